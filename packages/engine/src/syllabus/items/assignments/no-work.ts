import { alternation } from '../../../lexicon/alternation.ts';
import { platforms } from '../../../lexicon/platforms.ts';
import { isOnlyBreak } from '../../structure/vocabulary.ts';

/** Days that the registrar sets: "Last day to drop", "Withdrawal deadline". */
const registrar =
  /\b(?:last day|deadline|final day)\b.*\b(?:drop|add|withdraw\w*|refund|register)\b|\b(?:drop|withdraw(?:al)?|refund|registration)\s+(?:deadline|date|day|period)\b/i;
const noClass = /\bno\s+class(?:es)?\b/i;
/** "But it", "So there", "Canvas": words of a sentence that name nothing. */
const fragment = new RegExp(
  String.raw`^(?:\W*\b(?:but|so|and|or|if|then|it|this|that|there|they|these|those|you|we|bring|in|on|to|your|${alternation(platforms)})\b\W*)+$`,
  'i',
);

/** Whether a title that other signs speak for names no work: a day of the registrar, a day off, or nothing at all. */
export const isNoWork = (title: string): boolean =>
  registrar.test(title) || noClass.test(title) || isOnlyBreak([title]) || fragment.test(title);
