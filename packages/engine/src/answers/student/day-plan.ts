import { addDays, daysBetween, mondayOf } from '../../dates/calendar.ts';
import { sayDate, sayPercent } from '../course/fact.ts';
import { type AnswerLine, item, many, sentence } from '../render/answer-line.ts';
import { countOverdue, inDays, overdue } from './due-answer.ts';
import { byDay, dueBetween, practiceOf, spread, unreadOf } from './plan-tasks.ts';
import {
  byDueDate,
  marksReadings,
  overdueSinceJoining,
  overdueWork,
  type StudentState,
  type StudentWeek,
} from './student-state.ts';

const mostTasks = 8;
const soonDays = 7;
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

/**
 * What to do now: the largest piece of work ahead, what is due soon, what is set for this week, what was left of the
 * others, and practice, under a word on a day off. What is late is listed to a student who says that they are behind,
 * and counted for others.
 */
export function dayPlan(text: string, state: StudentState, noClass: AnswerLine | null = null): AnswerLine[] {
  const { today } = state;
  const begun = state.weeks.filter(({ startDate }) => startDate !== null && startDate <= today);
  const now = begun.slice(-1);
  const before = marksReadings(state) ? begun.slice(0, -1) : [];
  const due = dueBetween(state, today, addDays(today, soonDays));
  const tasks = [
    ...state.next.map((text) => ({ text, evidence: null })),
    ...due.map(({ date, text, evidence }) => ({
      text: `${text.replace(/\.$/, '')} ${inDays(today, date)}.`,
      evidence,
    })),
    ...now.flatMap((week) => unreadOf(week, state)),
    ...nextBegun(state).flatMap((week) => unreadOf(week, state, week.startDate)),
    ...before.flatMap((week) => unreadOf(week, state)),
    ...practiceOf([...now, ...before]),
  ].slice(0, mostTasks);
  const isBehind = /\bbehind\b|\bcatch(?:ing)? up\b/.test(text);
  const lead = isBehind
    ? overdue(state, overdueWork(state).slice(-mostTasks), 'Past its date, and not marked as handed in:')
    : [];
  const told =
    tasks.length > 0
      ? [sentence('What to do next:'), ...tasks.map(({ text, evidence }) => item({ text: capital(text), evidence }))]
      : nothingLeft(state);
  return [
    ...(noClass ? [noClass] : []),
    ...lead,
    ...told,
    ...largestAhead(state),
    ...ahead(state),
    ...(isBehind ? [] : countOverdue(overdueSinceJoining(state))),
  ];
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
function largestAhead({ work, today }: StudentState): AnswerLine[] {
  const until = addDays(today, largestWithin);
  const [largest] = work
    .filter(({ handedIn, assignment: { dueDate, weight } }) => {
      return !handedIn && weight !== null && dueDate !== null && dueDate >= today && dueDate <= until;
    })
    .toSorted((x, y) => (y.assignment.weight ?? 0) - (x.assignment.weight ?? 0) || byDueDate(x, y));
  if (!largest?.assignment.dueDate) return [];
  const { title, weight, dueDate, evidence, dueEvidence } = largest.assignment;
  const worth = `${sayPercent(weight ?? 0)} of the grade`;
  const text = `The largest piece of work ahead: ${title} (${worth}), ${sayDate(dueDate)}, ${inDays(today, dueDate)}.`;
  return [sentence(text, dueEvidence ?? evidence)];
}

/** The next quiz, and the next exam. */
function ahead({ exams, today }: StudentState): AnswerLine[] {
  const next = (['quiz', 'exam'] as const).flatMap((kind) => exams.find((exam) => exam.kind === kind) ?? []);
  return next.map(({ kind, title, date }) =>
    sentence(`Next ${kind}: ${title}, ${sayDate(date)} (${inDays(today, date)}).`),
  );
}
