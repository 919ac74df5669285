import { addDays, utcMidnight } from '@weekwise/engine/dates/calendar.ts';
import { localDay } from '@weekwise/engine/spaced-repetition/local-time.ts';
import { type NextStep, nextSteps } from '@weekwise/engine/spaced-repetition/next-steps.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { foldersOf } from '../folders/folders.service.ts';
import { deckOf, todayIn } from '../spaced-repetition/deck.service.ts';
import { dueByFolder } from '../spaced-repetition/queue.service.ts';
import { calendarsOf } from '../syllabus/calendar.service.ts';
import { countReadings } from '../syllabus/reading-progress/reading-progress.service.ts';
import { type CourseProgress, courseProgress, timeOf } from './course-progress.ts';
import type { Doing } from './progress.repo.ts';
import * as repo from './progress.repo.ts';

type ProgressDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;

interface Day {
  date: string;
  timeSpent: number;
  /** Grades of cards, and those of them that were recalled. */
  grades: number;
  recalled: number;
  /** Answers to questions and dialogues. */
  answers: number;
}

export interface Progress {
  today: string;
  courses: CourseProgress[];
  next: NextStep[];
  /** Today last. */
  days: Day[];
}

const daysShown = 14;

/** Computes a student's progress in all courses. */
export async function progressOf(deps: ProgressDeps, userId: string, timeZone: string): Promise<Progress> {
  const { folders } = await foldersOf(deps, userId);
  return standing(deps, userId, folders, timeZone);
}

/** Computes a student's progress in one course, week by week. The chat answers "how do I stand in week 4" with it. */
export async function progressInCourse(
  deps: ProgressDeps,
  userId: string,
  folderId: string,
  timeZone: string,
): Promise<{ today: string; course: CourseProgress; next: NextStep[] }> {
  const folder = await requireFolder(deps.db, userId, folderId);
  const { today, courses, next } = await standing(deps, userId, [folder], timeZone);
  const [course] = courses;
  if (!course) throw new Error(`No progress in ${folderId}.`);
  return { today, course, next };
}

async function standing(
  { db, clock }: ProgressDeps,
  userId: string,
  folders: readonly { id: string; name: string }[],
  timeZone: string,
): Promise<Progress> {
  const when = todayIn(clock(), timeZone);
  const ids = folders.map(({ id }) => id);
  const deck = await deckOf(db, userId, when, { folderIds: ids });
  const due = dueByFolder(deck);
  const calendarOf = await calendarsOf(db, ids);
  const readings = new Map((await countReadings(db, ids)).map(({ weekId, ...counts }) => [weekId, counts]));
  const items = Map.groupBy(await repo.listItemFacts(db, ids), ({ folderId }) => folderId);
  const done = [...(await repo.listAnswers(db, userId, ids)), ...(await repo.listGrades(db, userId, ids))];
  done.sort((x, y) => x.at.getTime() - y.at.getTime());
  const doings = Map.groupBy(done, ({ itemId }) => itemId);
  const courses = folders.map((folder) => {
    const dueWeekIds = (due.get(folder.id) ?? []).map(({ weekId }) => weekId);
    const facts = {
      folder,
      calendar: calendarOf(folder.id),
      items: items.get(folder.id) ?? [],
      doings,
      dueWeekIds,
      readings,
    };
    return courseProgress(deck.scheduler, facts, when);
  });
  return {
    today: when.today,
    courses,
    next: nextSteps(courses, when.today),
    days: daysUpTo(when.today, done, timeZone),
  };
}

function daysUpTo(today: string, done: readonly Doing[], timeZone: string): Day[] {
  // Days of a zone begin up to 14 hours from those of UTC; older ones need no look at the clock there.
  const oldest = utcMidnight(addDays(today, -daysShown));
  const recent = done.filter(({ at }) => at > oldest);
  const byDay = Map.groupBy(recent, ({ at }) => localDay(at, timeZone));
  return Array.from({ length: daysShown }, (_, i) => {
    const date = addDays(today, i - daysShown + 1);
    const doings = byDay.get(date) ?? [];
    const grades = doings.filter(({ kind }) => kind === 'card');
    return {
      date,
      timeSpent: timeOf(doings),
      grades: grades.length,
      recalled: grades.filter(({ grade }) => grade !== 'again').length,
      answers: doings.length - grades.length,
    };
  });
}
