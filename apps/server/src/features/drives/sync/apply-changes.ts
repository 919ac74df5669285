import { createHash } from 'node:crypto';
import { distinctName, nameKey } from '@weekwise/contracts/files-names.ts';
import type { Transaction } from '../../../db/client.ts';
import type { SyncFindings } from '../../../db/schema/tasks.ts';
import type { Deps } from '../../../deps.ts';
import { driveRefusals } from '../../files/drive-refusals.ts';
import { holdNames } from '../../files/files.service.ts';
import { mimeTypeOf } from '../../files/mime-types.ts';
import { publishPassages } from '../../retrieval/passages.service.ts';
import { addFiles, lockOpenTask, updateTask } from '../../tasks/folder-tasks.repo.ts';
import { lockFolder, type TaskRow } from '../../tasks/tasks.repo.ts';
import { cancelReading } from '../../tasks/tasks.service.ts';
import type { Changes, SeenFile } from './find-changes.ts';
import * as repo from './sync.repo.ts';

type ApplyDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'newId'>;

/** Named in the report; the others are counted nowhere, and meet the student on the drive itself. */
const mostRefused = 100;

/**
 * Brings the rows of a folder in step with its drive and says which files are to be read, all in one transaction: a
 * sync that was cut off before looks through the drive again, one that was cut off after goes on reading.
 */
export async function applyChanges(tx: Transaction, deps: ApplyDeps, task: TaskRow, changes: Changes): Promise<void> {
  await lockFolder(tx, { taskId: task.id });
  const held = await lockOpenTask(tx, task.id);
  // Cancelled, or another worker's by now.
  if (held?.attempts !== task.attempts) return;
  const { folderId, options } = task;

  const toRead: string[] = [];
  for (const { id } of changes.vanished) {
    await cancelReading(tx, deps, id);
    await repo.updateFile(tx, id, { deletedAt: deps.clock(), vanished: true });
  }
  const taken = await holdNames(tx, folderId);
  const nameFor = (entry: { name: string }): string => {
    const name = distinctName(entry.name, taken);
    taken.add(nameKey(name));
    return name;
  };
  for (const seen of changes.seen) {
    if (await applySeen(tx, deps, seen, nameFor, options.compareBytes)) toRead.push(seen.file.id);
  }
  const added = await repo.insertFiles(
    tx,
    folderId,
    changes.added.map((entry) => newFile(deps, folderId, entry, nameFor(entry))),
  );
  toRead.push(...added);
  if (options.reindexes) await addFiles(tx, task, { fileIds: null, forced: true });
  else if (options.reads !== false) await addFiles(tx, task, { fileIds: toRead, forced: false });

  const count = (is: (seen: SeenFile) => boolean) => changes.seen.filter(is).length;
  const findings: SyncFindings = {
    new: added.length,
    changed: count(({ changed }) => changed),
    renamed: count(({ renamed }) => renamed),
    vanished: changes.vanished.length,
    returned: count(({ returned }) => returned),
    unchanged: count(({ changed, renamed, returned }) => !changed && !renamed && !returned),
    refused: changes.refused.slice(0, mostRefused),
  };
  if (findings.changed + findings.vanished + findings.returned > 0) await publishPassages(tx, folderId);
  await updateTask(tx, task.id, { step: 'reading', message: 'Reading', findings, updatedAt: deps.clock() });
}

/** Whether the file is to be read. */
async function applySeen(
  tx: Transaction,
  deps: ApplyDeps,
  { file, entry, changed, renamed, returned }: SeenFile,
  nameFor: (entry: { name: string }) => string,
  alsoFailed = false,
): Promise<boolean> {
  const isAsKnown = file.driveKey === entry.key && file.driveName === entry.name && file.driveVersion === entry.version;
  if (!isAsKnown || changed || returned) {
    await repo.updateFile(tx, file.id, {
      driveKey: entry.key,
      driveName: entry.name,
      driveVersion: entry.version,
      ...(renamed && { name: nameFor(entry), mimeType: mimeTypeOf(entry.name) }),
      ...(changed && { size: entry.size, sha256: unreadBytes(entry.version) }),
      ...(returned && { deletedAt: null, vanished: false, ...(!renamed && { name: nameFor(file) }) }),
    });
  }
  if (changed) {
    await cancelReading(tx, deps, file.id);
    await repo.forgetText(tx, file.id);
    return true;
  }
  if (file.embeddingStatus !== 'failed') return file.embeddingStatus === 'not_embedded';
  return alsoFailed || driveRefusals.some((code) => code === file.errorCode);
}

function newFile(
  { newId, clock }: ApplyDeps,
  folderId: string,
  entry: Changes['added'][number],
  name: string,
): repo.NewFile {
  return {
    id: newId(),
    folderId,
    name,
    role: 'material',
    size: entry.size,
    mimeType: mimeTypeOf(entry.name),
    driveKey: entry.key,
    driveName: entry.name,
    driveVersion: entry.version,
    sha256: unreadBytes(entry.version),
    uploadedAt: clock(),
  };
}

/** Stands for the checksum until the bytes are read: a drive is not asked for all of them twice. */
const unreadBytes = (version: string): string => createHash('sha256').update(`version ${version}`).digest('hex');
