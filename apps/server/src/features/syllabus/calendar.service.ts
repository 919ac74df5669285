import { type CoveringExam, examCoverage, type PlannedExam } from '@weekwise/engine/spaced-repetition/exam-coverage.ts';
import type { Executor } from '../../db/client.ts';
import * as repo from './calendar.repo.ts';

/** When a course teaches what, and when it asks for it. */
export interface CourseCalendar {
  /** In order. */
  weeks: { id: string; number: number; topic: string | null; startDate: string | null }[];
  /** In order of time. */
  exams: CoveringExam[];
}

const none: CourseCalendar = { weeks: [], exams: [] };

/** The calendars of these folders; empty where no syllabus was read. The caller has made sure whose they are. */
export async function calendarsOf(
  db: Executor,
  folderIds: readonly string[],
): Promise<(folderId: string) => CourseCalendar> {
  if (folderIds.length === 0) return () => none;
  const weekRows = await repo.listWeeks(db, folderIds);
  const examRows = await repo.listExams(db, folderIds);
  const calendars = new Map(
    folderIds.map((folderId): [string, CourseCalendar] => {
      const weeks = weekRows.filter((row) => row.folderId === folderId);
      const planned = examRows.flatMap((row): PlannedExam[] => {
        const { title, type, dueDate: date, dueDoubt, week } = row;
        if (row.folderId !== folderId || date === null) return [];
        const dateInDoubt = dueDoubt !== null || row.confidence < row.confidenceThreshold;
        return [{ title, date, dateInDoubt, week, kind: type === 'exam' ? 'exam' : 'quiz' }];
      });
      return [folderId, { weeks, exams: examCoverage(planned, weeks) }];
    }),
  );
  return (folderId) => calendars.get(folderId) ?? none;
}
