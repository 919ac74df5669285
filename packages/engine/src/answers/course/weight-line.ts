import type { Assignment, Course, Evidence } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';

/**
 * Finds the syllabus line that says how much a piece of work counts: its own line where that has the number, else the
 * grading line with its name and its weight; null where no line supports the claim.
 */
export function weightLine(
  assignment: Assignment,
  { gradingWeights }: Pick<Course, 'gradingWeights'>,
): Evidence | null {
  const { title, weight, evidence, dueEvidence } = assignment;
  if (weight === null) return null;
  const line = [evidence, dueEvidence].find((each) => each && saysNumber(each.text, weight));
  if (line) return line;
  const own = new Set(contentStems(title));
  const shared = (name: string): number => contentStems(name).filter((stem) => own.has(stem)).length;
  const named = gradingWeights
    .filter(({ value }) => shared(value.name) > 0)
    .toSorted((x, y) => shared(y.value.name) - shared(x.value.name));
  const best = named.find(({ value }) => Math.abs(value.percent - weight) < 0.05);
  // "Analyses (three, 10% each): 30%" says the weight of each.
  return (best ?? named.find(({ evidence }) => saysNumber(evidence.text, weight)))?.evidence ?? null;
}

const saysNumber = (text: string, number: number): boolean =>
  new RegExp(
    `(?<![\\d.])${String(number).replace('.', '[.,]')}(?:[.,]0+)?\\s?(?:%|per ?cent|points?|pts?|marks?)`,
    'i',
  ).test(text);
