import { romanPattern, valueOfNumber } from '../../lexicon/numbers.ts';

/** The figure that a cell begins with: "3", "3. Waves", "#3"; a share or an amount is none. */
export const numberAtStart = (text: string) => /^\s*#?(\d{1,2})(?=$|[\s:.,;)|–—-])(?![\d.]*%)/.exec(text)?.[1];

const marker = new RegExp(`^[([]?(\\d{1,2}|${romanPattern})[.)\\]:]*$`);

/** The number of a list marker in figures or capitals: "3.", "(3)", "III."; null for letters and "3.1". */
export function numberOfMarker(text: string): number | null {
  const match = marker.exec(text);
  return match ? valueOfNumber(match[1] ?? '') : null;
}
