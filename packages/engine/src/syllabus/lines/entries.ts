import type { Block, Mark, TableRowBlock } from '../../documents/document.ts';
import type { Evidence } from '../course.ts';
import type { ScheduleEntry } from '../schedule.ts';

/** The verbatim text of a block between two offsets, with its page: the printed line's own page where the block has lines. */
export function evidenceOf(block: Block, start: number, end: number): Evidence {
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
    evidence: evidenceOf(block, from, to),
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
      evidence: evidenceOf(row, cell.start + start + lead, cell.start + start + lead + trimmed.length),
      depth: line.listDepth ?? 0,
      column: cell.column,
    });
  }
  return entries;
}
