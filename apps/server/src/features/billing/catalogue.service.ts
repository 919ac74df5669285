import { AppError } from '../../app-error.ts';
import type { Catalogue } from '../../config/billing-settings.ts';
import type { Database, Executor } from '../../db/client.ts';
import * as repo from './catalogue.repo.ts';

export type { PlanRow } from './catalogue.repo.ts';

export { listPlans } from './catalogue.repo.ts';

/** Courses that a plan is for. */
export const foldersOf = ({ kind }: Pick<repo.PlanRow, 'kind'>): number => (kind === 'three_pack' ? 3 : 1);

/** The week that is open in a course nobody paid for, while no plan says where its numbers begin. */
export const usualFirstWeek = 1;

/** What is sold from now on. Bought orders keep what they were. */
export async function seedCatalogue(db: Database, { currency, plans, promotion_codes }: Catalogue): Promise<void> {
  await db.transaction(async (tx) => {
    await repo.replacePlans(
      tx,
      plans.map((plan, position) => ({ ...plan, currency, position })),
    );
    await repo.replaceCodes(
      tx,
      promotion_codes.map((code) => ({
        code: code.code,
        percentOff: code.percent_off ?? null,
        amountOff: code.amount_off ?? null,
        planId: code.plan ?? null,
        expiresAt: code.expires_at === undefined ? null : new Date(code.expires_at),
        mostUses: code.most_uses ?? null,
      })),
    );
  });
}

export async function requirePlan(db: Executor, id: string): Promise<repo.PlanRow> {
  const plan = await repo.findPlan(db, id);
  if (!plan) throw new AppError('plan_not_found');
  return plan;
}

/** A code that can be used now, by anybody and for one plan or another; else the reason why not. */
export async function requireCode(
  db: Executor,
  code: string,
  now: Date,
  options?: { lock: boolean },
): Promise<repo.PromotionRow> {
  const promotion = await repo.findCode(db, code, options);
  if (!promotion) throw new AppError('promotion_unknown');
  if (promotion.expiresAt !== null && promotion.expiresAt <= now) throw new AppError('promotion_ended');
  if (promotion.mostUses !== null && (await repo.countUses(db, promotion.code, now)) >= promotion.mostUses)
    throw new AppError('promotion_used_up');
  return promotion;
}

/** What a plan costs with a code, in minor units; half a unit is the student's. */
export function discounted(plan: Pick<repo.PlanRow, 'id' | 'amount'>, promotion: repo.PromotionRow): number {
  if (promotion.planId !== null && promotion.planId !== plan.id) throw new AppError('promotion_other_plan');
  const off = promotion.amountOff ?? Math.ceil((plan.amount * (promotion.percentOff ?? 0)) / 100);
  return Math.max(0, plan.amount - off);
}
