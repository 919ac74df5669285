import { availableParallelism } from 'node:os';
import type { Deps } from '../deps.ts';
import { purgeBin } from '../features/files/bin.service.ts';
import { readFileHandler } from '../features/indexing/indexing.jobs.ts';
import { purgeBinJob, readFileJob } from './definitions.ts';

/** Takes jobs from the queue until the queue is stopped. One file is read at a time per reading thread. */
export async function startWorker(deps: Deps, readers = Math.max(1, availableParallelism() - 1)): Promise<void> {
  await deps.jobs.work(readFileJob, readers, readFileHandler(deps));
  await deps.jobs.work(purgeBinJob, 1, () => purgeBin(deps));
}
