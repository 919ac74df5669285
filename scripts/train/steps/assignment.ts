import { findGradingLists } from '@weekwise/engine/syllabus/facts/grading/grading-lists.ts';
import { featuresOfDate, featuresOfWork } from '@weekwise/engine/syllabus/items/assignments/work-features.ts';
import { understandSchedule } from '@weekwise/engine/syllabus/items/understand-schedule.ts';
import type { SyllabusModels } from '@weekwise/engine/syllabus/scoring/models.ts';
import { findSchedule } from '@weekwise/engine/syllabus/structure/find-schedule.ts';
import type { Labelled } from '../labelled.ts';
import { judgePlan } from '../plan-score.ts';
import { type Step, trainingDay } from '../step.ts';

/** Every proposed piece of work of a document with what the labels say of it. */
function judgedWorks({ document, gold }: Labelled, models: SyllabusModels) {
  const schedule = findSchedule(document, { today: trainingDay });
  const gradedLists = findGradingLists(document, schedule.blocks);
  const { weeks, outside, proposals } = understandSchedule(schedule, document, { gradedLists, models });
  const { assignments } = judgePlan(gold, { weeks, assignmentsOutsideSchedule: outside });
  const judged = new Map(assignments.map((one) => [one.assignment, one]));
  return proposals.flatMap(({ assignment, work, survey }) => {
    const found = judged.get(assignment);
    return found ? [{ ...found, work, survey }] : [];
  });
}

/** How likely a proposed piece of work is one of the labels'. */
export const assignmentStep: Step = {
  model: 'assignment',
  options: { loss: 'logistic', rounds: 100, leaves: 6, learningRate: 0.05, leastInLeaf: 6, penalty: 4 },
  examplesOf: (labelled, models) =>
    judgedWorks(labelled, models).map(({ work, survey, right }) => ({
      features: featuresOfWork(work, survey),
      target: right ? 1 : 0,
    })),
};

/** How likely the due date of a piece of work, or that it has none, is that of the labels. */
export const dueDateStep: Step = {
  model: 'due-date',
  options: { loss: 'logistic', rounds: 40, leaves: 3, learningRate: 0.1, leastInLeaf: 3 },
  examplesOf: (labelled, models) =>
    judgedWorks(labelled, models)
      .filter(({ right }) => right)
      .map(({ work, due }) => ({ features: featuresOfDate(work), target: due === false ? 0 : 1 })),
};
