import { mondayOf } from '../../dates/calendar.ts';
import type { Document } from '../../documents/document.ts';
import { isIntensive } from './intensive.ts';
import { matchLabel } from './labels.ts';
import type { Slot } from './slot.ts';
import { namesHandIn, namesSchedule } from './vocabulary.ts';

/** One place in the document that might be its schedule. */
export interface ScheduleCandidate {
  slots: Slot[];
  blocks: Set<number>;
  score: number;
}

const weekKeys = (slots: Slot[]): Set<string> => {
  const numbered = slots.filter((s) => s.kind === 'week' && s.number !== null);
  if (numbered.length >= 2) return new Set(numbered.map((s) => `${s.number}`));
  const classes = slots.filter((s) => s.kind !== 'apart');
  const dated = classes.filter((s) => s.date);
  if (dated.length >= 2 && !isIntensive(classes)) return new Set(dated.map((s) => mondayOf(s.date?.from ?? '')));
  return new Set(classes.map((s) => `${s.kind} ${s.number}`));
};

/** How many characters a week of a real schedule has; beyond that more text says nothing more. */
const fullWeek = 80;

/**
 * How much a candidate looks like the schedule: its weeks, weighted by how much stands under them. A table of contents
 * has weeks without content, a list of deadlines little beside hand-ins.
 */
export function scoreOf(slots: Slot[], document: Document, firstBlock: number): number {
  const weeks = weekKeys(slots).size;
  const entries = slots.flatMap((s) => s.entries);
  const characters = entries.reduce((sum, e) => sum + Math.min(e.text.length, 200), 0);
  const richness = Math.min(1, characters / Math.max(1, weeks * fullWeek));
  const handIns = entries.filter((e) => namesHandIn(e.text)).length;
  const onlyHandIns = entries.length > 0 && handIns / entries.length > 0.8;
  const above = document.blocks.slice(Math.max(0, firstBlock - 4), firstBlock + 1);
  const headings = document.blocks.slice(0, firstBlock).filter((b) => b.kind === 'heading');
  const named = [...above, ...headings.slice(-2)].some((b) => b.kind !== 'table-row' && namesSchedule(b.text));
  const contents = headings[headings.length - 1];
  const isContents = contents !== undefined && /^(?:table of )?contents$/i.test(contents.text.trim());
  const isNumbered = slots.some((s) => s.kind === 'week');
  // Dates with a line "Week n" below each date the weeks; they are not the classes of a schedule of their own.
  const holdsWeeks = slots.filter((s) => s.entries.some((e) => matchLabel(e.text)?.kind === 'week')).length;
  return (
    weeks *
    (isNumbered ? 1.1 : holdsWeeks >= slots.length * 0.6 ? 0.7 : 1) *
    (0.3 + 0.7 * richness) *
    (onlyHandIns ? 0.5 : 1) *
    (named ? 1.25 : 1) *
    (isContents ? 0.2 : 1)
  );
}
