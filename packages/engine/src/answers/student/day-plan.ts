import { addDays, daysBetween, mondayOf } from '../../dates/calendar.ts';
import type { Assignment } from '../../syllabus/course.ts';
import { possibleDueDays } from '../../syllabus/due-days.ts';
import { sayDate, sayDue, sayPercent, withoutStop } from '../course/fact.ts';
import type { WeeklyWork } from '../course/weekly-work.ts';
import { type AnswerLine, item, many, sentence } from '../render/answer-line.ts';
import { countOverdue, daysOff, dueEveryWeek, inDays, overdue } from './due-answer.ts';
import { byDay, dueBetween, practiceOf, spread, unreadOf } from './plan-tasks.ts';
import {
  byDueDate,
  marksReadings,
  overdueSinceJoining,
  overdueWork,
  type StudentState,
  type StudentWeek,
  type StudentWork,
} from './student-state.ts';

const mostTasks = 8;
const soonDays = 8;
/** In days: so long before a week begins one reads for it. */
const nearDays = 5;
/** In days: how far ahead the largest piece of work is looked for. */
const largestWithin = 28;

/** The days that are left of this week, with what is to be read, to be done and due on them. */
export function weekPlan(text: string, state: StudentState): AnswerLine[] {
  const { today } = state;
  const isNext = /\bnext week\b/.test(text);
  const from = isNext ? addDays(mondayOf(today), 7) : today;
  const to = addDays(mondayOf(from), 6);
  const begun = state.weeks.filter(({ startDate }) => startDate !== null && startDate <= to);
  const now = begun.slice(-1);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i));
  const tasks = [
    ...now.flatMap((week) => unreadOf(week, state)),
    ...(marksReadings(state) ? begun.slice(0, -1).flatMap((week) => unreadOf(week, state)) : []),
    ...practiceOf(now),
  ].slice(0, mostTasks);
  const cards =
    state.cardsDue > 0 && !isNext
      ? [{ date: today, text: `${many(state.cardsDue, 'flashcard')} due for review.`, evidence: null }]
      : [];
  const lines = [...cards, ...spread(tasks, days), ...dueBetween(state, from, addDays(to, 2))];
  const name = isNext ? 'next week' : 'the rest of this week';
  if (lines.length === 0)
    return [sentence(`Nothing is left to read, to practise or to hand in for ${name}.`), ...ahead(state)];
  return [
    sentence(`A plan for ${name}:`),
    ...byDay(lines),
    ...ahead(state),
    ...countOverdue(overdueSinceJoining(state)),
  ];
}

/** What the day plan draws on besides the plan. */
interface SaidOfDay {
  /** That there is no class today; null where there is. */
  noClass?: AnswerLine | null;
  ownShare?: (title: string) => number | null;
  weekly?: readonly WeeklyWork[];
}

/**
 * What to do now: first all that is due soon, with what it counts; then what is set for this week, what was left of
 * the others, and practice; last the largest piece of work behind that. A word on a day off stands above. What is late
 * is listed to a student who says that they are behind, and counted for others.
 */
export function dayPlan(
  text: string,
  state: StudentState,
  { noClass = null, ownShare = () => null, weekly = [] }: SaidOfDay = {},
): AnswerLine[] {
  const { today } = state;
  const begun = state.weeks.filter(({ startDate }) => startDate !== null && startDate <= today);
  const now = begun.slice(-1);
  const before = marksReadings(state) ? begun.slice(0, -1) : [];
  const soon = { from: today, to: addDays(today, soonDays), firstOnly: false };
  const shareOf = ({ title, weight }: Assignment) => ownShare(title) ?? weight;
  const due = openWork(state, soon.from, soon.to);
  const tasks = [
    ...state.next.map((text) => ({ text, evidence: null })),
    ...now.flatMap((week) => unreadOf(week, state)),
    ...nextBegun(state).flatMap((week) => unreadOf(week, state, week.startDate)),
    ...before.flatMap((week) => unreadOf(week, state)),
    ...practiceOf([...now, ...before]),
  ].slice(0, mostTasks);
  const isBehind = /\bbehind\b|\bcatch(?:ing)? up\b/.test(text);
  const lead = isBehind
    ? overdue(state, overdueWork(state).slice(-mostTasks), 'Past its date, and not marked as handed in:')
    : [];
  const dueSoon = [
    ...(due.length > 0 ? [sentence(`Due in the next ${soonDays} days:`)] : []),
    ...due.map(({ assignment }) => sayWithShare(assignment, shareOf(assignment), today)),
    ...dueEveryWeek(weekly, state, soon),
  ];
  const told =
    tasks.length > 0
      ? [sentence('What to do next:'), ...tasks.map(({ text, evidence }) => item({ text: capital(text), evidence }))]
      : dueSoon.length === 0
        ? nothingLeft(state)
        : [];
  return [
    ...(noClass ? [noClass] : []),
    ...lead,
    ...dueSoon,
    ...told,
    ...largestAhead(state, shareOf, addDays(soon.to, 1)),
    ...ahead(state, due),
    ...(isBehind ? [] : countOverdue(overdueSinceJoining(state))),
  ];
}

