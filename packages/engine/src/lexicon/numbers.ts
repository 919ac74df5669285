import { alternation } from './alternation.ts';

/** Number words and Roman numerals of weeks, units and pieces of work; the place of a word in its list is its value. */
export const cardinals: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
export const ordinals: readonly string[] =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
/** Parts of a whole by the name of one of them, and how many of them make it. */
export const fractions: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['quarter', 4],
  ...ordinals.slice(3, 11).map((name, i) => [name, i + 3] as const),
]);
/** Romans knew no zero: an empty word stands in its place. */
export const romans: readonly string[] = ' I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI'.split(' ');

/** A number up to 99 in figures or spelled out. */
export const cardinalPattern = `\\d{1,2}|${alternation(cardinals)}`;
export const ordinalPattern = `\\d{1,2}(?:st|nd|rd|th)|${alternation(ordinals)}`;
export const romanPattern = alternation(romans.slice(1));

/** The value of a token that one of the patterns above matched, or null. */
export function valueOfNumber(token: string): number | null {
  const word = token.toLowerCase();
  if (/^\d/.test(word)) return Number.parseInt(word, 10);
  const value = Math.max(cardinals.indexOf(word), ordinals.indexOf(word));
  if (value >= 0) return value;
  const roman = romans.indexOf(token.toUpperCase());
  return roman > 0 ? roman : null;
}
