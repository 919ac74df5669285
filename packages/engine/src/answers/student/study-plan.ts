import { addDays, daysBetween, mondayOf, utcMidnight } from '../../dates/calendar.ts';
import type { CoveringExam } from '../../spaced-repetition/exam-coverage.ts';
import type { ExamScope } from '../course/exam-said.ts';
import { sayDate, sayPercent, sayReading } from '../course/fact.ts';
import { type AnswerLine, item, many, percent, sentence } from '../render/answer-line.ts';
import { readable } from '../render/show-blocks.ts';
import { countOverdue, inDays, overdue } from './due-answer.ts';
import { examNamed } from './exam-named.ts';
import { byFocus, reviewsOf, sayWeeks, sinceExamBefore } from './plan-order.ts';
import {
  byDueDate,
  canPractise,
  marksReadings,
  overdueSinceJoining,
  overdueWork,
  type StudentReading,
  type StudentState,
  type StudentWeek,
} from './student-state.ts';
import { studyDays } from './study-days.ts';

/** Something to be done on one day. */
interface Task {
  text: string;
  evidence: AnswerLine['evidence'];
}

const known = 0.85;
const mostTasks = 8;
const soonDays = 7;
/** In days: nobody keeps to a plan that is longer. */
const longestPlan = 21;
/** In days: how far ahead the largest piece of work is looked for. */
const largestWithin = 28;

const shortDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const sayDay = (date: string): string => shortDate.format(utcMidnight(date));

/**
 * Days until an exam with what to do on each: what is not read of its weeks, then practice, the least known first,
 * and at the end all of it again.
 * @param scope what the syllabus says that it is about; null where it does not say
 */
export function studyPlan(text: string, state: StudentState, scope: ExamScope | null): AnswerLine[] {
  const exam = examNamed(text, state);
  if (!exam)
    return [
      sentence('The plan has no exam or quiz ahead with a date, so here is what is next:'),
      ...dayPlan(text, state),
    ];
  const { today } = state;
  const weeks = weeksOf(exam, state, scope?.weeks ?? null);
  const start = startOfPlan(exam, state);
  const days = studyDays(text, start, exam.date);
  const span =
    weeks.length === 0
      ? ''
      : ` It is about ${sayWeeks(weeks)}, ${scope?.weeks ? 'as the syllabus says' : 'by the plan'}${scope ? ':' : '.'}`;
  const since = scope ? null : sinceExamBefore(exam, weeks, state);
  const lead = [
    sentence(`${exam.title}: ${sayDate(exam.date)} (${inDays(today, exam.date)}).${span}`),
    ...(scope && span !== ''
      ? [sentence(readable(scope.said.passage.text.slice(scope.said.start, scope.said.end)), scope.said)]
      : []),
    ...(since
      ? [sentence(`Your syllabus doesn't say what it covers, so what came after ${since.title} comes first.`)]
      : []),
  ];
  if (days.length === 0)
    return [
      ...lead,
      ...weeks
        .slice(0, mostTasks)
        .map(({ number, topic }) =>
          item({ text: `Go over week ${number}${topic ? ` (${topic})` : ''}.`, evidence: null }),
        ),
    ];
  // What is asked most comes first, and the rest in short.
  const { first, others } = byFocus(weeks, scope ? scope.focus : (since?.weeks ?? []));
  const tasks = [...onceEach(first, state), ...practiceOf(first), ...reviewsOf(others)];
  const reserved = days.length > 2 ? 1 : 0;
  const lines = [
    ...spread(tasks, days.slice(0, days.length - reserved)),
    ...(reserved > 0
      ? [
          {
            date: days.at(-1) ?? exam.date,
            text: `go over all of ${sayWeeks(weeks)} once more: “Quiz me for the ${nameOf(exam)}”.`,
            evidence: null,
          },
        ]
      : []),
    ...dueBetween(state, start, exam.date),
    { date: exam.date, text: `${exam.title}.`, evidence: null },
  ];
  const named = start > today ? `A plan that starts on ${sayDate(start)}:` : 'A plan until then:';
  return [...lead, sentence(named), ...byDay(lines)];
}

/** Today, but not before the course begins, nor so early that the plan would be too long to keep to. */
function startOfPlan({ date }: CoveringExam, { today, weeks }: StudentState): string {
  const [courseStart = today] = weeks.flatMap(({ startDate }) => startDate ?? []).toSorted();
  const [latest = today] = [today, courseStart, addDays(date, -longestPlan)].toSorted().slice(-1);
  return latest < date ? latest : today;
}

const nameOf = ({ title }: CoveringExam): string => title.toLowerCase();

function weeksOf(
  { fromWeek, throughWeek }: CoveringExam,
  { weeks }: StudentState,
  scope: readonly number[] | null,
): StudentWeek[] {
  return weeks.filter(({ number, readings, items }) => {
    if (readings.length === 0 && items === 0) return false;
    return scope ? scope.includes(number) : number >= (fromWeek ?? number) && number <= (throughWeek ?? number);
  });
}

