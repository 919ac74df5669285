import type { AssignmentType } from '@weekwise/domain/plan.ts';
import { workInFull } from '../../lexicon/work-shorthand.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Assignment, Course } from '../../syllabus/course.ts';
import { workName } from '../../syllabus/items/assignments/nouns.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import { contentStems } from '../../text/words.ts';
import { countWords } from '../render/shorten.ts';
import { bullet, quotes, says, type WrittenPart } from '../requests/written-answer.ts';
import { allAssignments, namedTypes } from './course-question.ts';
import { datesElsewhere } from './dates-elsewhere.ts';
import { sayDue, withWeek } from './fact.ts';
import { gradePartsIn } from './grade-parts.ts';
import { statementsOf } from './statements.ts';
import { plainQuestion } from './week-words.ts';

const the = '(?:(?:the|my|our|this|that|an?|any|another)(?: next| other)? )?';
const name = "(?<name>[\\p{L}\\d#' -]{3,40}?)";
const end =
  '(?: (?:due|held|happening|scheduled|again|exactly|on|worth|count|about|in this (?:class|course)|this (?:term|semester)|(?:this|the) (?:class|course)))*\\W*$';
const howMany =
  /\bhow many (?<name>[\p{L} -]{3,40}?) (?:are there|will there be|do we have|do i have|does (?:this|the) (?:course|class) have)\b/u;
/** What asks for the day, the weight or the task of one piece of work, or whether there is one. */
const asks = [
  new RegExp(
    `\\b(?:when|what (?:day|date|time))(?:'s| is| are| do i (?:hand|turn) in| do we have| does)? ${the}${name}${end}`,
    'u',
  ),
  new RegExp(`\\b(?:due date|deadline|date|day|weight) (?:of|for) ${the}${name}${end}`, 'u'),
  new RegExp(
    `\\b(?:how much|what percent(?:age)?)(?: of (?:the|my) grade)? (?:is|does|are|do) ${the}${name}${end}`,
    'u',
  ),
  new RegExp(`\\bwhat (?:do|must|should) (?:i|we) (?:have to |need to )?do (?:for|in) ${the}${name}${end}`, 'u'),
  new RegExp(
    `^(?:so |and )?(?:(?:is|are) there|(?:do|will) (?:we|i) (?:have|get)) (?:going to be )?${the}${name}${end}`,
    'u',
  ),
  howMany,
];
const kinds: AssignmentType[][] = [
  ['exam', 'quiz'],
  ['essay', 'paper', 'project'],
  ['homework', 'lab', 'discussion'],
  ['presentation', 'project'],
];
/** Words that one syllabus uses where another has others. */
const sameWords: readonly string[][] = [
  ['exam', 'examination', 'test'],
  ['homework', 'assignment', 'problem set', 'hw', 'pset'],
].map((group) => group.flatMap((word) => contentStems(word)));
/** What is over ("When was the slide?") is no work of the course. */
const severalAsked = /^to |^(?:was|were|did|had)\b|\b(?:and|or|vs|versus|than|worth|counts?|for|about)\b/;
const mostListed = 8;
const mostQuoted = 2;
const longestTitle = 6;

/**
 * Says that the course has no work of the name that a question asks about, and lists the work that it has: of the same
 * kind, or else all of it. Returns null where the question asks about no single work, or the syllabus names it
 * anywhere.
 */
export function absentWork(question: string, course: Course, passages: () => readonly Passage[]): WrittenPart[] | null {
  const text = plainQuestion(question);
  const asked = asks.flatMap((pattern) => pattern.exec(text)?.groups?.name ?? [])[0]?.trim();
  const work = allAssignments(course);
  if (asked === undefined || severalAsked.test(asked) || work.length === 0) return null;
  if (!workName(asked) && !isKindOfCourse(asked, course)) return null;
  // What comes before the final is a midterm, whatever it is called.
  if (/\bmid-?terms?$/.test(asked) && work.some(({ type, title }) => type === 'exam' && examFinal(title))) return null;
  const stems = contentStems(asked).filter((stem) => !/^\d/.test(stem) && stem !== 'final');
  const isFinal = examFinal(asked);
  const wanted = isFinal ? [...stems.filter((stem) => !same(stem).includes('exam')), 'final'] : stems;
  const number = Number(/(?<!\d)(\d{1,2})$/.exec(asked)?.[1] ?? Number.NaN);
  const all = passages();
  const statements = all.flatMap(statementsOf);
  if (statements.length === 0 || wanted.length === 0) return null;
  const denial = statements.find(({ text: said }) => denies(said, wanted));
  const titles = work.map(({ title }) => title);
  const names = [
    ...[...titles, ...course.gradingWeights.map(({ value }) => value.name)].map(writtenOut),
    ...all.flatMap(namesIn),
  ];
  const ofFinal = (each: string): boolean => !isFinal || examFinal(each);
  const ofKind = kindOf(asked, work);
  if (denial && !titles.some((title) => hasAll(title, wanted) && ofFinal(title)))
    return [quotes(denial.piece), ...listed(ofKind, 'What it has:', course)];
  const lead = says(`I looked through the whole syllabus: it has no ${asked}.`);
  const isNamed = names.some((each) => has(each, wanted) && ofFinal(each.text));
  if (!isNamed) return [lead, ...listed(ofKind.length > 0 ? ofKind : work, 'What it has instead:', course)];
  if (howMany.test(text))
    return [
      says(`I looked through the whole syllabus: it does not say how many ${asked} there are.`),
      ...listed(ofKind, 'What the plan has of this kind:', course),
    ];
  if (Number.isNaN(number) || isFinal) return null;
  const most = mostNumbered(wanted, names, all);
  const instead = work.filter(({ title }) => hasAll(title, wanted));
  if (names.some((each) => has(each, wanted) && numbersBehind(each.text, wanted).includes(number)))
    return calledOtherwise(asked, number, wanted, course);
  if (number <= most) {
    const elsewhere = datesElsewhere(all);
    return [
      says(`I looked through the whole syllabus: it gives no day for ${asked}.`),
      ...(elsewhere ? [quotes(elsewhere)] : listed(instead, 'It has:', course)),
    ];
  }
  if (most > 0) return [lead, ...listed(instead, 'What it has instead:', course)];
  const spoken = statements.filter(({ text: said }) => hasAll(said, wanted)).slice(0, mostQuoted);
  return [says(`Your syllabus names no ${asked}. What it says of it:`), ...spoken.map(({ piece }) => quotes(piece))];
}

