import type { Deps } from '../../../deps.ts';
import { untilAborted } from '../../../lib/until-aborted.ts';
import { attemptTask } from '../../tasks/attempt-task.ts';
import { finalCode } from '../../tasks/final-error-code.ts';
import { applyChanges } from './apply-changes.ts';
import { findChanges } from './find-changes.ts';

type LookingDeps = Pick<Deps, 'db' | 'drives' | 'logger' | 'clock' | 'newId' | 'jobs'>;

/** The first part of a sync: compares the folder with its drive and notes what is to be read. */
export function lookThroughDrive(deps: LookingDeps, taskId: string, stopping: AbortSignal): Promise<void> {
  return attemptTask(deps, taskId, stopping, {
    async work(task, progress, signal) {
      progress.step('comparing');
      const compareBytes = task.options.compareBytes ?? false;
      const changes = await untilAborted(findChanges(deps, task.folderId, { compareBytes }, signal), signal);
      await deps.db.transaction((tx) => applyChanges(tx, deps, task, changes));
    },
    finalCode,
    failed: 'folder not synced',
  });
}
