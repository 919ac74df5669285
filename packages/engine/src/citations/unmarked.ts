import type { Piece } from '../syllabus/lines/piece.ts';
import { authorIn } from './authors-in.ts';
import { locatorGroup } from './locators.ts';
import { cleanTitle } from './titles.ts';
import type { CitationShape } from './work-citation.ts';

const caseName =
  /^(?:(?:In re|Ex parte)\s+[\p{Lu}][^,(]+|[\p{Lu}][\p{L}’'.&\s-]{1,50}?\sv(?:s)?\.?\s[\p{Lu}][\p{L}’'.,&\s-]{1,60}?)(?=\s*(?:,\s*\d|\(|$|;|,\s*pp?\.|,\s*\p{Lu}{2,5}\s\d))/u;

/** “Hart v. Lane, 5 F.3d 137”: a case at law. */
export function lawCase(piece: Piece): CitationShape | null {
  const match = caseName.exec(piece.text);
  if (!match) return null;
  const rest = piece.text.slice(match[0].length);
  const pages = locatorGroup(rest)?.text ?? null;
  return {
    title: cleanTitle(match[0]),
    author: null,
    families: [],
    pages: pages && cleanTitle(pages),
    year: null,
    shape: 'case',
    strength: 0.75,
  };
}

/** "Lindt et al, Harb Rev. 2008 Mar;16(3):35-8": authors and journal stand for the title, which is not printed. */
export function journalReference(piece: Piece): CitationShape | null {
  const match =
    /^([^,;:]{2,60}),\s(\p{Lu}[^;:]{3,60}?)[.,\s]\s?([12]\d{3})[^;:]{0,12};\s?\d+(?:\s?\([^()]*\))?:\s?([\w–-]+)\.?\s*$/u.exec(
      piece.text,
    );
  const author = match?.[1] ? authorIn(match[1]) : null;
  if (!match || !author || /[.?!]\s/.test(match[2] ?? '')) return null;
  return {
    ...shapeOf(piece.text, author, 0.9),
    pages: match[4] ?? null,
    year: match[3] ?? null,
    shape: 'author-year',
  };
}

/** "Landscapes Shaped by Glacial Ice": what something is done by is no author, but for the work of authors. */
const isDoneBy =
  /(?<!\b(?:edit|translat|illustrat|compil|direct|adapt|introduc|abridg|annotat|narrat)ed)(?<=\p{L}{2}ed)$/iu;

/** "Title by First Last" and "First Last, Title" without quotes or italics. */
export function parseUnmarked(piece: Piece): CitationShape | null {
  const certain = dated(piece) ?? paged(piece);
  if (certain) return certain;
  const by = /^(.{4,}?),?\s+by\s+(\p{Lu}.*)$/u.exec(piece.text);
  const byAuthor = by?.[2] && !isDoneBy.test(by[1] ?? '') ? authorIn(by[2].replace(/\([^)]*\)/g, ' ')) : null;
  if (by?.[1] && byAuthor) return shapeOf(by[1], byAuthor, 0.6);
  const split = /^([^,:]{3,60}?)(?:,|:|\s[–—-])\s+(\S.{3,})$/u.exec(piece.text);
  const author = split?.[1] ? authorIn(split[1]) : null;
  // One capitalised word before a comma or colon is a subject as often as a name.
  const surely =
    author &&
    (author.families.length > 1 ||
      /\bet\.? al/.test(author.names) ||
      /^\p{Lu}\S*(?:\s\p{Lu}\.)?\s\p{Lu}\S+$/u.test(split?.[1] ?? ''));
  const commaed = split && piece.text[split[1]?.length ?? 0] === ',';
  if (split?.[2] && author && commaed && surely && /^[\p{Lu}\p{N}]/u.test(split[2]))
    return shapeOf(split[2], author, 0.4);
  return null;
}

/** "Tides of Salt (1934) Marta Lindt": how anthologies and databases of stories name a work. */
function dated(piece: Piece): CitationShape | null {
  const match =
    /^(\p{Lu}[^()]{2,80}?|[“"][^()]{2,80}?[”"])\s?\(([12]\d{3})\),?\s+(?:by\s+)?(\p{Lu}[^()]{3,60}?)\.?\s*(?:\(|$)/u.exec(
      piece.text,
    );
  const author = match?.[3] && /\s/.test(match[3]) ? authorIn(match[3]) : null;
  if (!match?.[1] || !author) return null;
  return { ...shapeOf(match[1], author, 0.75), year: match[2] ?? null };
}

/** "Lindt, Tides of Salt (33–49)": a name, a title and nothing but a range of pages in brackets. */
function paged(piece: Piece): CitationShape | null {
  const match = /^([^,:]{2,60}?),\s+(\p{Lu}[^()]{2,100}?)\s*\((\d{1,3}\s?[–—-]\s?\d{1,4})\)\.?$/u.exec(piece.text);
  const author = match?.[1] ? authorIn(match[1]) : null;
  if (!match?.[2] || !author) return null;
  return { ...shapeOf(match[2], author, 0.75), pages: match[3] ?? null };
}

function shapeOf(title: string, author: { names: string; families: string[] }, strength: number): CitationShape {
  return {
    title: cleanTitle(title),
    author: author.names,
    families: author.families,
    pages: null,
    year: null,
    shape: 'named',
    strength,
  };
}

/** A text of no known shape: a title of strength 0. */
export function plain(piece: Piece): CitationShape {
  return {
    title: cleanTitle(piece.text),
    author: null,
    families: [],
    pages: null,
    year: null,
    shape: 'plain',
    strength: 0,
  };
}
