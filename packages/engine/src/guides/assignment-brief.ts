import type { Citation } from '../answers/answer.ts';
import { firstSentences } from '../answers/shorten.ts';
import type { PassageIndex } from '../passages/passage-index.ts';
import { rank } from '../passages/rank.ts';
import type { Assignment, AssignmentType, Course, Evidence } from '../syllabus/course.ts';
import { contentStems } from '../text/words.ts';

/** Words of the syllabus about the work, with their place. */
export interface SyllabusQuote {
  text: string;
  page: number | null;
  block: number;
}

export interface Step {
  /** `YYYY-MM-DD`; null where the due date is unknown. */
  date: string | null;
  task: string;
}

export interface AssignmentBrief {
  title: string;
  type: AssignmentType;
  /** What is asked: verbatim lines of the syllabus, never invented. */
  asked: SyllabusQuote[];
  dueDate: string | null;
  dueTime: string | null;
  /** Whole days from today; negative once it is past, null without a due date. */
  daysLeft: number | null;
  /** Share of the grade in percent, with the line that says so. */
  weight: { percent: number; quote: SyllabusQuote } | null;
  /** Rules that touch the work: late work, citations, integrity. */
  counts: SyllabusQuote[];
  steps: Step[];
  /** Passages that help, the best first. */
  materials: Citation[];
  /** What the syllabus leaves open, for the student to ask about. */
  open: string[];
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
const dayMs = 86_400_000;
const mostMaterials = 5;
const longestLead = 28;

/**
 * What a student needs to begin an assignment: what is asked, when, what counts, a plan back from the due date, what helps.
 * @param today `YYYY-MM-DD` where the student is
 */
export function makeAssignmentBrief(
  assignment: Assignment,
  { course, index, today }: { course: Course; index: PassageIndex; today: string },
): AssignmentBrief {
  const { title, type, dueDate, dueTime, evidence, dueEvidence } = assignment;
  const asked = [
    quoteOf(evidence),
    ...(dueEvidence && dueEvidence.text !== evidence.text ? [quoteOf(dueEvidence)] : []),
  ];
  const daysLeft = dueDate === null ? null : daysBetween(today, dueDate);
  const weight = weightOf(assignment, course);
  return {
    title,
    type,
    asked,
    dueDate,
    dueTime,
    daysLeft,
    weight,
    counts: course.policies
      .filter(({ value }) => policyAbout.test(value.name))
      .map((policy) => quoteOf(policy.evidence)),
    steps: planBack(plans[type], today, dueDate),
    materials: helpful(assignment, course, index),
    open: [
      ...(dueDate === null ? ['The syllabus does not settle when it is due.'] : []),
      ...(weight === null ? ['The syllabus does not say how much it counts.'] : []),
      ...(/\b\d+\s?(?:words?|pages?|pp)\b/i.test(evidence.text) || type === 'exam' || type === 'quiz'
        ? []
        : ['The syllabus line does not say how long it should be.']),
    ],
  };
}

function quoteOf({ text, page, block }: Evidence): SyllabusQuote {
  return { text, page, block };
}

function weightOf(assignment: Assignment, course: Course): AssignmentBrief['weight'] {
  if (assignment.weight !== null) return { percent: assignment.weight, quote: quoteOf(assignment.evidence) };
  const wanted = new Set(contentStems(assignment.title));
  const line = course.gradingWeights.find(({ value }) => {
    const named = contentStems(value.name);
    return named.length > 0 && named.every((stem) => wanted.has(stem));
  });
  return line ? { percent: line.value.percent, quote: quoteOf(line.evidence) } : null;
}

/** Spreads the tasks over the days left, at most four weeks; tasks that fall on one day stay in their order. */
function planBack(plan: Plan, today: string, dueDate: string | null): Step[] {
  if (dueDate === null) return plan.map(([task]) => ({ date: null, task }));
  const left = daysBetween(today, dueDate);
  if (left < 0)
    return [{ date: today, task: 'The due date has passed: ask your instructor whether late work is taken' }];
  const lead = Math.min(left, longestLead);
  return plan.map(([task, share]) => ({ date: addDays(dueDate, Math.ceil(lead * share) - lead), task }));
}

/** Passages about the assignment's own words and about the topic of its week; never the syllabus line itself. */
function helpful(assignment: Assignment, course: Course, index: PassageIndex): Citation[] {
  const week = course.weeks.find(({ assignments }) => assignments.includes(assignment));
  const topic = [week?.topic?.value ?? '', ...(week?.readings.map(({ title }) => title) ?? [])].join(' ');
  const query = `${assignment.title} ${assignment.evidence.text} ${topic}`.slice(0, 400);
  return rank(index, query, { limit: mostMaterials * 2 })
    .filter(({ passage }) => passage.role === 'body' && !passage.text.includes(assignment.evidence.text))
    .slice(0, mostMaterials)
    .map(({ passage }) => ({
      passageId: passage.id,
      documentId: passage.documentId,
      page: passage.page,
      block: passage.firstBlock,
      lastBlock: passage.lastBlock,
      heading: passage.headingPath.at(-1) ?? null,
      quote: firstSentences(passage.text, 60),
    }));
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
