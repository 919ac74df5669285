import type { MarkStyle } from '@weekwise/domain/documents.ts';
import type { Mark } from '../../documents/document.ts';
import type { Evidence } from '../course.ts';
import type { ScheduleEntry } from '../schedule.ts';

/**
 * A stretch of a schedule entry, or of any other text with marks and lines of its own. Offsets are UTF-16 code units.
 */
export interface Piece {
  text: string;
  /** Clipped to the piece, offsets into `text`. */
  marks: Mark[];
  /** The verbatim lines the piece belongs to. */
  evidence: Evidence;
}

/** The whole entry as one piece. What is struck out no longer holds: its characters become spaces. */
export function pieceOf(entry: Pick<ScheduleEntry, 'text' | 'marks' | 'evidence'>): Piece {
  let text = entry.text;
  for (const mark of entry.marks)
    if (mark.style === 'strike')
      text = text.slice(0, mark.start) + ' '.repeat(mark.end - mark.start) + text.slice(mark.end);
  return { text, marks: entry.marks.filter((mark) => mark.style !== 'strike'), evidence: entry.evidence };
}

/** The part of a piece between two offsets, without the white space at its ends. */
export function slicePiece(piece: Piece, start: number, end = piece.text.length): Piece {
  const raw = piece.text.slice(start, end);
  const text = raw.trim();
  const from = start + (raw.length - raw.trimStart().length);
  const marks = piece.marks
    .filter((mark) => mark.end > from && mark.start < from + text.length)
    .map((mark) => ({
      ...mark,
      start: Math.max(0, mark.start - from),
      end: Math.min(text.length, mark.end - from),
    }));
  return { text, marks, evidence: piece.evidence };
}

/** The piece cut at every match of a pattern; empty parts are left out. */
export function splitPiece(piece: Piece, separator: RegExp): Piece[] {
  return cutPiece(
    piece,
    [...piece.text.matchAll(separator)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}

/** Stretches of the piece set in a style, neighbours joined over spaces and punctuation of at most two characters. */
export function spansOf(piece: Piece, style: MarkStyle): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  if (!piece.marks.some((mark) => mark.style === style)) return spans;
  for (const mark of piece.marks.filter((m) => m.style === style).sort((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    if (last && (mark.start <= last.end || /^[\s:,–—-]{1,2}$/.test(piece.text.slice(last.end, mark.start))))
      last.end = Math.max(last.end, mark.end);
    else spans.push({ start: mark.start, end: mark.end });
  }
  return spans;
}

/** Share of the piece's visible characters that are set in a style, in [0, 1]. */
export function styledShare(piece: Piece, style: MarkStyle): number {
  if (!piece.marks.some((mark) => mark.style === style)) return 0;
  const visible = piece.text.replace(/\s/g, '').length;
  if (visible === 0) return 0;
  let marked = 0;
  for (const span of spansOf(piece, style)) marked += piece.text.slice(span.start, span.end).replace(/\s/g, '').length;
  return marked / visible;
}

/** The lines of a piece: its own words where they stand in the entry's lines as printed, else the entry's lines. */
export function evidenceOfPiece(piece: Piece): Evidence {
  const { evidence, text } = piece;
  const at = text === '' ? -1 : evidence.text.indexOf(text);
  if (at < 0) return evidence;
  return { ...evidence, start: evidence.start + at, end: evidence.start + at + text.length, text };
}

/** White space folded, and the punctuation that only held the text together removed from both ends. */
export function tidy(text: string): string {
  const folded = text.replace(/\s+/g, ' ').trim();
  const trimmed = folded.replace(/^[\s,;:.•·●○▪*–—-]+(?=\S)/u, '').replace(/[\s,;:•·●–—-]+$/u, '');
  return trimmed.replace(/(?<![.\s]\p{L}|\b(?:et al|Inc|Co|Jr|Sr|vs|etc|Ltd|v))\.$/iu, '').trim();
}

/** How many brackets are open before an offset: what stands inside brackets belongs to the text before them. */
export function bracketDepth(text: string, at: number): number {
  let depth = 0;
  for (let i = 0; i < at; i++) {
    if (text[i] === '(' || text[i] === '[') depth++;
    else if ((text[i] === ')' || text[i] === ']') && depth > 0) depth--;
  }
  return depth;
}

/** The piece without the stretches cut out of it; empty parts are left out. */
export function cutPiece(piece: Piece, cuts: { start: number; end: number }[]): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (const cut of cuts) {
    parts.push(slicePiece(piece, from, cut.start));
    from = cut.end;
  }
  parts.push(slicePiece(piece, from));
  return parts.filter((part) => part.text !== '');
}
