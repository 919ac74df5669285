import { alternation } from '../../lexicon/alternation.ts';
import { cardinals } from '../../lexicon/numbers.ts';
import { splitSentences } from '../../text/sentences.ts';

/** What is counted in "How many absences are allowed?"; null where nothing is. */
export const countAsked = (text: string): string | null =>
  /^(?:so |and |ok )*how many (?<name>(?:[\p{L}-]+ )?[\p{L}-]+?s)\b/u.exec(text)?.groups?.name ?? null;

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
