import type { AssignmentType } from '@weekwise/domain/plan.ts';
import { addDays } from '../../dates/calendar.ts';
import { sayDate } from '../course/fact.ts';
import type { DatedTask } from './plan-tasks.ts';
import { byDueDate, type StudentState } from './student-state.ts';

/** What is made over several days; the rest is done in one. */
const isMade: ReadonlySet<AssignmentType> = new Set(['essay', 'paper', 'project', 'presentation']);
/** Days before a piece of work is due that are kept for it. */
const daysKept = 3;

/**
 * Time for what is due before an exam: the days right before each piece of work, fewer where another one is due among
 * them.
 */
export function workOnTheWay({ work, today }: StudentState, from: string, to: string): DatedTask[] {
  const due = work
    .filter(({ handedIn, assignment: { type, dueDate } }) => {
      return !handedIn && isMade.has(type) && dueDate !== null && dueDate >= from && dueDate < to;
    })
    .toSorted(byDueDate);
  let since = from > today ? from : today;
  return due.flatMap(({ assignment: { title, dueDate } }) => {
    const end = dueDate ?? from;
    const kept = Array.from({ length: daysKept }, (_, i) => addDays(end, i - daysKept)).filter((day) => day >= since);
    since = end;
    return kept.map((date) => ({
      date,
      text: `work on ${title} (due ${sayDate(end)}).`,
      evidence: null,
      isSession: true,
    }));
  });
}
