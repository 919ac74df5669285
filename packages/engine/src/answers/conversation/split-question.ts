import { normalizeQuestion } from '../question/normalize-question.ts';
import { resolveFollowUp } from './follow-up.ts';
import type { Turn } from './turn.ts';
import { isPersonal, whatIsAsked } from './what-is-asked.ts';

const mostParts = 4;
/** In words: "and why?" is no part of its own. */
const shortestPart = 3;
/** "What is the danger of each of them" */
const longestOfEach = 9;
const auxiliary =
  '(?:is|are|was|were|do|does|did|can|could|will|would|should|may|must|has|have|had|isn’t|aren’t|doesn’t|don’t)';
const asking = '(?:what|who|when|where|why|how|which|whose)';
const telling = '(?:explain|define|describe|compare|summari[sz]e|list|name|tell me|give me|show me|outline)';
const opens = new RegExp(
  `^(?:(?:and|so|but|also|then|please|ok(?:ay)?)[, ]+)*(?:${asking}|${auxiliary}|${telling})\\b`,
  'i',
);
/** Where a second question begins: a word that asks, and within a few words its verb. */
const joint = new RegExp(
  `[,;]?\\s+(?:and|but)(?:\\s+(?:also|then))?\\s+(?=(?:what|who|when|where|why|how|which)(?:['’]s|\\s+(?:[\\p{L}-]+\\s+){0,2}?${auxiliary})\\b|how\\s+(?:much|many|long|far|often|fast|big)\\s+(?:of\\s+)?\\p{L}{2,}s\\s|who\\s+\\p{L}+|(?:is|are|was|were)\\s+(?:the\\s+)?\\p{L}+\\s+ones?\\b|${auxiliary}\\s+(?:i|we|he|she|it|they|there|one|any|the|that|this|my|our)\\b|${telling}\\b)`,
  'iu',
);
/** "How long is it, how many sources and which style": what is asked besides, in a word or two. */
const besides =
  /(?:[,;]\s+(?:and\s+)?|\s+and\s+)(?=(?:how many|how much|which)\s+[\p{L}-]+(?:\s[\p{L}-]+)?\s*(?:[,;?]|\sand\s|$))/iu;
/** "How many sketches do I need and by when?" */
const andByWhen =
  /^(how many ([\p{L}' -]{3,40}?) (?:do|does|are|must|should|will|can|have)\b.*?),? and (?:by|until|till) when\W*$/iu;
/** A clause that says more of something, and may go on in a second one: "the man that ruled and who was crowned". */
const relative = /\s(?:that|who|whom|whose|which|where)\s/i;
const twoWords = new RegExp(`^(${asking})\\s+(?:and|or)\\s+(${asking})\\s+(${auxiliary}\\b.*)$`, 'i');
/** Few students who write no capitals write a question mark; what is shortened before a stop has few letters. */
const sentenceEnd = /(?<=\?|[\p{L}\p{N})]{3}[.!;])\s+/u;
/** What is set side by side or said as a condition is one question. */
const whole = /\b(?:between|whether|if|both|either|neither)\b/i;

/**
 * Splits a message into the questions that it asks, in order and each in its own words: "When is the midterm and how
 * much does it count?", two sentences, "When and where is class?". Splits only where the second question is plain.
 */
export function splitQuestion(asked: string): string[] {
  const parts = sentencesOf(whatIsAsked(asked, isPersonal)).flatMap(atJoints);
  return parts.length <= mostParts ? parts : [asked];
}

/** Splits a message into questions that stand alone: "it" in the second becomes what the first asks about. */
export function standaloneQuestions(asked: string, history: readonly Turn[]): string[] {
  let heard = history;
  return splitQuestion(normalizeQuestion(asked)).map((part) => {
    const alone = resolveFollowUp(part, heard);
    heard = [...heard, { role: 'user', content: alone }];
    return alone;
  });
}

/** Questions as their marks part them; what is no question belongs to the one before it, or after it. */
function sentencesOf(asked: string): string[] {
  const sentences: string[] = [];
  for (const sentence of asked.trim().split(sentenceEnd)) {
    const isOwn = opens.test(sentence) && countWords(sentence) >= shortestPart;
    const last = sentences.at(-1);
    if (last === undefined || (isOwn && opens.test(last))) sentences.push(sentence);
    else sentences[sentences.length - 1] = `${last} ${sentence}`;
  }
  return sentences;
}

function atJoints(sentence: string): string[] {
  const [, first, second, rest] = twoWords.exec(sentence) ?? [];
  if (first && second && rest) return [`${first} ${rest}`, `${capital(second)} ${rest}`];
  const [, counts, named] = andByWhen.exec(sentence) ?? [];
  if (counts && named) return [`${counts}?`, `When are ${named} due?`];
  const at = [joint.exec(sentence), besides.exec(sentence)]
    .filter((found) => found !== null)
    .toSorted((x, y) => x.index - y.index)[0];
  if (!at) return [sentence];
  const before = sentence.slice(0, at.index);
  const after = sentence.slice(at.index + at[0].length);
  const isRelative = /^(?:who|which|where|whose)\b/i.test(after) && relative.test(before);
  // "List the lobes and what each one does" asks one thing of all of them.
  const isOfEach = /\beach\b/i.test(after) && countWords(after) <= longestOfEach;
  const isOne = whole.test(before) || isRelative || isOfEach || !opens.test(before);
  if (isOne || countWords(before) < shortestPart || countWords(after) < shortestPart) {
    return [sentence];
  }
  const topic = /^[^:?]{2,40}:\s/.exec(before)?.[0] ?? '';
  return [`${before.replace(/[?!.,;\s]+$/, '')}?`, ...atJoints(topic === '' ? capital(after) : `${topic}${after}`)];
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
