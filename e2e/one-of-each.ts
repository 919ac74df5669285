import type { Page } from '@playwright/test';
import { generateWeek } from '../packages/contracts/src/activities.ts';
import { getSession } from '../packages/contracts/src/auth.ts';
import { listPlans, startCheckout } from '../packages/contracts/src/billing.ts';
import { searchWikis } from '../packages/contracts/src/wiki.ts';
import type { Parameters } from './every-page.ts';
import { course } from './fixtures/course.ts';
import { makeCourse, signIn } from './journey-steps.ts';

/**
 * Signs the page in as a student who has one of everything that a page can be about: a course with the activities and
 * the guide of a week, an assignment, a purchase not paid yet; the published course is the demo's. Ends on that week.
 */
export async function makeOneOfEach(
  page: Page,
  url: string,
  files: { syllabus: string; reading: string; notes: string },
): Promise<Parameters> {
  await signIn(page, url);
  await makeCourse(page, course.name, files.syllabus, files.reading, files.notes);
  const folderId = new URL(page.url()).pathname.split('/')[2] ?? '';
  const send = async (path: string, data?: object) => {
    const answer = await page.request.fetch(url + path, {
      method: data ? 'POST' : 'GET',
      data,
      headers: { origin: url },
    });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const { user } = await send(getSession.path);
  const plan = await send(`/api/simple-syllabus/${folderId}`);
  const week = plan.weeks.find((each: { assignments: unknown[] }) => each.assignments.length > 0);
  await send(generateWeek.path, { folder_id: folderId, week_number: week.week_number });
  const { plans } = await send(listPlans.path);
  const { plan_id } = plans.find(({ amount }: { amount: number }) => amount > 0);
  const checkout = startCheckout.path.replace(':userId', user.id);
  const { session_id } = await send(checkout, { plan_id, folder_name: 'Another course' });
  const { wikis } = await send(searchWikis.path);
  return {
    folderId,
    week: String(week.week_number),
    assignmentId: week.assignments[0].id,
    sessionId: session_id,
    userId: user.id,
    wikiId: wikis[0].wiki_id,
    practice: 'flashcards',
  };
}
