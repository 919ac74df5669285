import { type Piece, slicePiece } from '../syllabus/lines/piece.ts';
import { authorYears, notNames } from './author-year.ts';
import { findLocators, locatorGroup, trailingPages } from './locators.ts';
import { type Authors, authorBlock, shortAuthors } from './names.ts';
import { spokenAuthors } from './spoken-citation.ts';
import { cleanTitle, italicTitles, quotedTitles } from './titles.ts';

/** A bibliography entry cut into its parts. */
export interface FullCitation {
  title: string;
  author: string;
  families: string[];
  /** With its letter; null where no year is printed. */
  year: string | null;
  pages: string | null;
  /** How surely this is a bibliography entry, in [0, 1]. */
  strength: number;
}

const yearPattern =
  /^[\s.,:]*[([]?((?:c\.\s?|ca\.\s?)?[12]\d{3}[a-z]?|n\.\s?d\.|in press|forthcoming)(?:\s?[/–-]\s?\d{2,4})?(?:,[^)]{1,30})?[)\]]?[\s.,:]*/i;
const sentenceEnd =
  /(?<!\b\p{Lu})(?<!\b(?:vs?|vol|no|ed|eds|St|Dr|Mr|Mrs|Ch))(?:[.](?=\s|$)|[?!](?=\s(?:\p{Lu}|In\b)|$))/u;

/** "(1990). Tides. In The Shore": one word is a title where the book that holds it follows. */
const inBook = /^\.\s+In:?\s+\p{Lu}/u;

/** "Spanish translation: Lindt, M. (2014)": what is said of a work in front of its author. */
const remarkInFront = /^\p{Lu}[\p{Ll} ]{2,40}:\s+(?=\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?,\s\p{Lu}\.)/u;

/**
 * Reads a text as a full citation (APA, MLA, Chicago, Vancouver and what citation managers print): authors in
 * bibliography order, then year and title in either order. Null where it does not open so.
 */
export function fullCitation(piece: Piece): FullCitation | null {
  const { text } = piece;
  const lead = remarkInFront.exec(text)?.[0];
  const led = lead ? fullCitation(slicePiece(piece, lead.length)) : null;
  if (led?.year) return led;
  if (notNames.test(text)) return partOf(piece);
  // A title set in quotes or italics ends the names before it: "Maza, Thinking about History" is no Thinking Maza.
  const titles = [...quotedTitles(text), ...italicTitles(piece)].map((title) => title.start);
  const authors = authorBlock(text.slice(0, Math.min(text.length, ...titles.filter((start) => start > 0))));
  const spoken = spokenAuthors(piece) ?? familiesAlone(text);
  // "Silke Brandt, Kofi Osei, and Mina Park. Tides" is no work of one Kofi Silke Brandt.
  const names = spoken && (!authors || spoken.families.length > 2) ? spoken : authors;
  if (names) return afterAuthors(piece, names.end, names.names, names.families);
  const initialled = initialsFirst(text) ?? partOf(piece);
  if (initialled) return initialled;
  // "Bartlett 1957. “Title.”": names in the order of speech need their year, and a marked title or a stop behind it.
  const short = shortAuthors(text);
  const year = short && /^[\s,.]*\(?[12]\d{3}[a-z]?\)?[.,:]*\s+(?=\S)/.exec(text.slice(short.end));
  if (!short || !year) return corporate(piece);
  const at = short.end + year[0].length;
  const marked = [...quotedTitles(text), ...italicTitles(piece)].some((title) => Math.abs(title.start - at) <= 1);
  // A city and a year may head a lesson; a full name, a year and a stop do not.
  const fullNames = /\s/.test(text.slice(0, short.end)) && /[12]\d{3}[a-z]?\.\s+$/.test(text.slice(0, at));
  const stopped =
    (fullNames || /\([12]\d{3}[a-z]?\)[.,:]\s+$/.test(text.slice(0, at))) &&
    findLocators(text.slice(at))[0]?.start !== 0;
  return marked || stopped ? afterAuthors(piece, short.end, short.names, short.families) : null;
}

/** "Lindt, Okafor, Park and Osei. 2007. “Tides”": families alone, which their year ends. */
function familiesAlone(text: string): Authors | null {
  const names = shortAuthors(text);
  const isList = names && !/\p{Lu}\.|\p{L}\s\p{Lu}\p{L}+,/u.test(text.slice(0, names.end));
  return isList && /^[.,]?\s\(?[12]\d{3}[a-z]?\)?[.,]\s/.test(text.slice(names.end)) ? names : null;
}

/** "(Chapter 2) Lindt, M. (2014). Tides of salt": the part to read stands in front of the work. */
function partOf(piece: Piece): FullCitation | null {
  const part = locatorGroup(piece.text);
  if (!part || part.kind === 'amount' || part.end > 40 || !/^[\s([]*$/.test(piece.text.slice(0, part.start)))
    return null;
  const joint = /^[\s)\].,:]*(?:(?:of|in|from)\s+)?/.exec(piece.text.slice(part.end))?.[0] ?? '';
  const rest = slicePiece(piece, part.end + joint.length);
  const work = joint === '' || !/\p{Lu}/u.test(rest.text) ? null : fullCitation(rest);
  return work && { ...work, pages: part.text };
}

