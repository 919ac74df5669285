import type { FileRole } from '@weekwise/domain/documents.ts';
import { shortageReasons } from '@weekwise/engine/vocabulary/shortage.ts';
import type { WeekContent } from '../../db/stored/week-content.ts';

/** Where a plan names readings of which the folder has none, or not all. */
export function lackOf(missing: number, readings: number): string | null {
  if (missing === 0 || readings === 0) return null;
  return missing === readings
    ? 'None of your files is called after a reading of this week: this is what they say on its topic.'
    : 'Not every reading of this week is among your files.';
}

/** What the student is told of a week's activities: what they were made from, and why there are no more. */
export function weekNotice(
  row: { content: WeekContent | null; madeAt: Date | null } | null,
  files: readonly { role: FileRole; uploadedAt: Date }[] = [],
  lack: string | null = null,
): string | null {
  if (!row?.content) return null;
  const { basis, shortage } = row.content;
  if (basis === 'materials') return lack ?? (shortage && shortageReasons[shortage]);
  const { madeAt } = row;
  if (files.some(({ role, uploadedAt }) => role === 'material' && madeAt !== null && uploadedAt > madeAt))
    return 'These are from the syllabus alone. You have added files since: make them anew to draw on those.';
  const reason =
    shortage === null || shortage === 'too-few-facts'
      ? 'Your files hold nothing on this week yet'
      : shortageReasons[shortage].replace(/\.$/, '');
  return `${reason}, so these are from the syllabus alone. Upload the readings of the week, then make them anew.`;
}
