import { findGradingLists } from '@weekwise/engine/syllabus/facts/grading/grading-lists.ts';
import { featuresOfDate, featuresOfWork } from '@weekwise/engine/syllabus/items/assignments/work-features.ts';
import { wordPlacesOfWork } from '@weekwise/engine/syllabus/items/assignments/work-words.ts';
import { understandSchedule } from '@weekwise/engine/syllabus/items/understand-schedule.ts';
import { fittedModels, type SyllabusModels } from '@weekwise/engine/syllabus/scoring/models.ts';
import type { Labelled } from '../labelled.ts';
import { judgeWorks } from '../plan-score.ts';
import type { Step, WordStep } from '../step.ts';
import { weightOfUnseen } from '../unseen.ts';
import { describeDocument } from './described.ts';

/** Every proposed piece of work of a document with what the labels say of it; what they leave open is left out. */
function judgedWorks(one: Labelled, models: SyllabusModels) {
  const { schedule } = describeDocument(one);
  const gradedLists = findGradingLists(one.document, schedule.blocks);
  const { proposals } = understandSchedule(schedule, one.document, { gradedLists, models });
  const judged = judgeWorks(one.gold, proposals);
  return proposals.flatMap((proposal, i) => {
    const found = judged[i];
    return found ? [{ ...found, ...proposal, target: found.right ? 1 : 0, weight: weightOfUnseen(one) }] : [];
  });
}

/** What the words alone say of a proposed piece of work. No model has a part in which works are proposed. */
export const assignmentWordStep: WordStep = {
  model: 'assignment-words',
  examplesOf: (one) =>
    judgedWorks(one, fittedModels).map(({ work, survey, target, weight }) => ({
      words: wordPlacesOfWork(work, survey.surroundings),
      target,
      weight,
    })),
};

/** How likely a proposed piece of work is one of the labels'. */
export const assignmentStep: Step = {
  model: 'assignment',
  options: {
    loss: 'logistic',
    rounds: 200,
    leaves: 5,
    learningRate: 0.05,
    leastInLeaf: 10,
    penalty: 10,
    featureShare: 0.35,
    rowShare: 0.6,
  },
  examplesOf: (one, models) =>
    judgedWorks(one, models).map(({ work, taken, survey, target, weight }) => ({
      features: featuresOfWork(work, taken, survey, models),
      target,
      weight,
    })),
};

/** How likely the due date of a piece of work, or that it has none, is that of the labels. */
export const dueDateStep: Step = {
  model: 'due-date',
  options: { loss: 'logistic', rounds: 40, leaves: 3, learningRate: 0.1, leastInLeaf: 3 },
  examplesOf: (one, models) =>
    judgedWorks(one, models)
      .filter(({ right, planned }) => right && planned)
      .map(({ work, due, weight }) => ({ features: featuresOfDate(work), target: due === false ? 0 : 1, weight })),
};
