const topicFirst =
  /^(?:(?:ok|so|and|but|well)[, ]+)*(?:(?:the|that|this) )?(?<topic>[\p{L}\d’'-]+(?: [\p{L}\d’'-]+){0,4}?)(?: (?:thing|stuff|part|bit))?\s*[,:;–—-]\s*(?:so |and |but )?(?<rest>(?:why|how|what|when|who|where|did|does|do|was|were|is|are)(?:n['’]?t)?\b.*)$/iu;
const pointer = /\b(?:it|they|them)\b/i;
/** "I haven't read it yet, what's it about?" */
const ofAsker = /\b(?:i|we|my|you|read|know|get|understand|need|want|have)\b/i;
/** Where it is set beside what was spoken of before, both are asked about. */
const setsBeside = /\b(?:differ\w*|same|similar|compare[ds]?|mean)\b/i;

/** "The sluice gate?? what even is it": a name, and then what it is. */
const nameFirst =
  /^(?:(?:ok|so|and|but|well|wait)[, ]+)*(?<asks>(?:an? )?examples? of )?(?:an? )?(?<topic>[\p{L}\d’'-]+(?: [\p{L}\d’'-]+){0,4}?)\s*[?!.,]+\s*(?:like )?what (?:(?:even|exactly|actually|the hell) )?(?:is|are|was|were) (?:it|that|this|they|those)(?: (?:even|again|exactly))?\W*$/iu;

/** "The toll thing, why didn't it work?" asks why the toll didn't work, whatever was spoken of before. */
export function withOwnTopic(asked: string): string {
  const named = nameFirst.exec(asked.trim())?.groups;
  if (named?.topic !== undefined && !/^(?:why|how|what|when|who|where|ok|no|yes)\b/i.test(named.topic)) {
    const what = `What is ${named.topic}?`;
    return named.asks ? `${what} What is an example of ${named.topic}?` : what;
  }
  const { topic, rest } = topicFirst.exec(asked.trim())?.groups ?? {};
  if (topic === undefined || rest === undefined || setsBeside.test(rest) || !pointer.test(rest)) return asked;
  if (ofAsker.test(topic)) return asked;
  return /^(?:why|how|what|when|who|where|and|if|because)\b/i.test(topic)
    ? asked
    : rest.replace(pointer, `the ${topic}`);
}