/** "Lens task 9" where the plan has lens tasks, whatever else they are called elsewhere. */
function isKindOfCourse(asked: string, course: Course): boolean {
  const stems = contentStems(asked).filter((stem) => !/^\d/.test(stem));
  return /\d$/.test(asked) && stems.length > 0 && allAssignments(course).some(({ title }) => hasAll(title, stems));
}

/** "Final prints" are no final. */
const examFinal = (text: string): boolean =>
  /\bfinals?\b(?! (?:version|draft|paper|report|project|essay|prints?|product|grade|score|week|portfolio|presentation)s?\b)/i.test(
    text,
  );

const same = (stem: string): readonly string[] => sameWords.find((group) => group.includes(stem)) ?? [stem];

/** Words of the syllabus with kinds of work written out. */
interface WrittenOut {
  text: string;
  stems: ReadonlySet<string>;
}

function writtenOut(said: string): WrittenOut {
  const text = workInFull(said);
  return { text, stems: new Set(contentStems(text)) };
}

/** What a passage says and stands below, which is asked for one name after another. */
const namesIn = memoizeByObject((passage: Passage): readonly WrittenOut[] =>
  [...statementsOf(passage).map(({ text }) => text), ...passage.headingPath].map(writtenOut),
);

const has = ({ stems }: WrittenOut, wanted: readonly string[]): boolean =>
  wanted.every((stem) => same(stem).some((each) => stems.has(each)));

const hasAll = (text: string, wanted: readonly string[]): boolean => has(writtenOut(text), wanted);

/** "There is no final exam." */
function denies(text: string, wanted: readonly string[]): boolean {
  if (!examDenied.test(text)) return false;
  const denied = /\b(?:no|not (?:have|be) an?|without an?)\s((?:[\p{L}-]+\s?){1,4})/iu.exec(text)?.[1];
  return denied !== undefined && hasAll(denied, wanted);
}
const examDenied =
  /\b(?:there (?:is|are|will be)|(?:we|course|class) (?:has|have|will have|does not have|do not have))\b/i;

/** The largest number that a line has behind the name, or how many there are; 0 where none says. */
function mostNumbered(wanted: readonly string[], names: readonly WrittenOut[], passages: readonly Passage[]): number {
  const counts = gradePartsIn(passages).flatMap(({ name, counts, count }) =>
    count !== null && hasAll(`${name} ${counts ?? ''}`, wanted) ? count : [],
  );
  const numbered = names.filter((each) => has(each, wanted)).flatMap(({ text }) => numbersBehind(text, wanted));
  return Math.max(0, ...counts, ...numbered);
}

/** The numbers behind the name of a work: "Lab report 3; Quiz 2" has 3 behind "report". */
function numbersBehind(text: string, wanted: readonly string[]): number[] {
  const last = same(wanted.at(-1) ?? '');
  const [, only] = countWords(text) <= longestTitle ? (/\p{L}\s#?(\d{1,2})$/u.exec(text) ?? []) : [];
  if (only !== undefined) return [Number(only)];
  return [...text.matchAll(/(\p{L}{2,})s?\s#?(\d{1,2})(?![\d:%.]|,\d|\s?[ap]\.?m)/gu)].flatMap(
    ([, word = '', digits]) => (contentStems(word).some((stem) => last.includes(stem)) ? Number(digits) : []),
  );
}

/** "Homework 3" where the plan has "Problem set 3"; null where it has the very name. */
function calledOtherwise(
  asked: string,
  number: number,
  wanted: readonly string[],
  course: Course,
): WrittenPart[] | null {
  const numbered = allAssignments(course).filter(
    ({ title }) => hasAll(title, wanted) && numbersBehind(title, wanted).includes(number),
  );
  const isSo = numbered.some(({ title }) => wanted.every((stem) => contentStems(title).includes(stem)));
  if (isSo || numbered.length === 0) return null;
  return [says(`Your syllabus has no ${asked} by that name.`), ...listed(numbered, 'It has:', course)];
}

function kindOf(asked: string, work: readonly Assignment[]): Assignment[] {
  const types = namedTypes(asked);
  const kind = kinds.find((group) => group.some((type) => types.includes(type))) ?? [];
  return work.filter(({ type }) => kind.includes(type));
}

function listed(work: readonly Assignment[], lead: string, { weeks }: Course): WrittenPart[] {
  if (work.length === 0) return [];
  const shown = work.slice(0, mostListed);
  const more = work.length > shown.length ? ` (${shown.length} of ${work.length})` : '';
  return [
    says(lead.replace(/:$/, `${more}:`)),
    ...shown.map((each) => bullet(withWeek(sayDue(each), weeks).text, each.dueEvidence ?? each.evidence)),
  ];
}
