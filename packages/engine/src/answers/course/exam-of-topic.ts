import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Assignment, Course, Week } from '../../syllabus/course.ts';
import { memoize, questionsAtOnce } from '../../text/memoize.ts';
import { contentStems } from '../../text/words.ts';
import type { AnswerContext } from '../records.ts';
import { type AnswerLine, andList, sentence } from '../render/answer-line.ts';
import { readCourseQuestion } from './course-question.ts';
import { sayExamDay } from './exam-scope.ts';
import { weeksCovered } from './exam-weeks.ts';
import { type ExamOfPlan, examsOfPlan } from './exams-of-plan.ts';
import { unitsAsWeeks } from './units.ts';
import { plainQuestion } from './week-words.ts';
import { workNamed } from './work-facts.ts';

const opens = '^(?:so |and |but |ok |hey )*';
const kind = '(?:mid-?terms?|finals?|exams?|tests?)';
const one = `(?:the |our |my )?(?:(?:first|second|third|last|next) )?${kind}(?: exam)?(?: \\d{1,2})?`;
const place = '(?:first|second|third|last)';
const named = `(?<exam>(?:(?:the )?${place} or )?${one}(?: (?:or|and) (?:on |in )?(?:${one}|\\d))?)`;
const verbs = '(?:be |going to be |gonna be |come up |appear |covered |included |tested |asked |needed )*';
const forms = [
  new RegExp(
    `${opens}(?:on |in )?(?:which|what) (?:one of the |of the )?${kind} (?:is|are|will|does|do|has|have|covers?|includes?|tests?|asks? about|would)(?: we (?:need|have to know)| have| be| cover| include| test)? (?<topic>.+?)(?: (?:is|are|be|going to be|gonna be|covered|tested|come up|show up))*(?: (?:on|in|by|part of))?$`,
  ),
  new RegExp(
    `${opens}(?:does|do|will|is|are) ${named} (?:going to |gonna |have |ask |test |also |include |cover )*(?:cover|include|about|test|have|on|us on) (?<topic>.+)$`,
  ),
  new RegExp(
    `${opens}(?:do|will|should) (?:i|we) (?:need|have) to (?:know|study|learn|read|review) (?<topic>.+?) (?:for|on) ${named}$`,
  ),
  new RegExp(`${opens}(?:is|are|will|does|do|would) (?<topic>.+?) ${verbs}(?:on|in|part of|for|by) ${named}$`),
  new RegExp(
    `${opens}when (?:will|are|do) (?:we|i) (?:be |get |going to be )*(?:tested|examined|quizzed) on (?<topic>.+)$`,
  ),
];
/** What an exam is like, and no subject of the course. */
const ofForm =
  /\b(?:there|it|this|that|anything|everything|everyone|notes?|books?|calculators?|multiple|choice|essays?|curved?|questions?|allowed|cumulative|comprehensive|online|in person|hard|graded|worth|points?|phones?|extra|bonus|time|week (?:of|before))\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;
/** Of the passages that the week with the most has. */
const leastOfMost = 0.4;
const headed = 4;

/**
 * Answers which exam a subject, chapter or week is on: by what the syllabus says that the exam covers, else by the
 * plan. Returns null where that is not asked, or the plan has neither the subject nor an exam.
 */
export function examOfTopic(
  question: string,
  course: Course,
  index: PassageIndex,
  { today = null, passagesOf = () => [] }: AnswerContext,
  passagesOfSyllabus: () => readonly Passage[],
): AnswerLine[] | null {
  const asked = readExamOfTopic(question);
  if (!asked) return null;
  const exams = examsOfPlan(course, passagesOfSyllabus);
  const weeks = weeksOn(asked.topic, course, index, passagesOf, passagesOfSyllabus);
  if (exams.length === 0 || weeks.length === 0) return null;
  const holding = exams.filter((exam) => exam.weeks.some((week) => weeks.includes(week)));
  const wanted = asked.exam === null ? [] : workNamed(readCourseQuestion(asked.exam, course, today), exams.map(workOf));
  const isOn = wanted.length === 0 ? null : holding.some(({ work }) => wanted.includes(work));
  const isEither = / or /.test(asked.exam ?? '');
  const isOpen = holding.some((exam) => wanted.includes(exam.work) && isInItsWeek(exam, weeks));
  const first = isOn === null || isEither ? '' : isOpen ? 'Perhaps. ' : isOn ? 'Yes. ' : 'No, not by the plan. ';
  const opening = weeks[0]?.topic ?? weeks[0]?.startDate ?? null;
  const taught = sentence(`${first}The plan has it in ${sayWeeks(weeks)}.`, opening?.evidence ?? null);
  if (holding.length === 0) return [taught, sentence('No exam of the plan comes after it.')];
  return [taught, ...holding.map((exam, i) => sayHolding(exam, weeks, i > 0))];
}

