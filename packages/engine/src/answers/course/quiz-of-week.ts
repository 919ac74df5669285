import type { Passage } from '../../passages/passage.ts';
import type { Course, Week } from '../../syllabus/course.ts';
import { bullet, quotes, says, type WrittenPart } from '../requests/written-answer.ts';
import { sayDue } from './fact.ts';
import { statementsOf } from './statements.ts';
import { type Moment, plainQuestion, weeksNamed } from './week-words.ts';

const asks = /\b(?:(?:is|are) there|do (?:we|i) have|will there be|any)\b.*\bquiz(?:zes)?\b/;
/** "“Q” = quiz", "L: listening test": a letter that stands for one in the schedule. */
const legend = /["“”'(]?\b(\p{Lu}{1,2})\b["“”')]?\s*(?:=|:|stands for|means)\s*(?:an? )?(?:[\p{L}-]+ )?(?:quiz|test)/u;

/**
 * Answers whether there is a quiz in a week: by the plan, else by the schedule's mark for one. Returns null where that
 * is not asked, or the syllabus has no quizzes in its weeks.
 */
export function quizOfWeek(
  question: string,
  course: Course,
  moment: Moment,
  passagesOfSyllabus: () => readonly Passage[],
): WrittenPart[] | null {
  const text = plainQuestion(question);
  const [week] = asks.test(text) ? (weeksNamed(text, course, moment) ?? []) : [];
  if (!week) return null;
  const planned = week.assignments.filter(({ type }) => type === 'quiz');
  if (planned.length > 0) return [says('Yes:'), ...planned.map((quiz) => bullet(sayDue(quiz).text, quiz.evidence))];
  const passages = passagesOfSyllabus();
  const named = passages.flatMap(statementsOf).find((each) => legend.test(each.text));
  const headings = passages.flatMap(({ headingPath }) => headingPath);
  const letter = [...(named ? [named.text] : []), ...headings].flatMap((text) => legend.exec(text)?.[1] ?? [])[0];
  const marks = new RegExp(`\\b(?:${letter ? `${letter}\\d{1,2}|` : ''}(?:[Qq]uiz(?: \\d{1,2})?|Q\\d{1,2}))\\b`);
  const mark = week.topic && marks.exec(`${week.topic.value} ${week.topic.evidence.text}`)?.[0];
  const isMarked = (each: Week): boolean => each.topic !== null && marks.test(each.topic.evidence.text);
  if (!mark) {
    const others = course.weeks.filter(isMarked).length;
    return others === 0 || !week.topic
      ? null
      : [says(`No, the plan has none in week ${week.number}.`, week.topic.evidence)];
  }
  return [
    says(`Yes: ${mark} in week ${week.number}.`, week.topic?.evidence ?? null),
    ...(named ? [quotes(named.piece)] : []),
  ];
}
