import type { WeekActivities } from '@weekwise/contracts/activities.ts';
import type { Deps } from '../../../deps.ts';
import { missingReadings } from '../../retrieval/week-materials.ts';
import { toStudyGuide } from '../../study-guides/guide.presenter.ts';
import { type GuideWeek, storedGuide } from '../../study-guides/study-guide.service.ts';
import { lackOf, weekNotice } from '../../study-guides/week-notice.ts';
import { toActivities } from '../activity.presenter.ts';
import { itemsOf } from '../items/items.service.ts';
import { generationOf } from './generation-board.ts';
import { findWeekRow } from './weeks.repo.ts';

/** A week as it stands: its activities, what its study guide holds, and what is being made. */
export async function toWeekActivities(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  week: GuideWeek,
): Promise<WeekActivities> {
  const { folderId, weekId } = week;
  const row = await findWeekRow(db, week);
  const items = await itemsOf(db, folderId, weekId);
  const stored = await storedGuide({ db }, week);
  const guide = stored && (await toStudyGuide(db, stored));
  const missing = stored?.missing ?? missingReadings(week.files, week.readings);
  return {
    folder_id: folderId,
    week_number: week.week.number,
    activities: await toActivities(db, userId, items),
    structured_content: {
      study_questions: guide?.study_questions ?? [],
      key_concepts: guide?.key_concepts ?? [],
      key_vocabulary: guide?.key_vocabulary ?? [],
    },
    basis: row?.content?.basis ?? (items.length > 0 ? 'materials' : null),
    notice: weekNotice(row, week.files, lackOf(missing.length, week.readings.length)),
    readings_that_would_help: missing.map(({ id, title, author, pages }) => ({ reading_id: id, title, author, pages })),
    made_at: row?.madeAt?.toISOString() ?? null,
    generation: await generationOf(db, row?.taskId ?? null),
  };
}
