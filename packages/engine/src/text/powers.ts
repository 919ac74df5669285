/** A number with its power, as it is written: "10⁶", "1.6 × 10⁻¹⁹", "2^10". */
export interface Power {
  exponent: number;
  /** The same base, written alike, to another power. */
  to: (exponent: number) => string;
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const written = /^(.*\p{Nd})(?:([⁺⁻]?)([⁰¹²³⁴-⁹]{1,3})|\^(\(?)([-−+]?)(\p{Nd}{1,3})(\)?))$/u;

/** Null where the text is no number with a power. */
export function powerOf(text: string): Power | null {
  const match = written.exec(text);
  if (!match) return null;
  const [, base = '', raisedSign = '', raisedDigits, open = '', sign = '', digits = '', close = ''] = match;
  if (raisedDigits !== undefined) {
    const size = Number([...raisedDigits].map((digit) => raised.indexOf(digit)).join(''));
    const raise = (number: number): string => [...`${number}`].map((digit) => raised[Number(digit)]).join('');
    return {
      exponent: raisedSign === '⁻' ? -size : size,
      to: (exponent) => `${base}${exponent < 0 ? '⁻' : ''}${raise(Math.abs(exponent))}`,
    };
  }
  const minus = sign === '−' ? '−' : '-';
  return {
    exponent: sign === '' || sign === '+' ? Number(digits) : -Number(digits),
    to: (exponent) => `${base}^${open}${exponent < 0 ? minus : ''}${Math.abs(exponent)}${close}`,
  };
}
