import type { CallOutcome } from '../../../db/schema/models.ts';
import type { UsageSums } from './metered-calls.repo.ts';

/** What tells calls of one day apart. */
type Kind = 'ability' | 'provider' | 'model' | 'outcome';

/** Sums by some of the columns that tell calls apart. */
export type Group<K extends Kind | 'day' = never> = UsageSums & {
  [Column in K]: Column extends 'outcome' ? CallOutcome : string;
};
export type CallKind = Group<Kind>;

/** The same calls, summed by everything that an admin asks for. */
export interface UsageGroups {
  total: UsageSums;
  /** `YYYY-MM-DD`, UTC; days without a call are missing. */
  byDay: Group<'day'>[];
  byAbility: Group<'ability'>[];
  byModel: Group<'provider' | 'model'>[];
  byProvider: Group<'provider'>[];
  byOutcome: Group<'outcome'>[];
  byProviderAndOutcome: Group<'provider' | 'outcome'>[];
}

/** @param kinds one for each way in which calls of the period differ: few, whatever the number of calls */
export function groupsOf(byDay: Group<'day'>[], kinds: readonly CallKind[]): UsageGroups {
  return {
    total: addUp(kinds),
    byDay,
    byAbility: groupedBy(kinds, 'ability').toSorted(mostFirst),
    byModel: groupedBy(kinds, 'provider', 'model').toSorted(mostFirst),
    byProvider: groupedBy(kinds, 'provider').toSorted(mostFirst),
    byOutcome: groupedBy(kinds, 'outcome').toSorted((a, b) => b.calls - a.calls),
    byProviderAndOutcome: groupedBy(kinds, 'provider', 'outcome'),
  };
}

function groupedBy<K extends Kind>(kinds: readonly CallKind[], ...columns: K[]): Group<K>[] {
  const groups = Map.groupBy(kinds, (kind) => JSON.stringify(columns.map((column) => kind[column])));
  return [...groups.values()].map((group) => {
    const names = Object.fromEntries(columns.map((column) => [column, group[0]?.[column]]));
    return { ...addUp(group), ...names } as Group<K>;
  });
}

/** Exact: all of them are whole numbers. */
function addUp(rows: readonly UsageSums[]): UsageSums {
  const sum = (pick: (row: UsageSums) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    calls: sum(({ calls }) => calls),
    failedCalls: sum(({ failedCalls }) => failedCalls),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    cachedInputTokens: sum(({ cachedInputTokens }) => cachedInputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    costMicroUsd: sum(({ costMicroUsd }) => costMicroUsd),
    unpricedCalls: sum(({ unpricedCalls }) => unpricedCalls),
    estimatedCalls: sum(({ estimatedCalls }) => estimatedCalls),
  };
}

/** What costs most first; where nothing has a price, what uses most. */
const mostFirst = (a: UsageSums, b: UsageSums): number =>
  b.costMicroUsd - a.costMicroUsd || b.inputTokens + b.outputTokens - (a.inputTokens + a.outputTokens);