const mostWeeks = 3;

function sayWeeks(weeks: readonly Week[]): string {
  const named = weeks.map(({ number, topic }) => `week ${number}${topic ? ` (${topic.value})` : ''}`);
  return weeks.length > mostWeeks ? `weeks ${andList(weeks.map(({ number }) => number))}` : andList(named);
}

const workOf = ({ work }: ExamOfPlan): Assignment => work;

/** The subject, and the exam that it is or is not on; null where a question asks for no such thing. */
export const readExamOfTopic = memoize((question): { topic: string; exam: string | null } | null => {
  const text = plainQuestion(question).replace(/[?!.\s]+$/, '');
  if (!/\b(?:mid-?term|final|exam|test)/.test(text)) return null;
  const found = forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  const topic = found?.topic?.replace(/^(?:the|our|a|an|stuff (?:on|about)|material (?:on|about|from)) /, '').trim();
  if (!topic || ofForm.test(topic)) return null;
  return { topic, exam: found?.exam ?? null };
}, questionsAtOnce);

/** Weeks by number, unit or chapter; else those called so, else those whose readings speak of it most. */
function weeksOn(
  topic: string,
  course: Course,
  index: PassageIndex,
  passagesOf: (week: number) => readonly Passage[],
  passagesOfSyllabus: () => readonly Passage[],
): Week[] {
  const numbers = weeksCovered(unitsAsWeeks(topic, course, passagesOfSyllabus), course.weeks);
  if (numbers.length > 0)
    return course.weeks.filter(({ number, breakName }) => numbers.includes(number) && breakName === null);
  const stems = [...new Set(contentStems(topic))];
  if (stems.length === 0) return [];
  const called = course.weeks.filter(({ topic, readings }) => {
    const said = new Set(contentStems([topic?.value, ...readings.map(({ title }) => title)].join(' ')));
    return stems.every((stem) => said.has(stem));
  });
  if (called.length > 0) return called;
  const worth = worthOfPassages(stems, index);
  const sums = course.weeks.map(({ number }) =>
    passagesOf(number).reduce((sum, each) => sum + (worth.get(each) ?? 0), 0),
  );
  const most = Math.max(0, ...sums);
  return most === 0 ? [] : course.weeks.filter((_, i) => (sums[i] ?? 0) >= most * leastOfMost);
}

/** Passages that have all of some stems; those under a heading of them count more. */
function worthOfPassages(stems: readonly string[], index: PassageIndex): Map<Passage, number> {
  const found = new Map<Passage, number>();
  const numbers = stems.map((stem) => index.termNumbers.get(stem));
  index.passages.forEach((passage, p) => {
    const held = index.terms.subarray(index.start[p], index.start[p + 1]);
    if (!numbers.every((number) => number !== undefined && held.includes(number))) return;
    const titles = new Set(contentStems(passage.headingPath.join(' ')));
    found.set(passage, stems.every((stem) => titles.has(stem)) ? headed : 1);
  });
  return found;
}

function sayHolding({ work, weeks, said }: ExamOfPlan, on: readonly Week[], isFurther: boolean): AnswerLine {
  const isOpen = isInItsWeek({ work, weeks, said }, on);
  const lead = `${isFurther ? 'It is also on' : isOpen ? 'It may be on' : 'So it is on'} ${called(work)}`;
  if (said) {
    const text = said.passage.text.slice(said.start, said.end).replace(/\s+\|\s+/g, ' – ');
    return sentence(`${lead}, as your syllabus says: “${text.trim()}”`, said);
  }
  const caveat = isOpen
    ? 'that is the very week of the exam, and the syllabus doesn’t say what it covers. Better ask.'
    : 'the syllabus doesn’t say what it covers, so this goes by the dates.';
  return sentence(`${lead}: ${caveat}`, work.dueEvidence ?? work.evidence);
}

/** Whether all that an exam has of some weeks is the very week that it is held in. */
const isInItsWeek = ({ work, weeks, said }: ExamOfPlan, on: readonly Week[]): boolean =>
  said === null && on.every((week) => !weeks.includes(week) || week.assignments.includes(work));

/** "Midterm 2 (Wednesday, November 4, 2026)", "the final (…)" */
const called = (work: Assignment): string =>
  `${/\d/.test(work.title) ? work.title : `the ${work.title.toLowerCase()}`}${sayExamDay(work)}`;
