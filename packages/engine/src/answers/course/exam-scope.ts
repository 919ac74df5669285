import type { Passage } from '../../passages/passage.ts';
import type { Assignment, Course } from '../../syllabus/course.ts';
import { isDuePlain } from '../../syllabus/due-days.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { type AnswerLine, item, sentence } from '../render/answer-line.ts';
import { allAssignments, readCourseQuestion } from './course-question.ts';
import { sentenceOn } from './exam-said.ts';
import { examsOfPlan } from './exams-of-plan.ts';
import { sayDate } from './fact.ts';
import { topicsOf } from './week-facts.ts';
import { plainQuestion } from './week-words.ts';
import { workNamed } from './work-facts.ts';

const exam =
  '(?:(?:the|our|my|this|that) )?((?:(?:first|second|third|fourth|last|next) )?(?:mid-?terms?|finals?|exams?|tests?|quiz(?:zes)?)(?: exams?)?(?: \\d{1,2})?)';
const parts = '(?:topics?|weeks?|chapters?|materials?|readings?|units?|modules?|stuff)';
const asks = [
  `\\bwhat (?:does|do|will|would) ${exam} (?:cover|include|be (?:on|about)|test)\\b`,
  `\\bwhat(?:'s| is| are| will be| comes)? (?:going to be |gonna be )?(?:covered )?(?:on|in|by) ${exam}\\W*$`,
  `\\b(?:what|which) ${parts} (?:is|are|will be|comes?|does|do|will)\\b.*?\\b(?:on|in|by|for|cover\\w*) ${exam}`,
  `\\b(?:what|which) ${parts} (?:does|do|will) ${exam} (?:cover|include|have)\\b`,
  `\\bwhat (?:do|should|must) (?:i|we) (?:need to |have to )?(?:study|review|revise|learn|read) (?:for|on) ${exam}\\W*$`,
  `\\bhow (?:much|many|big a part|large a part)(?: (?:of the )?(?:questions|points|items))?(?: (?:of|on|in))? ${exam} (?:is|are|comes?|will (?:be|come)|does?)\\b.*\\b(?:on|from|about|cover)\\b`,
].map((pattern) => new RegExp(pattern));
/** Whether it is about all: only what the syllabus says of it tells. */
const asksIfAll = new RegExp(
  `\\b(?:is|are|will) ${exam} (?:(?:be|just|only|really|going to be|gonna be) )*(?:(?:on|about|over|from) (?:everything|all|the whole|just|only)\\b|cumulative|comprehensive|everything\\b)`,
);

/**
 * Answers what an exam covers: with the syllabus's own sentence on it, or by saying that there is none and listing what
 * the plan has between the exam before and this one. Returns null where that is not asked, or the plan cannot place the
 * exam.
 */
export function examScope(
  question: string,
  course: Course,
  today: string | null,
  passagesOfSyllabus: () => readonly Passage[],
): { said: Excerpt } | { told: AnswerLine[] } | null {
  const text = plainQuestion(question);
  const name = asks.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  const ifAll = asksIfAll.exec(text)?.[1];
  const said = sentenceOn(name ?? ifAll ?? '', passagesOfSyllabus());
  if (said && (name ?? ifAll) !== undefined) return { said };
  if (name === undefined) return null;
  const [work] = workNamed(readCourseQuestion(name, course, today), allAssignments(course));
  const exams = examsOfPlan(course, passagesOfSyllabus);
  const at = exams.findIndex((each) => each.work === work);
  const topics = topicsOf(exams[at]?.weeks ?? []).map(item);
  if (!work || topics.length === 0) return null;
  const before = exams[at - 1]?.work;
  const day = sayExamDay(work);
  const since = before ? `Between ${before.title} and it${day}` : `Up to it${day}`;
  const lead = `Your syllabus doesn't say what ${work.title} covers. ${since}, the plan has:`;
  return { told: [sentence(lead, work.dueEvidence ?? work.evidence), ...topics] };
}

/** " (Thursday, November 5, 2026)"; empty where the day is not certain. */
export const sayExamDay = (work: Assignment): string =>
  work.dueDate === null || !isDuePlain(work) ? '' : ` (${sayDate(work.dueDate)})`;
