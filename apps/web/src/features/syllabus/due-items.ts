import { t } from '@lingui/core/macro';
import type { AssignmentType } from '@weekwise/domain/plan.ts';
import { addDays, type CalendarDate, daysBetween, formatDate, mondayOf, sayDueIn } from '../../lib/dates.ts';
import { spellOut } from '../../lib/text.ts';
import { confidenceLevel } from '../../ui/marks.tsx';
import type { Assignment, CoursePlan, Week } from './course-plan.ts';

/** The course an item belongs to, as far as lists of many courses show it. */
export interface CourseLabel {
  folderId: string;
  /** "SOC 101" */
  shortName: string;
  /** Its term is over. */
  ended: boolean;
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
  /** Something to hand in, not an exam that one sits. */
  isWork: boolean;
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
  const { id, title, dueDate, dueTime, dueZone, dueDoubt, confidence, weight, type, handedIn } = assignment;
  const isWork = !attended.has(type);
  if (dueDate === null) return [];
  const inDoubt = dueDoubt !== null || confidenceLevel(confidence) !== 'clear';
  return [{ id, course, title, dueDate, dueTime, dueZone, inDoubt, weight, isWork, handedIn }];
}

/** What is over once its day is: nothing can be handed in afterwards. */
const attended: ReadonlySet<AssignmentType> = new Set(['exam', 'quiz', 'presentation', 'participation']);

/** Work whose day has passed and that is not marked as handed in, the latest first. Ended courses ask for nothing. */
export const overdueItems = (items: readonly DueItem[], today: CalendarDate): DueItem[] =>
  inOrder(notHandedIn(items))
    .filter(({ dueDate, isWork, course }) => dueDate < today && isWork && !course.ended)
    .reverse();

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

/**
 * One sentence on the rest of the week: "Five things due this week, three by Thursday".
 * @param isSure whether this week of every course was read surely: only then nothing is due
 */
export function weekHeadline(items: readonly DueItem[], today: CalendarDate, isSure: boolean): string {
  const left = dueBetween(inOrder(notHandedIn(items)), today, addDays(mondayOf(today), 6));
  const [first] = left;
  if (!first) return isSure ? t`Nothing more due this week` : t`No due dates found for this week`;
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
  if (!next)
    return items.length === 0 ? t`No due dates found in your syllabi.` : t`No due dates found after this week.`;
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

/** Days before the first due date from which the weeks up to it are shown. */
const shownAhead = 42;

/**
 * The term as weeks from the first to the last due date, each with what falls into it. Courses that have ended are left
 * out while others go on; the present week is among them where the term is near.
 */
export function termLoad(items: readonly DueItem[], today: CalendarDate): WeekLoad[] {
  const going = items.filter(({ course }) => !course.ended);
  const ordered = inOrder(going.length > 0 ? going : items);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return [];
  const ahead = daysBetween(today, first.dueDate);
  const start = mondayOf(ahead > 0 && ahead <= shownAhead ? today : first.dueDate);
  const end = going.length > 0 && last.dueDate < today ? today : last.dueDate;
  const weeks = Math.floor(daysBetween(start, end) / 7) + 1;
  return Array.from({ length: weeks }, (_, index) => {
    const monday = addDays(start, index * 7);
    const due = dueBetween(ordered, monday, addDays(monday, 6));
    return { monday, items: due, weight: due.reduce((sum, { weight }) => sum + (weight ?? 0), 0) };
  });
}
