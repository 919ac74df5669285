import type { Activity } from '@weekwise/engine/activities/activity.ts';
import { placeOfWords } from '@weekwise/engine/passages/place-of-words.ts';
import type { Deps } from '../../../deps.ts';
import { contentOf, itemsOf } from '../../activities/items/items.service.ts';
import { requireFolder } from '../../folder-access/folder-access.service.ts';
import { type GuidePartOfWeek, partsOfFolder } from '../../study-guides/guide-edits.service.ts';
import { requireSyllabusPlan, type SyllabusPlan } from '../../syllabus/syllabus.service.ts';
import type { QuotedPlace } from './quotations.ts';

/** All of a course that a page can be made of. Its files are not among it. */
export interface CourseMatter {
  folderId: string;
  folderName: string;
  plan: SyllabusPlan;
  activities: { weekId: string; activity: Activity }[];
  guideParts: GuidePartOfWeek[];
  /** The paragraph of a reading that these words are copied from, whoever says them; null for words of one's own. */
  placeOf: (words: string) => QuotedPlace | null;
}

export async function courseMatter(
  { db, indexes }: Pick<Deps, 'db' | 'indexes'>,
  userId: string,
  folderId: string,
): Promise<CourseMatter> {
  const folder = await requireFolder(db, userId, folderId);
  const plan = await requireSyllabusPlan({ db }, userId, folderId);
  const items = await itemsOf(db, folderId);
  const index = await indexes.get(folderId);
  const syllabusFile = plan.extraction.fileId;
  return {
    folderId,
    folderName: folder.name,
    plan,
    activities: items.map((item) => ({ weekId: item.weekId, activity: contentOf(item) })),
    guideParts: await partsOfFolder(db, folderId),
    placeOf(words) {
      const place = placeOfWords(index, words);
      // The plan is made of the syllabus: its topics and titles are facts, not a text.
      return place?.documentId === syllabusFile ? null : place;
    },
  };
}
