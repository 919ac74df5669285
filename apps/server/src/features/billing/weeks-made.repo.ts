import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/client.ts';
import { activityWeeks } from '../../db/schema/activities.ts';
import { studyGuides } from '../../db/schema/study-guides.ts';
import { weeks } from '../../db/schema/syllabus.ts';

/** The weeks of these folders in which activities or a study guide were made; one with both is there twice. */
export async function listMadeWeeks(
  db: Executor,
  folderIds: readonly string[],
): Promise<{ id: string; number: number }[]> {
  const ids = [...folderIds];
  const withActivities = db
    .select({ id: weeks.id, number: weeks.number })
    .from(activityWeeks)
    .innerJoin(weeks, eq(weeks.id, activityWeeks.weekId))
    .where(and(inArray(activityWeeks.folderId, ids), isNotNull(activityWeeks.madeAt)));
  const withGuide = db
    .select({ id: weeks.id, number: weeks.number })
    .from(studyGuides)
    .innerJoin(weeks, eq(weeks.id, studyGuides.weekId))
    .where(inArray(studyGuides.folderId, ids));
  return unionAll(withActivities, withGuide);
}
