/** How a list counts. */
export type MarkerStyle = 'decimal' | 'lower-alpha' | 'upper-alpha' | 'lower-roman' | 'upper-roman';

const romanDigits: readonly [value: number, letters: string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** The style that the `type` attribute of an HTML list names. */
export function listMarkerStyle(type: string | null): MarkerStyle {
  if (type === 'a') return 'lower-alpha';
  if (type === 'A') return 'upper-alpha';
  if (type === 'i') return 'lower-roman';
  if (type === 'I') return 'upper-roman';
  return 'decimal';
}

/** The number as a list prints it, without a full stop. Numbers that a style cannot spell are printed in digits. */
export function formatMarker(number: number, style: MarkerStyle): string {
  if (number < 1 || number > 3999 || style === 'decimal') return String(number);
  if (style === 'lower-alpha') return alphabetic(number);
  if (style === 'upper-alpha') return alphabetic(number).toUpperCase();
  return style === 'lower-roman' ? roman(number) : roman(number).toUpperCase();
}

function alphabetic(number: number): string {
  let letters = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

function roman(number: number): string {
  let letters = '';
  let rest = number;
  for (const [value, spelling] of romanDigits) {
    while (rest >= value) {
      letters += spelling;
      rest -= value;
    }
  }
  return letters;
}
