import { type Piece, shareOf, slicePiece } from '../piece.ts';
import { authorYears, notNames } from './author-year.ts';
import { fullCitation } from './full-citation.ts';
import { locatorGroup, onlyPages, trailingPages } from './locators.ts';
import { readMarkers } from './markers.ts';
import { shortAuthors } from './names.ts';
import { cleanTitle, italicTitles, linkedTitles, quotedTitles, type TitleSpan } from './titles.ts';

/** One work, or part of a work, as a schedule names it. */
export interface Citation {
  title: string;
  author: string | null;
  /** Folded family names of the authors. */
  families: string[];
  /** What of it is to be read, as printed; null for all of it. */
  pages: string | null;
  /** With its letter ("2006a"), where it is cited by author and year. */
  year: string | null;
  shape: 'full' | 'author-year' | 'quoted' | 'italic' | 'chapter' | 'case' | 'named' | 'plain';
  /** How surely a text of this shape is something to read, wherever it stands, in [0, 1]. */
  strength: number;
  optional: boolean;
  graduateOnly: boolean;
  piece: Piece;
}

const leading =
  /^\s*(?:(?:please\s+)?(?:re-?read|read|skim|finish(?: reading)?|begin(?: reading)?|start(?: reading)?|continue(?: reading)?|complete reading)\b(?!\s+(?:all|to)\b)\s*:?\s*)?(?:(?:the\s+)?(?:following|rest of)\s+)?(?:(excerpts?|selections?|selected (?:chapters|pages|poems|essays)|parts?)\s+(?:from|of|in)\s+)?/i;
