import type { Plan } from '@weekwise/contracts/billing.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { planOf } from '../syllabus/syllabus.service.ts';
import { accessTo } from './folder-plans.service.ts';
import { freeTest, freeTrial } from './offers.service.ts';
import { findOrder } from './orders.repo.ts';

export interface PlanOfFolder {
  verified: boolean;
  /** null: it was made while nothing was sold. */
  plan: Pick<Plan, 'plan_id' | 'kind' | 'name'> | null;
  /** Numbers of weeks; null: all of them. */
  open: readonly number[] | null;
  locked: number[];
}

/** What the student's own folder stands on, and what that opens of it. */
export async function planOfFolder(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  userId: string,
  folderId: string,
): Promise<PlanOfFolder> {
  const { id } = await requireFolder(db, userId, folderId);
  const { plan, verified, weeks } = await accessTo({ db, payments }, id);
  const all = weeks && ((await planOf(db, id))?.weeks ?? []);
  const locked = all ? all.map(({ number }) => number).filter((number) => !weeks.includes(number)) : [];
  return { verified, plan: await named(db, plan), open: weeks, locked };
}

async function named(
  db: Deps['db'],
  plan: Awaited<ReturnType<typeof accessTo>>['plan'],
): Promise<PlanOfFolder['plan']> {
  if (plan === null || plan.kind !== 'paid') return plan && (plan.kind === 'trial' ? freeTrial : freeTest);
  const order = plan.orderId === null ? null : await findOrder(db, plan.orderId);
  if (!order) return null;
  return { plan_id: order.planId, kind: order.folders > 1 ? 'three_pack' : 'single_folder', name: order.title };
}
