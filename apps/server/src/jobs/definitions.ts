import { z } from 'zod';
import { defineJob, type JobDefinition } from './job.ts';

/** Reads, understands and indexes one uploaded file. Its task says which, and how far it is. */
export const readFileJob = defineJob({
  name: 'read-file',
  payload: z.object({ taskId: z.string() }),
  expireInSeconds: 30 * 60,
});

/** Ends what has been in the bin for 30 days. */
export const purgeBinJob = defineJob({
  name: 'purge-bin',
  payload: z.object({}),
  expireInSeconds: 10 * 60,
  schedule: '20 3 * * *',
});

export const jobDefinitions: readonly JobDefinition<object>[] = [readFileJob, purgeBinJob];
