import { distance } from 'fastest-levenshtein';
import { memoize } from '../text/memoize.ts';
import { words } from '../text/words.ts';
import { editionIn, volumeIn } from './edition.ts';

/** A title as it is compared: folded words without articles, in order. */
export interface TitleForm {
  main: string[];
  /** Behind a colon, a dash, a question mark; empty where there is none. */
  sub: string[];
  /** Of "2nd ed.", "Vol. 2" inside the title, which are not in its words. */
  edition: number | null;
  volume: number | null;
}

const articles = new Set(['a', 'an', 'the', 'and']);
const separator =
  /:\s+|\s+[–—-]+\s+|\s*;\s+(?=or\b)|(?<=[?!])\s+(?=\p{Lu})|(?<=\p{L}{3})\.\s+(?=\p{Lu}\p{L}{2})|\s+=\s+/u;

/** Of a longer one the rest tells nothing more. */
const longestTitle = 500;

/** The form of a title, its subtitle with it or apart. */
export const titleForm = memoize((title: string): TitleForm => {
  // Journals of old number their articles: "I.—On Denoting".
  let rest = stripTitleMarkup(title.slice(0, longestTitle)).replace(/^[IVX]{1,4}\.\s?[–—-]\s?(?=\p{L})/u, '');
  const volume = volumeIn(rest);
  if (volume) rest = cut(rest, volume);
  const edition = editionIn(rest);
  if (edition) rest = cut(rest, edition);
  // Series, format and place of a record: "(Dover Books)", "[electronic resource]".
  rest = rest.replace(/\s*[([][^()[\]]*[)\]]\s*$/, '').replace(/\s+\/\s+.*$/, '');
  const at = separator.exec(rest);
  const main = at && at.index > 0 ? rest.slice(0, at.index) : rest;
  const form = { main: titleWords(main), sub: titleWords(rest.slice(main.length)) };
  return {
    ...(form.main.length === 0 ? { main: form.sub, sub: [] } : form),
    edition: edition?.number ?? null,
    volume: volume?.number ?? null,
  };
});

export function toTitleForm(title: string, subtitle: string | null): TitleForm {
  return titleForm(subtitle ? `${title.replace(/[\s:]+$/, '')}: ${subtitle}` : title);
}

/** A title without markup, entities and doubled spaces. */
export function stripTitleMarkup(title: string): string {
  return title
    .replace(/<[^<>]{1,40}>/g, '')
    .replace(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", nbsp: ' ' };

function cut(text: string, { start, end }: { start: number; end: number }): string {
  return `${text.slice(0, start).replace(/[\s,:;([–—-]+$/, '')} ${text.slice(end).replace(/^[\s,.)\]]+/, '')}`.trim();
}

function titleWords(text: string): string[] {
  // Small words in capitals would be taken for acronyms.
  const cased = /\p{Ll}/u.test(text) ? text : text.toLowerCase();
  const folded = words(cased).map((word) => oneSpelling(word.folded));
  const kept = folded.filter((word) => !articles.has(word));
  return kept.length > 0 ? kept : folded;
}

/** British and American spelling as one. */
function oneSpelling(word: string): string {
  if (word.length < 6) return word;
  return word
    .replace(/is(?=(?:e|ed|es|ing|ation|ations|er|ers)$)/, 'iz')
    .replace(/our(?=(?:s|al|ed|ing|ist|ism)?$)/, 'or')
    .replace(/(?<=\p{L}{3})tre$/u, 'ter');
}

/** Beginnings that turn a word into its opposite: one letter off is then no slip of the pen. */
const contrasts = [
  ['micro', 'macro', 'meso', 'nano', 'mega'],
  ['hyper', 'hypo'],
  ['inter', 'intra', 'intro', 'infra'],
  ['ante', 'anti', 'auto'],
  ['pre', 'pro', 'per', 'post'],
  ['im', 'em', 'in', 'un', 'en', 'ex', 'il', 'ir'],
  ['endo', 'exo', 'ecto'],
  ['homo', 'hetero'],
  ['over', 'under'],
];

/** Whether two words may be one, misspelt: same first letter, a letter or two off, no digits. */
export function misspelt(a: string, b: string): boolean {
  if (a === b || a[0] !== b[0] || /\d/.test(a + b)) return false;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5) return false;
  for (const group of contrasts) {
    const [left, right] = [a, b].map((word) => group.find((prefix) => word.startsWith(prefix)));
    if (left && right && left !== right) return false;
  }
  // "Statistic", "statistics".
  return distance(a, b) <= (shorter >= 9 || swapped(a, b) ? 2 : 1);
}

const swapped = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join('') === [...b].sort().join('');

/**
 * Words of two sequences that differ by a slip alone; null where the sequences differ by more, 0 where they are equal.
 */
export function wordSlips(a: readonly string[], b: readonly string[]): number | null {
  if (a.join('') === b.join('')) return 0;
  if (a.length !== b.length) return null;
  let slips = 0;
  for (const [i, word] of a.entries()) {
    const other = b[i] ?? '';
    if (word === other) continue;
    if (!misspelt(word, other)) return null;
    slips++;
  }
  return slips <= Math.max(1, Math.floor(a.length / 3)) ? slips : null;
}
