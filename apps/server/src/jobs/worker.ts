import type { Deps } from '../deps.ts';
import { eraseAccountHandler } from '../features/account/deletion.service.ts';
import { generateWeekHandler } from '../features/activities/week/generate-week.jobs.ts';
import { rollUp } from '../features/admin/rollup/rollup.service.ts';
import { deployFolderHandler, refundOrderHandler, tellTestPaymentHandler } from '../features/billing/billing.jobs.ts';
import { forgetStaleDeployments } from '../features/billing/deployments.service.ts';
import { purgeMessages } from '../features/chat/bin/message-bin.service.ts';
import { purgeThreads } from '../features/chat/threads.service.ts';
import { isDemoPublished, publishDemo, requestDemoPage } from '../features/demo/publish.service.ts';
import { seedDemo } from '../features/demo/seed.service.ts';
import { makeDemoWeeks, requestDemoWeeks } from '../features/demo/weeks.service.ts';
import { openConnectionIds } from '../features/drives/drives.service.ts';
import { purgeBin } from '../features/files/bin.service.ts';
import { purgeFolders } from '../features/folders/bin.service.ts';
import { folderWorkHandler } from '../features/ingestion/folder-work.jobs.ts';
import { readFileHandler } from '../features/ingestion/ingestion.jobs.ts';
import { embeddingHandlers } from '../features/retrieval/embedding.jobs.ts';
import { requestAllEmbedding } from '../features/retrieval/embedding.service.ts';
import { downloadSourcesHandler } from '../features/sources/downloads/download.jobs.ts';
import { searchSourcesHandler } from '../features/sources/search.jobs.ts';
import { fitMemoryHandler } from '../features/spaced-repetition/fit.service.ts';
import { sweepTasks } from '../features/tasks/sweep.service.ts';
import {
  checkUsageSumsJob,
  deployFolderJob,
  downloadSourcesJob,
  embedAllJob,
  embedFolderJob,
  eraseAccountJob,
  fitMemoryJob,
  generateWeekJob,
  makeDemoWeeksJob,
  publishDemoJob,
  purgeBinJob,
  readFileJob,
  refundOrderJob,
  rollUpUsageJob,
  searchSourcesJob,
  seedDemoJob,
  sweepTasksJob,
  tellTestPaymentJob,
  workOnFolderJob,
} from './definitions.ts';

/** A drive that answers slowly holds up no other folder. */
const foldersAtOnce = 4;

/** The engine's part is done by the reader's threads; a model's answers are waited for side by side. */
const weeksAtOnce = 4;

/** Searches wait for services that may be slow; the services' own pace is the adapters' business. */
const searchesAtOnce = 6;

/** Sites are waited for; each task fetches a few links side by side, which stand in memory until they are stored. */
const downloadsAtOnce = 2;

/** One student's large folder holds up nobody else's. */
const foldersEmbeddedAtOnce = 2;

/** Takes jobs from the queue until the queue is stopped: as many files at a time as can be read at once. */
export async function startWorker(deps: Deps): Promise<void> {
  await deps.jobs.work(readFileJob, deps.reader.threads, readFileHandler(deps));
  await deps.jobs.work(workOnFolderJob, foldersAtOnce, folderWorkHandler(deps));
  await deps.jobs.work(generateWeekJob, weeksAtOnce, generateWeekHandler(deps));
  await deps.jobs.work(downloadSourcesJob, downloadsAtOnce, downloadSourcesHandler(deps));
  await deps.jobs.work(searchSourcesJob, searchesAtOnce, searchSourcesHandler(deps));
  await deps.jobs.work(sweepTasksJob, 1, async () => {
    await sweepTasks(deps);
    await forgetStaleDeployments(deps);
  });
  await deps.jobs.work(purgeBinJob, 1, async () => {
    await purgeFolders(deps);
    await purgeThreads(deps);
    await purgeMessages(deps);
    await purgeBin(deps, await openConnectionIds(deps.db));
  });
  await deps.jobs.work(fitMemoryJob, 1, fitMemoryHandler(deps));
  await deps.jobs.work(deployFolderJob, 1, deployFolderHandler(deps));
  await deps.jobs.work(refundOrderJob, 1, refundOrderHandler(deps));
  await deps.jobs.work(tellTestPaymentJob, 1, tellTestPaymentHandler(deps));
  await deps.jobs.work(eraseAccountJob, 1, eraseAccountHandler(deps));
  await deps.jobs.work(seedDemoJob, 1, async ({ thorough }) => {
    const hasChanged = await seedDemo(deps);
    if (thorough || hasChanged || !(await isDemoPublished(deps))) await requestDemoWeeks(deps);
  });
  await deps.jobs.work(makeDemoWeeksJob, 1, async () => {
    await makeDemoWeeks(deps);
    await requestDemoPage(deps);
  });
  await deps.jobs.work(publishDemoJob, 1, () => publishDemo(deps));
  await deps.jobs.work(rollUpUsageJob, 1, () => rollUp(deps, { thorough: false }));
  await deps.jobs.work(checkUsageSumsJob, 1, () => rollUp(deps, { thorough: true }));
  if (deps.embeddings) {
    const embed = embeddingHandlers({ db: deps.db, embeddings: deps.embeddings });
    await deps.jobs.work(embedFolderJob, foldersEmbeddedAtOnce, embed.folder);
    await deps.jobs.work(embedAllJob, 1, embed.all);
    await requestAllEmbedding(deps);
  }
}
