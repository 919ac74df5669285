import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { deployFolderJob } from '../../jobs/definitions.ts';
import { nameKey } from '../folder-access/folder-name.ts';
import { isNameTaken } from '../folders/folders.service.ts';
import { creditsOf } from './credits.service.ts';
import type { DeploymentRow } from './deployments.repo.ts';
import * as repo from './deployments.repo.ts';
import { begun, wakeDeployments } from './deployments.service.ts';
import { isFreeTestUsed } from './folder-plans.service.ts';

/** A course that no checkout names. */
export interface UnpaidCourse {
  name: string;
  connectionId: string | undefined;
  freeTest: 'if_left' | 'required';
  /** One that was paid for earlier. */
  usesCredit: boolean;
}

/** The task that makes a course that no checkout names; a second click finds the first one's. */
export async function deployUnpaidInBackground(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'jobs'>,
  userId: string,
  { name, connectionId, freeTest, usesCredit }: UnpaidCourse,
): Promise<string> {
  const key = nameKey(name);
  const underWay = await repo.findFree(deps.db, userId, key);
  if (underWay) return underWay.id;
  if (await isNameTaken(deps, userId, name)) throw new AppError('folder_name_taken');
  if (freeTest === 'required' && (await isFreeTestUsed(deps.db, userId))) throw new AppError('free_test_used');
  if (usesCredit && (await creditsOf(deps.db, userId)) === 0) throw new AppError('no_course_left');
  const now = deps.clock();
  const id = deps.newId();
  const row: DeploymentRow = {
    ...begun,
    id,
    userId,
    orderId: null,
    name,
    nameKey: key,
    connectionId: connectionId ?? null,
    freeTest,
    usesCredit,
    folders: 1,
    // Known before it is made: a worker that takes over sees whether it was.
    folderIds: [deps.newId()],
    startedAt: now,
    updatedAt: now,
  };
  const isNew = await deps.db.transaction(async (tx) => {
    if (!(await repo.beginFree(tx, row))) return false;
    await deps.jobs.put(tx, deployFolderJob, deps.newId(), { taskId: id });
    return true;
  });
  wakeDeployments(deps);
  return isNew ? id : ((await repo.findFree(deps.db, userId, key))?.id ?? id);
}
