import type { PlacedWork } from '../items/assignments/merge-works.ts';

/**
 * How sure an item is, in [0, 1]: the evidence for it, independent pieces of evidence joined as `1 − Π(1 − pᵢ)`
 * (noisy-or;
 * J. Pearl, Probabilistic Reasoning in Intelligent Systems, 1988, 4.3.2), then lowered by what speaks against it.
 * The weights are set so that of the items at 0.8 and above at least 95 % are right; `npm run eval` prints the table.
 */
function noisyOr(evidence: number[], against: number[]): number {
  const doubt = evidence.reduce((product, p) => product * (1 - p), 1);
  const value = against.reduce((sure, p) => sure * (1 - p), 1 - doubt);
  return Math.round(Math.min(0.99, Math.max(0.05, value)) * 100) / 100;
}

/**
 * Evidence: its label, "due", its name, the grading table, and every other place that names it. Dates that disagree
 * count against it.
 */
export function assignmentConfidence(work: PlacedWork): number {
  const { signs, dueDate, dueFrom, places, datesAgree } = work;
  const evidence = [
    signs.label ? 0.6 : 0,
    signs.due ? 0.6 : 0,
    0.9 * signs.name,
    signs.known ? 0.45 : 0,
    signs.imperative ? 0.25 : 0,
    places > 1 ? 0.6 : 0,
    datesAgree === true ? 0.5 : 0,
  ];
  const against = [
    // The grading table alone names it: perhaps by another name than the schedule.
    work.week === null && dueDate === null && !signs.label && !signs.due ? 0.2 : 0,
    datesAgree === false ? 0.35 : 0,
    work.dueDoubt ? 0.5 : 0,
    // Nothing but the day it stands under says when it is due.
    dueFrom === 'session' && !signs.due ? 0.05 : 0,
    dueDate === null && signs.due ? 0.1 : 0,
    signs.label || signs.due || signs.name >= 0.65 || places > 1 ? 0 : 0.2,
  ];
  return noisyOr(evidence, against);
}
