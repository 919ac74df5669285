import { describeAgain } from '@weekwise/engine/syllabus/labelling/judge-roles.ts';
import { targetsOf } from '../role-targets.ts';
import type { Step } from '../step.ts';
import { describeDocument } from './described.ts';

type RoleModel = 'topic-alone' | 'reading-alone' | 'topic' | 'reading';

/** Long schedules hold many proposals: each document counts for the square root of their number. */
const weightOf = (count: number) => Math.sqrt(60 / Math.max(1, count));

/** Where fewer of the weeks found stand for labelled ones, the structure is wrong, and says nothing of roles. */
const leastPaired = 0.5;

/** One stage of the judgement whether a text of the schedule is a topic, or a reading. */
function roleStep(model: RoleModel): Step {
  const kind = model.startsWith('topic') ? 'topic' : 'reading';
  return {
    model,
    options: { loss: 'logistic', rounds: 120, leaves: 5, leastInLeaf: 4, penalty: 5, featureShare: 0.4, rowShare: 0.7 },
    examplesOf(one, models) {
      const { described, labelledWeek, paired } = describeDocument(one);
      const { roles, bibliography } = described;
      if (paired < leastPaired) return [];
      const targets = targetsOf(roles.proposals, one.gold, labelledWeek, bibliography);
      const features = model.endsWith('-alone') ? roles.features : describeAgain(roles, models);
      const weight = weightOf(roles.proposals.length);
      return roles.proposals.flatMap((proposal, i) => {
        const target = targets[i] ?? null;
        return proposal.kind === kind && target !== null ? [{ features: features[i] ?? {}, target, weight }] : [];
      });
    },
  };
}

export const roleSteps: Step[] = (['topic-alone', 'reading-alone', 'topic', 'reading'] as const).map(roleStep);
