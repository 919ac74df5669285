import type { PlacedWork } from '../items/assignments/merge-works.ts';
import type { FoundReading } from '../items/readings.ts';
import type { FoundTopic } from '../labelling/session-topics.ts';
import type { ScheduleWeek } from '../schedule.ts';

/**
 * How sure an item is, in [0, 1]: the evidence for it, independent pieces of evidence joined as `1 − Π(1 − pᵢ)` (noisy-or;
 * J. Pearl, Probabilistic Reasoning in Intelligent Systems, 1988, 4.3.2), then lowered by what speaks against it.
 * The weights are set so that of the items at 0.8 and above at least 95 % are right; `npm run eval` prints the table.
 */
function noisyOr(evidence: number[], against: number[]): number {
  const doubt = evidence.reduce((product, p) => product * (1 - p), 1);
  const value = against.reduce((sure, p) => sure * (1 - p), 1 - doubt);
  return Math.round(Math.min(0.99, Math.max(0.05, value)) * 100) / 100;
}

const topicEvidence: Record<FoundTopic['from'], number> = {
  heading: 0.95,
  label: 0.95,
  plain: 0.82,
  event: 0.75,
  work: 0.6,
};

/** A week is no surer of its topic than of being a week. */
export function topicConfidence(topics: FoundTopic[], week: ScheduleWeek): number {
  const best = Math.max(0, ...topics.map((topic) => topicEvidence[topic.from]));
  return noisyOr([best], [0.5 * (1 - week.confidence)]);
}

/** Evidence: its label or verb, the shape of the citation, an entry in the bibliography, and pages or an author cut from it. */
export function readingConfidence(found: FoundReading, resolved: boolean): number {
  const { strength, shape, author, pages, title } = found.citation;
  const words = title.split(/\s+/).length;
  const evidence = [found.labelled ? 0.72 : 0.3, 0.8 * strength, resolved ? 0.6 : 0];
  if (shape !== 'plain' && (author !== null || pages !== null)) evidence.push(0.2);
  // A title that has swallowed a sentence, or one of a single common word, is often cut wrong.
  return noisyOr(evidence, [words > 22 ? 0.3 : 0, shape === 'plain' && words > 12 ? 0.15 : 0]);
}

/** Evidence: its label, "due", its name, the grading table, and every other place that names it. Dates that disagree count against it. */
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
    work.dateIsDoubtful ? 0.5 : 0,
    // Nothing but the day it stands under says when it is due.
    dueFrom === 'session' && !signs.due ? 0.05 : 0,
    dueDate === null && signs.due ? 0.1 : 0,
    signs.label || signs.due || signs.name >= 0.65 || places > 1 ? 0 : 0.2,
  ];
  return noisyOr(evidence, against);
}
