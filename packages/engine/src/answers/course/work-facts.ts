import type { Assignment, Course } from '../../syllabus/course.ts';
import { dueFirst } from '../../syllabus/due-days.ts';
import { contentStems } from '../../text/words.ts';
import { firstSentences } from '../render/shorten.ts';
import { allAssignments, type CourseQuestion, matchTitles, namedTypes, namesOnlyTypes } from './course-question.ts';
import { type CourseFact, sayDue, sayPercent, saysNoDate } from './fact.ts';
import { weightLine } from './weight-line.ts';

/** In words. */
export const longestPolicy = 120;

const asksWhen = /\b(?:when|when's|(?:what|which) (?:date|day|time)|due|deadlines?)\b/;
export const asksWorth =
  /\b(?:worth|percent(?:age)?|weigh(?:t|ts|ted|s)?|count(?:s)? (?:for|toward)|how many points (?:is|are|does|do)|how much (?:is|are|does|do)|grade breakdown|grad(?:ed|ing)(?! scale))\b|%/;
/** "Is there homework?", "Do we have any quizzes?" */
const asksWhether =
  /^(?:so )?(?:is|are) there (?:any |a |an |going to be |much )*|^(?:do|will) (?:we|i) (?:have|get) (?:any |a |an |much )*/;
const asksNext =
  /\b(?:due next|next (?:due|deadline|assignment|exam|test|quiz|paper|essay|homework|problem set|project|lab|presentation)|upcoming|coming up|due soon)\b/;
/** "What's left this semester?", "What do I still have to hand in?" */
const asksRest =
  /\b(?:what(?:'s| is| (?:\w+ ){0,2}are| else is)?|how much|anything|which (?:\w+ )?(?:is|are)) (?:still )?(?:left|remaining|outstanding|to come)\b(?! (?:out|over|of the (?!semester|term|course|class|year))\b)(?!.*\b(?:words?|side|hand)\b)|\bwhat (?:do|must) (?:i|we) still (?:have|need) (?:to (?:do|hand in|turn in|submit)|due)\b|\bwhat(?:'s| is) still due\b/;

function kindWithoutDay({ text, ...question }: CourseQuestion, work: readonly Assignment[]): Assignment[] {
  const rest = text.replace(/\b(?:next|upcoming|coming up|soon)\b/g, ' ');
  const asked = { ...question, text: rest, stems: new Set(contentStems(rest)) };
  return namesOnlyTypes(asked) ? workNamed(asked, work).filter((each) => saysNoDate(sayDue(each))) : [];
}

/** What is due from a day on, in order; else that nothing is, with what was the last. */
function restOf(work: readonly Assignment[], today: string): CourseFact[] {
  const dated = work
    .filter(({ dueDate }) => dueDate !== null)
    .toSorted((x, y) => (x.dueDate ?? '').localeCompare(y.dueDate ?? ''));
  const ahead = dated.filter(({ dueDate }) => dueDate !== null && dueDate >= today);
  const last = dated.at(-1);
  if (ahead.length > 0 || !last) return ahead.map(sayDue);
  const said = sayDue(last);
  return [{ ...said, text: `Nothing with a date is left in the plan. The last was ${said.text}` }];
}

const asksFirst = /\bdue first\b|\bfirst (?:thing|deadline|assignment)(?: that is| that's)? due\b|\bfirst deadline\b/;
const plural = '(?:assignments|deadlines|due dates|exams|tests|quizzes|papers|essays|projects|labs|presentations)';
const asksAll = new RegExp(
  `\\b(?:when is|when's) everything due\\b|\\ball due dates\\b|\\b(?:all|every|list|what are the|show me)\\b.*\\b${plural}\\b|\\b(?:which|what|how many) (?:\\w+ )?${plural} (?:are there|are (?:due|required|planned)|(?:do|will|must) (?:i|we)\\b|does (?:this|the) (?:course|class)\\b|(?:in|of) (?:this|the) (?:course|class)\\b)`,
);

/** "When is the midterm?", "What is due next?", "What are the deadlines?" */
export function workFacts(question: CourseQuestion, course: Course): CourseFact[] {
  const { text, today } = question;
  const work = allAssignments(course);
  if (asksNext.test(text) && today !== null) {
    const next = dueFirst(ofNamedType(text, work), today, (each) => each);
    // Of work without any day that much can be said.
    return (next.length > 0 ? next : kindWithoutDay(question, work)).map(sayDue);
  }
  if (asksRest.test(text) && today !== null) return restOf(ofNamedType(text, work), today);
  if (asksFirst.test(text)) return dueFirst(ofNamedType(text, work), '', (each) => each).map(sayDue);
  const whether = asksWhether.test(text) && namesOnlyTypes(question) && question.weeks === null;
  if (whether) return workNamed(question, work).map(sayDue);
  if (asksAll.test(text)) return ofNamedType(text, work).map(sayDue);
  if (!asksWhen.test(text) || asksWorth.test(text) || /\b(?:was|were|did)\b/.test(text)) return [];
  return datesOfEach(question, work) ?? datesOf(question, work);
}

function datesOf(question: CourseQuestion, work: readonly Assignment[]): CourseFact[] {
  const facts = workNamed(question, work).map(sayDue);
  // The grading names the midterm once more, without its day.
  const dated = /\b(?:mid-?term|final)\b/.test(question.text) ? facts.filter((fact) => !saysNoDate(fact)) : [];
  return dated.length > 0 ? dated : facts;
}

const whenAre = /^(?:so |and |ok )?(?:when|what (?:date|day|time)s?)(?:'s| is| are) (?<names>.+?)\W*$/;

/** "When are the outline and the sketch due?": the days of each; null where it does not name two that the plan has. */
function datesOfEach(question: CourseQuestion, work: readonly Assignment[]): CourseFact[] | null {
  const names = whenAre.exec(question.text)?.groups?.names?.split(/,\s+(?:and\s+)?|\s+(?:and|&)\s+/) ?? [];
  if (names.length < 2) return null;
  const stems = contentStems(names.join(' ')).filter((stem) => question.stems.has(stem));
  // One title may have the "and".
  if (work.some(({ title }) => isIn(stems, title))) return null;
  const each = names.map((name, i) => {
    // "Quiz 5 and 6"
    const whole = /^\d+$/.test(name) ? (names[i - 1] ?? '').replace(/\d+/, name) : name;
    const facts = datesOf({ ...question, text: `when is ${whole}`, stems: new Set(contentStems(whole)) }, work);
    return facts.some((fact) => !saysNoDate(fact)) ? facts.filter((fact) => !saysNoDate(fact)) : facts;
  });
  const facts = [...new Map(each.flat().map((fact) => [fact.text, fact])).values()];
  return each.every(({ length }) => length > 0) && facts.length > 1 ? facts : null;
}

function isIn(stems: readonly string[], title: string): boolean {
  const own = new Set(contentStems(title));
  return stems.every((stem) => own.has(stem));
}

/**
 * Finds the work whose day or weight a question asks for by its kind alone, where the syllabus gives neither; null for
 * everything else.
 */
export function missingWork(question: CourseQuestion): string | null {
  const { text } = question;
  if (!namesOnlyTypes(question) || question.weeks !== null || /\b(?:was|were|did)\b/.test(text)) return null;
  const name =
    /\b(?:mid-?terms?|finals?(?: exams?)?|exams?|quiz(?:zes)?|essays?|papers?|homeworks?|projects?|presentations?|labs?)\b/.exec(
      text,
    )?.[0];
  if (name === undefined) return null;
  const kind = name.replace(/^finals?$/, 'final exam').replace(/^mid-?terms?$/, 'midterm');
  if (asksWhether.test(text)) return `any ${kind}`;
  if (asksWorth.test(text)) return `how much ${/s$/.test(kind) ? `the ${kind} count` : `the ${kind} counts`}`;
  return asksWhen.test(text) ? `${/s$/.test(kind) ? kind : `any ${kind}`}` : null;
}

function ofNamedType(text: string, work: readonly Assignment[]): Assignment[] {
  const types = namedTypes(text);
  const general = types.length === 0 || /\bassignments?\b|\bdeadlines?\b/.test(text);
  return general ? [...work] : work.filter(({ type }) => types.includes(type));
}

/** Finds the work that a question names by its title, or else by its kind alone: "the final" is the last exam. */
export function workNamed(question: CourseQuestion, work: readonly Assignment[]): Assignment[] {
  const titled = matchTitles(question, work, ({ title }) => title);
  // "The final" is no final report.
  const isExam = /\bfinals?\b/.test(question.text) && !finalWork.test(question.text);
  const byTitle = isExam ? titled.filter(({ title }) => !finalWork.test(title)) : titled;
  const exact = byTitle.filter(({ title, dueDate }) => dueDate !== null && isAllOf(title, question));
  if (byTitle.length > 0) return exact.length > 0 ? exact : byTitle;
  const place = placeNamed(question.text);
  if (place !== null) {
    const ofType = namesOnlyTypes(withoutPlace(question)) ? ofNamedType(question.text, work) : [];
    return [ofType.at(place)].filter((each) => each !== undefined);
  }
  if (!namesOnlyTypes(question)) return [];
  const exams = work.filter(({ type }) => type === 'exam');
  // What is called a midterm is no final, though it be the last exam of the plan.
  // Nor is "Test 2", where there is no final.
  if (/\bfinals?\b/.test(question.text)) return exams.slice(-1).filter(({ title }) => isFinal(title));
  if (/\bmid-?terms?\b/.test(question.text)) return exams.slice(0, -1);
  const types = namedTypes(question.text);
  return work.filter(({ type, title }) => types.includes(type) && (type !== 'homework' || isHomework.test(title)));
}

/** "When is the essay due?" asks of the essay, and not of its proposal. */
function isAllOf(title: string, { stems }: CourseQuestion): boolean {
  const own = contentStems(title);
  return own.length > 0 && own.every((stem) => stems.has(stem));
}

/** A journal is done at home too, and nobody calls it homework. */
const isHomework = /\b(?:home ?works?|hws?|assignments?|problems?|p-?sets?|sets?|exercises?|worksheets?|drills?)\b/i;

const isFinal = (title: string): boolean =>
  /\bfinal/i.test(title) || !/\bmid-?term|\b(?:test|exam|quiz) (?:\d|[ivx]+\b)/i.test(title);

const withoutPlace = ({ text, ...question }: CourseQuestion): CourseQuestion => {
  const rest = text.replace(placePattern, ' ');
  return { ...question, text: rest, stems: new Set(contentStems(rest)) };
};

const placePattern = /\b(first|second|third|fourth|fifth|sixth|last)\b/;
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** "The second quiz": its place among its kind, from 0, -1 for the last; null where none is said. */
function placeNamed(text: string): number | null {
  const said = placePattern.exec(text)?.[1];
  return said === undefined ? null : places.indexOf(said);
}

/** "… as a table" */
export const asksForTable = (text: string): boolean => /\b(?:table|chart)\b/.test(text);

/** "How is the grade made up?", "How are we graded?" */
const wholeGrade =
  /\b(?:grad(?:e|es|ed|ing)|marks?) (?:breakdown|made up|computed|calculated|determined|distribut\w+|scheme|split(?: up)?|divided|broken down|composed|put together|weighted)|\bhow (?:am i|are we|is the course|is this course|will i be|is my grade|is the grade)\b.*\bgrade|\bhow (?:will|do) (?:i|we|you) (?:be )?graded?\b|\b(?:counts?|goes?) (?:toward|towards|into|for) (?:my|our|the) (?:final |overall |course )?grade\b|\bmakes? up (?:my|our|the) (?:final |overall |course )?grade\b|\bgrading(?! scale)\b/;

/** "What percent is the final?", "How is the grade made up?" */
export function gradingFacts(question: CourseQuestion, course: Course): CourseFact[] {
  if (!asksWorth.test(question.text) && !wholeGrade.test(question.text)) return [];
  const ofParts = matchTitles(question, course.gradingWeights.flatMap(partsIn), ({ value }) => value.name);
  const isFinalExam = /\bfinals?\b(?! (?:version|draft|paper|report|project|essay))/.test(question.text);
  const wholes = course.gradingWeights.filter(({ value }) => !(isFinalExam && finalWork.test(value.name)));
  const parts = matchTitles(question, wholes, ({ value }) => value.name);
  if (ofParts.length === 1 && namesPart(question, ofParts[0], parts)) return ofParts.map(sayPart);
  if (parts.length > 0) return parts.map(/\bpoints?\b/.test(question.text) ? sayPoints : sayPart);
  const weighted = workNamed(question, allAssignments(course)).flatMap((work) => {
    const line = weightLine(work, course);
    return line ? [{ ...work, evidence: line }] : [];
  });
  if (weighted.length > 0 && !wholeGrade.test(question.text)) {
    return weighted.map(({ title, weight, evidence, confidence }) =>
      sayPart({ value: { name: title, percent: weight ?? 0 }, evidence, confidence }),
    );
  }
  if (!wholeGrade.test(question.text)) return [];
  return course.gradingWeights.map(sayPart);
}

const ofGrading = new Set(
  contentStems(
    'grade grades graded grading mark marks class course policy rule system breakdown scheme distribution calculated computed determined split divided composed weighted final overall',
  ),
);

/** What the plan says of grading as a whole, where it has no shares: that a course is passed or failed. */
export function gradingPolicy({ text }: CourseQuestion, course: Course): CourseFact[] {
  const isOfWhole = wholeGrade.test(text) && contentStems(text).every((stem) => ofGrading.has(stem));
  if (!isOfWhole || course.gradingWeights.length > 0) return [];
  return course.policies
    .filter(({ value }) => /\bgrading\b/i.test(value.name))
    .map(({ value, evidence, confidence }) => {
      const { start, end } = firstSentences(value.text, longestPolicy);
      return { text: value.text.slice(start, end), evidence, confidence };
    });
}

export const finalWork = /\bfinal (?:version|draft|paper|report|project|essay)/i;
const part = /(?<name>\p{L}[\p{L} -]{1,30}?):?\s(?<percent>\d{1,2}(?:\.\d+)?)\s?%/gu;

/** "Paper: draft 5%, final version 15%" has two parts in the name of the whole. */
function partsIn(whole: Course['gradingWeights'][number]): Course['gradingWeights'] {
  const found = [...whole.value.name.matchAll(part)];
  const lead = found.length > 1 ? whole.value.name.slice(0, found[0]?.index).replace(/[^\p{L}\p{N}]+$/u, '') : '';
  return found.length < 2
    ? []
    : found.map(({ groups }) => ({
        ...whole,
        value: { name: `${lead} ${groups?.name ?? ''}`.trim(), percent: Number(groups?.percent) },
      }));
}

/** Whether a question says more of a part than the name of the whole does. */
function namesPart(
  { stems }: CourseQuestion,
  found: Course['gradingWeights'][number] | undefined,
  wholes: Course['gradingWeights'],
): boolean {
  const own = contentStems(found?.value.name ?? '');
  const lead = contentStems(wholes[0]?.value.name.split(':')[0] ?? '');
  const rest = own.filter((stem) => !lead.includes(stem));
  // "The final" is no final version of a paper.
  return lead.some((stem) => stems.has(stem))
    ? rest.some((stem) => stems.has(stem))
    : rest.every((stem) => stems.has(stem));
}

function sayPart({ value, evidence, confidence }: Course['gradingWeights'][number]): CourseFact {
  return { text: say(value.name, value.percent), evidence, confidence, states: { kind: 'share', ...value } };
}

/** "How many points" is what the line itself says. */
function sayPoints(part: Course['gradingWeights'][number]): CourseFact {
  const line = part.evidence.text.replace(/\s+/g, ' ').replace(/^[^\p{L}\d]+|[\s.;]+$/gu, '');
  return /\b(?:points?|pts)\b/i.test(line) ? { ...sayPart(part), text: say(line, part.value.percent) } : sayPart(part);
}

function say(name: string, percent: number): string {
  return `${name}: ${sayPercent(percent)}.`;
}
