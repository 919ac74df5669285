import type { SuggestionEvent } from '@weekwise/engine/suggestions/event.ts';
import type { Deps } from '../../deps.ts';
import { listNamedFiles } from '../files/files.service.ts';
import { isReading } from '../retrieval/week-materials.ts';
import { requireSyllabusPlan, syllabusStatus } from '../syllabus/syllabus.service.ts';
import { insertSeen } from './suggestions.repo.ts';

/**
 * That the student has a guide or a file open only the screen can tell; which reading that is, the plan and the ties
 * say.
 */
export async function rememberSeen(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  folderId: string,
  { type, sectionType, week: number, readingTitle }: SuggestionEvent,
): Promise<void> {
  if (type !== 'section_expansion' || (sectionType !== 'study_guide' && sectionType !== 'reading')) return;
  const { syllabus } = await syllabusStatus(deps, userId, folderId);
  if (!syllabus) return;
  const plan = await requireSyllabusPlan(deps, userId, folderId);
  const seen = { userId, folderId, seenAt: deps.clock() };
  if (sectionType === 'study_guide') {
    const week = plan.weeks.find((each) => each.number === number);
    if (week) await insertSeen(deps.db, { ...seen, what: 'guide', subject: week.id });
    return;
  }
  if (readingTitle === null) return;
  const file = (await listNamedFiles(deps.db, folderId)).find(({ name }) => name === readingTitle);
  for (const reading of plan.readings) {
    const isIt = reading.title === readingTitle || (file !== undefined && isReading(file, reading));
    if (isIt) await insertSeen(deps.db, { ...seen, what: 'reading', subject: reading.id });
  }
}
