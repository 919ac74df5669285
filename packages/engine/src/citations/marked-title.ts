import { bracketDepth, type Piece, styledShare } from '../syllabus/lines/piece.ts';
import { authorBehind, authorIn } from './authors-in.ts';
import { booksBehind, locatorGroup, trailingPages } from './locators.ts';
import { cleanTitle, italicTitles, linkedTitles, quotedTitles, type TitleSpan } from './titles.ts';
import type { CitationShape } from './work-citation.ts';

/** "2.4 River Terraces (first half, through “Meanders”)": a heading in brackets says how far to read. */
const endsPart =
  /\b(?:through|thru|until|till|up to|as far as|to|from|(?:start|begin|end)(?:s|ing)? (?:at|with)|before|after)\s*$/i;

/** A title in quotes or italics, with the author before it or behind "by". */
export function markedTitle(piece: Piece): CitationShape | null {
  const quoted = quotedTitles(piece.text).find(
    ({ title, start }) =>
      (/[\p{Lu}\p{N}]/u.test(title) || /\S\s+\S+\s+\S/.test(title)) &&
      !(bracketDepth(piece.text, start) > 0 && endsPart.test(piece.text.slice(0, start))),
  );
  const italic = italicTitles(piece).find((t) => !quoted || t.end <= quoted.start || t.start >= quoted.end);
  // A quotation inside a longer title ("A Dialogue about “X”") does not name the work.
  const linked = linkedTitles(piece).find((t) => t.start > 0 && authorIn(piece.text.slice(0, t.start)));
  // "Stein, *Tender Buttons* (“Objects”)": in brackets a part of the work.
  const isPart = quoted && italic && italic.end < quoted.start && bracketDepth(piece.text, quoted.start) > 0;
  const title = quoted && !isPart && !insidePhrase(piece.text, quoted) ? quoted : (linked ?? italic);
  if (!title) return null;
  const whole = styledShare(piece, 'italic') > 0.9 && !quoted;
  // Italics over all of "Okafor ch. 1" say nothing about where the title ends.
  if (title === italic && locatorGroup(title.title)) return null;
  const before = piece.text.slice(0, title.start);
  const behind = piece.text.slice(title.end);
  const located = locatorGroup(blank(piece.text, title));
  const beforeAuthor = cleanTitle(withoutLocator(before).replace(/\b(?:in|from|by|see|and|also|of)\s*$/i, '')).replace(
    /[’']s$/,
    '',
  );
  const author = italicIn(piece, before) ? null : (authorIn(beforeAuthor) ?? authorBehind(behind));
  const pages = located?.text ?? trailingPages(behind, 0) ?? booksBehind(behind);
  const stray = beforeAuthor !== '' && !author && !italicIn(piece, before) && title !== quoted;
  if (stray && beforeAuthor.split(/\s+/).length > 6) return null;
  return {
    title: title.title,
    author: author?.names ?? null,
    families: author?.families ?? [],
    pages,
    year: null,
    shape: title === quoted ? 'quoted' : 'italic',
    strength:
      author || (located && (beforeAuthor === '' || italicIn(piece, before)))
        ? 0.9
        : whole || beforeAuthor !== ''
          ? 0.3
          : title === quoted && behind.trim().length < 3
            ? 0.6
            : 0.45,
  };
}

function insidePhrase(text: string, title: TitleSpan): boolean {
  const before = text.slice(0, title.start).trim();
  return (
    /(?:\b(?:about|on|of|to|called|titled|with|the|a|an|vs\.?|or)|[’']s)$/i.test(before) &&
    /^\p{Lu}\p{L}*\s+\p{L}+/u.test(before) &&
    !authorIn(before.replace(/[’']s$/, ''))
  );
}

const blank = (text: string, span: { start: number; end: number }) =>
  `${text.slice(0, span.start)}${' '.repeat(span.end - span.start - 1)}”${text.slice(span.end)}`;

function withoutLocator(text: string): string {
  const found = locatorGroup(text);
  return found ? text.slice(0, found.start) + text.slice(found.end) : text;
}

const italicIn = (piece: Piece, before: string) => italicTitles(piece).some((t) => t.start < before.length);
