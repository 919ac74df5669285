import type { CalendarDate } from '../../../lib/dates.ts';
import { addDays, mondayOf } from '../../../lib/dates.ts';
import type { Review, ReviewItem } from '../review-item.ts';
import type { BoardLine, TermSetup } from './weeks.queries.ts';

/** A week that is filled by hand. */
export interface BoardWeek {
  id: string;
  weekNumber: number;
  startDate: CalendarDate | null;
  breakName: string | null;
  topic: string | null;
  /** Readings and assignments in it. */
  items: ReviewItem[];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The weeks of a plan in their order, each with what stands in it. */
export function boardOf({ items }: Pick<Review, 'items'>): BoardWeek[] {
  const shown = items.filter(({ state }) => state !== 'not-an-item');
  return shown
    .filter(({ kind }) => kind === 'week')
    .map((week) => ({
      id: week.id,
      weekNumber: week.weekNumber ?? 0,
      startDate: textOf(week.values.startDate) as CalendarDate | null,
      breakName: textOf(week.values.breakName),
      topic: textOf(week.values.topic),
      items: shown.filter(({ weekId }) => weekId === week.id),
    }))
    .sort((a, b) => a.weekNumber - b.weekNumber);
}

/** The student has laid these weeks out; what a syllabus says of weeks is none of them. */
export const isBuilt = ({ items }: Pick<Review, 'items'>): boolean =>
  items.some(({ kind, state, read }) => kind === 'week' && state !== 'not-an-item' && read === null);

/** What the form begins with when the weeks are laid out again. */
export function layoutOf(weeks: readonly BoardWeek[]): TermSetup | null {
  const firstDay = weeks[0]?.startDate;
  if (!firstDay) return null;
  const breaks = weeks.flatMap(({ breakName, startDate }) => {
    if (breakName === null || startDate === null) return [];
    const monday = mondayOf(startDate);
    return [{ name: breakName, firstDay: monday, lastDay: addDays(monday, 6) }];
  });
  return { firstDay, weekCount: weeks.length, classDays: [], breaks };
}

/** The numbers of the weeks in which each line is used already, by the line's id. */
export function usesOf({ items }: Pick<Review, 'items'>, lines: readonly BoardLine[]): Map<string, number[]> {
  const weeks = new Map<string, Set<number>>();
  for (const { state, source, weekNumber } of items) {
    if (state === 'not-an-item' || !source || weekNumber === null) continue;
    const key = `${source.block} ${source.text}`;
    weeks.set(key, (weeks.get(key) ?? new Set()).add(weekNumber));
  }
  return new Map(
    lines.flatMap(({ id, block, text }) => {
      const used = weeks.get(`${block} ${text}`);
      return used ? [[id, [...used].sort((a, b) => a - b)] as const] : [];
    }),
  );
}

/** The next week that holds classes; the same one at the end of the term. */
export function weekAfter(weeks: readonly BoardWeek[], id: string, step: 1 | -1 = 1): string {
  const at = weeks.findIndex((week) => week.id === id);
  for (let next = at + step; next >= 0 && next < weeks.length; next += step) {
    const week = weeks[next];
    if (week && week.breakName === null) return week.id;
  }
  return id;
}
