import { alternation } from '../../lexicon/alternation.ts';
import { cardinals } from '../../lexicon/numbers.ts';
import { splitSentences } from '../../text/sentences.ts';

/** What is counted in "How many absences are allowed?"; null where nothing is. */
export const countAsked = (text: string): string | null =>
  /^(?:so |and |ok )*how many (?<name>(?:[\p{L}-]+ )?(?!does\b|was\b|is\b|has\b|this\b)[\p{L}-]+?s)\b/u.exec(text)
    ?.groups?.name ?? null;

const anyNumber = new RegExp(
  `\\d|\\b(?:${alternation([...cardinals.slice(1), 'once', 'twice', 'no', 'none'])})\\b`,
  'i',
);

/** Whether a sentence of a text says something with a number: no other tells how many. */
export const countsIn = (text: string, says: RegExp): boolean =>
  splitSentences(text).some(({ start, end }) => {
    const sentence = text.slice(start, end);
    return says.test(sentence) && anyNumber.test(sentence);
  });

/** Whether a text counts just that: "at least four primary sources" tells how many sources. */
export function countsThat(text: string, counted: string): boolean {
  const noun = counted.split(' ').at(-1) ?? '';
  return new RegExp(
    `(?:${anyNumber.source})\\S*\\s(?:[\\p{L}-]+\\s){0,3}?${noun.replace(/s$/, '')}(?:e?s)?\\b`,
    'iu',
  ).test(text);
}
