import type { PlanState } from '@weekwise/domain/plan.ts';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findNewestSyllabus } from '../files/files.service.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { readingTaskIds } from '../tasks/tasks.service.ts';
import { isDoubtful, isInStudentsHands } from './hand-built.service.ts';
import { type Track, tracksOf } from './plan/tracks.ts';
import { needsReview, type WorkingPlan, workingPlan } from './plan.service.ts';
import type { ExtractionRow, ReadingRow, StoredPlan, SyllabusRow, WeekRow } from './syllabus.repo.ts';
import * as repo from './syllabus.repo.ts';
import { filesOfReadings } from './ties/tied-files.service.ts';
import { filesOfWeeks, type WeekFile } from './week-files/files-of-weeks.ts';

export { listHandedIn } from './handed-in.repo.ts';
export { findFirstWeek } from './syllabus.repo.ts';

/** A reading with the files of the folder that its student has tied to it. */
export type ReadingWithFiles = ReadingRow & { fileIds: string[] };

/** A week with what its student has put to it. */
export type WeekWithFiles = WeekRow & { files: WeekFile[] };

export const idsOfFiles = ({ files }: WeekWithFiles): string[] => files.map(({ fileId }) => fileId);

export interface SyllabusPlan extends StoredPlan {
  syllabus: SyllabusRow;
  extraction: ExtractionRow;
  weeks: WeekWithFiles[];
  readings: ReadingWithFiles[];
}

/** The plan of a folder; null until a syllabus was read. */
export async function planOf(db: Executor, folderId: string): Promise<SyllabusPlan | null> {
  const syllabus = await repo.findSyllabus(db, folderId);
  const extraction = syllabus && (await repo.findExtraction(db, syllabus.extractionId));
  if (!extraction) return null;
  const plan = await repo.findPlan(db, syllabus.id);
  const files = await filesOfReadings(db, folderId);
  const readings = plan.readings.map((reading) => ({ ...reading, fileIds: files.get(reading.id) ?? [] }));
  const ofWeeks = await filesOfWeeks(db, syllabus);
  const weeks = plan.weeks.map((week) => ({ ...week, files: ofWeeks.get(week.id) ?? [] }));
  return { syllabus, extraction, ...plan, weeks, readings };
}

export async function requireSyllabusPlan(
  deps: Pick<Deps, 'db'>,
  userId: string,
  folderId: string,
): Promise<SyllabusPlan> {
  await requireFolder(deps.db, userId, folderId);
  const plan = await planOf(deps.db, folderId);
  if (!plan) throw new AppError('syllabus_not_found');
  return plan;
}

export interface SyllabusStatus {
  state: PlanState;
  hasSyllabus: boolean;
  syllabus: SyllabusRow | null;
  /** Little speaks for its weeks. */
  isDoubtful: boolean;
  tracks: Track[];
  itemsToReview: number;
  operationId: string | null;
  errorCode: string | null;
}

/** Where the folder's syllabus stands: the newest syllabus file decides, the plan of an older one stays meanwhile. */
export async function syllabusStatus(
  deps: Pick<Deps, 'db'>,
  userId: string,
  folderId: string,
): Promise<SyllabusStatus> {
  await requireFolder(deps.db, userId, folderId);
  const newest = await findNewestSyllabus(deps.db, folderId);
  const operationId = newest && (await readingTaskIds(deps.db, folderId, newest.id)).get(newest.id);
  const plan = await workingPlan(deps.db, folderId);
  const isDone = newest !== null && isInStudentsHands(plan, newest.id);
  const status = {
    hasSyllabus: newest !== null || plan !== null,
    syllabus: plan?.syllabus ?? null,
    isDoubtful: plan !== null && isDoubtful(plan),
    tracks: plan ? tracksOf(plan.extraction.items, correctionsOf(plan)) : [],
    itemsToReview: plan?.items.filter((entry) => needsReview(entry, plan.syllabus)).length ?? 0,
  };
  if (operationId) return { ...status, state: 'processing', operationId, errorCode: null };
  if (newest?.errorCode && !isDone)
    return { ...status, state: 'failed', operationId: null, errorCode: newest.errorCode };
  return { ...status, state: plan ? 'completed' : 'none', operationId: null, errorCode: null };
}

const correctionsOf = ({ corrections }: WorkingPlan) => corrections.map(({ correction }) => correction);

/** What a course card shows. */
export interface CourseSummary {
  courseName: string | null;
  courseCode: string | null;
  professorName: string | null;
  term: string | null;
  weekCount: number;
  firstDate: string | null;
  lastDate: string | null;
}

export async function courseCards(db: Executor, folderIds: string[]): Promise<Map<string, CourseSummary>> {
  const rows = await repo.listCourseCards(db, folderIds);
  return new Map(
    rows.map(({ syllabus, ...dates }) => {
      const { courseName, courseCode, professorName, term } = syllabus.courseInfo.facts;
      const card = {
        courseName: courseName?.value ?? null,
        courseCode: courseCode?.value ?? null,
        professorName: professorName?.value ?? null,
        term: term?.value ?? null,
        ...dates,
      };
      return [syllabus.folderId, card];
    }),
  );
}
