import { passagesOfDocument } from '../passages/of-document.ts';
import type { Passage } from '../passages/passage.ts';
import type { PassageIndex } from '../passages/passage-index.ts';
import type { QueryVectors } from '../passages/vectors.ts';
import type { Course } from '../syllabus/course.ts';
import type { Turn } from './conversation/turn.ts';
import { dayOff, daysOffWithin } from './course/class-day.ts';
import { scopeOfExam } from './course/exam-said.ts';
import { shareOfPart } from './course/part-stated.ts';
import { plainQuestion } from './course/week-words.ts';
import { weeklyWork } from './course/weekly-work.ts';
import type { NamedDocument } from './evidence/files-of-reading.ts';
import type { AnswerLine } from './render/answer-line.ts';
import { withExamOf } from './student/exam-of-syllabus.ts';
import { holidaySpan } from './student/holiday-span.ts';
import { missedThing } from './student/missed-thing.ts';
import { studentAnswer } from './student/student-answer.ts';
import type { StudentState } from './student/student-state.ts';
import { acrossWeeks } from './weeks/across-weeks.ts';
import { readWeeksQuestion } from './weeks/weeks-question.ts';

/** What an answer may draw on besides the folder's passages. */
export interface AnswerContext {
  /** How many words of passages are shown at most; 150 unless told. */
  words?: number;
  /** The syllabus as read, and the document that it was read from. */
  syllabus?: { course: Course; documentId: string } | null;
  /** `YYYY-MM-DD`, for "this week" and "due next". */
  today?: string | null;
  /** The conversation before the question, oldest first. */
  history?: readonly Turn[];
  /** Where the student stands; null where nobody looked. */
  student?: StudentState | null;
  /** Number of the week that is open on the screen: "this week" and "this", and what is preferred among equals. */
  openWeek?: number | null;
  /** The folder's passages on a week, in reading order. */
  passagesOf?: (week: number) => readonly Passage[];
  /** The folder's files by name, for a question that names one of them; see `namesReading`. */
  documents?: readonly NamedDocument[];
  /** What a document is called, where an answer says which file says what. */
  nameOf?: (documentId: string) => string | undefined;
  /** Names of the files that are hard to read, which an answer that finds nothing tells. */
  hardToRead?: readonly string[];
  /** Of the question as `resolveFollowUp` gives it, and of the index's passages. */
  vectors?: QueryVectors | null;
}

/** What the records say to a question: the student's state, or weeks side by side. */
export interface Records {
  told: AnswerLine[];
  /** false where it says no more than that nothing was found. */
  answers: boolean;
  /** Numbers of the weeks that it sets beside each other. */
  weeks: number[];
}

/**
 * What the student's state says to a question, or what weeks have in common; null where it asks for neither.
 * @param alone the question as `resolveFollowUp` gives it
 */
export function recordsFor(
  alone: string,
  index: PassageIndex,
  { syllabus = null, today = null, openWeek = null, student = null, passagesOf = () => [] }: AnswerContext,
): Records | null {
  const course = syllabus?.course ?? null;
  const ofSyllabus = (): readonly Passage[] => passagesOfDocument(index, syllabus?.documentId ?? '');
  const scope = syllabus && scopeOfExam(alone, syllabus.course, ofSyllabus);
  const state = student && syllabus ? withExamOf(alone, student, syllabus.course, ofSyllabus) : student;
  const span = state && course && holidaySpan(plainQuestion(alone), course, state.today, ofSyllabus);
  const noClass = () => (state && course ? dayOff(state.today, course, ofSyllabus()) : null);
  const noClassWithin = (from: string, to: string) => (course ? daysOffWithin(from, to, course, ofSyllabus()) : []);
  const ownShare = (title: string) => shareOfPart(title, ofSyllabus());
  const weekly = () => (course ? weeklyWork(course, ofSyllabus()) : []);
  const said = { scope, span, noClass, noClassWithin, ownShare, weekly };
  const thing = state && course ? missedThing(alone, state, course, ofSyllabus) : null;
  if (thing) return { told: thing, answers: true, weeks: [] };
  const own = state && studentAnswer(alone, state, course, { today, openWeek }, said);
  if (own) return { told: own, answers: true, weeks: [] };
  const asked = course && readWeeksQuestion(alone, course, { today, openWeek });
  if (!course || !asked) return null;
  const { told, connects } = acrossWeeks(asked, { index, course, passagesOf });
  if (told.length === 0) return null;
  return { told, answers: connects || asked.kind === 'compare', weeks: asked.weeks.map(({ number }) => number) };
}
