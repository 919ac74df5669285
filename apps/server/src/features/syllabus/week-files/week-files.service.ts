import { AppError } from '../../../app-error.ts';
import type { Deps } from '../../../deps.ts';
import { requireFile } from '../../files/files.service.ts';
import { requireSyllabusPlan } from '../syllabus.service.ts';
import type { WeekFile } from './files-of-weeks.ts';
import type { OfWeekFile } from './week-files.repo.ts';
import * as repo from './week-files.repo.ts';

/** Puts a file of the folder to a week of its plan. */
export async function attachFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  of: OfWeekFile,
): Promise<WeekFile[]> {
  await filesOfWeek(deps, userId, of);
  await requireFile(deps.db, userId, of.folderId, of.fileId);
  await repo.insertWeekFile(deps.db, { ...of, at: deps.clock() });
  return filesOfWeek(deps, userId, of);
}

/** Takes a file from a week; gone already, it stays so. The file stays in the folder. */
export async function detachFile(deps: Pick<Deps, 'db'>, userId: string, of: OfWeekFile): Promise<WeekFile[]> {
  const files = await filesOfWeek(deps, userId, of);
  await requireFile(deps.db, userId, of.folderId, of.fileId);
  const put = files.filter(({ fileId }) => fileId === of.fileId);
  for (const { putTo } of put) await repo.deleteWeekFile(deps.db, { ...of, weekId: putTo });
  return filesOfWeek(deps, userId, of);
}

async function filesOfWeek(deps: Pick<Deps, 'db'>, userId: string, of: OfWeekFile): Promise<WeekFile[]> {
  const { weeks } = await requireSyllabusPlan(deps, userId, of.folderId);
  const week = weeks.find(({ id }) => id === of.weekId);
  if (!week) throw new AppError('week_not_found');
  return week.files;
}
