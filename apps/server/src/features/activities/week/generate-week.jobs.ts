import { type ActivityType, activityTypes } from '@weekwise/domain/activities.ts';
import { DocumentError } from '@weekwise/engine/documents/errors.ts';
import { AppError } from '../../../app-error.ts';
import type { MadeItems } from '../../../db/stored/made-items.ts';
import type { WeekContent } from '../../../db/stored/week-content.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job.ts';
import { weekPassages } from '../../retrieval/week-materials.ts';
import { openGuide, requireWeek } from '../../study-guides/study-guide.service.ts';
import { idsOfFiles, requireSyllabusPlan } from '../../syllabus/syllabus.service.ts';
import { attemptTask } from '../../tasks/attempt-task.ts';
import type { TaskProgressWriter } from '../../tasks/task-progress-writer.ts';
import { endTask, type TaskRow } from '../../tasks/tasks.service.ts';
import { decidedItems, replaceItems } from '../items/items.service.ts';
import { fromSyllabus } from './from-syllabus.ts';
import { studiedTutor } from './studied-tutor.ts';
import { findWeekRow, lockWeek, updateWeek } from './weeks.repo.ts';

type MakingDeps = Pick<
  Deps,
  'db' | 'payments' | 'clock' | 'newId' | 'indexes' | 'tutors' | 'reader' | 'jobs' | 'logger'
>;

/** How many of each a week gets. */
const counts: Record<ActivityType, number> = {
  flashcards: 12,
  'true-false': 8,
  'multiple-choice': 8,
  'socratic-dialogue': 2,
};
const names: Record<ActivityType, string> = {
  flashcards: 'flashcards',
  'true-false': 'true-or-false statements',
  'multiple-choice': 'multiple-choice questions',
  'socratic-dialogue': 'dialogues',
};
/** A task that took a worker down with it this often is given up. */
const mostAttempts = 5;
/** How often an error that may pass is waited out. */
const mostFailures = 3;
/** Where the parts of the work begin, of the whole. */
const begin = { gathering: 0.02, making: 0.1, writing: 0.8, keeping: 0.95 };

/**
 * Makes the activities and the study guide of a week. What a model has made is kept at once, so that an attempt after
 * a crash goes on.
 */
export function generateWeekHandler(deps: MakingDeps): JobHandler<{ taskId: string }> {
  return ({ taskId }, stopping) =>
    attemptTask(deps, taskId, stopping, {
      work: (task, progress, signal) => makeWeek(deps, task, progress, signal),
      finalCode(error, task) {
        if (error instanceof AppError) return error.code;
        return error instanceof DocumentError || task.failures + 1 >= mostFailures ? 'generation_failed' : null;
      },
      failed: 'activities of a week not made',
    });
}

async function makeWeek(
  deps: MakingDeps,
  task: TaskRow,
  progress: TaskProgressWriter,
  signal: AbortSignal,
): Promise<void> {
  if (task.attempts > mostAttempts) throw new AppError('generation_failed');
  const { userId, folderId, options } = task;
  if (!options.week) throw new AppError('generation_failed');
  const { weekId, topic, anew } = options.week;
  const plan = await requireSyllabusPlan(deps, userId, folderId);
  const number = plan.weeks.find(({ id }) => id === weekId)?.number;
  if (number === undefined) throw new AppError('week_not_found');
  progress.say('gathering', begin.gathering, `Collecting the readings of week ${number}`);
  const week = await requireWeek(deps, userId, folderId, number);
  // The guide is about what the activities are about.
  const isAsked = topic !== undefined && topic !== null;
  const about = { ...week, week: { ...week.week, topic: topic ?? week.week.topic }, isAsked };
  const subject = { topic: about.week.topic, readings: week.readings, fileIds: idsOfFiles(week.week), isAsked };
  const passages = weekPassages(await deps.indexes.get(folderId), week.files, subject);
  const row = await findWeekRow(deps.db, week);
  const round = (row?.content?.round ?? 0) + 1;
  const wanted = { counts: await withSpare(deps, week), seed: round };

  progress.say('making', begin.making, `Reading ${passages.length} passages`);
  const onPage = (part: number, parts: number) =>
    progress.say('making', begin.making + ((begin.writing - begin.making) * part) / parts, sayPart(part));
  const tutor = await studiedTutor(deps, { userId, folderId }, passages, wanted, { signal, onPage });
  const made: MadeItems[] = row?.draft?.taskId === task.id ? row.draft.made : [];
  let shortage: WeekContent['shortage'] = null;
  for (const [i, type] of passages.length === 0 ? [] : activityTypes.entries()) {
    if (made.some((set) => set.type === type)) continue;
    const share = (begin.writing - begin.making) * (i / activityTypes.length);
    progress.say('making', begin.making + share, sayPart(i));
    const set = await tutor.activities({ passages }, { type, count: wanted.counts[type], seed: round, signal });
    shortage ??= set.result.shortage;
    made.push({ type, activities: set.result.activities, source: set.source, fallback: set.fallback });
    // The engine makes the same again; a model is not asked twice, whatever came of it.
    if (set.source !== 'engine' || set.fallback) await updateWeek(deps.db, week, { draft: { taskId: task.id, made } });
  }
  const isBare = !made.some(({ activities }) => activities.length > 0);
  const items = isBare ? await fromSyllabus(deps, { folderId, weekId, number }, wanted, signal) : made;

  progress.say('making', begin.writing, 'Writing the study guide');
  const withTutor = { ...deps, tutors: { for: () => tutor } };
  await openGuide(withTutor, userId, about, { anew, signal });

  progress.say('making', begin.keeping, 'Keeping what was made');
  const basis = isBare ? 'syllabus' : 'materials';
  const isShort = items.reduce((sum, { activities }) => sum + activities.length, 0) < fewestOf(counts);
  const content: WeekContent = { basis, shortage: isShort ? shortage : null, round };
  await deps.db.transaction(async (tx) => {
    // Ends the task first: when it was cancelled meanwhile, nothing of the rest may happen.
    if (!(await endTask(tx, deps, task, null))) return;
    await lockWeek(tx, week);
    await replaceItems(tx, deps, week, items, (type) => counts[type]);
    await updateWeek(tx, week, { content, draft: null, madeAt: deps.clock() });
  });
}

/** As many more as the student has put aside or has of their own: those may be found again. */
async function withSpare(deps: MakingDeps, week: { folderId: string; weekId: string }): Promise<typeof counts> {
  const decided = await decidedItems(deps.db, week);
  const spare = (type: ActivityType): number => counts[type] + decided.filter((item) => item.type === type).length;
  return Object.fromEntries(activityTypes.map((type) => [type, spare(type)])) as typeof counts;
}

/** Half of what a week should have. */
const fewestOf = (wanted: typeof counts): number => Object.values(wanted).reduce((sum, count) => sum + count, 0) / 2;

function sayPart(part: number): string {
  const type = activityTypes[part];
  return type ? `Making ${names[type]}` : 'Writing the study guide';
}
