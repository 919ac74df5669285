import { contentStems } from '../../text/words.ts';
import { antecedentOf, type Before } from './antecedent.ts';

const work =
  /\b(?:(?:the|my|our) (?:[a-z-]+ ){0,2}?|(?:(?:first|second|third|last|final|research|term|field|lab|group) )*)(?:in[- ]class [a-z]{3,}s\b|discussion (?:posts?|boards?|forums?)|posts?|mid-?term(?: exam)?|final(?: exam)?(?! (?:papers?|projects?|essays?|reports?|presentations?))|exam|quiz(?:zes)?|essays?|papers?|projects?|presentations?|posters?|portfolios?|reports?|assignments?|homeworks?|problem sets?|labs?|participation|attendance)(?:\s+\d{1,2})?\b/i;
const askedWhat = /^(?:what|who)(?:['’]s|\s(?:is|are|was|were))(?=\s)/i;

/** "Ormes law": things that are called after somebody. */
const ofOwner =
  /^(?<asks>(?:what(?:['’]?s| is| was) |explain |define )?)\p{L}+['’]?s['’]? (?<thing>laws?|theor(?:y|ies)|theorem|principle|model|rule|effect|equation|constant|number|method|paradox|test|view|argument)[?.!]*$/iu;

const ofObject = /^(?:what|who)\s(?!is\b|are\b|was\b|were\b|do\b|does\b|did\b|has\b|have\b|can\b|about\b|['’]s)/i;

const ended = (text: string): string => `${text.replace(/[?!.\s]+$/, '')}?`;

/**
 * Asks the question before of something else: "the midterm" after "When is the final due?", "firn" after "What is
 * ice?". Joins the words of both where it is unclear what replaces what.
 */
export function inItsPlace(rest: string, { question: before, answer }: Before): string {
  const whole = withOtherScore(rest, before) ?? inPhrase(rest, before);
  if (whole) return ended(whole);
  if (work.test(rest) && work.test(before))
    return ended(before.replace(work, (_, at: number) => inFront(before.slice(0, at), rest)));
  const subject = antecedentOf({ question: before, answer: '' });
  const at = subject === null ? -1 : before.indexOf(subject);
  const isWhole = subject?.length === before.trim().replace(/[?.!]+$/, '').length;
  // "What ruins turf?" and "salt": it may ruin as well as be ruined.
  const isObject = ofObject.test(before) && !/^(?:the|an?)\s/i.test(rest);
  if (subject !== null && !isWhole && !isObject && at >= 0 && subject.split(' ').length <= 6) {
    const named = withNoun(rest, subject, answer);
    // "What is a glacier?" and "a moraine": an article of its own takes the place of the other.
    const start = /^(?:an?|the)\s/i.test(rest)
      ? before.slice(0, at).replace(/\b(?:an?|the)\s$/i, '')
      : before.slice(0, at);
    return ended(`${start}${named}${before.slice(at + subject.length)}`);
  }
  const ofAnother = ofOwner.exec(before.trim())?.groups;
  if (ofAnother && /^\p{L}[\p{L}’'-]*$/u.test(rest)) return ended(`${ofAnother.asks ?? ''}${rest} ${ofAnother.thing}`);
  const asks = askedWhat.exec(before)?.[0];
  if (asks) return ended(`${asks} ${rest}`);
  // What has a name of several words is spoken of by it, and not by what was asked of something else.
  const isOwn =
    contentStems(rest).length > 1 && !/\d/.test(rest) && /^(?:what|why|how|which|who|where)\b/i.test(before);
  return ended(isOwn ? `What about ${rest}` : `${before.replace(/[?!.\s]+$/, '')} ${rest}`);
}

const score = /\b\d{2,3}(?:\.\d+)?\b(?!\s?(?:[ap]\.?m\b|:))/;

/** "And 82.5?" after "What do I get with 91?". Returns null where either names no number, or more is said. */
function withOtherScore(rest: string, before: string): string | null {
  const other = /^(?:with |for )?(?:an? )?(\d{2,3}(?:\.\d+)?)\s?%?$/i.exec(rest)?.[1];
  return other !== undefined && score.test(before) ? before.replace(score, other) : null;
}

/** "An unstable one" after "a stable method" is an unstable method, and so is "unstable" where the answer has such. */
function withNoun(rest: string, subject: string, answer: string): string {
  const [head = ''] = subject.split(/\s(?:of|for|in|with|on)\s/);
  const noun = head.split(' ').at(-1) ?? '';
  const isToldOf = head.includes(' ') && !rest.includes(' ') && toldOf(`${rest} ${noun}`, answer);
  if (isToldOf) return `${rest} ${noun}`;
  return head.includes(' ') ? rest.replace(/(?<=\S\s)ones?$/i, noun) : rest;
}

const phrase = /\b(?<link>for|in|on|with|under|during|among|without)\s(?:(?:the|my|our|an?)\s)?[\p{L}\d’' -]+$/iu;

/**
 * "For quizzes" after "What is the late policy?" or "… for papers?": the question before with this of it. Returns null
 * where the words open with no such link, or the question speaks of work that they take the place of.
 */
function inPhrase(rest: string, before: string): string | null {
  const link = /^(for|in|on|with|under|during|among|without)\s/i.exec(rest)?.[1]?.toLowerCase();
  if (link === undefined) return null;
  const asked = before.replace(/[?!.\s]+$/, '');
  const own = phrase.exec(asked);
  if (own?.groups?.link?.toLowerCase() === link) return `${asked.slice(0, own.index)}${rest}`;
  return work.test(rest) && work.test(asked) ? null : `${asked} ${rest}`;
}

const toldOf = (words: string, answer: string): boolean => answer.toLowerCase().includes(words.toLowerCase());

const article = (rest: string): string =>
  /^(?:the|my|our|an?)\s/i.test(rest) || /\d$/.test(rest) ? rest : `the ${rest}`;

/** "Late quizzes" have no article. */
const inFront = (before: string, rest: string): string =>
  /\blate $/i.test(before) ? rest.replace(/^(?:the|my|our|an?)\s/i, '') : article(rest);
