import { findDates } from '../../dates/find-dates.ts';
import type { Block, Mark, TableRowBlock } from '../../documents/document.ts';
import type { Evidence } from '../course.ts';
import type { ScheduleEntry } from '../schedule.ts';

/**
 * The verbatim text of a block between two offsets, with its page: the printed line's own page where the block has
 * lines.
 */
export function evidenceBetween(block: Block, start: number, end: number): Evidence {
  const line = block.lines.findLast((l) => l.start <= start);
  return { page: line?.page ?? block.page, block: block.index, start, end, text: block.text.slice(start, end) };
}

/** Marks that touch the range, moved to count from its beginning. */
const marksWithin = (marks: Mark[], start: number, end: number): Mark[] =>
  marks
    .filter((mark) => mark.start < end && mark.end > start)
    .map((mark) => ({ ...mark, start: Math.max(mark.start, start) - start, end: Math.min(mark.end, end) - start }));

export type EntryFrame = Pick<ScheduleEntry, 'date' | 'label' | 'place' | 'depth' | 'column'>;

/** The entry between two offsets of a block outside tables; white space at its ends is left out. */
export function entryOf(block: Block, start: number, end: number, frame: EntryFrame): ScheduleEntry | null {
  const text = block.text.slice(start, end);
  const from = start + (text.length - text.trimStart().length);
  const to = from + text.trim().length;
  if (from >= to) return null;
  return {
    ...frame,
    text: block.text.slice(from, to),
    marks: marksWithin(block.marks, from, to),
    evidence: evidenceBetween(block, from, to),
  };
}

/**
 * One entry for each line of a cell. `skip` leaves out the first characters of the cell: a label or date that has been
 * read already.
 */
export function entriesOfCell(
  row: TableRowBlock,
  cell: TableRowBlock['cells'][number],
  frame: Omit<EntryFrame, 'depth' | 'column'>,
  skip = 0,
): ScheduleEntry[] {
  const entries: ScheduleEntry[] = [];
  let at = 0;
  for (const line of cell.lines) {
    const found = cell.text.indexOf(line.text, at);
    const start = found < 0 ? at : found;
    const end = start + line.text.length;
    at = end;
    const cut = Math.min(Math.max(skip - start, 0), line.text.length);
    const text = line.text.slice(cut);
    const lead = cut + (text.length - text.trimStart().length);
    const trimmed = text.trim();
    if (!trimmed) continue;
    entries.push({
      ...frame,
      text: trimmed,
      marks: marksWithin(line.marks, lead, lead + trimmed.length),
      evidence: evidenceBetween(row, cell.start + start + lead, cell.start + start + lead + trimmed.length),
      depth: line.listDepth ?? 0,
      column: cell.column,
    });
  }
  return withDueBelow(entries, row);
}

/** "Due 8/28", "Due: Friday, Aug 28 at noon": a line that only says when something is due. */
function isDueLine(text: string): boolean {
  if (!/^due\b/i.test(text)) return false;
  const rest = findDates(text).reduceRight((left, date) => left.slice(0, date.start) + left.slice(date.end), text);
  return rest !== text && !/\p{L}{3}/u.test(rest.replace(/\b(?:due|midnight|noon|before|class)\b/gi, ''));
}

/** What is due, and on the line below it when: the two lines are one entry, whatever the first one calls it. */
function withDueBelow(entries: ScheduleEntry[], row: TableRowBlock): ScheduleEntry[] {
  const joined: ScheduleEntry[] = [];
  for (const entry of entries) {
    const above = joined.at(-1);
    const isBelow = above && isDueLine(entry.text) && !saysItself(above.text) && above.depth === entry.depth;
    if (isBelow) joined[joined.length - 1] = oneEntry(above, entry, row);
    else joined.push(entry);
  }
  return joined;
}

/** A label over the date, or a line with a day of its own. */
const saysItself = (text: string) => /:\s*$/.test(text) || isDueLine(text) || findDates(text).length > 0;

function oneEntry(above: ScheduleEntry, below: ScheduleEntry, row: TableRowBlock): ScheduleEntry {
  const { start } = above.evidence;
  const shift = below.evidence.start - start;
  const marks = below.marks.map((mark) => ({ ...mark, start: mark.start + shift, end: mark.end + shift }));
  const evidence = evidenceBetween(row, start, below.evidence.end);
  // The end of a line would part what belongs together.
  return { ...above, text: evidence.text.replace(/\s/g, ' '), marks: [...above.marks, ...marks], evidence };
}
