import type { Assignment, Course, Evidence } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';

/**
 * The line of the syllabus that says how much a piece of work counts: its own where that has the number, else the line
 * of the grading that shares its name and its weight; null where no line bears the claim.
 */
export function weightLine(
  assignment: Assignment,
  { gradingWeights }: Pick<Course, 'gradingWeights'>,
): Evidence | null {
  const { title, weight, evidence, dueEvidence } = assignment;
  if (weight === null) return null;
  const own = [evidence, dueEvidence].find((line) => line && saysNumber(line.text, weight));
  if (own) return own;
  const named = new Set(contentStems(title));
  const shared = (name: string): number => contentStems(name).filter((stem) => named.has(stem)).length;
  const [best] = gradingWeights
    .filter(({ value }) => Math.abs(value.percent - weight) < 0.05 && shared(value.name) > 0)
    .toSorted((x, y) => shared(y.value.name) - shared(x.value.name));
  return best?.evidence ?? null;
}

const saysNumber = (text: string, number: number): boolean =>
  new RegExp(
    `(?<![\\d.])${String(number).replace('.', '[.,]')}(?:[.,]0+)?\\s?(?:%|per ?cent|points?|pts?|marks?)`,
    'i',
  ).test(text);
