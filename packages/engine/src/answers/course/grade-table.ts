import type { WrittenPart } from '../requests/written-answer.ts';
import { type CourseFact, sayPercent } from './fact.ts';

/** Whether a fact is a part of the grade with its share. */
export const isShare = ({ states }: CourseFact): boolean => states?.kind === 'share';

/** The parts of the grade as a table. */
export function gradeTable(facts: readonly CourseFact[]): WrittenPart {
  const rows = facts.flatMap(({ states, evidence }) =>
    states?.kind === 'share' ? [{ cells: [states.name, sayPercent(states.percent)], evidence }] : [],
  );
  const lead = 'How the grade is made up:';
  return { text: lead, evidence: null, form: 'sentence', table: { head: ['Part', 'Share'], rows } };
}
