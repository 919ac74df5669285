import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { listFolderUsage } from './lists/folders-list.repo.ts';
import { findProfile, findUser } from './lists/users-list.repo.ts';
import { lastDays } from './period.ts';
import { listCalls } from './usage/usage.repo.ts';
import { atOneMoment, usageDetails, usageOf } from './usage/usage.service.ts';
import { listSessions } from './users.repo.ts';

type UserDeps = Pick<Deps, 'db' | 'clock'>;

const recentCalls = 50;
/** More courses than anybody has; those beyond are in the list of all. */
const mostFolders = 1_000;

export async function userDetails(deps: UserDeps, userId: string, days: number) {
  const profile = await findProfile(deps.db, userId);
  if (!profile) throw new AppError('not_found');
  const { period, breakdown } = await usageDetails(deps, days, { userId });
  const calls = await listCalls(deps.db, { ...period, userId }, recentCalls);
  return { profile, period, breakdown, calls };
}

export async function userFolders({ db, clock }: UserDeps, userId: string, days: number) {
  await requireUser(db, userId);
  const period = lastDays(clock(), days);
  const page = { sort: 'cost', direction: 'desc', limit: mostFolders, offset: 0, userId } as const;
  return atOneMoment(db, async (tx) => ({
    period,
    folders: (await listFolderUsage(tx, { ...period, userId }, page)).folders,
    deleted: await usageOf(tx, { ...period, userId, folderId: null }),
  }));
}

export async function sessionsOf({ db }: UserDeps, userId: string) {
  await requireUser(db, userId);
  return listSessions(db, userId);
}

export async function requireUser(db: Deps['db'], userId: string): Promise<void> {
  if (!(await findUser(db, userId))) throw new AppError('not_found');
}
