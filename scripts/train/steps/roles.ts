import { targetsOf } from '../role-targets.ts';
import type { Step } from '../step.ts';
import { describeDocument } from './described.ts';

/** Long schedules hold many proposals: each document counts for the square root of their number. */
const weightOf = (count: number) => Math.sqrt(60 / Math.max(1, count));

/** Where fewer of the weeks found stand for labelled ones, the structure is wrong, and says nothing of roles. */
const leastPaired = 0.5;

/** The judgement whether a text of the schedule is a topic, or a reading. */
function roleStep(kind: 'topic' | 'reading'): Step {
  return {
    model: kind,
    options: {
      loss: 'logistic',
      rounds: 120,
      leaves: 5,
      leastInLeaf: 10,
      penalty: 20,
      featureShare: 0.3,
      rowShare: 0.6,
      learningRate: 0.06,
    },
    examplesOf(one) {
      const { described, labelledWeek, paired } = describeDocument(one);
      const { roles, bibliography } = described;
      if (paired < leastPaired) return [];
      const targets = targetsOf(roles.proposals, one.gold, labelledWeek, bibliography);
      const weight = weightOf(roles.proposals.length);
      return roles.proposals.flatMap((proposal, i) => {
        const target = targets[i] ?? null;
        return proposal.kind === kind && target !== null ? [{ features: roles.features[i] ?? {}, target, weight }] : [];
      });
    },
  };
}

export const roleSteps: Step[] = (['topic', 'reading'] as const).map(roleStep);
