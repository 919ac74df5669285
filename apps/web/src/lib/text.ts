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

const units = ['B', 'kB', 'MB', 'GB'];

/** "840 kB", "2.4 MB". */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  return `${power > 1 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
}

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
