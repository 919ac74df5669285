import { withWordScores } from '@weekwise/engine/syllabus/labelling/judge-roles.ts';
import type { RoleProposal } from '@weekwise/engine/syllabus/labelling/role-proposals.ts';
import type { Labelled } from '../labelled.ts';
import { targetsOf } from '../role-targets.ts';
import type { Step, WordStep } from '../step.ts';
import { weightOfUnseen } from '../unseen.ts';
import { describeDocument } from './described.ts';

/** Long schedules hold many proposals: each document counts for the square root of their number. */
const weightOf = (one: Labelled, count: number) => weightOfUnseen(one) * Math.sqrt(60 / Math.max(1, count));

/** Where fewer of the weeks found stand for labelled ones, the structure is wrong, and says nothing of roles. */
const leastPaired = 0.5;

/** The proposals of one kind of which the labels say whether they are right, by their indexes. */
function settled(one: Labelled, kind: RoleProposal['kind']): { at: number; target: number; weight: number }[] {
  const { described, labelledWeek, paired } = describeDocument(one);
  const { roles, bibliography } = described;
  if (paired < leastPaired) return [];
  const targets = targetsOf(roles.proposals, one.gold, labelledWeek, bibliography);
  const weight = weightOf(one, roles.proposals.length);
  return roles.proposals.flatMap((proposal, at) => {
    const target = targets[at] ?? null;
    return proposal.kind === kind && target !== null ? [{ at, target, weight }] : [];
  });
}

const kinds = ['topic', 'reading'] as const;

/** What the words alone say of a proposal: a feature of the judgement below. */
export const roleWordSteps: WordStep[] = kinds.map((kind) => ({
  model: `${kind}-words` as const,
  examplesOf: (one) =>
    settled(one, kind).map(({ at, ...example }) => ({
      ...example,
      words: describeDocument(one).described.roles.words[at] ?? [],
    })),
}));

/** The judgement whether a text of the schedule is a topic, or a reading. */
export const roleSteps: Step[] = kinds.map((kind) => ({
  model: kind,
  options: {
    loss: 'logistic',
    rounds: 250,
    leaves: 5,
    leastInLeaf: 10,
    penalty: 20,
    featureShare: 0.3,
    rowShare: 0.6,
    learningRate: 0.06,
  },
  examplesOf(one, models) {
    const features = withWordScores(describeDocument(one).described.roles, models);
    return settled(one, kind).map(({ at, ...example }) => ({ ...example, features: features[at] ?? {} }));
  },
}));
