import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { last24Hours, lastDays, type Period, thisMonth, today } from './period.ts';
import * as subjects from './subjects.repo.ts';
import * as repo from './usage.repo.ts';

type UsageDeps = Pick<Deps, 'db' | 'clock'>;

/** The same calls, summed by everything that an admin asks for. */
export interface Breakdown {
  total: repo.UsageSums;
  byDay: Awaited<ReturnType<typeof repo.sumByDay>>;
  byAbility: Awaited<ReturnType<typeof repo.sumByAbility>>;
  byModel: Awaited<ReturnType<typeof repo.sumByModel>>;
  byOutcome: Awaited<ReturnType<typeof repo.countByOutcome>>;
}

/** How many students and folders a ranking names. */
const ranked = 10;
const recentCalls = 50;

async function breakdownOf(deps: UsageDeps, filter: repo.CallFilter): Promise<Breakdown> {
  const [total, byDay, byAbility, byModel, byOutcome] = await Promise.all([
    repo.sumUsage(deps.db, filter),
    repo.sumByDay(deps.db, filter),
    repo.sumByAbility(deps.db, filter),
    repo.sumByModel(deps.db, filter),
    repo.countByOutcome(deps.db, filter),
  ]);
  return { total, byDay, byAbility, byModel, byOutcome };
}

export async function dashboard(deps: UsageDeps, days: number) {
  const period = lastDays(deps.clock(), days);
  const [breakdown, users, folders] = await Promise.all([
    breakdownOf(deps, period),
    subjects.listUserUsage(deps.db, period, ranked),
    subjects.listFolderUsage(deps.db, period, { limit: ranked }),
  ]);
  const used = <Row extends repo.UsageSums>(rows: Row[]) => rows.filter(({ calls }) => calls > 0);
  return { period, breakdown, topUsers: used(users), topFolders: used(folders) };
}

export async function tokenAnalytics(deps: UsageDeps, days: number, of: { userId?: string; folderId?: string }) {
  const period = lastDays(deps.clock(), days);
  return { period, breakdown: await breakdownOf(deps, { ...period, ...of }) };
}

/** All that models did so far for a student in a folder of theirs. */
export async function useInFolder({ db, clock }: UsageDeps, of: { userId: string; folderId: string }) {
  const filter = { from: new Date(0), to: new Date(clock().getTime() + 1), ...of };
  const [total, byAbility] = await Promise.all([repo.sumUsage(db, filter), repo.sumByAbility(db, filter)]);
  return { total, byAbility };
}

export async function usersOverview(deps: UsageDeps, days: number, limit: number) {
  const period = lastDays(deps.clock(), days);
  const [users, total] = await Promise.all([
    subjects.listUserUsage(deps.db, period, limit),
    subjects.countUsers(deps.db),
  ]);
  return { period, users, total };
}

export async function allFolders(deps: UsageDeps, days: number, limit: number) {
  const period = lastDays(deps.clock(), days);
  const [folders, total] = await Promise.all([
    subjects.listFolderUsage(deps.db, period, { limit }),
    subjects.countFolders(deps.db),
  ]);
  return { period, folders, total };
}

export async function userDetails(deps: UsageDeps, userId: string, days: number) {
  const user = await requireUser(deps, userId);
  const period = lastDays(deps.clock(), days);
  const [breakdown, calls] = await Promise.all([
    breakdownOf(deps, { ...period, userId }),
    repo.listCalls(deps.db, { ...period, userId }, recentCalls),
  ]);
  return { user, period, breakdown, calls };
}

export async function userFolders(deps: UsageDeps, userId: string, days: number) {
  await requireUser(deps, userId);
  const period = lastDays(deps.clock(), days);
  const [folders, deleted] = await Promise.all([
    subjects.listFolderUsage(deps.db, period, { userId }),
    repo.sumUsage(deps.db, { ...period, userId, folderId: null }),
  ]);
  return { period, folders, deleted };
}

export async function quickStats(deps: UsageDeps) {
  const now = deps.clock();
  const [users, folders, dayUsage, monthUsage, activeUsers] = await Promise.all([
    subjects.countUsers(deps.db),
    subjects.countFolders(deps.db),
    repo.sumUsage(deps.db, today(now)),
    repo.sumUsage(deps.db, thisMonth(now)),
    repo.countActiveUsers(deps.db, thisMonth(now)),
  ]);
  return { users, folders, today: dayUsage, month: monthUsage, activeUsers };
}

export async function lastDay(deps: UsageDeps) {
  const period: Period = last24Hours(deps.clock());
  const [total, byOutcome] = await Promise.all([repo.sumUsage(deps.db, period), repo.countByOutcome(deps.db, period)]);
  return { total, byOutcome };
}

async function requireUser(deps: UsageDeps, userId: string) {
  const user = await subjects.findUser(deps.db, userId);
  if (!user) throw new AppError('not_found');
  return user;
}
