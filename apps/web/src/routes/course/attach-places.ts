import { t } from '@lingui/core/macro';
import type { AttachPlace } from '../../features/files/attach-file.ts';
import type { CoursePlan } from '../../features/syllabus/course-plan.ts';
import type { PlanEntry } from '../../features/syllabus/plan-edits.ts';
import { weekName } from './entry-values.ts';

/** Where a file can be attached; null for an assignment. */
export function placeOf({ kind, of }: PlanEntry): AttachPlace | null {
  if (kind === 'week') return { kind, id: of.id, name: t`week ${of.weekNumber}` };
  return kind === 'reading' ? { kind, id: of.id, name: of.title } : null;
}

export interface PlaceChoice {
  id: string;
  label: string;
  place: AttachPlace;
}

/** Every week, each with its readings behind it. */
export function attachPlaces({ weeks }: CoursePlan): PlaceChoice[] {
  return weeks.flatMap((week): PlaceChoice[] => [
    { id: week.id, label: weekName(week), place: { kind: 'week', id: week.id, name: t`week ${week.weekNumber}` } },
    ...week.readings.map(
      ({ id, title }): PlaceChoice => ({
        id,
        label: t`Week ${week.weekNumber}, reading: ${title}`,
        place: { kind: 'reading', id, name: title },
      }),
    ),
  ]);
}
