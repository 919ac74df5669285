import { wikiChoices } from '@weekwise/contracts/wiki-page.ts';
import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { publishDemoJob } from '../../jobs/definitions.ts';
import { toWeekActivities } from '../activities/week/week.presenter.ts';
import { filesOf } from '../files/files.service.ts';
import { requireWeek } from '../study-guides/study-guide.service.ts';
import { requireSyllabusPlan } from '../syllabus/syllabus.service.ts';
import { publish } from '../wiki/publishing/publishing.service.ts';
import { findPageTime } from './demo.repo.ts';

/** Ours to give away: nobody else has written it. */
const choices = wikiChoices.parse({
  description:
    'From wells and aqueducts to chlorine: how cities learned to give everybody clean water, and what is left to do.',
  subject: 'History',
  academic_level: 'undergraduate',
  include_professor: true,
  include_activities: true,
  include_study_guides: true,
});

/** Has the demo course published in the background. */
export async function requestDemoPage({ db, jobs, newId }: Pick<Deps, 'db' | 'jobs' | 'newId'>): Promise<void> {
  await db.transaction((tx) => jobs.put(tx, publishDemoJob, newId(), {}));
  jobs.wake(publishDemoJob);
}

/**
 * Publishes the demo course as it is now; the plan at once, so that the wiki is not empty meanwhile. While weeks are
 * still being made it throws, which has it tried again later, then with what they hold. A page that an admin hid stays
 * hidden.
 */
export async function publishDemo(deps: Deps): Promise<void> {
  // Asked before: a week that is finished while the page is written is not on it.
  const unfinished = await isBeingMade(deps);
  try {
    await publish(deps, demoUser, demoFolder.id, choices);
  } catch (error) {
    if (error instanceof AppError && error.code === 'wiki_hidden') return;
    throw error;
  }
  if (unfinished) throw new Error('The weeks of the demo course are still being made.');
}

/**
 * Whether the page is younger than all that the course is made of. Then what is made from the course was asked for
 * since it last changed, and what of that is not done yet is still in the queue.
 */
export async function isDemoPublished(deps: Pick<Deps, 'db'>): Promise<boolean> {
  const madeAt = await findPageTime(deps.db);
  if (madeAt === null) return false;
  const files = await filesOf(deps, demoUser.id, demoFolder.id);
  return files.every(({ uploadedAt }) => uploadedAt < madeAt);
}

async function isBeingMade(deps: Deps): Promise<boolean> {
  const { weeks } = await requireSyllabusPlan(deps, demoUser.id, demoFolder.id);
  for (const { number } of weeks) {
    const week = await requireWeek(deps, demoUser.id, demoFolder.id, number);
    const { generation } = await toWeekActivities(deps, demoUser.id, week);
    if (generation) return true;
  }
  return false;
}