/**
 * "Harbour Trust. (2014). Report on salt.": a body for an author, where year and stops stand as a bibliography sets
 * them.
 */
function corporate(piece: Piece): FullCitation | null {
  const match = /^(\p{Lu}[^.()“”"]{2,80}?)\.?\s\([12]\d{3}[^)]{0,20}\)\.\s+(?=[\p{Lu}\d“"])/u.exec(piece.text);
  return match?.[1] ? afterAuthors(piece, match[1].length, match[1].trim(), []) : null;
}

/** "G. Fisher, Mind and brain. Scientific Notes, 1992, pp. 48–57": names with initials first, nothing marked. */
function initialsFirst(text: string): FullCitation | null {
  const names = /^(?:\p{Lu}\.\s?)+\p{Lu}[\p{L}’'-]+(?:,?\s(?:&|and)\s(?:\p{Lu}\.\s?)+\p{Lu}[\p{L}’'-]+)*,\s+/u.exec(
    text,
  );
  const authors = names && shortAuthors(names[0]);
  if (!names || !authors) return null;
  const rest = text.slice(names[0].length);
  const title = /^(\p{Lu}[^.?!]{6,}[?!]?)[.\s]\s*(?=\p{Lu})/u.exec(rest);
  const year = /\b((?:19|20)\d{2})\b/.exec(rest)?.[1];
  if (!title?.[1] || !year) return null;
  const tail = rest.slice(title[0].length);
  const pages = locatorGroup(tail)?.text ?? trailingPages(tail, 0);
  return { title: cleanTitle(title[1]), author: authors.names, families: authors.families, year, pages, strength: 0.9 };
}

function isOnlyLocator(text: string): boolean {
  const group = locatorGroup(text);
  return group !== null && /^[\s,.]*$/.test(text.slice(0, group.start) + text.slice(group.end));
}

/** The same for an entry whose authors are known already: a 3-em dash stands for those of the entry before. */
export function afterAuthors(piece: Piece, end: number, author: string, families: string[]): FullCitation | null {
  const { text } = piece;
  const yearMatch = yearPattern.exec(text.slice(end));
  const start = end + (yearMatch?.[0].length ?? 0);
  const rest = slicePiece(piece, start);
  const opening = rest.text.replace(/^[\s.,:]+/, '');
  const skipped = rest.text.length - opening.length;
  // "Commands, Sets & Maps & Files": no title opens so, and no names have ended.
  if (opening === '' || /^(?:&|and\b)/.test(opening)) return null;
  const quoted = quotedTitles(opening).find((title) => title.start <= 2);
  const italic = italicTitles(slicePiece(rest, skipped)).find((title) => title.start <= 2);
  let title = quoted?.title ?? italic?.title ?? '';
  let titleEnd = quoted?.end ?? italic?.end ?? 0;
  let located: string | null = null;
  if (title === '') {
    // Without quotes or italics a title shows only behind a year or a stop.
    if (!yearMatch && !/^\s*[.,:]\s/.test(text.slice(end)) && !/\.\s*$/.test(text.slice(0, end))) return null;
    if (!/^[\p{Lu}\p{N}¿¡]/u.test(opening)) return null;
    const stop = sentenceEnd.exec(opening);
    titleEnd = stop ? stop.index + (stop[0] === '.' ? 0 : 1) : opening.length;
    const locator = findLocators(opening).find(({ start }) => /[,;:(]\s*$/.test(opening.slice(0, start)));
    if (locator && locator.start < titleEnd) {
      titleEnd = locator.start;
      located = locator.text;
    }
    title = cleanTitle(opening.slice(0, titleEnd));
  }
  if (title.length < 3) return null;
  // "Okri, Harbours, Book 1": the second word is the work, and no given name.
  if (!quoted && !italic && isOnlyLocator(title)) return null;
  // "Hargrove et al. 2011. Corbett et al. 2004." is two short citations and no title.
  const tail = opening.slice(titleEnd);
  const isWord = !/\s/.test(title) && !(yearMatch && inBook.test(tail));
  if (!quoted && !italic && (authorYears(opening)[0]?.start === 0 || isWord)) return null;
  const labelled = locatorGroup(tail);
  const pages = labelled?.kind === 'pages' ? labelled.text : (trailingPages(tail, 0) ?? labelled?.text ?? located);
  const year = yearMatch?.[1] ?? /\(([12]\d{3}[a-z]?)\)/.exec(tail)?.[1] ?? /,\s([12]\d{3})\.?/.exec(tail)?.[1] ?? null;
  const strength = (quoted || italic) && year ? 0.97 : year || quoted || italic ? 0.92 : 0.75;
  return { title, author, families, year: year?.replace(/^\D+/, '') ?? null, pages, strength };
}
