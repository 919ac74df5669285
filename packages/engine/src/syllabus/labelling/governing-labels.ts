import { namesWork } from '../items/assignments/nouns.ts';
import { bracketDepth, type Piece, pieceOf, slicePiece, spansOf, styledShare } from '../lines/piece.ts';
import type { ScheduleEntry } from '../schedule.ts';
import { type HeadingLabel, type LeadIn, labelOf, leadInOf, wholeLabel } from './labels.ts';

interface Governing {
  label: HeadingLabel;
  depth: number;
  column: number | null;
  /** The sub-heading that the label stands under; the next one ends it. */
  heading: string | null;
  /** A paragraph or a line of a cell governs its equals too, a list item only what is nested in it. */
  flat: boolean;
}

/** One statement of an entry and the label it stands under. */
export interface Labelled {
  piece: Piece;
  label: HeadingLabel | null;
}

/**
 * Follows the labels through the entries of a session: column headings, lines that are nothing but a label ("Read:",
 * "Assignments due"), and lead-ins. A label holds for what is nested under it, and for its equals until the next label.
 */
export class GoverningLabels {
  #stack: Governing[] = [];

  /**
   * The statements of an entry with their labels; empty for an entry that only is a label. `next` follows in the
   * session.
   */
  read(entry: ScheduleEntry, next: ScheduleEntry | undefined): Labelled[] {
    if (entry.place === 'heading') {
      this.#stack = [];
      const own = labelOf(entry.label ?? '');
      // "Introduction. Read: Grout, pp. 454–480" heads a session and says what to read for it.
      return leadInParts(pieceOf(entry))
        .map((part) => ({ piece: part.piece, label: part.label ?? own }))
        .filter((part) => part.piece.text !== '');
    }
    this.#leave(entry);
    const piece = pieceOf(entry);
    const whole = wholeLabel(piece.text.replace(/:\s*$/, ''));
    if (whole && isHeading(piece, whole, entry, next)) {
      this.#push(entry, whole);
      return [];
    }
    const statements: Labelled[] = [];
    let label = this.#current(entry);
    for (const part of leadInParts(piece)) {
      if (part.label && !part.inBrackets) {
        label = part.label;
        this.#push(entry, part.label);
      }
      if (part.piece.text !== '') statements.push({ piece: part.piece, label: part.inBrackets ? part.label : label });
    }
    return statements;
  }

  #current(entry: ScheduleEntry): HeadingLabel | null {
    const local = this.#stack.at(-1)?.label;
    const base = entry.label ? labelOf(entry.label) : null;
    if (!local) return base;
    if (local.kinds.length > 0 || local.due || local.assigned)
      return base?.optional ? { ...local, optional: true } : local;
    return base
      ? { ...base, optional: base.optional || local.optional, graduateOnly: base.graduateOnly || local.graduateOnly }
      : local;
  }

  #leave(entry: ScheduleEntry): void {
    this.#stack = this.#stack.filter((governing) => {
      if (governing.column !== entry.column || governing.heading !== (entry.label ?? null)) return false;
      return governing.flat ? entry.depth >= governing.depth : entry.depth > governing.depth;
    });
  }

  #push(entry: ScheduleEntry, label: HeadingLabel): void {
    this.#stack = this.#stack.filter((governing) => governing.depth < entry.depth);
    const { depth, column, label: heading = null } = entry;
    this.#stack.push({ label, depth, column, heading, flat: entry.place !== 'list-item' });
  }
}

/** A label alone is a heading where it says so by a colon or bold type, or where something is nested under it. */
function isHeading(piece: Piece, label: HeadingLabel, entry: ScheduleEntry, next: ScheduleEntry | undefined): boolean {
  if (/:\s*$/.test(piece.text)) return true;
  // "Final projects due 12/4" in bold is the thing itself.
  if (label.name === null && (styledShare(piece, 'bold') > 0.9 || styledShare(piece, 'underline') > 0.9)) return true;
  if (!next || next.column !== entry.column || next.place === 'heading') return false;
  return next.depth > entry.depth || (next.place === 'list-item' && entry.place === 'paragraph');
}