/** Work that is not handed in and may be due in these days, in order. */
const openWork = ({ work }: StudentState, from: string, to: string): StudentWork[] =>
  work
    .filter(({ handedIn }) => !handedIn)
    .filter(({ assignment }) => possibleDueDays(assignment).some((day) => from <= day && day <= to))
    .toSorted(byDueDate);

/** "Report (12% of the grade): Friday, December 4, 2026, 11:59 p.m. (in 8 days)." */
function sayWithShare(assignment: Assignment, share: number | null, today: string): AnswerLine {
  const { text, evidence } = sayDue(assignment);
  const worth = share === null ? '' : ` (${sayPercent(share)} of the grade)`;
  const far = daysOff(assignment, today);
  const when = withoutStop(text).slice(assignment.title.length);
  return item({ text: `${assignment.title}${worth}${when}${far === null ? '' : ` (${far})`}.`, evidence });
}

/** That nothing is to be done, and where the plan is at its end what can be gone over. */
function nothingLeft({ weeks, today, exams }: StudentState): AnswerLine[] {
  const starts = weeks.flatMap(({ startDate }) => startDate ?? []).toSorted();
  const last = starts.at(-1);
  if (last === undefined || exams.length > 0 || addDays(last, 7) >= today)
    return [sentence('Nothing presses: no card is due, no exam is near, nothing was answered wrong.')];
  const [first] = weeks;
  return [
    sentence(`By its plan the course is over: its last week began on ${sayDate(last)}, and nothing is due.`),
    ...(first ? [sentence(`To go over it: “Summarise week ${first.number}”, “Quiz me on week ${first.number}”.`)] : []),
  ];
}

/** The week that begins before long, for whose first class is read now. */
const nextBegun = ({ weeks, today }: StudentState): StudentWeek[] =>
  weeks
    .filter(({ startDate }) => startDate !== null && startDate > today && startDate <= addDays(today, nearDays))
    .slice(0, 1);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What counts most of the work to come; empty where no weight is known. */
function largestAhead(
  { work, today }: StudentState,
  shareOf: (assignment: Assignment) => number | null,
  from: string,
): AnswerLine[] {
  const until = addDays(today, largestWithin);
  const weighed = work.map((each) => ({ ...each, share: shareOf(each.assignment) ?? 0 }));
  const [largest] = weighed
    .filter(({ handedIn, share, assignment: { dueDate } }) => {
      return !handedIn && share > 0 && dueDate !== null && dueDate >= today && dueDate <= until;
    })
    .toSorted((x, y) => y.share - x.share || byDueDate(x, y));
  if (!largest?.assignment.dueDate || largest.assignment.dueDate < from) return [];
  const { title, dueDate, evidence, dueEvidence } = largest.assignment;
  const worth = `${sayPercent(largest.share)} of the grade`;
  const text = `The largest piece of work ahead: ${title} (${worth}), ${sayDate(dueDate)}, ${inDays(today, dueDate)}.`;
  return [sentence(text, dueEvidence ?? evidence)];
}

/** The next quiz, and the next exam; none that is told above. */
function ahead({ exams, today }: StudentState, told: readonly StudentWork[] = []): AnswerLine[] {
  const next = (['quiz', 'exam'] as const)
    .flatMap((kind) => exams.find((exam) => exam.kind === kind) ?? [])
    .filter(({ title }) => !told.some(({ assignment }) => assignment.title === title));
  return next.map(({ kind, title, date }) =>
    sentence(`Next ${kind}: ${title}, ${sayDate(date)} (${inDays(today, date)}).`),
  );
}
