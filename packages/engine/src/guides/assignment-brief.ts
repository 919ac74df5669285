import type { AssignmentType } from '@weekwise/domain/plan.ts';
import { type Citation, citeStretch } from '../answers/citation.ts';
import { sayDue } from '../answers/course/fact.ts';
import { weightLine } from '../answers/course/weight-line.ts';
import { firstSentences } from '../answers/render/shorten.ts';
import { addDays, daysBetween } from '../dates/calendar.ts';
import type { Passage } from '../passages/passage.ts';
import type { PassageIndex } from '../passages/passage-index.ts';
import { rank } from '../passages/rank.ts';
import type { Assignment, Course, Evidence } from '../syllabus/course.ts';
import { isDueCertain, possibleDueDays } from '../syllabus/due-days.ts';
import { contentStems } from '../text/words.ts';
import { linesAboutWork, type SyllabusQuote } from './lines-about-work.ts';

export interface BriefStep {
  /** `YYYY-MM-DD`; null where the due date is unknown. */
  date: string | null;
  task: string;
}

/** What the syllabus settles of an assignment; nothing in it is made up. */
export interface AssignmentFacts {
  title: string;
  type: AssignmentType;
  /** What is asked: verbatim lines of the syllabus, never invented. */
  asked: SyllabusQuote[];
  dueDate: string | null;
  dueTime: string | null;
  dueZone: string | null;
  /** The day is not to be told as a fact. */
  dueInDoubt: boolean;
  /** The last day that it can be due on. */
  lastDay: string | null;
  /** Whole days from today; negative once it is past, null without a due date. */
  daysLeft: number | null;
  /** Share of the grade in percent, with the line that says so. */
  weight: { percent: number; quote: SyllabusQuote } | null;
  /** Rules that touch the work: late work, citations, integrity. */
  counts: SyllabusQuote[];
  /** What the syllabus leaves open, for the student to ask about. */
  open: string[];
}

export interface AssignmentBrief extends AssignmentFacts {
  steps: BriefStep[];
  /** Passages that help, the best first. */
  materials: Citation[];
}

/** What a brief is made from. */
export interface BriefContext {
  course: Course;
  index: PassageIndex;
  /** Documents that are syllabuses: they say what to do, and nothing that helps to do it. */
  syllabusIds?: ReadonlySet<string>;
}

/** Tasks with the share of the time that each ends at. */
type Plan = [task: string, share: number][];
const writing: Plan = [
  ['Read the task again and write down what it asks for in one sentence', 0.1],
  ['Collect passages and sources, with their pages', 0.35],
  ['Write an outline: your claim, its reasons, the evidence for each', 0.5],
  ['Write the whole draft', 0.75],
  ['Revise: does every paragraph serve the claim, is every source cited?', 0.9],
  ['Proofread, check the format and hand it in', 1],
];
const exam: Plan = [
  ['List what the exam covers and mark what you do not know yet', 0.1],
  ['Go through the readings and make flashcards of the key terms', 0.4],
  ['Answer the study questions without looking, then check', 0.65],
  ['Repeat what went wrong', 0.85],
  ['Rest, and look over your one-page overview', 1],
];
const making: Plan = [
  ['Read the task again and list what must be delivered', 0.1],
  ['Decide on the topic and the scope', 0.25],
  ['Gather material and divide the work', 0.45],
  ['Make a first complete version', 0.75],
  ['Try it on somebody and improve it', 0.9],
  ['Finish and hand it in', 1],
];
const short: Plan = [
  ['Do the reading that it is about', 0.4],
  ['Work through it once', 0.8],
  ['Check your answers and hand it in', 1],
];
const plans: Record<AssignmentType, Plan> = {
  essay: writing,
  paper: writing,
  exam,
  quiz: exam,
  project: making,
  presentation: making,
  lab: short,
  homework: short,
  discussion: short,
  participation: short,
  other: short,
};
const policyAbout = /\b(?:late|extension|deadline|plagiar|integrity|citation|format|submi)/i;
/** What is written or spoken has a length. */
const hasLength: readonly AssignmentType[] = ['essay', 'paper', 'project', 'presentation'];
const mostMaterials = 5;
const longestLead = 28;

/**
 * What a student needs to begin an assignment: what is asked, when, what counts, a plan back from the due date, what
 * helps.
 * @param today `YYYY-MM-DD` where the student is
 */
export function makeAssignmentBrief(
  assignment: Assignment,
  { today, ...context }: BriefContext & { today: string },
): AssignmentBrief {
  return {
    ...assignmentFacts(assignment, {
      course: context.course,
      today,
      syllabus: context.index.passages.filter(({ documentId }) => context.syllabusIds?.has(documentId)),
    }),
    steps: planBack(plans[assignment.type], today, assignment.dueDate),
    materials: helpful(assignment, context),
  };
}

/**
 * What is asked, when and what counts: of the plan, and where the syllabus is at hand, of all that it says of the
 * work.
 * That something is not said is claimed only where the whole syllabus was searched.
 * @param today `YYYY-MM-DD` where the student is
 * @param syllabus its passages, whole; empty where only the plan is to be read
 */
