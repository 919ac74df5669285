import { z } from 'zod';
import { defineJob, type JobDefinition } from './job.ts';

/** Reads, understands and indexes one uploaded file. Its task says which, and how far it is. */
export const readFileJob = defineJob({
  name: 'read-file',
  byStudent: true,
  payload: z.object({ taskId: z.string() }),
  expireInSeconds: 30 * 60,
});

/** Takes the next files of a folder's task up, or ends it. A sync first looks through the drive. */
export const workOnFolderJob = defineJob({
  name: 'work-on-folder',
  byStudent: true,
  payload: z.object({ taskId: z.string() }),
  onePer: ({ taskId }) => taskId,
  expireInSeconds: 30 * 60,
});

/** Takes up open tasks that the queue has lost, and forgets those that ended an hour ago. */
export const sweepTasksJob = defineJob({
  name: 'sweep-tasks',
  payload: z.object({}),
  onePer: () => 'all',
  expireInSeconds: 5 * 60,
  schedule: '* * * * *',
});

/** Makes the activities and the study guide of one week. Its task says which, and how far it is. */
export const generateWeekJob = defineJob({
  name: 'generate-week',
  byStudent: true,
  payload: z.object({ taskId: z.string() }),
  expireInSeconds: 15 * 60,
});

/** Fetches open links into a folder. Its task says how far it is; its links are rows. */
export const downloadSourcesJob = defineJob({
  name: 'download-sources',
  byStudent: true,
  payload: z.object({ taskId: z.string() }),
  expireInSeconds: 20 * 60,
});

/** Searches for the sources of one reading, or of a week's. Its task says which, and how far it is. */
export const searchSourcesJob = defineJob({
  name: 'search-sources',
  byStudent: true,
  payload: z.object({ taskId: z.string() }),
  expireInSeconds: 10 * 60,
});

/** Ends what has been in the bin for 30 days. */
export const purgeBinJob = defineJob({
  name: 'purge-bin',
  payload: z.object({}),
  expireInSeconds: 10 * 60,
  schedule: '20 3 * * *',
});

/** A model's server that is down is asked again for about an hour; then its passages wait for the next change. */
const embeddingRetries = { limit: 12, longestPauseSeconds: 30 * 60 };

/** Gives the passages of one folder their vectors. */
export const embedFolderJob = defineJob({
  name: 'embed-folder',
  byStudent: true,
  /** `dimension`: that of the model's vectors as far as it is known; those of another one are made anew. */
  payload: z.object({ folderId: z.string(), dimension: z.number().nullable() }),
  onePer: ({ folderId }) => folderId,
  expireInSeconds: 60 * 60,
  retries: embeddingRetries,
});

/** The same for all folders in turn: when the server starts, the model may be another than before. */
export const embedAllJob = defineJob({
  name: 'embed-all',
  payload: z.object({}),
  onePer: () => 'all',
  expireInSeconds: 60 * 60,
  retries: embeddingRetries,
});

/** Fits what foretells a student's memory to their grades. It names the newest grade, not the student. */
export const fitMemoryJob = defineJob({
  name: 'fit-memory',
  byStudent: true,
  payload: z.object({ review: z.number() }),
  expireInSeconds: 10 * 60,
});

/** Erases an account. It names the deletion, not the student. */
export const eraseAccountJob = defineJob({
  name: 'erase-account',
  payload: z.object({ deletionId: z.string() }),
  expireInSeconds: 30 * 60,
});

/** Brings the demo course up to date: at every start, and daily because its dates follow the term. */
export const seedDemoJob = defineJob({
  name: 'seed-demo',
  /** `thorough`: what is made from the course is gone through even where nothing of the course has changed. */
  payload: z.object({ thorough: z.boolean().default(true) }),
  onePer: () => 'all',
  expireInSeconds: 10 * 60,
  schedule: '40 3 * * *',
});

/** Has the activities and study guides of the demo's weeks made once the course is read. */
export const makeDemoWeeksJob = defineJob({
  name: 'make-demo-weeks',
  payload: z.object({}),
  onePer: () => 'all',
  expireInSeconds: 10 * 60,
});

/** Publishes the demo course once its weeks are made: the wiki is never empty. */
export const publishDemoJob = defineJob({
  name: 'publish-demo',
  payload: z.object({}),
  onePer: () => 'all',
  expireInSeconds: 5 * 60,
  // Weeks that a model makes take their time; once the last is made, nobody waits long for the page.
  retries: { limit: 240, longestPauseSeconds: 15 },
});

/** Makes courses, also where the student has closed the page. Its deployment says which, and what became of it. */
export const deployFolderJob = defineJob({
  name: 'deploy-folder',
  payload: z.object({ taskId: z.string() }),
  onePer: ({ taskId }) => taskId,
  expireInSeconds: 5 * 60,
});

/** Gives a payment back that was asked for: a provider that does not answer is asked again for a day. */
export const refundOrderJob = defineJob({
  name: 'refund-order',
  payload: z.object({ orderId: z.string() }),
  onePer: ({ orderId }) => orderId,
  expireInSeconds: 2 * 60,
  retries: { limit: 60, longestPauseSeconds: 30 * 60 },
});

/** Tells of a test payment later than it was made, as a slow bank does. */
export const tellTestPaymentJob = defineJob({
  name: 'tell-test-payment',
  payload: z.object({ orderId: z.string() }),
  expireInSeconds: 60,
});

/** Sums up what models were used for, and who studied, of the days that are over. */
export const rollUpUsageJob = defineJob({
  name: 'roll-up-usage',
  payload: z.object({}),
  onePer: () => 'all',
  expireInSeconds: 30 * 60,
  schedule: '25 * * * *',
});

/** Compares all sums with the calls, and makes those anew to which a call came late. */
export const checkUsageSumsJob = defineJob({
  name: 'check-usage-sums',
  payload: z.object({}),
  onePer: () => 'all',
  expireInSeconds: 60 * 60,
  schedule: '50 3 * * *',
});

export const jobDefinitions: readonly JobDefinition<object>[] = [
  readFileJob,
  workOnFolderJob,
  sweepTasksJob,
  generateWeekJob,
  searchSourcesJob,
  downloadSourcesJob,
  purgeBinJob,
  embedFolderJob,
  embedAllJob,
  fitMemoryJob,
  eraseAccountJob,
  seedDemoJob,
  makeDemoWeeksJob,
  publishDemoJob,
  deployFolderJob,
  refundOrderJob,
  tellTestPaymentJob,
  rollUpUsageJob,
  checkUsageSumsJob,
];
