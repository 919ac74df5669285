import { sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Assignment, Course, Week } from '../../syllabus/course.ts';
import { isDueCertain } from '../../syllabus/due-days.ts';
import type { Piece } from '../compose.ts';
import { item, sentence, type Told } from '../told.ts';
import { allAssignments, readCourseQuestion } from './course-question.ts';
import { aboutEach } from './exam-spoken-of.ts';
import { weeksCovered } from './exam-weeks.ts';
import { sayDate } from './fact.ts';
import { plainQuestion } from './week-words.ts';
import { workNamed } from './work-facts.ts';

const exam =
  '(?:the|our|my|this|that) ((?:(?:first|second|third|fourth|last|next) )?(?:mid-?terms?|finals?|exams?|tests?|quiz(?:zes)?)(?: exams?| \\d{1,2})?)';
const asks = [
  `\\bwhat (?:does|do|will|would) ${exam} (?:cover|include|be (?:on|about)|test)\\b`,
  `\\bwhat(?:'s| is| will be| comes) (?:covered )?(?:on|in|by) ${exam}\\W*$`,
  `\\b(?:what|which) (?:topics?|weeks?|chapters?|materials?|readings?) (?:is|are|will be|comes?|does|do|will)\\b.*?\\b${exam}`,
  `\\bwhat (?:do|should|must) (?:i|we) (?:need to |have to )?(?:study|review|revise|know|learn|read) (?:for|on) ${exam}\\W*$`,
].map((pattern) => new RegExp(pattern));
const saysScope =
  /\b(?:cover(?:s|ed|ing)?|cumulative|comprehensive|material (?:from|of|in|through))\b|\b(?:on|from|through) (?:weeks?|chapters?|units?|lectures?|readings?) \d/i;

/**
 * What an exam is about: the syllabus's own sentence on it, or else that it does not say so and what the plan has up
 * to its day. null where
 * the question asks for no such thing, or the plan cannot place the exam.
 */
export function examScope(
  question: string,
  course: Course,
  today: string | null,
  passagesOfSyllabus: () => readonly Passage[],
): { said: Piece } | { told: Told[] } | null {
  const text = plainQuestion(question);
  const name = asks.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  if (name === undefined) return null;
  const said = sentenceOn(name, passagesOfSyllabus());
  if (said) return { said };
  const [work] = workNamed(readCourseQuestion(name, course, today), allAssignments(course));
  const topics = work ? weeksUpTo(work, course).flatMap(topicOf) : [];
  if (!work || topics.length === 0) return null;
  const day = work.dueDate === null || !isDueCertain(work) ? '' : ` (${sayDate(work.dueDate)})`;
  const lead = `Your syllabus doesn't say what ${work.title} covers. Up to it${day}, the plan has:`;
  return { told: [sentence(lead, work.dueEvidence ?? work.evidence), ...topics] };
}

const examName = /\b(mid-?terms?|finals?|quiz(?:zes)? \d{1,2})\b/;

/** What the syllabus says that an exam is about. */
export interface ExamScope {
  said: Piece;
  /** Numbers of the weeks; null where it names none, or all. */
  weeks: number[] | null;
}

/** What the syllabus says of the exam that a question names; null where it says nothing. */
export function scopeOfExam(
  question: string,
  { weeks }: Course,
  passagesOfSyllabus: () => readonly Passage[],
): ExamScope | null {
  const name = examName.exec(plainQuestion(question))?.[1];
  const said = name === undefined ? null : sentenceOn(name, passagesOfSyllabus());
  if (!said) return null;
  const text = plainQuestion(said.passage.text.slice(said.start, said.end));
  const isAll =
    /\b(?:cumulative|comprehensive)\b/.test(text) &&
    !/\b(?:not|n't|isn't|non)[ -](?:\w+ )?(?:cumulative|comprehensive)\b/.test(text);
  if (isAll) return { said, weeks: null };
  const clause = text.slice(Math.max(0, text.search(saysScope)));
  const known = weeksCovered(clause, weeks);
  return { said, weeks: known.length > 0 ? known : null };
}

/** A sentence on such an exam that says what it covers. */
function sentenceOn(name: string, passages: readonly Passage[]): Piece | null {
  const kind =
    /mid-?term|final|quiz|(?:exam|test) \d+/.exec(name)?.[0].replace(/mid-?term/, 'mid-?term') ?? 'exam|test';
  const names = new RegExp(`\\b(?:${kind})`, 'i');
  for (const passage of passages) {
    const spans = sentencesOf(passage);
    const about = aboutEach(passage, spans);
    const span = spans.find(({ start, end }, i) => {
      return names.test(about[i] ?? '') && saysScope.test(passage.text.slice(start, end));
    });
    if (span) return { passage, ...span };
  }
  return null;
}

/** The weeks that begin before an exam is over; without dates those up to the one that lists it. */
function weeksUpTo(work: Assignment, { weeks }: Course): Week[] {
  const { dueDate } = work;
  const listed = weeks.findIndex(({ assignments }) => assignments.includes(work));
  return weeks.filter(({ startDate }, i) => (dueDate !== null && startDate ? startDate.value <= dueDate : i <= listed));
}

const topicOf = ({ number, topic, breakName }: Week): Told[] =>
  topic && breakName === null ? [item({ text: `Week ${number}: ${topic.value}.`, evidence: topic.evidence })] : [];
