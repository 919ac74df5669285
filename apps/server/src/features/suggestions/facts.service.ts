import { errorTable } from '@weekwise/contracts/errors.ts';
import { daysBetween } from '@weekwise/engine/dates/calendar.ts';
import type { DueFacts, FileFacts, PlanFacts, SuggestionFacts, WeekFacts } from '@weekwise/engine/suggestions/facts.ts';
import { nextDueDay } from '@weekwise/engine/syllabus/due-days.ts';
import type { Deps } from '../../deps.ts';
import { assignmentsOf, type StudiedPlan, studiedPlan } from '../assignments/assignments.service.ts';
import { filePages, listNamedFiles, type NamedFile } from '../files/files.service.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { progressInCourse } from '../progress/progress.service.ts';
import { filesByReading } from '../retrieval/week-materials.ts';
import { listReadingStates } from '../syllabus/reading-progress/reading-progress.service.ts';
import { type SyllabusStatus, syllabusStatus } from '../syllabus/syllabus.service.ts';
import { readingTaskIds } from '../tasks/tasks.service.ts';
import * as repo from './facts.repo.ts';
import { readingFacts } from './reading-facts.ts';
import { strugglesOf } from './struggles.ts';
import { listSeen } from './suggestions.repo.ts';

type FactDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;

/** Answers from before that say little of what is hard now. */
const answersCount = 14 * 24 * 3600_000;

/** How a course and its student stand, from what the server itself holds. */
export async function factsOf(
  deps: FactDeps,
  userId: string,
  folderId: string,
  timeZone: string,
): Promise<SuggestionFacts> {
  const { db } = deps;
  const folder = await requireFolder(db, userId, folderId);
  const status = await syllabusStatus(deps, userId, folderId);
  const files = await listNamedFiles(db, folderId);
  const tasks = await readingTaskIds(db, folderId);
  const { today, course } = await progressInCourse(deps, userId, folderId, timeZone);
  const studied = status.syllabus && (await studiedPlan(deps, userId, folderId));
  const weeks = studied ? await weekFacts(deps, { userId, folderId, studied, files, course }) : [];
  const since = new Date(deps.clock().getTime() - answersCount);
  const answers = await repo.listAnswersSince(db, userId, folderId, since);
  return {
    courseName: status.syllabus?.courseInfo.facts.courseName?.value ?? folder.name,
    today,
    currentWeek: studied ? currentWeek(studied, today) : null,
    weeks,
    due: studied ? dueFacts(studied, today) : [],
    exams: course.exams,
    cardsDue: course.cardsDue,
    struggles: strugglesOf(answers, {
      names: new Map(files.map(({ id, name }) => [id, name])),
      pages: await filePages(
        db,
        files.map(({ id }) => id),
      ),
      weekOf: (weekId) => studied?.plan.weeks.find(({ id }) => id === weekId)?.number ?? null,
      hasCards: (number) =>
        weeks.some((week) => week.number === number && week.activities.some(({ type }) => type === 'flashcards')),
    }),
    plan: planFacts(status),
    files: files.map((file) => fileFacts(file, tasks.has(file.id))),
  };
}

interface CourseState {
  userId: string;
  folderId: string;
  studied: StudiedPlan;
  files: readonly NamedFile[];
  course: Awaited<ReturnType<typeof progressInCourse>>['course'];
}

