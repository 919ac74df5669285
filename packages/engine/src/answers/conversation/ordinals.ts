import { contentStems } from '../../text/words.ts';
import { listedItems } from './listed-items.ts';

const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const word = `(?:${words.join('|')}|last|latter|former|\\d{1,2}(?:st|nd|rd|th))`;
const noun =
  '(?:one|ones|condition|method|way|cause|category|principle|rule|law|phase|case|form|point|item|thing|part|reason|example|kind|type|reading|assignment|step|stage)';
const reference = new RegExp(
  `\\b(?<!\\b(?:they|it|he|she|we|you|that|this|these|does|do|did|usually|typically|to) )(?:the )?(${word})(?: ${noun})?(?: (?:of (?:them|these|those)|on (?:the|your) list))?(?=\\s*(?:$|[?.!,]|\\b(?:is|are|was|were|due|mean|means|about|worth|do|does|did|in|again|more|please|work|works)\\b))|\\b(?:number|no\\.|point|item) ?(\\d{1,2})\\b|#(\\d{1,2})\\b`,
  'i',
);

/** 0-based; -1 for the last. */
function placeOf(said: string): number {
  const text = said.toLowerCase();
  if (text === 'last' || text === 'latter') return -1;
  if (text === 'former') return 0;
  const at = words.indexOf(text);
  return at < 0 ? Number.parseInt(text, 10) - 1 : at;
}

/** Whether one of what was told is asked about again: "the second one". */
export const pointsIntoList = (asked: string): boolean => / ones?\b/i.test(reference.exec(asked)?.[0] ?? '');

const askedOfItem = new Set(
  contentStems('explain more tell describe detail please elaborate further again mean about give example'),
);

/** What is pointed to by its place alone: "the third one" of "What about the third one, explain more". */
export function placeAlone(asked: string): string | null {
  const said = reference.exec(asked)?.[0].trim();
  if (said === undefined || !pointsIntoList(asked)) return null;
  return contentStems(asked.replace(reference, ' ')).every((stem) => askedOfItem.has(stem)) ? said : null;
}

/** Finds the item of the answer's list that a question points to, and the question with "…" in its place. */
export function itemOf(asked: string, answer: string): { item: string; without: string } | null {
  const found = reference.exec(asked);
  const said = found?.[1] ?? found?.[2] ?? found?.[3];
  if (!found || said === undefined) return null;
  const item = listedItems(answer).at(placeOf(said));
  return item === undefined ? null : { item, without: asked.replace(reference, '…') };
}

/** "The second", "number 2", "the last one" of some things; null where no place is named, or there is none such. */
export function pickByPlace(said: string, things: readonly string[]): string | null {
  const found = reference.exec(said);
  const place = found?.[1] ?? found?.[2] ?? found?.[3] ?? /^\W*(\d{1,2})\W*$/.exec(said)?.[1];
  return place === undefined ? null : (things.at(placeOf(place)) ?? null);
}

const counted = new RegExp(`\\b(${words.slice(0, 6).join('|')}|last)\\b`, 'i');
const numbered =
  /\b(quiz|paper|essay|lab|exam|mid-?term|test|homework|hw|assignment|problem set|pset|chapter|module|lecture|unit|project|report|part|section)\s*#?(\d{1,2})\b/i;

/**
 * Repeats the last question for another item: "And the second one?" after "When is the first paper due?". Returns null
 * where the question has no such word.
 */
export function withOtherOrdinal(rest: string, before: string): string | null {
  const said = reference.exec(rest);
  const ordinal = said?.[1] ?? said?.[2] ?? said?.[3];
  if (ordinal === undefined) return null;
  if (counted.test(before)) return before.replace(counted, ordinal);
  const place = placeOf(ordinal);
  return place >= 0 && numbered.test(before) ? before.replace(numbered, `$1 ${place + 1}`) : null;
}
