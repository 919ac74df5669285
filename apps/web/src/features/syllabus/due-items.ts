import { t } from '@lingui/core/macro';
import { addDays, type CalendarDate, daysBetween, formatDate, mondayOf, sayDueIn } from '../../lib/dates.ts';
import { spellOut } from '../../lib/text.ts';
import { confidenceLevel } from '../../ui/marks.tsx';
import type { Assignment, CoursePlan, Week } from './course-plan.ts';

/** The course an item belongs to, as far as lists of many courses show it. */
export interface CourseLabel {
  folderId: string;
  /** "SOC 101" */
  shortName: string;
}

/** Something with a date, in one of the student's courses. */
export interface DueItem {
  id: string;
  course: CourseLabel;
  title: string;
  dueDate: CalendarDate;
  dueTime: string | null;
  dueZone: string | null;
  /** Whether the syllabus leaves open which day it is, or it was not read with confidence. */
  inDoubt: boolean;
  /** Percent of the grade. */
  weight: number | null;
  handedIn: boolean;
}

/** Every dated assignment of a course, earliest first. */
export function dueItemsOf(course: CourseLabel, plan: CoursePlan): DueItem[] {
  return inOrder(assignmentsOf(plan).flatMap((assignment) => dueItem(course, assignment)));
}

const assignmentsOf = (plan: CoursePlan): Assignment[] => [
  ...plan.weeks.flatMap((week) => week.assignments),
  ...plan.assignmentsOutsideSchedule,
];

function dueItem(course: CourseLabel, assignment: Assignment): DueItem[] {
  const { id, title, dueDate, dueTime, dueZone, dueDoubt, confidence, weight, handedIn } = assignment;
  if (dueDate === null) return [];
  const inDoubt = dueDoubt !== null || confidenceLevel(confidence) !== 'clear';
  return [{ id, course, title, dueDate, dueTime, dueZone, inDoubt, weight, handedIn }];
}

/** What is still to be done. */
export const notHandedIn = (items: readonly DueItem[]): DueItem[] => items.filter(({ handedIn }) => !handedIn);

/** By date, then by time of day. */
export function inOrder(items: readonly DueItem[]): DueItem[] {
  return items.toSorted(
    (one, other) =>
      one.dueDate.localeCompare(other.dueDate) || (one.dueTime ?? '99').localeCompare(other.dueTime ?? '99'),
  );
}

export function dueBetween(items: readonly DueItem[], from: CalendarDate, to: CalendarDate): DueItem[] {
  return items.filter(({ dueDate }) => dueDate >= from && dueDate <= to);
}

/**
 * What of a course there is to do this week, earliest first: the work of its own week, which may begin on any day, and
 * whatever else falls due by Sunday, as the headline counts it.
 */
export function worksThisWeek(plan: CoursePlan, week: Week | null, today: CalendarDate): Assignment[] {
  const own = week?.assignments ?? [];
  const falls = ({ dueDate, handedIn }: Assignment) =>
    !handedIn && dueDate !== null && dueDate >= today && dueDate <= addDays(mondayOf(today), 6);
  const others = assignmentsOf(plan).filter((work) => !own.includes(work) && falls(work));
  return [...own, ...others].toSorted((one, other) => (one.dueDate ?? '9').localeCompare(other.dueDate ?? '9'));
}

/** One sentence on the rest of the week: "Five things due this week, three by Thursday". */
export function weekHeadline(items: readonly DueItem[], today: CalendarDate): string {
  const left = dueBetween(inOrder(notHandedIn(items)), today, addDays(mondayOf(today), 6));
  const [first] = left;
  if (!first) return t`Nothing more due this week`;
  const when = (date: CalendarDate) => {
    const days = daysBetween(today, date);
    return days === 0 ? t`today` : days === 1 ? t`tomorrow` : t`on ${formatDate(date, 'weekdayLong')}`;
  };
  if (left.length === 1 && first.inDoubt) return t`One thing perhaps due this week, its date is not certain`;
  if (left.length === 1) return t`One thing due this week, ${when(first.dueDate)}`;
  const all = t`${spellOut(left.length)} things due this week`;
  // The day by which more than half of them fall due says best how the week is loaded.
  const middle = left[Math.floor(left.length / 2)] ?? first;
  const until = left.filter(({ dueDate }) => dueDate <= middle.dueDate).length;
  if (until === left.length)
    return first.dueDate === middle.dueDate
      ? t`${all}, all ${when(first.dueDate)}`
      : t`${all}, the first ${when(first.dueDate)}`;
  const share = spellOut(until).toLowerCase();
  const by = daysBetween(today, middle.dueDate);
  if (by === 0) return t`${all}, ${share} of them today`;
  return by === 1
    ? t`${all}, ${share} by tomorrow`
    : t`${all}, ${share} by ${formatDate(middle.dueDate, 'weekdayLong')}`;
}

/** A second line: what comes after this week, or that nothing does. */
export function nextHeadline(items: readonly DueItem[], today: CalendarDate): string {
  const next = inOrder(notHandedIn(items)).find(({ dueDate }) => dueDate > addDays(mondayOf(today), 6));
  if (!next) return items.length === 0 ? t`Your syllabi name no due dates.` : t`No due dates after this week.`;
  const { title, course, dueDate, inDoubt } = next;
  if (inDoubt) return t`Next: ${title}, ${course.shortName}, its date is not certain.`;
  return t`Next: ${title}, ${course.shortName}, ${sayDueIn(dueDate, today)}.`;
}

export interface WeekLoad {
  monday: CalendarDate;
  items: DueItem[];
  /** Sum of the known weights, in percent of one grade. */
  weight: number;
}

/** The term as weeks from the first to the last due date, each with what falls into it. */
export function termLoad(items: readonly DueItem[]): WeekLoad[] {
  const ordered = inOrder(items);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return [];
  const start = mondayOf(first.dueDate);
  const weeks = Math.floor(daysBetween(start, last.dueDate) / 7) + 1;
  return Array.from({ length: weeks }, (_, index) => {
    const monday = addDays(start, index * 7);
    const due = dueBetween(ordered, monday, addDays(monday, 6));
    return { monday, items: due, weight: due.reduce((sum, { weight }) => sum + (weight ?? 0), 0) };
  });
}
