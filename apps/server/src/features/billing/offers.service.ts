import type { Plan } from '@weekwise/contracts/billing.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import {
  discounted,
  foldersOf,
  listPlans,
  type PlanRow,
  requireCode,
  requirePlan,
  usualFirstWeek,
} from './catalogue.service.ts';
import { isFreeTestUsed } from './folder-plans.service.ts';

const free = { amount: 0, currency: 'usd', folders: 1 } as const;
export const freeTest: Plan = {
  ...free,
  plan_id: 'free-test',
  kind: 'free_test',
  name: 'Free course',
  description: 'Every week of your first course.',
  unlocked_weeks: null,
};
export const freeTrial: Plan = {
  ...free,
  plan_id: 'free-trial',
  kind: 'free_trial',
  name: 'Trial',
  description: 'Week 1 of another course.',
  unlocked_weeks: [usualFirstWeek],
};

/**
 * What there is to choose from; of the free test only while the student has it. Nothing where nobody asks for money.
 */
export async function plansFor(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  userId: string | null,
): Promise<(Plan & { available: boolean })[]> {
  if (!payments) return [];
  const isUsed = userId !== null && (await isFreeTestUsed(db, userId));
  const sold = (await listPlans(db)).map((row) => ({ ...toPlan(row), available: true }));
  const { currency } = sold[0] ?? free;
  const given = [
    { ...freeTest, available: !isUsed },
    { ...freeTrial, available: true },
  ];
  return [...given.map((plan) => ({ ...plan, currency })), ...sold];
}

const toPlan = (row: PlanRow): Plan => ({
  plan_id: row.id,
  kind: row.kind,
  name: row.name,
  description: row.description,
  amount: row.amount,
  currency: row.currency,
  folders: foldersOf(row),
  unlocked_weeks: null,
});

/** What a code takes off the plans that it is for; of one plan where that is named. */
export async function offersOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, code: string, planId: string | undefined) {
  const plans = planId === undefined ? await listPlans(db) : [await requirePlan(db, planId)];
  const promotion = await requireCode(db, code, clock());
  const open = plans.filter(({ id }) => promotion.planId === null || promotion.planId === id);
  if (open.length === 0) throw new AppError('promotion_other_plan');
  const offers = open.map((plan) => ({
    plan_id: plan.id,
    list_amount: plan.amount,
    amount: discounted(plan, promotion),
    currency: plan.currency,
  }));
  return { code: promotion.code, expiresAt: promotion.expiresAt, offers };
}
