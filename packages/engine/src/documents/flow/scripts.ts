/** Raised and lowered text has a meaning that plain characters must keep: 10⁶ is not 106. */
export type Script = 'super' | 'sub';

const raised = new Map([...'0123456789+-−=()ni'].map((char, i) => [char, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'][i] ?? char]));
const lowered = new Map([...'0123456789+-−=()'].map((char, i) => [char, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][i] ?? char]));

/**
 * "21st", "1er", "Mme": letters that are raised by custom only, some of them behind a figure only; signs that stand
 * high anyway.
 */
const customary = /^(?:st|nd|rd|th|ère|er|ème|me|lle|ter|\*+|['′″°ªº®™])$/iu;
const customaryBehindFigure = /^[eoars]$/i;

/**
 * Raised or lowered text in plain characters, as it is written behind `before`: "⁶", "₂", or "^(n+1)" and "_max" where
 * not all of its characters have such a form.
 */
export function scripted(text: string, script: Script, before: string): string {
  if (script === 'super' && (customary.test(text) || (customaryBehindFigure.test(text) && /\d$/.test(before))))
    return text;
  if (script === 'super' && /^tm$/i.test(text)) return '™';
  const forms = script === 'super' ? raised : lowered;
  const signs = [...text.replaceAll(' ', '')];
  // A dash is a minus where it stands before a figure.
  const plain = signs.map((sign) => (sign === '–' ? '−' : sign));
  if (plain.every((sign) => forms.has(sign))) return plain.map((sign) => forms.get(sign)).join('');
  if (!/\S$/.test(before)) return text;
  return `${script === 'super' ? '^' : '_'}${/^[\p{L}\p{N}]+$/u.test(text) ? text : `(${text})`}`;
}

const noteNumber = /^\[?\d{1,3}\]?(?:\s?[,–-]\s?\[?\d{1,3}\]?)*$/;
/** Longer words are raised to no power, but for these. */
const raisedWord =
  /(?:^|[^\p{L}])(?:sinh|cosh|tanh|met(?:er|re)s?|kilomet(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|miles?|feet|foot|inch(?:es)?|yards?|seconds?|hours?)$/iu;

/** Whether raised text is the mark of a note: it belongs to no word, and the note itself stands elsewhere. */
export function isNoteMark(text: string, before: string, href: string | undefined): boolean {
  if (href?.startsWith('#') && text.length <= longestMark) return true;
  if (/^[†‡§¶]+$/.test(text)) return /[\p{L}\p{N}.,;:!?)"”’]$/u.test(before);
  if (!noteNumber.test(text)) return false;
  if (text.startsWith('[')) return true;
  if (/[\p{L})"”’][.,;:!?]["”’]?$/u.test(before) || /["”’]$/u.test(before)) return true;
  return /\p{L}{4}$/u.test(before) && !raisedWord.test(before);
}

const longestMark = 12;