/** A reading that two weeks have is read once. */
function onceEach(weeks: readonly StudentWeek[], state: StudentState): Task[] {
  const tasks = weeks.flatMap((week) =>
    unread(week).map((each) => ({ ...toRead(each, week.number, state), said: sayReading(each.reading).text })),
  );
  return tasks.filter(({ said }, i) => tasks.findIndex((other) => other.said === said) === i);
}

const unread = ({ readings }: StudentWeek): StudentReading[] => readings.filter(({ state }) => state !== 'read');

const unreadOf = (week: StudentWeek, state: StudentState): Task[] =>
  unread(week).map((each) => toRead(each, week.number, state));

function toRead({ reading, hasFile, state: how }: StudentReading, number: number, state: StudentState): Task {
  const { text, evidence } = sayReading(reading);
  const verb = how === 'in-progress' ? 'read to the end' : marksReadings(state) ? 'read' : 'read (or go over)';
  const missing = hasFile ? '' : '; there is no file of it here';
  return { text: `${verb} ${text.replace(/\.$/, '')} (week ${number}${missing}).`, evidence };
}

function practiceOf(weeks: readonly StudentWeek[]): Task[] {
  return weeks
    .filter((week) => canPractise(week) && week.mastery < known)
    .toSorted((x, y) => x.mastery - y.mastery || x.number - y.number)
    .map(({ number, topic, tried, mastery }) => ({
      text: `practise week ${number}${topic ? ` (${topic})` : ''}: “Quiz me on week ${number}”${tried > 0 ? `; you know about ${percent(mastery)} of it` : ''}.`,
      evidence: null,
    }));
}

type Line = Task & { date: string };

/** Tasks over days, evenly and in order. */
const spread = (tasks: readonly Task[], days: readonly string[]): Line[] =>
  tasks.map((task, i) => ({ ...task, date: days[Math.floor((i * days.length) / tasks.length)] ?? days[0] ?? '' }));

function dueBetween({ work }: StudentState, from: string, to: string): Line[] {
  return work.flatMap(({ assignment, handedIn }) => {
    const { dueDate, title, evidence, dueEvidence, type } = assignment;
    if (handedIn || dueDate === null || dueDate < from || dueDate > to || type === 'exam') return [];
    return [
      { date: dueDate, text: type === 'quiz' ? `${title}.` : `${title} is due.`, evidence: dueEvidence ?? evidence },
    ];
  });
}

const byDay = (lines: readonly Line[]): AnswerLine[] =>
  lines
    .toSorted((x, y) => (x.date < y.date ? -1 : x.date > y.date ? 1 : 0))
    .map(({ date, text, evidence }) => item({ text: `${sayDay(date)}: ${text}`, evidence }));

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
 * others, and practice. What is late is listed to a student who says that they are behind, and counted for others.
 */
export function dayPlan(text: string, state: StudentState): AnswerLine[] {
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
    ...[...now, ...before].flatMap((week) => unreadOf(week, state)),
    ...practiceOf([...now, ...before]),
  ].slice(0, mostTasks);
  const isBehind = /\bbehind\b|\bcatch(?:ing)? up\b/.test(text);
  const lead = isBehind
    ? overdue(state, overdueWork(state).slice(-mostTasks), 'Past its date, and not marked as handed in:')
    : [];
  const told =
    tasks.length > 0
      ? [sentence('What to do next:'), ...tasks.map(({ text, evidence }) => item({ text: capital(text), evidence }))]
      : [sentence('Nothing presses: no card is due, no exam is near, nothing was answered wrong.')];
  return [
    ...lead,
    ...told,
    ...largestAhead(state),
    ...ahead(state),
    ...(isBehind ? [] : countOverdue(overdueSinceJoining(state))),
  ];
}

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

/** How long it is until an exam or another piece of work. */
export function daysLeft(text: string, state: StudentState): AnswerLine[] | null {
  const { today, work } = state;
  const exam = examNamed(text, state);
  const coming = work.filter(({ assignment: { dueDate } }) => dueDate !== null && dueDate >= today).sort(byDueDate);
  const named = coming.find(({ assignment: { title } }) =>
    title
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.length > 3 && text.includes(word)),
  );
  const isExam = /\b(?:mid-?term|final|exam|test|quiz)/.test(text);
  if (isExam && exam) {
    const evidence = work.find(({ assignment }) => assignment.title === exam.title)?.assignment.evidence ?? null;
    return [sentence(`${exam.title} is on ${sayDate(exam.date)}: ${inDays(today, exam.date)}.`, evidence)];
  }
  if (!named?.assignment.dueDate) return null;
  const { title, dueDate, evidence, dueEvidence } = named.assignment;
  return [sentence(`${title} is due on ${sayDate(dueDate)}: ${inDays(today, dueDate)}.`, dueEvidence ?? evidence)];
}