async function weekFacts({ db }: FactDeps, state: CourseState): Promise<WeekFacts[]> {
  const { userId, folderId, studied, files, course } = state;
  const { plan } = studied;
  const counts = await repo.countActivities(db, userId, folderId);
  const makings = new Map((await repo.listMakings(db, folderId)).map((row) => [row.weekId, row]));
  const guides = new Map((await repo.listGuides(db, folderId)).map((row) => [row.weekId, row.basis]));
  const seen = await listSeen(db, userId, folderId);
  const states = await listReadingStates(db, folderId);
  const searched = await repo.listSearched(
    db,
    folderId,
    plan.readings.map(({ id }) => id),
  );
  const filesOf = filesByReading(files.filter(({ role }) => role === 'material'));
  const hasSeen = (what: 'guide' | 'reading', subject: string): boolean =>
    seen.some((row) => row.what === what && row.subject === subject);
  return plan.weeks.map(({ id, number, topic, startDate }) => {
    const standing = course.weeks.find((week) => week.number === number);
    const basis = guides.get(id);
    return {
      number,
      topic,
      startDate,
      readings: plan.readings
        .filter(({ weekId }) => weekId === id)
        .map((reading, index) =>
          readingFacts(reading, {
            index,
            its: filesOf(reading),
            searched: searched.get(reading.id),
            // What was read elsewhere, on paper or in another program, needs no opening here.
            opened: states.has(reading.id) || hasSeen('reading', reading.id),
          }),
        ),
      activities: counts
        .filter(({ weekId }) => weekId === id)
        .map(({ type, items, untried }) => ({ type, items, untried })),
      missed: standing?.missed ?? 0,
      mastery: standing?.mastery ?? 0,
      making: makingOf(makings.get(id)),
      guide: basis === undefined ? 'absent' : hasSeen('guide', id) ? 'opened' : 'never-opened',
      guideFromSyllabus: basis === 'syllabus',
    };
  });
}

function makingOf(row: { status: string; errorCode: string | null } | undefined): WeekFacts['making'] {
  if (row?.status === 'pending' || row?.status === 'processing') return { state: 'running' };
  if (row?.status !== 'failed') return { state: 'idle' };
  // That it failed is said anyway.
  return { state: 'failed', why: row.errorCode === 'generation_failed' ? '' : (textOf(row.errorCode) ?? '') };
}

function currentWeek({ plan }: StudiedPlan, today: string): number | null {
  const begun = plan.weeks.findLast(({ startDate }) => startDate !== null && startDate <= today);
  if (!begun?.startDate) return null;
  const ended = begun.endDate === null ? daysBetween(begun.startDate, today) >= 7 : begun.endDate < today;
  return ended ? null : begun.number;
}

function dueFacts(studied: StudiedPlan, today: string): DueFacts[] {
  return assignmentsOf(studied)
    .flatMap(({ row, week, facts, assignment }): DueFacts[] => {
      // Of several days the next one: a warning that comes too early does no harm.
      const dueDate = nextDueDay(assignment, today) ?? facts.lastDay;
      if (dueDate === null || studied.handedIn.has(row.id)) return [];
      const brief = studied.briefs.get(row.id);
      return [
        {
          id: row.id,
          title: facts.title,
          type: facts.type,
          dueDate,
          inDoubt: facts.dueInDoubt,
          daysLeft: daysBetween(today, dueDate),
          weekNumber: week?.number ?? null,
          weight: facts.weight?.percent ?? null,
          optional: row.optional,
          steps: brief ? { done: brief.stepsDone, total: brief.steps } : null,
        },
      ];
    })
    .sort((x, y) => x.daysLeft - y.daysLeft || (x.id < y.id ? -1 : 1));
}

function planFacts({ state, errorCode, itemsToReview, syllabus }: SyllabusStatus): PlanFacts {
  return { state, failure: textOf(errorCode), itemsToReview, proposalWaits: syllabus?.proposalId != null };
}

const fileFacts = ({ id, name, role, errorCode, embeddingStatus }: NamedFile, isBeingRead: boolean): FileFacts => ({
  fileId: id,
  name,
  role,
  state: isBeingRead ? 'being-read' : embeddingStatus === 'embedded' ? 'searchable' : 'failed',
  failure: textOf(errorCode),
});

const textOf = (code: string | null): string | null =>
  code !== null && code in errorTable ? errorTable[code as keyof typeof errorTable].text : null;
