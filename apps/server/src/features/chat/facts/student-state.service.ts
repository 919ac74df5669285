import type { ReadingState } from '@weekwise/domain/plan.ts';
import type { StudentState, StudentWeek, StudentWork } from '@weekwise/engine/answers/student/student-state.ts';
import { localDay } from '@weekwise/engine/spaced-repetition/local-time.ts';
import { AppError } from '../../../app-error.ts';
import type { Deps } from '../../../deps.ts';
import { assignmentsOf, type StudiedPlan, studiedPlan } from '../../assignments/assignments.service.ts';
import { listNamedFiles } from '../../files/files.service.ts';
import { requireFolder } from '../../folder-access/folder-access.service.ts';
import { progressInCourse } from '../../progress/progress.service.ts';
import { filesByReading } from '../../retrieval/week-materials.ts';
import { listReadingStates } from '../../syllabus/reading-progress/reading-progress.service.ts';

type StateDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;

/**
 * Where a student stands in a course, as the tutor is told it when they ask: the plan with what they marked as handed
 * in and as read, what they practised, which readings they have files of.
 * @param timeZone where the student is: a day begins and ends there
 */
export async function studentStateOf(
  deps: StateDeps,
  userId: string,
  folderId: string,
  timeZone: string,
): Promise<StudentState> {
  const { today, course, next } = await progressInCourse(deps, userId, folderId, timeZone);
  const studied = await studiedOrNull(deps, userId, folderId);
  const states = await listReadingStates(deps.db, folderId);
  const { createdAt } = await requireFolder(deps.db, userId, folderId);
  const materials = (await listNamedFiles(deps.db, folderId)).filter(({ role }) => role === 'material');
  const filesOf = filesByReading(materials);
  return {
    today,
    since: localDay(createdAt, timeZone),
    work: studied ? workOf(studied) : [],
    weeks: course.weeks.map(
      (week): StudentWeek => ({
        ...week,
        readings: studied ? readingsOf(studied, week.number, { filesOf, states }) : [],
      }),
    ),
    concepts: course.concepts,
    exams: course.exams,
    cardsDue: course.cardsDue,
    next: next.map(({ sentence }) => sentence),
  };
}

/** A course may be studied before it has a syllabus. */
async function studiedOrNull(deps: StateDeps, userId: string, folderId: string): Promise<StudiedPlan | null> {
  try {
    return await studiedPlan(deps, userId, folderId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'syllabus_not_found') return null;
    throw error;
  }
}

const workOf = (studied: StudiedPlan): StudentWork[] =>
  assignmentsOf(studied).map(({ assignment, row, week }) => ({
    assignment,
    weekNumber: week?.number ?? null,
    handedIn: studied.handedIn.has(row.id),
  }));

/** The engine's readings stand in the order of the plan's. */
function readingsOf(
  { course, plan }: StudiedPlan,
  number: number,
  { filesOf, states }: { filesOf: ReturnType<typeof filesByReading>; states: ReadonlyMap<string, ReadingState> },
): StudentWeek['readings'] {
  const index = plan.weeks.findIndex((week) => week.number === number);
  const rows = plan.readings.filter(({ weekId }) => weekId === plan.weeks[index]?.id);
  return (course.weeks[index]?.readings ?? []).map((reading, i) => {
    const { title, author, pages, documentIds: fileIds } = reading;
    const hasFile = filesOf({ title, author, pages, fileIds }).length > 0;
    return { reading, hasFile, state: states.get(rows[i]?.id ?? '') ?? 'unread' };
  });
}
