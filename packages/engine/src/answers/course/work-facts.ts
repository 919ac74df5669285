import type { Assignment, Course } from '../../syllabus/course.ts';
import { allAssignments, type CourseQuestion, matchTitles, namedTypes, namesOnlyTypes } from './course-question.ts';
import { type Fact, sayDue, sayPercent } from './fact.ts';

const asksWhen = /\b(?:when|what (?:date|day|time)|due|deadlines?)\b/;
const asksWorth =
  /\b(?:worth|percent(?:age)?|weigh(?:t|ts|ted|s)?|count(?:s)? (?:for|toward)|how much (?:is|are|does|do)|grade breakdown|grad(?:ed|ing))\b|%/;
const asksNext = /\b(?:due next|next (?:due|deadline|assignment|exam|quiz|paper)|upcoming|coming up|due soon)\b/;
const plural = '(?:assignments|deadlines|due dates|exams|tests|quizzes|papers|essays|projects|labs|presentations)';
const asksAll = new RegExp(
  `\\b(?:all|every|list|what are the|show me)\\b.*\\b${plural}\\b|\\b(?:which|what|how many) (?:\\w+ )?${plural} (?:are there|are (?:due|required|planned)|(?:do|will|must) (?:i|we)\\b|does (?:this|the) (?:course|class)\\b|(?:in|of) (?:this|the) (?:course|class)\\b)`,
);

/** "When is the midterm?", "What is due next?", "What are the deadlines?" */
export function workFacts(question: CourseQuestion, course: Course): Fact[] {
  const { text, today } = question;
  const work = allAssignments(course);
  if (asksNext.test(text) && today !== null) {
    const coming = ofNamedType(text, work).filter(({ dueDate }) => dueDate !== null && dueDate >= today);
    const first = coming.map(({ dueDate }) => dueDate ?? '').sort()[0];
    return coming.filter(({ dueDate }) => dueDate === first).map(sayDue);
  }
  if (asksAll.test(text)) return ofNamedType(text, work).map(sayDue);
  if (!asksWhen.test(text) || asksWorth.test(text) || /\b(?:was|were|did)\b/.test(text)) return [];
  return named(question, work).map(sayDue);
}

function ofNamedType(text: string, work: readonly Assignment[]): Assignment[] {
  const types = namedTypes(text);
  const general = types.length === 0 || /\bassignments?\b|\bdeadlines?\b/.test(text);
  return general ? [...work] : work.filter(({ type }) => types.includes(type));
}

/** The work that the question names by its title, or else by its kind alone: "the final" is the last exam. */
function named(question: CourseQuestion, work: readonly Assignment[]): Assignment[] {
  const byTitle = matchTitles(question, work, ({ title }) => title);
  if (byTitle.length > 0) return byTitle;
  if (!namesOnlyTypes(question)) return [];
  const exams = work.filter(({ type }) => type === 'exam');
  if (/\bfinals?\b/.test(question.text)) return exams.slice(-1);
  if (/\bmid-?terms?\b/.test(question.text)) return exams.slice(0, -1);
  const types = namedTypes(question.text);
  return work.filter(({ type }) => types.includes(type));
}

/** "What percent is the final?", "How is the grade made up?" */
export function gradingFacts(question: CourseQuestion, course: Course): Fact[] {
  const wholeGrade =
    /\b(?:grad(?:e|es|ed|ing)|marks?) (?:breakdown|made up|computed|calculated|determined|distribut\w+|scheme)|\bhow (?:am i|are we|is the course|is this course|will i be|is my grade|is the grade)\b.*\bgrade|\bgrading\b/;
  if (!asksWorth.test(question.text) && !wholeGrade.test(question.text)) return [];
  const parts = matchTitles(question, course.gradingWeights, ({ value }) => value.name);
  if (parts.length > 0) return parts.map(sayPart);
  const weighted = named(question, allAssignments(course)).filter(({ weight }) => weight !== null);
  if (weighted.length > 0 && !wholeGrade.test(question.text)) {
    return weighted.map(({ title, weight, ...rest }) => ({ ...rest, text: say(title, weight ?? 0) }));
  }
  if (!wholeGrade.test(question.text)) return [];
  return course.gradingWeights.map(sayPart);
}

function sayPart({ value, evidence, confidence }: Course['gradingWeights'][number]): Fact {
  return { text: say(value.name, value.percent), evidence, confidence };
}

function say(name: string, percent: number): string {
  return `${name}: ${sayPercent(percent)}.`;
}
