import type { AssignmentType } from '@weekwise/domain/plan.ts';
import { workInFull } from '../../lexicon/work-shorthand.ts';
import type { Assignment, Course, Week } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import { isOfOtherNumber } from './other-number.ts';
import { beforeDay, datedDay, plainQuestion, weeksNamed } from './week-words.ts';

/** A question as the course sees it. */
export interface CourseQuestion {
  /** Lower case, white space folded. */
  text: string;
  stems: ReadonlySet<string>;
  /** The weeks it names; null where it names none. */
  weeks: Week[] | null;
  /** `YYYY-MM-DD`, for "this week" and "next"; null where the caller does not say. */
  today: string | null;
}

export function readCourseQuestion(
  question: string,
  course: Course,
  today: string | null,
  openWeek: number | null = null,
): CourseQuestion {
  const text = plainQuestion(question)
    .replace(
      /^(?:so |and |ok )*(?:what(?:'s| is)?|anything)?(?: (?:going on|happening|planned|up|on|new|for|in class|in))*(?:^| )(this|next|last) week\W*$/,
      'what is in class $1 week',
    )
    .replace(
      /^(?:so |and |ok )*(?:what|which) (chapter|topic|week|unit|section|reading) (?:are we|is it|is the class)(?: (?:on|at|in|up to|doing))?(?: (?:now|right now|currently|today))*\W*$/,
      (_, what: string) => `what ${/chapter|section|reading/.test(what) ? 'readings are' : 'is'} in class this week`,
    );
  const isOfDay =
    (beforeDay.test(text) && /\bread(?:ings?)?\b|\bdue\b|\bhand in\b|\bturn in\b/.test(text)) ||
    (datedDay.test(text) && /\b(?:read(?:ings?)?|chapters?|sections?|pages)\b/.test(text));
  const weeks = aboutTheTerm.test(text) || isOfDay ? weeksNamed(text, course, { today, openWeek }) : null;
  return { text, stems: new Set(contentStems(workInFull(question))), weeks, today };
}

// "Week 3" alone is the course's; "the third week of pregnancy" is not.
const aboutTheTerm =
  /^(?!.*\bweeks? (?:\w+ )?of (?!(?:the |this )?(?:class|course|term|semester|quarter)\b))(?=.*(?:\bweek (?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)\b)|\bweeks?\b.*\b(?:due|we|class|course|term|semester|syllabus|read(?:ings?)?|assign\w*|cover\w*|topics?|exams?|quiz\w*)\b|\b(?:due|we|class|course|term|semester|syllabus|read(?:ings?)?|assign\w*|cover\w*|topics?|exams?|quiz\w*)\b.*\bweeks?\b|\b(?:this|next|last|the current) week\b.*\babout\b|\b(?:about|plan|planned|schedule|happen\w*|on)\b.*\b(?:this|next|last) week\b|\bdue today\b|\btoday's (?:class|readings?)\b))/;

/** All work of the course, in the order of its weeks. */
export function allAssignments(course: Course): Assignment[] {
  return [...course.weeks.flatMap((week) => week.assignments), ...course.assignmentsOutsideSchedule];
}

const typeWords: [AssignmentType, RegExp][] = [
  ['exam', /\b(?:mid-?terms?|finals?|exams?|examinations?|tests?)\b/],
  ['quiz', /\bquiz(?:zes)?\b/],
  ['essay', /\bessays?\b/],
  ['paper', /\bpapers?\b/],
  ['homework', /\b(?:homeworks?|problem sets?|psets?|assignments?)\b/],
  ['project', /\bprojects?\b/],
  ['presentation', /\bpresentations?\b/],
  ['lab', /\blabs?\b/],
  ['discussion', /\bdiscussion (?:posts?|boards?)\b/],
];

/** Kinds of work that the question names. */
export function namedTypes(text: string): AssignmentType[] {
  return typeWords.filter(([, pattern]) => pattern.test(text)).map(([type]) => type);
}

/** The question speaks of kinds of work and of nothing that a title could name. */
export function namesOnlyTypes({ text, stems }: CourseQuestion): boolean {
  const rest = typeWords.reduce((left, [, pattern]) => left.replace(new RegExp(pattern, 'g'), ' '), text);
  return namedTypes(text).length > 0 && contentStems(rest).every((stem) => emptyWords.has(stem) || !stems.has(stem));
}

/** Words that any course has of its own, besides its kinds of work: they make no question one about this course. */
const courseWords = new Set(
  contentStems(
    'syllabus instructor professor prof teacher lecturer ta office hour number email semester term quarter schedule deadline policy late final first last next required read reading exam examination midterm test quiz essay paper homework assignment problem set pset project presentation lab discussion post',
  ),
);
const leastAccounted = 0.5;
const leastOfCourse = 0.6;

/**
 * Whether a line of the syllabus speaks of what a question names: half of the words that are not those of any course.
 * "When was the final battle of the war?" is not answered by the day of the final exam, nor a question about ice by the
 * title of a course.
 * @param line with the headings above it
 */
export function speaksOf(question: string, line: string, { name, code }: Course): boolean {
  const asked = new Set(contentStems(question));
  const title = new Set(contentStems(name?.value ?? ''));
  const namesCourse = [...title].every((stem) => asked.has(stem));
  const named = [...asked].filter(
    (stem) => !emptyWords.has(stem) && !courseWords.has(stem) && !(namesCourse && title.has(stem)),
  );
  // Nothing is named but what any course has: then the line must say most of that.
  if (named.length === 0) return isSaid([...asked], line, leastOfCourse);
  const own = new Set([...title, ...contentStems(code?.value ?? '')]);
  const said = new Set(contentStems(line).filter((stem) => !own.has(stem)));
  const shared = named.filter((stem) => said.has(stem)).length;
  // Of two the second alone may be another matter's: "erosion work" is not "late work".
  return named.length === 2 ? shared === 2 || said.has(named[0] ?? '') : shared >= named.length * leastAccounted;
}

function isSaid(stems: readonly string[], line: string, least: number): boolean {
  const said = new Set(contentStems(line));
  return stems.filter((stem) => said.has(stem)).length >= stems.length * least;
}

const emptyWords = new Set(
  contentStems(
    'due date deadline hand turn submit worth percent percentage grade points much count counts week day time class course find access download',
  ),
);

/**
 * Finds the titled things that a question names best; empty where none has more than half of its words that tell titles
 * apart ("half" lowers that to just half).
 */
export function matchTitles<T>(
  question: CourseQuestion,
  things: readonly T[],
  titleOf: (thing: T) => string,
  enough: 'most' | 'half' = 'most',
): T[] {
  const wanted = [...question.stems].filter((stem) => !emptyWords.has(stem));
  const shares = things.map((thing) => {
    const name = workInFull(titleOf(thing));
    if (isOfOtherNumber(question.text, name)) return 0;
    const title = new Set(contentStems(name));
    const shared = wanted.filter((stem) => title.has(stem));
    // A number alone ("paper 1", "quiz 1") names nothing.
    return shared.some((stem) => !/^\d+$/.test(stem)) ? shared.length : 0;
  });
  const most = Math.max(0, ...shares);
  const missing = wanted.length - most;
  return most === 0 || missing > most || (missing === most && enough === 'most')
    ? []
    : things.filter((_, i) => shares[i] === most);
}
