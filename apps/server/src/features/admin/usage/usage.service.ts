import type { Database, Executor } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { countByDay } from '../business/business.repo.ts';
import { countFolders, listCostliestFolders } from '../lists/folders-list.repo.ts';
import { countUsers, listCostliestUsers } from '../lists/users-list.repo.ts';
import { daysBefore, last24Hours, lastDays, thisMonth, today } from '../period.ts';
import { listLatencies, type ModelLatency } from './latencies.repo.ts';
import type { CallFilter, UsageSums } from './metered-calls.repo.ts';
import * as repo from './usage.repo.ts';
import type { UsageGroups } from './usage-groups.ts';

type UsageDeps = Pick<Deps, 'db' | 'clock'>;

/** The same calls, summed by everything that an admin asks for. */
export interface UsageBreakdown extends UsageGroups {
  latencies: ModelLatency[];
}

/** How many students and folders a ranking names. */
const ranked = 10;

/** Reads all that one answer counts from a single snapshot of the database, so that its figures agree. */
export const atOneMoment = <T>(db: Database, read: (tx: Executor) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await repo.planForMany(tx);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

async function breakdownOf(db: Executor, filter: CallFilter): Promise<UsageBreakdown> {
  const groups = await repo.groupUsage(db, filter);
  return { ...groups, latencies: await listLatencies(db, filter) };
}

export const usageOf = (db: Executor, filter: CallFilter): Promise<UsageSums> => repo.sumUsage(db, filter);

export function dashboard({ db, clock }: UsageDeps, days: number) {
  const period = lastDays(clock(), days);
  return atOneMoment(db, async (tx) => {
    const breakdown = await breakdownOf(tx, period);
    const before = await usageOf(tx, daysBefore(period, days));
    const topUsers = await listCostliestUsers(tx, period, ranked);
    const topFolders = await listCostliestFolders(tx, period, ranked);
    return { period, breakdown, before, topUsers, topFolders };
  });
}

export function usageDetails({ db, clock }: UsageDeps, days: number, of: { userId?: string; folderId?: string }) {
  const period = lastDays(clock(), days);
  return atOneMoment(db, async (tx) => ({ period, breakdown: await breakdownOf(tx, { ...period, ...of }) }));
}

/** Sums all model calls so far for a student in one of their folders. */
export async function useInFolder({ db, clock }: UsageDeps, of: { userId: string; folderId: string }) {
  const { total, byAbility } = await repo.groupUsage(db, {
    from: new Date(0),
    to: new Date(clock().getTime() + 1),
    ...of,
  });
  return { total, byAbility };
}

export function quickStats({ db, clock }: UsageDeps) {
  const now = clock();
  return atOneMoment(db, async (tx) => ({
    users: await countUsers(tx),
    folders: await countFolders(tx),
    today: await usageOf(tx, today(now)),
    month: await usageOf(tx, thisMonth(now)),
    activeUsers: (await countByDay(tx, thisMonth(now))).total.activeUsers,
  }));
}

export const lastDay = ({ db, clock }: UsageDeps): Promise<UsageBreakdown> =>
  atOneMoment(db, (tx) => breakdownOf(tx, last24Hours(clock())));
