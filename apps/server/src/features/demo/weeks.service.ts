import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import type { Deps } from '../../deps.ts';
import { makeDemoWeeksJob } from '../../jobs/definitions.ts';
import { requestWeek } from '../activities/week/generate-week.service.ts';
import { toWeekActivities } from '../activities/week/week.presenter.ts';
import { filesOf } from '../files/files.service.ts';
import { findPlanInOwnFiles } from '../sources/own/sources-of-plan.service.ts';
import { requireWeek } from '../study-guides/study-guide.service.ts';
import { requireSyllabusPlan } from '../syllabus/syllabus.service.ts';
import { type SeedDeps, seedDemo } from './seed.service.ts';

type WeeksDeps = SeedDeps & Pick<Deps, 'payments' | 'indexes'>;

/**
 * Has the demo's weeks made in the background: whoever tries the demo changes nothing, and so could not have them made.
 */
export async function requestDemoWeeks({ db, jobs, newId }: Pick<Deps, 'db' | 'jobs' | 'newId'>): Promise<void> {
  await db.transaction((tx) => jobs.put(tx, makeDemoWeeksJob, newId(), {}));
  jobs.wake(makeDemoWeeksJob);
}

/**
 * Has the weeks made that have no activities yet, and anew those that are older than a file of the course, and has its
 * readings found among its files: catalogues know nothing of a course that was written for the demo, and nobody has
 * asked for them to be asked. A file that a busy machine did not read in time is read again: nobody else could ask for
 * that. While the course is being read it throws, which has it tried again later.
 */
export async function makeDemoWeeks(deps: WeeksDeps): Promise<void> {
  const [userId, folderId] = [demoUser.id, demoFolder.id];
  const files = await filesOf(deps, userId, folderId);
  const hasFailed = files.some(({ embeddingStatus }) => embeddingStatus === 'failed');
  if (hasFailed) await seedDemo(deps);
  if (hasFailed || files.some(({ operationId }) => operationId !== null))
    throw new Error('The demo course is still being read.');
  const newest = Math.max(...files.map(({ uploadedAt }) => uploadedAt.getTime()));
  const { weeks } = await requireSyllabusPlan(deps, userId, folderId);
  await findPlanInOwnFiles(deps, userId, folderId);
  for (const { number } of weeks) {
    const week = await requireWeek(deps, userId, folderId, number);
    const { made_at } = await toWeekActivities(deps, userId, week);
    const anew = made_at !== null && Date.parse(made_at) < newest;
    await requestWeek(deps, userId, { folderId, weekNumber: number, anew });
  }
}
