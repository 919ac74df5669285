import { onlyPages } from './locators.ts';
import { quotedTitles } from './titles.ts';

const number = String.raw`\d{1,4}`;
const labelledPages = String.raw`(?:pp?\.?|pages?)\s?${number}(?:\s?(?:--?|[–—])\s?${number})?`;
const pagesAtEnd = String.raw`(?:[.,:]\s*(?:${labelledPages}|${number}\s?(?:--?|[–—])\s?${number}))?`;
const year = String.raw`\(?(?:19|20)\d{2}\)?`;
const word = String.raw`[\p{Lu}&][\p{L}’'&-]*|of|and|for|the|in|de|et|und`;
const names = String.raw`(?:${word})(?:,?\s(?:${word})){0,9}`;
const house = String.raw`(?:Press|Verlag|Books|Publish\p{L}+|Universit\p{L}*|House|Sons|Francis|Society|Routledge|Penguin|HarperCollins)`;

/** What of a bibliography entry stands behind the title, and is no work of its own. */
const imprints = [
  // "Pp. 121–148", "(Rev. ed.) 1977", "2007: 97–117"
  new RegExp(String.raw`^${labelledPages}$`, 'iu'),
  new RegExp(String.raw`^(?:\((?:\p{L}+\.?\s)?ed\.?\)\s*)?${year}${pagesAtEnd}$`, 'iu'),
  // "Leiden: Quay. 2011: 27–61", "New Haven and London: Quay University Press. 2002"
  new RegExp(String.raw`^(?:${names}):\s(?:${names})[.,]?\s${year}${pagesAtEnd}$`, 'u'),
  // "Quay Press, 1988", "Oxford: Oxford University Press"
  new RegExp(String.raw`^(?=.*\b${house})(?:(?:${names}):\s)?(?:${names})(?:[.,:]?\s${year})?${pagesAtEnd}$`, 'u'),
  // "Harbour Studies 19(3): 1–23", "Harbour Studies. 55", "Harbour Studies, 1–21"
  new RegExp(
    String.raw`^(?:${names})(?::\s(?:${names}))?[.,]?\s${number}\s?\(\d[^()]{0,8}\)[,:.]?(?:\s?\w?${number}(?:\s?(?:--?|[–—])\s?${number})?)?$`,
    'u',
  ),
  // "(eds.) Salt and Tide: Essays", "Lindt (eds.), Salt and Tide", "In M. Lindt, editor, Salt"
  /^(?:\p{Lu}[\p{L}.\s,&]{1,40}\s)?\(?(?:eds?|editors?)\.?\)/u,
  /^In\s+\p{Lu}[^“"‘]{3,80}\b(?:eds?\.|editors?\b)/u,
];

/** True for "Kiel: Quay Press, 1989. Pp. 12–48", which goes on with the citation before it. */
export function isImprint(text: string): boolean {
  const bare = text.trim().replace(/[.,;]+$/, '');
  if (quotedTitles(bare).length > 0) return false;
  return (/[–—-]/.test(bare) && onlyPages(bare) !== null) || imprints.some((imprint) => imprint.test(bare));
}
