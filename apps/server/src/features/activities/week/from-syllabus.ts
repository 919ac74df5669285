import { type ActivityType, activityTypes } from '@weekwise/domain/activities.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { MadeItems } from '../../../db/stored/made-items.ts';
import type { Deps } from '../../../deps.ts';
import { packedDocument } from '../../files/files.service.ts';
import { syllabusOf } from '../../syllabus/course.service.ts';
import { askedElsewhere } from '../items/items.service.ts';

/**
 * Activities of a week that the folder has nothing on: the lines of its syllabus are asked about. No model is needed
 * for that.
 * The rules of the course are asked about once, not in every week anew.
 */
export async function fromSyllabus(
  { db, reader }: Pick<Deps, 'db' | 'reader'>,
  { folderId, weekId, number: weekNumber }: { folderId: string; weekId: string; number: number },
  wanted: { counts: Record<ActivityType, number>; seed: number },
  signal: AbortSignal,
): Promise<MadeItems[]> {
  const syllabus = await syllabusOf(db, folderId);
  const packed = syllabus && (await packedDocument(db, syllabus.documentId, null));
  if (!packed) return [];
  const made = await reader.studySyllabus(packed, { ...syllabus, weekNumber }, wanted, { signal });
  const { source } = offlineTutor;
  const known = await askedElsewhere(db, folderId, weekId);
  const isNew = ({ id }: { id: string }) => !known.has(id);
  return activityTypes.map((type) => ({
    type,
    activities: made[type].activities.filter(isNew),
    source,
    fallback: null,
  }));
}
