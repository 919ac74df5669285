import { courseworkSynonyms } from '../../lexicon/coursework.ts';
import { cardinals, ordinals, romans } from '../../lexicon/numbers.ts';
import { memoize } from '../../text/memoize.ts';
import { words } from '../../text/words.ts';

/**
 * Normalises the words of a title for comparison: folded, plurals and abbreviations of coursework undone ("HWs" =
 * "homework"), number words, ordinals and Roman numerals as digits ("First Paper" = "Paper 1"), without articles and
 * connectives.
 */
export const titleWords = memoize((title: string): string[] => {
  const list = words(title.replace(/\bmid[- ]term/gi, 'midterm').replaceAll('-', ' ')).flatMap(
    ({ raw, folded }, index, all) => {
      if (/^\d+(st|nd|rd|th)$/.test(folded)) return [folded.replace(/\D+$/, '')];
      const number = Math.max(cardinals.indexOf(folded), ordinals.indexOf(folded));
      if (number > 0) return [String(number)];
      // A lone "I" or "v" is a number only where it is written as one, behind another word.
      const roman = index > 0 && raw === raw.toUpperCase() ? romans.indexOf(raw) : -1;
      if (roman > 0) return [String(roman)];
      const glued = /^([a-z]{1,10})(\d{1,2})$/.exec(folded);
      if (glued && all.length <= 3) return [...expand(glued[1] ?? '').split(' '), String(Number(glued[2]))];
      if (/^\d+$/.test(folded)) return [String(Number(folded))];
      return expand(folded).split(' ');
    },
  );
  return list.filter((word) => word !== '' && !connectives.has(word));
});

const connectives = new Set('a an the of for on in to at by and or your our with due is are be'.split(' '));

function expand(word: string): string {
  const known = courseworkSynonyms.get(word);
  if (known) return known;
  const single = singular(word);
  return courseworkSynonyms.get(single) ?? single;
}

function singular(word: string): string {
  if (word === 'quizzes') return 'quiz';
  if (word === 'analyses') return 'analysis';
  if (/(?:ies)$/.test(word) && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word) || word.length < 4) return word;
  return word.replace(/s$/, '');
}

/**
 * Dice overlap of two word lists as multisets, in [0, 1]. (L. R. Dice, "Measures of the Amount of Ecologic Association
 * Between Species", Ecology 26(3), 1945.)
 */
export function overlap(a: string[], b: string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of b) {
    const count = left.get(word) ?? 0;
    if (count > 0) {
      shared++;
      left.set(word, count - 1);
    }
  }
  return (2 * shared) / (a.length + b.length);
}

/** Joins the numbers among title words, sorted: "Quiz 2" is not "Quiz 3". */
export function numbersIn(list: string[]): string {
  return list
    .filter((word) => /^\d/.test(word))
    .sort()
    .join(',');
}
