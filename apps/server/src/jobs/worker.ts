import type { Deps } from '../deps.ts';
import { purgeBin } from '../features/files/bin.service.ts';
import { readFileHandler } from '../features/indexing/indexing.jobs.ts';
import { purgeBinJob, readFileJob } from './definitions.ts';

/** Takes jobs from the queue until the queue is stopped: as many files at a time as can be read at once. */
export async function startWorker(deps: Deps): Promise<void> {
  await deps.jobs.work(readFileJob, deps.reader.threads, readFileHandler(deps));
  await deps.jobs.work(purgeBinJob, 1, () => purgeBin(deps));
}