interface LedPart {
  label: HeadingLabel | null;
  piece: Piece;
  /** The label holds for what its brackets hold, and for nothing behind them. */
  inBrackets?: boolean;
}

/** "Read: Smith. Due: HW 2" → "Smith." under Read and "HW 2" under Due. */
function leadInParts(piece: Piece): LedPart[] {
  const parts: LedPart[] = [];
  for (const whole of linesOf(piece)) {
    const bracketed = bracketedLead(whole);
    const line = bracketed ? slicePiece(whole, 0, bracketed.start) : whole;
    // "Essay (due date: ask your tutor)": the colon in brackets leads in nothing of the line.
    const found = leadInOf(line.text);
    const lead = found && bracketDepth(line.text, found.end) === 0 ? found : boldLead(line);
    const label = lead ? null : wholeLabel(line.text.replace(/:\s*$/, ''));
    if (lead) parts.push({ label: lead.label, piece: slicePiece(line, lead.end) });
    else if (label && /:\s*$/.test(line.text)) parts.push({ label, piece: slicePiece(line, line.text.length) });
    else parts.push({ label: null, piece: line });
    if (bracketed) parts.push({ ...bracketed, inBrackets: true });
  }
  return parts;
}

/** "**Assignment** Draw the harbour": bold type leads in what follows as a colon does. */
function boldLead(line: Piece): Pick<LeadIn, 'label' | 'end'> | null {
  const [bold] = spansOf(line, 'bold');
  if (!bold || bold.start > 0 || !/^\s*[\p{Lu}“"«]/u.test(line.text.slice(bold.end))) return null;
  const lead = line.text.slice(0, bold.end);
  // "**Essay** Workshop": the name of one thing goes on in plain type.
  const label = /[\s\p{L}]$/u.test(lead) ? wholeLabel(lead) : null;
  return label && label.kinds.length > 0 ? { label, end: bold.end } : null;
}

/**
 * "Measures of distance (Read: Okafor 2015; Lindt, ch. 2)": a label and what stands under it, in brackets at the end.
 */
function bracketedLead(line: Piece): { start: number; label: HeadingLabel; piece: Piece } | null {
  const bracket = /\(([^():]{3,40}:(?:[^()]|\([^()]*\))+)\)\s*$/.exec(line.text);
  const lead = bracket?.[1] ? leadInOf(bracket[1]) : null;
  if (!bracket?.[1] || !lead || lead.label.kinds[0] !== 'reading' || bracket.index < 3) return null;
  const from = bracket.index + 1;
  return {
    start: bracket.index,
    label: lead.label,
    piece: slicePiece(line, from + lead.end, from + bracket[1].length),
  };
}

const inlineLead = /(?<=[.;,)”"]\s|\s{2})(?=\p{Lu}[\p{L} ]{1,24}:\s)/gu;

/** In words: a clause that only names work. */
const longestName = 6;
const counted = /(?:\s#?\d{1,2}|\s[IVX]+)(?![\d.:])|\bdue\b/u;
const stop = /\.\s+(?=\p{Lu})/gu;

/** "Cells, ch. 4.3. Lab 2; Essay due": where a stop ends a topic and a name of work follows. */
function workBehindStop(text: string): number[] {
  return Array.from(text.matchAll(stop), (match) => match.index + match[0].length).filter((from) => {
    const [clause = ''] = text.slice(from).split(/[.;:,]\s|[.;]?$/, 1);
    const isName = clause.split(/\s+/).length <= longestName && namesWork(clause);
    // In a citation the words behind a stop are a title: "Lund. Essays on Salt. 1990."
    return isName && counted.test(clause);
  });
}

function linesOf(piece: Piece): Piece[] {
  const cuts: number[] = [0];
  for (const match of piece.text.matchAll(/\n+/g)) cuts.push(match.index + match[0].length);
  for (const match of piece.text.matchAll(inlineLead))
    if (leadInOf(piece.text.slice(match.index, match.index + 40))) cuts.push(match.index);
  cuts.push(...workBehindStop(piece.text));
  cuts.sort((a, b) => a - b);
  return cuts
    .map((from, i) => slicePiece(piece, from, cuts[i + 1] ?? piece.text.length))
    .filter((part) => part.text !== '');
}
