import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { assignments, syllabi, weeks } from '../../db/schema/syllabus.ts';

/** The weeks of several folders' plans, in order. */
export function listWeeks(db: Executor, folderIds: readonly string[]) {
  const { id, number, topic, startDate } = weeks;
  return db
    .select({ folderId: syllabi.folderId, id, number, topic, startDate })
    .from(weeks)
    .innerJoin(syllabi, eq(syllabi.id, weeks.syllabusId))
    .where(inArray(syllabi.folderId, [...folderIds]))
    .orderBy(asc(weeks.position));
}

/** Dated exams and quizzes of several folders' plans that nobody may leave out. */
export function listExams(db: Executor, folderIds: readonly string[]) {
  const { title, type, dueDate, dueDoubt, confidence } = assignments;
  const { confidenceThreshold } = syllabi;
  return db
    .select({
      folderId: syllabi.folderId,
      title,
      type,
      dueDate,
      dueDoubt,
      confidence,
      confidenceThreshold,
      week: weeks.number,
    })
    .from(assignments)
    .innerJoin(syllabi, eq(syllabi.id, assignments.syllabusId))
    .leftJoin(weeks, eq(weeks.id, assignments.weekId))
    .where(
      and(
        inArray(syllabi.folderId, [...folderIds]),
        inArray(type, ['exam', 'quiz']),
        isNotNull(dueDate),
        eq(assignments.optional, false),
      ),
    )
    .orderBy(asc(dueDate), asc(assignments.position));
}
