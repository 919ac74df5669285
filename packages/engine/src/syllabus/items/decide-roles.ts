import type { JudgedRole } from '../labelling/judge-roles.ts';

/** The probabilities from which on an item of the rules stays, and another proposal is added to the plan. */
interface Thresholds {
  keep: number;
  add: number;
}

/**
 * Chosen by the plans of held-out documents, most of them without part in the making of the rules. What the rules found
 * is mostly right, and stays in doubt.
 */
const thresholds: Record<JudgedRole['kind'], Thresholds> = {
  topic: { keep: 0.15, add: 0.35 },
  reading: { keep: 0.3, add: 0.6 },
};

/**
 * The proposals that go into the plan, week by week in the order of the schedule. A week in which nothing else is a
 * topic keeps what the rules took for one.
 */
export function decideRoles(judged: JudgedRole[], weeks: number): JudgedRole[][] {
  const byWeek: JudgedRole[][] = Array.from({ length: weeks }, () => []);
  for (const role of judged) byWeek[role.week]?.push(role);
  return byWeek.map((roles) => {
    const chosen = new Set(
      roles.filter(({ kind, vote, probability }) => {
        const { keep, add } = thresholds[kind];
        return probability >= (vote === 'taken' ? keep : add);
      }),
    );
    const hasTopic = [...chosen].some((role) => role.kind === 'topic');
    return roles.filter((role) => chosen.has(role) || (!hasTopic && role.kind === 'topic' && role.vote === 'taken'));
  });
}