export function assignmentFacts(
  assignment: Assignment,
  { course, today, syllabus = [] }: { course: Course; today: string; syllabus?: readonly Passage[] },
): AssignmentFacts {
  const { title, type, dueDate, dueTime, dueZone, dueDoubt, evidence, dueEvidence } = assignment;
  const said = syllabus.length > 0 ? linesAboutWork(assignment, syllabus) : null;
  const planned = [
    quoteOf(evidence),
    ...(dueEvidence && dueEvidence.text !== evidence.text ? [quoteOf(dueEvidence)] : []),
  ];
  const isInDoubt = dueDoubt !== undefined || (dueDate !== null && !isDueCertain(assignment));
  const daysLeft = dueDate === null ? null : daysBetween(today, dueDate);
  const weight = weightOf(assignment, course) ?? said?.weight ?? null;
  const asked = withoutRepeats([...planned, ...(said?.own ?? [])]);
  return {
    title,
    type,
    asked,
    dueDate,
    dueTime,
    dueZone,
    dueInDoubt: isInDoubt,
    lastDay: possibleDueDays(assignment).at(-1) ?? null,
    daysLeft,
    weight,
    counts: withoutRepeats([
      ...course.policies.filter(({ value }) => policyAbout.test(value.name)).map(({ evidence }) => quoteOf(evidence)),
      ...(said?.rules ?? []),
    ]),
    open: [
      ...(dueDate === null && !dueDoubt ? ['The syllabus does not settle when it is due.'] : []),
      ...(isInDoubt ? [`The due date is not certain. ${sayDue(assignment).text}`] : []),
      ...(said !== null && weight === null ? ['The syllabus does not say how much it counts.'] : []),
      ...(said === null || said.saysLength || !hasLength.includes(type)
        ? []
        : ['The syllabus does not say how long it should be.']),
    ],
  };
}

/** The same line once, and none that another holds. */
function withoutRepeats(quotes: readonly SyllabusQuote[]): SyllabusQuote[] {
  const bare = (text: string): string => text.replace(/\W+/g, ' ').trim().toLowerCase();
  return quotes.filter(({ text }, i) =>
    quotes.every(
      (other, j) => i === j || !bare(other.text).includes(bare(text)) || (j > i && bare(other.text) === bare(text)),
    ),
  );
}

function quoteOf({ text, page, pageLabel, block }: Evidence): SyllabusQuote {
  return { text, page, ...(pageLabel !== undefined && { pageLabel }), block };
}

function weightOf(assignment: Assignment, course: Course): AssignmentBrief['weight'] {
  const own = weightLine(assignment, course);
  if (assignment.weight !== null && own) return { percent: assignment.weight, quote: quoteOf(own) };
  const wanted = new Set(contentStems(assignment.title));
  const line = course.gradingWeights.find(({ value }) => {
    const named = contentStems(value.name);
    return named.length > 0 && named.every((stem) => wanted.has(stem));
  });
  return line ? { percent: line.value.percent, quote: quoteOf(line.evidence) } : null;
}

/** Spreads the tasks over the days left, at most four weeks; tasks that fall on one day stay in their order. */
function planBack(plan: Plan, today: string, dueDate: string | null): BriefStep[] {
  if (dueDate === null) return plan.map(([task]) => ({ date: null, task }));
  const left = daysBetween(today, dueDate);
  if (left < 0)
    return [{ date: today, task: 'The due date has passed: ask your instructor whether late work is taken' }];
  const lead = Math.min(left, longestLead);
  return plan.map(([task, share]) => ({ date: addDays(dueDate, Math.ceil(lead * share) - lead), task }));
}

function helpful(assignment: Assignment, context: BriefContext): Citation[] {
  return helpfulPassages(assignment, context, mostMaterials).map((passage) => {
    const { start, end } = firstSentences(passage.text, 60);
    return citeStretch(passage, start, end);
  });
}

/** Words of any syllabus line about work: a passage that shares no others has nothing to do with it. */
const ofAnyTask = new Set(
  contentStems(
    `essay paper exam midterm final quiz test homework assignment project presentation lab discussion participation report draft due
    week weeks class course read reading readings chapter chapters page pages section submit hand write worth points percent grade
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
    november december jan feb mar apr jun jul aug sep sept oct nov dec pm am midnight noon one two three four five word words`,
  ),
);
const asksAll: readonly AssignmentType[] = ['exam', 'quiz'];

/**
 * Passages about the assignment's own words and about the topic of its week (an exam asks for all weeks before it),
 * best first;
 * never the syllabus line itself, and none where nothing in the folder is about it.
 */
export function helpfulPassages(
  assignment: Assignment,
  { course, index, syllabusIds }: BriefContext,
  count: number,
): Passage[] {
  const at = course.weeks.findIndex(({ assignments }) => assignments.includes(assignment));
  const from = asksAll.includes(assignment.type) ? 0 : at;
  const weeks = at < 0 ? [] : course.weeks.slice(from, at + 1).reverse();
  const topics = weeks.map(({ topic, readings }) =>
    [topic?.value ?? '', ...readings.map(({ title }) => title)].join(' '),
  );
  const query = `${assignment.title} ${assignment.evidence.text} ${topics.join(' ')}`.slice(0, 400);
  const wanted = new Set(contentStems(query).filter((stem) => !ofAnyTask.has(stem) && !/^\d/.test(stem)));
  return rank(index, query, { limit: count * 4 })
    .map(({ passage }) => passage)
    .filter(({ documentId, role, text }) => {
      return role === 'body' && !syllabusIds?.has(documentId) && !text.includes(assignment.evidence.text);
    })
    .filter(({ text, headingPath }) =>
      contentStems(`${headingPath.join(' ')} ${text}`).some((stem) => wanted.has(stem)),
    )
    .slice(0, count);
}
