import { addDays } from '../../dates/calendar.ts';
import type { CoveringExam } from '../../spaced-repetition/exam-coverage.ts';
import type { ExamScope } from '../course/exam-said.ts';
import { sayDate } from '../course/fact.ts';
import type { WeeklyWork } from '../course/weekly-work.ts';
import { type AnswerLine, item, sentence } from '../render/answer-line.ts';
import { readable } from '../render/show-blocks.ts';
import { weekPlan } from './day-plan.ts';
import { dueEveryWeek, inDays } from './due-answer.ts';
import { examNamed } from './exam-named.ts';
import { pastExam } from './past-exam.ts';
import { byFocus, reviewsOf, sayNumbers, sayWeeks, sinceExamBefore } from './plan-order.ts';
import {
  byDay,
  byWeek,
  type DatedTask,
  dueBetween,
  hasNoFile,
  onceEach,
  practiceOf,
  type StudyTask,
  spread,
  termsOf,
} from './plan-tasks.ts';
import { planWithoutDate } from './plan-without-date.ts';
import { workOnTheWay } from './plan-writing.ts';
import { byDueDate, canPractise, type StudentState, type StudentWeek } from './student-state.ts';
import { studyDays } from './study-days.ts';
import { sayTime, studyTime } from './study-time.ts';

const mostTasks = 8;
/** In days: nobody keeps to a plan that is longer. */
const longestPlan = 21;
/** Of the days, for what came since the exam before. */
const usualShare = 0.7;

/** "A study plan for next week" is one of that week, whatever comes later. */
const ofWeek = /\b(?:for|of|in|during) (?:(?:the|this|next|my|whole|coming) ){0,3}week\b/;
const ofExam = /\b(?:mid-?terms?|finals?|exams?|tests?|quiz(?:zes)?)\b/;

/**
 * Days until an exam with what to do on each: what is not read of its weeks, then practice, the least known first,
 * and at the end all of it again.
 * @param scope what the syllabus says that it is about; null where it does not say
 */
export function studyPlan(
  text: string,
  state: StudentState,
  scope: ExamScope | null,
  weekly: () => WeeklyWork[] = () => [],
): AnswerLine[] {
  const over = pastExam(text, state, scope?.weeks ?? null);
  if (over) return over;
  if (ofWeek.test(text) && !ofExam.test(text)) return weekPlan(text, state);
  const exam = examNamed(text, state);
  if (!exam) return planWithoutDate(text, state);
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
      ? [sentence(`“${readable(scope.said.passage.text.slice(scope.said.start, scope.said.end))}”`, scope.said)]
      : []),
    ...(scope?.focus ? [sentence(`So ${sayNumbers(scope.focus.weeks)} come first, with most of the days.`)] : []),
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
  // What is asked most comes first and takes its share of the days, and the rest in short.
  const { first, others } = byFocus(weeks, scope?.focus?.weeks ?? since?.weeks ?? []);
  const reserved = days.length > 2 ? 1 : 0;
  const free = days.slice(0, days.length - reserved);
  const share = others.length === 0 ? 1 : (scope?.focus?.share ?? usualShare);
  const own = Math.max(1, Math.min(Math.round(free.length * share), free.length - (others.length > 0 ? 1 : 0)));
  const rest = free.slice(own);
  const minutes = studyTime(text);
  const quiz = `Quiz me for the ${nameOf(exam)}`;
  const planned: DatedTask[] = [
    ...spread(thoroughly(first, state, own), free.slice(0, own), days),
    ...spread(reviewsOf(others, rest.length), rest.length > 0 ? rest : free.slice(-1)),
    ...(reserved > 0 && weeks.length > 0
      ? [
          {
            date: days.at(-1) ?? exam.date,
            text: `go over all of ${sayWeeks(weeks)} once more: “${quiz}”.`,
            evidence: null,
            isSession: true,
          },
        ]
      : []),
    ...workOnTheWay(state, start, exam.date),
  ];
  const lines = [
    ...planned,
    ...inTurn(
      first,
      days.filter((day) => !planned.some(({ date }) => date === day)),
      quiz,
    ),
    ...dueBetween(state, start, addDays(exam.date, -1)),
    { date: exam.date, text: `${exam.title}.`, evidence: null },
  ];
  const absent = hasNoFile(first)
    ? [sentence('None of what the plan sets for them is among your files, so each week is named with its topic.')]
    : [];
  const sessions = minutes === null ? '' : `, with ${sayTime(minutes)} a day`;
  const named = start > today ? `A plan that starts on ${sayDate(start)}` : 'A plan until then';
  return [
    ...lead,
    ...absent,
    sentence(`${named}${sessions}:`),
    ...byDay(lines, minutes),
    ...dueEveryWeek(weekly(), state, { from: start, to: exam.date, firstOnly: false }),
  ];
}

/** What is to be read, and practice; where there are days for it the key terms of each week between the two. */
function thoroughly(weeks: readonly StudentWeek[], state: StudentState, days: number): StudyTask[] {
  const read = hasNoFile(weeks) ? byWeek(weeks) : onceEach(weeks, state);
  const practice = practiceOf(weeks);
  const terms = read.length + practice.length < days ? termsOf(weeks) : [];
  return [...read, ...terms.slice(0, days - read.length - practice.length), ...practice];
}

/** Days without a task of their own: each week in its turn, in another way each time, and all of it in between. */
function inTurn(weeks: readonly StudentWeek[], days: readonly string[], quiz: string): DatedTask[] {
  const able = weeks.filter(canPractise);
  const ways: ((week: StudentWeek) => string)[] = [
    ({ number, topic }) => `go back to week ${number}${topic ? ` (${topic})` : ''}: “Summarise week ${number}”.`,
    ({ number }) => `from memory: “Make flashcards on week ${number}”.`,
    ({ number }) => `practise week ${number}: “Quiz me on week ${number}”.`,
  ];
  const texts = ways.flatMap((way) => [...able.map(way), `practise what you know least: “${quiz}”.`]);
  return able.length === 0
    ? []
    : days.map((date, i) => ({ date, text: texts[i % texts.length] ?? '', evidence: null, isSession: true }));
}

/** Today, but not before the course begins, nor so early that the plan would be too long to keep to. */
function startOfPlan({ date }: CoveringExam, { today, weeks }: StudentState): string {
  const [courseStart = today] = weeks.flatMap(({ startDate }) => startDate ?? []).toSorted();
  const [latest = today] = [today, courseStart, addDays(date, -longestPlan)].toSorted().slice(-1);
  return latest < date ? latest : today;
}

const nameOf = ({ title }: CoveringExam): string => title.toLowerCase();

function weeksOf(
  { title, fromWeek, throughWeek }: CoveringExam,
  { weeks }: StudentState,
  scope: readonly number[] | null,
): StudentWeek[] {
  const within = weeks.filter(({ number, topic }) => {
    // The row of the exam itself is no week to study.
    if (topic?.toLowerCase().includes(title.toLowerCase())) return false;
    return scope ? scope.includes(number) : number >= (fromWeek ?? number) && number <= (throughWeek ?? number);
  });
  const filled = within.filter(({ readings, items }) => readings.length > 0 || items > 0);
  // A plan that names no readings has topics to go over.
  return filled.length > 0 ? filled : within.filter(({ topic }) => topic !== null);
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
