import type { Bibliography } from '../../citations/bibliography.ts';
import type { ScheduleWeek } from '../schedule.ts';
import { type BoostedTrees, predict } from '../scoring/boosted-trees.ts';
import type { SyllabusModels } from '../scoring/models.ts';
import { wordScore } from '../scoring/word-weights.ts';
import { addContext, groupsOf, type RoleGroups, recurringLines } from './role-context.ts';
import { ownFeatures, type RoleFeatures } from './role-features.ts';
import { proposeRoles, type RoleProposal } from './role-proposals.ts';
import { wordPlacesOf } from './role-words.ts';
import type { UnderstoodSession } from './understand-session.ts';

/** Every proposal of a document with its features and the groups that it belongs to. Lists run in parallel. */
export interface DescribedRoles {
  proposals: RoleProposal[];
  features: RoleFeatures[];
  groups: RoleGroups[];
  /** The words of each and around it, as places in the weights of a word model. */
  words: number[][];
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
  return {
    proposals,
    groups,
    features: addContext(proposals, own, groups, weeks, understood),
    words: proposals.map((proposal) => wordPlacesOf(proposal, weeks)),
  };
}

/** The features of each proposal together with what a model of words makes of it, where one is fitted. */
export function withWordScores({ proposals, features, words }: DescribedRoles, models: SyllabusModels): RoleFeatures[] {
  return proposals.map(({ kind }, i) => {
    const model = models[`${kind}-words`];
    return model ? { ...features[i], wordScore: wordScore(model, words[i] ?? []) } : { ...features[i] };
  });
}

const probabilityOf = (model: BoostedTrees | null, features: RoleFeatures, proposal: RoleProposal) =>
  model ? predict(model, features) : proposal.vote === 'taken' ? 1 : 0;

/** Judges every proposal of the weeks by fitted weights; without them the vote of the rules stands. */
export function judgeRoles(described: DescribedRoles, models: SyllabusModels): JudgedRole[] {
  const features = withWordScores(described, models);
  return described.proposals.map((proposal, i) => ({
    ...proposal,
    probability: probabilityOf(models[proposal.kind], features[i] ?? {}, proposal),
  }));
}
