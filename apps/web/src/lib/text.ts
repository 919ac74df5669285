import { t } from '@lingui/core/macro';
import { languageTag } from '#lingui';

const words = [
  t`No`,
  t`One`,
  t`Two`,
  t`Three`,
  t`Four`,
  t`Five`,
  t`Six`,
  t`Seven`,
  t`Eight`,
  t`Nine`,
  t`Ten`,
  t`Eleven`,
  t`Twelve`,
];

/** Opens a sentence: "Five" up to twelve, figures after. */
export function spellOut(number: number): string {
  return words[number] ?? number.toLocaleString(languageTag());
}

const sizes: ((value: string) => string)[] = [
  (value) => t`${value} B`,
  (value) => t`${value} kB`,
  (value) => t`${value} MB`,
  (value) => t`${value} GB`,
];

/** "840 kB", "2.4 MB". */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), sizes.length - 1);
  const value = bytes / 1000 ** power;
  const digits = power > 1 && value < 10 ? 1 : 0;
  const written = value.toLocaleString(languageTag(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return sizes[power]?.(written) ?? written;
}

const shares = new Map<number, Intl.NumberFormat>();

/** "24%" of 0.24, "12.5%" with a digit: as the language of the page writes shares. */
export function formatShare(share: number, digits = 0): string {
  const format =
    shares.get(digits) ?? new Intl.NumberFormat(languageTag(), { style: 'percent', maximumFractionDigits: digits });
  shares.set(digits, format);
  return format.format(share);
}

/** What something weighs in a grade, in percent as a syllabus states it: "35%", "12.5%". */
export const formatWeight = (percent: number): string => formatShare(percent / 100, 2);

/**
 * Facts beside each other, "Renata Okafor, 2014", as the language of the page divides them; what there is not is left
 * out.
 */
export const inLine = (facts: readonly (string | number | null | undefined | false)[]): string =>
  new Intl.ListFormat(languageTag(), { type: 'unit' }).format(
    facts.filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== '').map(String),
  );

/** "Ada and Grace", "mail, phone, or drive", as the language of the page lists them. */
export const listOf = (items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(languageTag(), { type }).format(items);

/** Page ranges never break at the end of a line: a word joiner on both sides of the dash. */
export function keepRange(pages: string): string {
  return pages.replace(/\s*[-–—]\s*/g, '\u2060–\u2060');
}

/** Who read or wrote something: "engine" is our own, anything else a model by its name. */
export const readerName = (source: string): string => (source === 'engine' ? t`the offline engine` : source);

/** With a capital where it begins a line; "pH" and "mRNA" stay as they are written. */
export const beginLine = (text: string): string =>
  /^\p{Ll}\P{Lu}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
