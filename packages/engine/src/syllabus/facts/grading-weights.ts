import type { Field } from '../course.ts';
import type { GradedList } from './grading/part.ts';

/**
 * Reads the parts of the grade with their shares in percent, from the list or table that most likely is the grading of
 * the course; empty where the document has none. Points become percent of their sum.
 */
export function gradingWeights([best]: readonly GradedList[]): Field<{ name: string; percent: number }>[] {
  if (!best) return [];
  const off = Math.abs(best.sum - (best.whole ?? best.sum)) / best.sum;
  const confidence = off < 0.005 ? (best.whole === null ? 0.8 : 0.95) : off <= 0.1 ? 0.8 : 0.6;
  return best.parts.map(({ name, value, unit, evidence }) => {
    const percent = unit === 'percent' ? value : Math.round((1000 * value) / best.sum) / 10;
    return { value: { name, percent }, evidence, confidence };
  });
}
