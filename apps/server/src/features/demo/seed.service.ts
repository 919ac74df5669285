import { createHash } from 'node:crypto';
import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import type { Deps } from '../../deps.ts';
import { seedDemoJob } from '../../jobs/definitions.ts';
import { deleteFile, filesOf } from '../files/files.service.ts';
import { putFile } from '../files/upload.service.ts';
import { courseFiles } from './course/course-files.ts';
import { ensureDemo } from './demo.repo.ts';

export type SeedDeps = Pick<Deps, 'db' | 'drives' | 'jobs' | 'clock' | 'newId' | 'logger' | 'hooks'>;

/** Has the demo course looked after in the background: no start waits for it. */
export async function requestDemo({ db, jobs, newId }: Pick<Deps, 'db' | 'jobs' | 'newId'>): Promise<void> {
  await db.transaction((tx) => jobs.put(tx, seedDemoJob, newId(), { thorough: false }));
  jobs.wake(seedDemoJob);
}

/**
 * Makes the demo folder hold the course as it is written now, for the term of today. A file whose text is the same
 * stays;
 * one that has changed is read again under its id, so that the plan follows and links to it stay.
 * @returns whether anything has changed
 */
export async function seedDemo(deps: SeedDeps): Promise<boolean> {
  await deps.db.transaction((tx) => ensureDemo(tx, deps.clock()));
  const wanted = await courseFiles(deps.clock());
  const stored = new Map((await filesOf(deps, demoUser.id, demoFolder.id)).map((file) => [file.id, file]));
  let hasChanged = false;
  for (const { id, name, role, text } of wanted) {
    const bytes = Buffer.from(text);
    const known = stored.get(id);
    stored.delete(id);
    const isSame = known?.sha256 === createHash('sha256').update(bytes).digest('hex');
    if (isSame && known.embeddingStatus !== 'failed') continue;
    hasChanged = true;
    await putFile(deps, demoUser.id, { fileId: id, folderId: demoFolder.id, name, role, bytes });
  }
  for (const id of stored.keys()) await deleteFile(deps, demoUser.id, demoFolder.id, id);
  return hasChanged || stored.size > 0;
}