const caseName =
  /^(?:(?:In re|Ex parte)\s+[\p{Lu}][^,(]+|[\p{Lu}][\p{L}’'.&\s-]{1,50}?\sv(?:s)?\.?\s[\p{Lu}][\p{L}’'.,&\s-]{1,60}?)(?=\s*(?:,\s*\d|\(|$|;|,\s*pp?\.|,\s*\p{Lu}{2,5}\s\d))/u;
const lifeDates =
  /\(\s*(?:(?:b|d|c|ca|fl|born)\.?\s*)*\d{1,4}(?:\/\d+)?\s*(?:(?:bce?|ce|ad)\s*)?(?:--?|–|—)\s*(?:(?:c|ca)\.\s*)?(?:\d{1,4}(?:\/\d+)?)?\s*(?:bce?|ce|ad)?\s*\)|\(\s*(?:b|d|born)\.?\s*(?:c\.\s*)?\d{3,4}\s*\)/giu;

type Shape = Omit<Citation, 'piece' | 'optional' | 'graduateOnly'>;

/**
 * Cuts one citation, in any of the shapes a schedule prints, into title, author and pages. Never fails: a text of no known
 * shape becomes a title of strength 0.
 */
export function parseCitation(source: Piece): Citation {
  const marked = readMarkers(source);
  const lead = leading.exec(marked.piece.text);
  const blanked = marked.piece.text.replace(lifeDates, (dates) => ' '.repeat(dates.length));
  const piece = slicePiece({ ...marked.piece, text: blanked }, lead?.[0].length ?? 0);
  const shape =
    full(piece) ??
    authorYear(piece) ??
    lawCase(piece) ??
    titled(piece) ??
    chapter(piece) ??
    named(piece) ??
    plain(piece);
  const amount = lead?.[1]?.toLowerCase() ?? null;
  return {
    ...shape,
    pages: shape.pages ?? amount,
    strength: Math.max(shape.strength, placedStrength(marked.available, shape), amount ? 0.7 : 0),
    optional: marked.optional,
    graduateOnly: marked.graduateOnly,
    piece: source,
  };
}

/** A file or link makes material of what looks like a title; a place for class materials of anything. */
function placedStrength(available: 'place' | 'link' | null, shape: Shape): number {
  if (available === 'place' && shape.title !== '') return 0.6;
  return available === 'link' && shape.shape !== 'plain' && shape.shape !== 'chapter' ? 0.6 : 0;
}

function full(piece: Piece): Shape | null {
  const found = fullCitation(piece);
  return found && found.strength > 0.5 ? { ...found, shape: 'full' } : null;
}

function authorYear(piece: Piece): Shape | null {
  const key = authorYears(piece.text)[0];
  if (!key || key.start > 1) return null;
  const behind = piece.text.slice(key.end);
  if (!/^\s*(?:$|[.,:;(–—-])/.test(behind)) return null;
  const title = [...quotedTitles(behind), ...italicTitles(slicePiece(piece, key.end))].find((t) => t.start < 4);
  return {
    title: title?.title ?? cleanTitle(key.text),
    author: key.authors,
    families: key.families,
    pages: locatorGroup(behind)?.text ?? null,
    year: key.year,
    shape: 'author-year',
    strength: key.certain ? 0.9 : 0.6,
  };
}

/** A title in quotes or italics, with the author before it or behind "by". */
function titled(piece: Piece): Shape | null {
  const quoted = quotedTitles(piece.text)[0];
  const italic = italicTitles(piece).find((t) => !quoted || t.end <= quoted.start || t.start >= quoted.end);
  // A quotation inside a longer title ("A Dialogue about “X”") does not name the work.
  const linked = linkedTitles(piece).find((t) => t.start > 0 && authorIn(piece.text.slice(0, t.start)));
  const title = quoted && !insidePhrase(piece.text, quoted) ? quoted : (linked ?? italic);
  if (!title) return null;
  const whole = shareOf(piece, 'italic') > 0.9 && !quoted;
  // Italics over all of "Birkland ch. 1" say nothing about where the title ends.
  if (title === italic && locatorGroup(title.title)) return null;
  const before = piece.text.slice(0, title.start);
  const behind = piece.text.slice(title.end);
  const located = locatorGroup(blank(piece.text, title));
  const beforeAuthor = cleanTitle(withoutLocator(before).replace(/\b(?:in|from|by|see|and|also|of)\s*$/i, '')).replace(
    /[’']s$/,
    '',
  );
  const author = italicIn(piece, before) ? null : (authorIn(beforeAuthor) ?? authorBehind(behind));
  const pages = located?.text ?? trailingPages(behind, 0);
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

/** The people that a whole text names, or null where it says anything else. */
export function authorIn(text: string): { names: string; families: string[] } | null {
  const bare = text.replace(/[\s,:.;–—-]+$/, '').trim();
  if (
    bare === '' ||
    notNames.test(bare) ||
    /^(?:How|What|Why|Who|When|Where|To|Is|Does|All|No|Some|Our|Your|From|Handout|Notes?|Text|Textbook|Course|Class|Lecture|Slides?|Video|Film|Article|Essay|Poem|Story)\b/.test(
      bare,
    )
  )
    return null;
  const authors = shortAuthors(bare);
  return authors && authors.end >= bare.length - 1 && bare.split(/\s+/).length <= 5 * authors.families.length
    ? authors
    : null;
}

function authorBehind(text: string): { names: string; families: string[] } | null {
  const by = /^[\s,.]*(?:\([^)]*\)\s*)?\bby\s+/i.exec(text);
  if (!by) return null;
  const authors = shortAuthors(text.slice(by[0].length));
  return authors;
}

/** "Ch. 1", "Birkland ch. 1", "Chapter 3 – Kinetics (pp. 43–45)", "Coursebook: Chapter 2: Data". */
function chapter(piece: Piece): Shape | null {
  const { text } = piece;
  const bare = /^\s*p/i.test(text) ? null : onlyPages(text);
  const group = bare ? { start: 0, end: text.length, text: bare, kind: 'pages' as const } : locatorGroup(text);
  if (!group || group.kind === 'amount') return null;
  const before = cleanTitle(text.slice(0, group.start).replace(/[([]\s*$/, ''));
  const behind = cleanTitle(text.slice(group.end).replace(/^\s*[)\]]/, ''));
  // "Introduction to the three parts of …": a locator in the middle of a sentence is not what the text is about.
  if (before.split(/\s+/).length > 14) return null;
  // "Mill, On Liberty, ch. 2" names author and work; "Birkland ch. 1" the author for the work.
  const split = /^([^,]{3,40}),\s+(?=\p{Lu})/u.exec(before);
  // "Functions. Ch. 19": a sentence ends before the chapter.
  const sentence = /\p{Ll}{2}\.$/u.test(text.slice(0, group.start).trim());
  const work = split?.[1] && authorIn(split[1]) ? before.slice(split[0].length) : null;
  const author =
    work !== null
      ? authorIn(split?.[1] ?? '')
      : sentence
        ? null
        : familyNames(before.replace(/\b(?:in|of|from)$/i, ''));
  const inTitle = group.kind === 'chapter' || author !== null || /^\p{Lu}{0,6}$/u.test(before);
  const title = work ?? (inTitle ? cleanTitle(text) : behind.length > 3 && before === '' ? behind : before);
  const parts = /\b(?:ch|chap|chapters?|chs|sections?|secs?|pp?|pgs?|pages?)\b|§/i.test(group.text);
  return {
    title: cleanTitle(title.replace(/\s+([)\]])/g, '$1')),
    author: author?.names ?? null,
    families: author?.families ?? [],
    pages: group.text,
    year: null,
    shape: 'chapter',
    strength: bare ? 0.3 : group.kind === 'pages' ? 0.9 : parts ? 0.8 : 0.5,
  };
}

/** Family names that stand for a work. Several capitalised words in a row are more often its title than a full name. */
function familyNames(text: string): { names: string; families: string[] } | null {
  const author = authorIn(text);
  if (!author) return null;
  // "ER, Chapter 1": capitals alone abbreviate a title.
  if (/^\p{Lu}{2,5}$/u.test(text.trim())) return null;
  return author.families.length > 1 || !/\s/.test(text) || /\bal\b|\p{Lu}\.\s/u.test(text) ? author : null;
}

function lawCase(piece: Piece): Shape | null {
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

/** "Title by First Last" and "First Last, Title" without quotes or italics. */
function named(piece: Piece): Shape | null {
  const by = /^(.{4,}?),?\s+by\s+(\p{Lu}.*)$/u.exec(piece.text);
  const byAuthor = by?.[2] ? authorIn(by[2].replace(/\([^)]*\)/g, ' ')) : null;
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

function shapeOf(title: string, author: { names: string; families: string[] }, strength: number): Shape {
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

function plain(piece: Piece): Shape {
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
