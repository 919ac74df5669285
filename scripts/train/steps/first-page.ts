import { findCourseTitle } from '@weekwise/engine/syllabus/facts/course-title.ts';
import { type FirstPage, firstPageOf, wordsOf } from '@weekwise/engine/syllabus/facts/first-page.ts';
import { instructorCandidates } from '@weekwise/engine/syllabus/facts/instructor-candidates.ts';
import { nameCandidates } from '@weekwise/engine/syllabus/facts/name-candidates.ts';
import { surnameOf } from '@weekwise/engine/syllabus/facts/person-spans.ts';
import type { Features } from '@weekwise/engine/syllabus/scoring/boosted-trees.ts';
import { findSchedule } from '@weekwise/engine/syllabus/structure/find-schedule.ts';
import { containment, dice } from '../alike.ts';
import type { Example, FitOptions } from '../fit-trees.ts';
import { type Labelled, renderings } from '../labelled.ts';
import { type Step, trainingDay } from '../step.ts';
import { variantsOf, withoutBlocks } from './variants.ts';

/** One proposal for a field of a document, and whether it is as good as the scorer asks. */
interface Proposal extends Omit<Example, 'group'> {
  document: string;
  accepted: boolean;
  name: string;
}

/** Alike enough to be the name itself, and not only part of it or more than it. */
const likeness = (name: string, wanted: readonly string[]) => Math.max(0, ...wanted.map((text) => dice(text, name)));

function proposalsOf(
  one: Labelled,
  field: 'course_name' | 'professor_name',
  candidates: { name: string; features: Features }[],
  least: number,
): Proposal[] {
  const wanted = renderings(one.gold, field).filter((text) => text !== null);
  if (!wanted.length || (one.gold.do_not_score ?? []).includes(field)) return [];
  const all = candidates.map((c) => ({ ...c, like: likeness(c.name, wanted) }));
  const best = Math.max(0, ...all.map(({ like }) => like));
  return all.map(({ name, features, like }) => ({
    document: one.name,
    name,
    features,
    target: like >= 0.8 || (best < 0.8 && best >= least && like === best) ? 1 : 0,
    accepted: like >= least || wanted.some((text) => containment(text, name) >= 0.99),
  }));
}

/** The first page of a document and those of its variants, which count less. */
function pagesOf(one: Labelled): FirstPage[] {
  const turn = [...one.name].reduce((sum, c) => sum + c.charCodeAt(0), 0);
  return variantsOf(one.document, turn).map((document) =>
    firstPageOf(document, findSchedule(document, { today: trainingDay })),
  );
}

const variantWeight = 0.5;
const asVariant = (proposals: Proposal[], i: number | 'without'): Proposal[] =>
  i === 0
    ? proposals
    : proposals.map((p) => ({ ...p, weight: variantWeight, document: `${p.document} as variant ${i}` }));

/** The document without the blocks that name its teacher: who is left there is an assistant, an author, an office. */
function pageWithout(one: Labelled): FirstPage {
  const surnames = renderings(one.gold, 'professor_name').flatMap((name) => (name ? surnameOf(name) : []));
  const document = withoutBlocks(one.document, (text) => {
    const words = wordsOf(text);
    return surnames.some((surname) => words.some((word) => surnameOf(word) === surname));
  });
  return firstPageOf(document, findSchedule(document, { today: trainingDay }));
}

/** Proposals of which none is right. */
const unnamed = (one: Labelled, candidates: { name: string; features: Features }[]): Proposal[] =>
  asVariant(
    candidates.map(({ name, features }) => ({ document: one.name, name, features, target: 0, accepted: false })),
    'without',
  );

/** Of how many documents the likeliest proposal is right, and of how many any is. */
function report(examples: readonly Omit<Example, 'group'>[], heldOut: readonly number[]): string[] {
  const rows = (examples as readonly Proposal[]).map((e, i) => ({ ...e, p: heldOut[i] ?? 0 }));
  return [false, true].map((variants) => {
    const own = rows.filter((row) => (row.weight !== undefined) === variants && !row.document.endsWith('without'));
    const documents = [...Map.groupBy(own, (row) => row.document).values()];
    const chosen = documents.map((group) => group.reduce((a, b) => (b.p > a.p ? b : a)));
    const right = (list: Proposal[]) => list.filter((row) => row.accepted).length;
    const possible = documents.filter((group) => group.some((row) => row.accepted)).length;
    const sure = chosen.filter((row) => row.p >= 0.8);
    return (
      `${variants ? 'variants' : 'documents'}: likeliest right in ${right(chosen)} of ${documents.length}, any in ${possible}; ` +
      `chosen at 0.8 and more: ${sure.length}, right ${right(sure)}`
    );
  });
}

/** The right spans are few: a leaf may rest on some of them. */
const options: FitOptions = { loss: 'logistic', leastInLeaf: 1, penalty: 5 };

export const courseNameStep: Step = {
  model: 'course-name',
  options,
  examplesOf: (one) =>
    pagesOf(one).flatMap((page, i) => asVariant(proposalsOf(one, 'course_name', nameCandidates(page), 0.7), i)),
  report,
};

export const instructorStep: Step = {
  model: 'instructor',
  options,
  examplesOf: (one, models) => {
    const candidatesOf = (page: FirstPage) =>
      instructorCandidates(page, findCourseTitle(page, models['course-name']).at);
    const named = pagesOf(one).flatMap((page, i) =>
      asVariant(proposalsOf(one, 'professor_name', candidatesOf(page), 0.6), i),
    );
    return [...named, ...unnamed(one, candidatesOf(pageWithout(one)))];
  },
  report,
};
