interface HeadingLine {
  text: string;
  level: number;
  /** First line behind the heading. */
  end: number;
}

const underline = /^\s*(={3,}|-{3,}|~{3,}|\*{3,}|#{3,}|_{3,})\s*$/;
const numbered = /^\s{0,3}(\d{1,2}(?:\.\d{1,2}){0,3})\.?\s{1,3}\p{Lu}/u;

/** The heading that begins at a line, by what a typewriter has: an underline, capitals, `#`, a number at the margin. */
export function headingAt(lines: readonly string[], at: number): HeadingLine | null {
  const raw = lines[at] ?? '';
  const text = raw.trim();
  if (text === '' || text.length > 120) return null;
  const marked = /^(#{1,6})\s+(\S.*?)\s*#*$/.exec(text);
  // "# of items" is their number.
  if (marked && !/^of\b|[a-z\d][.;]$/i.test(marked[2] ?? ''))
    return { text: marked[2] ?? text, level: marked[1]?.length ?? 1, end: at + 1 };
  const under = underline.exec(lines[at + 1] ?? '')?.[1];
  if (under && isUnderlined(text, under, lines[at - 1] ?? '')) {
    return { text, level: under.startsWith('=') ? 1 : 2, end: at + 2 };
  }
  const over = underline.test(raw) ? (lines[at + 1] ?? '').trim() : '';
  if (over !== '' && over.length < 100 && underline.test(lines[at + 2] ?? '') && /\p{L}/u.test(over)) {
    return { text: over, level: 1, end: at + 3 };
  }
  if (!standsAlone(lines, at)) return null;
  if (opensTitleBlock(lines, at)) return { text, level: 1, end: at + 1 };
  const digits = numbered.exec(raw)?.[1];
  if (digits && text.length < 80 && !/[;,:]$/.test(text) && isHeadingNumber(lines, at)) {
    return { text, level: Math.min(6, digits.split('.').length + 1), end: at + 1 };
  }
  const alone = (lines[at + 1] ?? '').trim() === '';
  // A long line of capitals with text right below is the first line of a shouted paragraph.
  if ((isCapitals(text) && (alone || text.length <= 45)) || isCentred(lines, at))
    return { text, level: 2, end: at + 1 };
  if (!isTitleOfWhatFollows(lines, at, 0)) return null;
  return { text, level: (lines[at - 2] ?? '').trim() === '' ? 2 : 3, end: at + 1 };
}

/** The first line of a file where a few short lines stand at its head: title, author, term. */
function opensTitleBlock(lines: readonly string[], at: number): boolean {
  if (at > 5 || lines.slice(0, at).some((line) => line.trim() !== '')) return false;
  const end = lines.findIndex((line, index) => index > at && line.trim() === '');
  const block = lines.slice(at, end < 0 ? at + 7 : end).map((line) => line.trim());
  const [first = ''] = block;
  if (block.length < 2 || block.length > 6 || block.some((line) => line.length > 70 || listMarker(line) !== null))
    return false;
  return (
    /^[\p{Lu}\d“"]/u.test(first) &&
    !/[.,;:!?]$|^[^\d:]{1,40}:\s|\S\s{2,}\S|\t|\|/.test(first) &&
    /\p{L}{3}/u.test(first)
  );
}

const mostNested = 3;

/** A short line between blank lines, without an end mark, that opens something longer than itself. */
function isTitleOfWhatFollows(lines: readonly string[], at: number, depth: number): boolean {
  const raw = lines[at] ?? '';
  const text = raw.trim();
  if (text.length > 60 || !/^[\p{Lu}\d“"]/u.test(text) || /[.,;!?…]$/.test(text) || text.split(/\s+/).length > 10)
    return false;
  if (!/\p{L}{3}/u.test(text) || /\S\s{2,}\S|\t|@|https?:|\||\.{4}/.test(text) || listMarker(raw) !== null)
    return false;
  // "Office: Pier 4" says something itself; "Week 3: Knots" has a number in its label.
  if (/^[^\d:]{1,40}:\s+\S/.test(text) || (lines[at + 1] ?? '').trim() !== '') return false;
  const next = [2, 3, 4].map((step) => at + step).find((line) => (lines[line] ?? '').trim() !== '');
  if (next === undefined) return false;
  const body = lines[next] ?? '';
  const asks = /\S+ \S+ \S+\?$/.test(body.trim());
  if (listMarker(body) !== null || asks || body.trim().length > 60 || (lines[next + 1] ?? '').trim() !== '')
    return true;
  return depth < mostNested && isTitleOfWhatFollows(lines, next, depth + 1);
}

function isUnderlined(text: string, under: string, before: string): boolean {
  if (!/\p{L}/u.test(text) || underline.test(text)) return false;
  if (before.trim() !== '' && before.trim().length > 60) return false;
  return under.length >= text.length * 0.5 && under.length <= text.length + 40;
}

/** Followed by text behind a blank line or right below, and opened by a blank line or the start of the file. */
function standsAlone(lines: readonly string[], at: number): boolean {
  return (lines[at - 1] ?? '').trim() === '';
}

/** A numbered line is a heading where text that is no item of a list stands on both sides of it, behind blank lines. */
function isHeadingNumber(lines: readonly string[], at: number): boolean {
  if ((lines[at + 1] ?? '').trim() !== '' || (lines[at] ?? '').trim().split(/\s+/).length > 9) return false;
  const next = lines.slice(at + 1, at + 6).find((line) => line.trim() !== '');
  const before = lines.slice(Math.max(0, at - 5), at).findLast((line) => line.trim() !== '');
  return next !== undefined && listMarker(next) === null && (before === undefined || listMarker(before) === null);
}

const pageMiddle = { from: 30, to: 44 };

/** A short line by itself, set to the middle of a typewritten page. */
function isCentred(lines: readonly string[], at: number): boolean {
  const raw = lines[at] ?? '';
  const text = raw.trim();
  if ((lines[at + 1] ?? '').trim() !== '' || text.length > 50 || !/\p{L}{3}/u.test(text) || /[.;,:]$/.test(text))
    return false;
  const indent = raw.length - raw.trimStart().length;
  const middle = indent + text.length / 2;
  return indent >= 12 && middle >= pageMiddle.from && middle <= pageMiddle.to && !/\s{3,}/.test(text);
}

function isCapitals(text: string): boolean {
  if (text.length > 70 || /[.;,]$/.test(text)) return false;
  const letters = text.replace(/\P{L}/gu, '');
  return (
    letters.length >= 4 &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase() &&
    !/\d{4,}|@|https?:/i.test(text) &&
    /^[\p{L}\d(“"'#]/u.test(text)
  );
}

interface TypedItem {
  marker: string | null;
  text: string;
  /** Columns before the marker. */
  indent: number;
}

const bullet = /^(\s*)(?:[•●○◦▪■□‣⁃∙·➢►✓]\s*|[-*+–—o]\s+)(\S.*)$/u;
const number = /^(\s*)(\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]|\(\d{1,3}\))\s+(\S.*)$/i;

/** A line that opens with a typed bullet or number. */
export function listMarker(line: string): TypedItem | null {
  const typed = bullet.exec(line);
  if (typed && !/^\s*o\s+\S/.test(line)) return { marker: null, text: typed[2] ?? '', indent: columns(typed[1] ?? '') };
  const counted = number.exec(line);
  // "A. Smith" is a name and "I. Introduction" a heading; small letters and digits count.
  if (!counted || /^\s*[A-Z]\.\s/.test(line)) return null;
  return { marker: counted[2] ?? null, text: counted[3] ?? '', indent: columns(counted[1] ?? '') };
}

function columns(space: string): number {
  let width = 0;
  for (const each of space) width = each === '\t' ? width + 8 - (width % 8) : width + 1;
  return width;
}
