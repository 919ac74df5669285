import type { DateContext } from '../../dates/date-context.ts';
import type { Mark } from '../../documents/document.ts';
import type { Piece } from '../lines/piece.ts';
import type { ScheduleEntry } from '../schedule.ts';

/** A piece for tests: `*italic*`, `**bold**`, `~struck~`. */
export function piece(source: string): Piece {
  const { text, marks } = marked(source);
  return { text, marks, evidence: { page: null, block: 0, start: 0, end: text.length, text } };
}

/** A schedule entry for tests, marked as in `piece`. */
export function entry(source: string, overrides: Partial<ScheduleEntry> = {}): ScheduleEntry {
  return { ...piece(source), date: null, label: null, place: 'list-item', depth: 0, column: null, ...overrides };
}

/** Dates of a test: the autumn term of 2024, month first. */
export const fall2024: DateContext = { dayFirst: false, year: 2024, firstMonth: 8, from: 'term' };

function marked(source: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  const open = new Map<string, number>();
  const styles: Record<string, Mark['style']> = { '**': 'bold', '*': 'italic', '~': 'strike' };
  let text = '';
  for (const token of source.split(/(\*\*|\*|~)/)) {
    const style = styles[token];
    if (!style) text += token;
    else if (open.has(token)) {
      marks.push({ style, start: open.get(token) ?? 0, end: text.length });
      open.delete(token);
    } else open.set(token, text.length);
  }
  return { text, marks };
}
