import type { Course } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import type { CourseQuestion } from '../course/course-question.ts';
import type { ExamScope } from '../course/exam-said.ts';
import { sayReading } from '../course/fact.ts';
import { type Moment, plainQuestion, weeksNamed } from '../course/week-words.ts';
import type { WeeklyWork } from '../course/weekly-work.ts';
import { gradingFacts } from '../course/work-facts.ts';
import { type AnswerLine, item, sentence } from '../render/answer-line.ts';
import { dayPlan, weekPlan } from './day-plan.ts';
import { dueAnswer, handedInAnswer, overdueAnswer } from './due-answer.ts';
import type { DueSpan } from './due-span.ts';
import { missedAnswer } from './missed-answer.ts';
import { cardsAnswer, readyAnswer, standingAnswer, weakPointsAnswer } from './standing-answer.ts';
import { readStudentQuestion } from './student-question.ts';
import { marksReadings, type StudentState } from './student-state.ts';
import { daysLeft, studyPlan } from './study-plan.ts';
import { weekBesides } from './week-ahead.ts';

/** What the syllabus says beside its plan. */
export interface SaidBySyllabus {
  /** What the named exam is about; null where it does not say. */
  scope?: ExamScope | null;
  /** The days that the question names by a holiday. */
  span?: DueSpan | null;
  /** That the class does not meet today; null where it does. */
  noClass?: () => AnswerLine | null;
  /** The notes on days without class from one day to another. */
  noClassWithin?: (from: string, to: string) => AnswerLine[];
  /** What a piece of work counts by a line of the syllabus, where the plan has the weight of the whole. */
  ownShare?: (title: string) => number | null;
  /** Work that is due every week. */
  weekly?: () => WeeklyWork[];
}

/**
 * Answers a question about the student's own state from the facts given; null where it is not about that.
 * @param course the plan; null before a syllabus was read
 */
export function studentAnswer(
  question: string,
  state: StudentState,
  course: Course | null,
  moment: Moment,
  {
    scope = null,
    span = null,
    noClass = () => null,
    noClassWithin = () => [],
    ownShare = () => null,
    weekly = () => [],
  }: SaidBySyllabus = {},
): AnswerLine[] | null {
  const kind = readStudentQuestion(question);
  if (kind === null) return null;
  const text = plainQuestion(question);
  const named = course ? weeksNamed(text, course, moment) : null;
  const weeks = named?.map(({ number }) => number) ?? null;
  const asked: CourseQuestion = { text, stems: new Set(contentStems(question)), weeks: named, today: state.today };
  switch (kind) {
    case 'due':
      return course
        ? [...dueAnswer(asked, state, span ?? undefined, weekly), ...weekBesides(text, state, noClassWithin)]
        : null;
    case 'overdue':
      return course ? overdueAnswer(asked, state) : null;
    case 'handed-in':
      return handedInAnswer(asked, state);
    case 'missed':
      return missedAnswer(state, weeks);
    case 'standing':
      return standingAnswer(state, weeks);
    case 'weak-points':
      return weakPointsAnswer(state, weeks);
    case 'cards-due':
      return cardsAnswer(state);
    case 'ready':
      return readyAnswer(text, state);
    case 'next-step':
    case 'day-plan':
      return dayPlan(text, state, { noClass: noClass(), ownShare, weekly: weekly() });
    case 'week-plan':
      return [...weekPlan(text, state), ...weekBesides(text, state, noClassWithin, { hasReadings: true })];
    case 'study-plan':
      return studyPlan(text, state, scope, weekly);
    case 'days-left':
      return daysLeft(text, state);
    case 'grade':
      return gradeAnswer(asked, state, course);
    case 'read-so-far':
      return readingsAnswer(state, weeks);
  }
}

function gradeAnswer(asked: CourseQuestion, state: StudentState, course: Course | null): AnswerLine[] {
  const parts = course ? gradingFacts({ ...asked, text: 'grading' }, course) : [];
  return [
    sentence('Your marks are not kept here, so I cannot tell your grade.'),
    ...(parts.length > 0 ? [sentence('It is made up of:'), ...parts.map(item)] : []),
    ...standingAnswer(state, null).slice(0, 1),
  ];
}

const mostReadings = 12;

/** What the student marked as read, and what is left of what was set. */
function readingsAnswer(state: StudentState, weeks: readonly number[] | null): AnswerLine[] {
  const { today } = state;
  const asked = state.weeks.filter(({ number, startDate }) =>
    weeks === null ? startDate !== null && startDate <= today : weeks.includes(number),
  );
  const readings = asked.flatMap(({ number, readings }) => readings.map((each) => ({ number, ...each })));
  const tell = (those: typeof readings): AnswerLine[] =>
    those.slice(-mostReadings).map(({ number, reading, hasFile, state }) => {
      const { text, evidence } = sayReading(reading);
      const how = state === 'in-progress' ? ' You are in the middle of it.' : '';
      const where = hasFile || state === 'read' ? '' : ' There is no file of it here.';
      return item({ text: `Week ${number}: ${text}${how}${where}`, evidence });
    });
  const [read, left] = [
    readings.filter((each) => each.state === 'read'),
    readings.filter((each) => each.state !== 'read'),
  ];
  const set = weeks === null ? 'Set so far' : 'To read';
  if (!marksReadings(state))
    return [
      sentence('You have marked no reading as read, so I know only what is set.'),
      ...(readings.length > 0 ? [sentence(`${set}:`)] : []),
      ...tell(readings),
    ];
  return [
    ...(left.length > 0 ? [sentence(`${set}, and not marked as read:`), ...tell(left)] : []),
    ...(left.length === 0 && readings.length > 0 ? [sentence('You have marked all that is set as read.')] : []),
    ...(readings.length === 0 ? [sentence('Nothing is set to read there.')] : []),
    ...(read.length > 0 ? [sentence('Marked as read:'), ...tell(read)] : []),
  ];
}
