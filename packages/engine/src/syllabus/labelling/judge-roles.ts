import type { Bibliography } from '../../citations/bibliography.ts';
import type { ScheduleWeek } from '../schedule.ts';
import { type BoostedTrees, predict } from '../scoring/boosted-trees.ts';
import type { SyllabusModels } from '../scoring/models.ts';
import { addContext, addFirstJudgement, groupsOf, type RoleGroups, recurringLines } from './role-context.ts';
import { ownFeatures, type RoleFeatures } from './role-features.ts';
import { proposeRoles, type RoleProposal } from './role-proposals.ts';
import type { UnderstoodSession } from './understand-session.ts';

/** Every proposal of a document with its features and the groups that it belongs to. Lists run in parallel. */
export interface DescribedRoles {
  proposals: RoleProposal[];
  features: RoleFeatures[];
  groups: RoleGroups[];
}

/** A proposal and the probability, in [0, 1], that it is what it is proposed as. */
export type JudgedRole = RoleProposal & { probability: number };

export function describeRoles(
  weeks: ScheduleWeek[],
  understood: UnderstoodSession[][],
  bibliography: Bibliography,
): DescribedRoles {
  const proposals = proposeRoles(weeks, understood);
  const own = proposals.map((proposal) => ownFeatures(proposal, bibliography));
  const recurring = recurringLines(weeks);
  const groups = proposals.map((proposal, i) => groupsOf(proposal, own[i] ?? {}, weeks, recurring));
  return { proposals, groups, features: addContext(proposals, own, groups, weeks, understood) };
}

const probabilityOf = (model: BoostedTrees | null, features: RoleFeatures, proposal: RoleProposal) =>
  model ? predict(model, features) : proposal.vote === 'taken' ? 1 : 0;

/** The features of the second stage: what the first one made of the proposals around each. */
export function describeAgain(described: DescribedRoles, models: SyllabusModels): RoleFeatures[] {
  const { proposals, features, groups } = described;
  const first = proposals.map((proposal, i) =>
    probabilityOf(models[proposal.kind === 'topic' ? 'topic-alone' : 'reading-alone'], features[i] ?? {}, proposal),
  );
  return addFirstJudgement(proposals, features, groups, first);
}

/** Judges every proposal twice: alone, then beside what its column, its neighbours and its look-alikes were taken for. */
export function judgeRoles(described: DescribedRoles, models: SyllabusModels): JudgedRole[] {
  const features = describeAgain(described, models);
  return described.proposals.map((proposal, i) => ({
    ...proposal,
    probability: probabilityOf(models[proposal.kind], features[i] ?? {}, proposal),
  }));
}
