import { findSpokenTimes } from '../../dates/spoken-times.ts';
import { findQuantities, timesIn } from '../../text/numbers.ts';
import type { Span } from '../../text/sentences.ts';
import type { QuestionKind } from '../question/question.ts';

const wordsThatShow: Partial<Record<QuestionKind, RegExp>> = {
  where:
    /\b(?:in|at|near|from|to|of|on|into|between|outside|across|throughout|around)\s(?:the\s)?(?:\p{Ll}+\s){0,2}\p{Lu}/u,
  why: /\b(?:because|since|due to|as a result|therefore|thus|so that|in order to|caused?|causes|reasons?|led to|leads to|result(?:s|ed)? (?:in|from)|owing to|purpose|allow(?:s|ed)?|prevent\w*|to \p{Ll}+)\b/iu,
  name: /\b(?:called|named|known as|termed|referred to as|dubbed|titled|nicknamed|so-called|term)\b|["“‘(]/i,
  list: /,.*,?\s(?:and|or|as well as)\s|\b(?:both|and)\b|[:;]/i,
  compare:
    /\b(?:whereas|while|but|unlike|however|than|in contrast|differ\w*|both|similar\w*|although|rather|same|other hand|versus)\b/i,
};
/** What gives an example, or names some of many. */
export const givesExample =
  /\b(?:for example|for instance|e\.g\.|such as|examples? (?:of|are|is|include)|an example|include[sd]?|including|one such|consider (?:an?|the)|imagine|suppose)(?![\p{L}])/iu;
/** As a course says when something is. */
const scheduledTime =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:noon|midnight)\b|\b\d{1,2}(?::\d{2})?\s?[ap]\.?m\b/giu;
const vagueTime = /\b(?:when|after|before|during|until|since|following|as soon as|while|year|century|day)\b/i;

/**
 * Whether a sentence holds something of the sort that a kind of question asks for and that the question does not say
 * itself:
 * 1 it does, -1 it does not, 0 for kinds of question that any sentence may answer.
 * @param asked folded words of the question
 */
export function answerTypeMatch(kind: QuestionKind, sentence: string, asked: ReadonlySet<string>): number {
  const holds = (yes: boolean): number => (yes ? 1 : -1);
  const fresh = (spans: Span[]): boolean =>
    spans.some(({ start, end }) => !asked.has(sentence.slice(start, end).toLowerCase()));
  if (kind === 'when')
    return fresh(timesIn(sentence)) || fresh(scheduledTimes(sentence)) ? 1 : vagueTime.test(sentence) ? 0 : -1;
  if (kind === 'how-many') return holds(fresh(countsIn(sentence)));
  if (kind === 'who') {
    return holds(
      namesIn(sentence).some((name) =>
        name
          .toLowerCase()
          .split(/\s+/)
          .some((word) => !asked.has(word)),
      ),
    );
  }
  const pattern = wordsThatShow[kind];
  return pattern ? holds(pattern.test(sentence)) : 0;
}

/** A number behind it numbers a thing, and counts none. */
const numbersThing = /\b(?:figures?|figs?\.|tables?|chapters?|sections?|steps?|equations?|eqs?\.|pages?|pp?\.)\s$/i;

/** "Only one of the many" counts nothing. */
const isOneOf = /^one of\b/i;

/** Quantities, without years and dates and without what numbers a figure or a chapter. */
function countsIn(sentence: string): Span[] {
  const times = timesIn(sentence);
  return findQuantities(sentence).filter(
    ({ start, end }) =>
      !numbersThing.test(sentence.slice(0, start)) &&
      !isOneOf.test(sentence.slice(start)) &&
      !times.some((time) => time.start <= start && end <= time.end),
  );
}

const scheduledTimes = (sentence: string): Span[] => [
  ...Array.from(sentence.matchAll(scheduledTime), ({ index, 0: said }) => ({ start: index, end: index + said.length })),
  ...findSpokenTimes(sentence, true),
];

const name = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*`;
const particle = '(?:of|de|the|von|van|der|la|le|y|du|al|ibn|bin)';
const namePattern = new RegExp(`${name}(?:\\s(?:${particle}\\s)?${name})*`, 'gu');

/** Capitalised names; of one that opens the sentence only if it has more than one word. */
export function namesIn(sentence: string): string[] {
  return Array.from(sentence.matchAll(namePattern))
    .filter(({ index, 0: found }) => found.includes(' ') || !/^["“‘(]*$/.test(sentence.slice(0, index)))
    .map(([found]) => found);
}
