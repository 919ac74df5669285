const spelled = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  ),
];
const roman = [
  '',
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
  'XVI',
];

const alternatives = (words: string[]) => [...words].sort((a, b) => b.length - a.length).join('|');

/** A number up to 99 in figures, spelled out, or (for units) in Roman numerals. */
export const cardinalPattern = `\\d{1,2}|${alternatives(spelled[0] ?? [])}`;
export const ordinalPattern = `\\d{1,2}(?:st|nd|rd|th)|${alternatives(spelled[1] ?? [])}`;
export const romanPattern = alternatives(roman.slice(1));

/** The value of a token that one of the patterns above matched, or null. */
export function numberFrom(token: string): number | null {
  const word = token.toLowerCase();
  if (/^\d/.test(word)) return Number.parseInt(word, 10);
  for (const names of spelled) {
    const value = names.indexOf(word);
    if (value >= 0) return value;
  }
  const value = roman.indexOf(token.toUpperCase());
  return value > 0 ? value : null;
}

/** The figure that a cell begins with: "3", "3. Waves", "#3"; a share or an amount is none. */
export const numberAtStart = (text: string) => /^\s*#?(\d{1,2})(?=$|[\s:.,;)|–—-])(?![\d.]*%)/.exec(text)?.[1];
