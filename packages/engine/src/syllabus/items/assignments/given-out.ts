import { labelOf } from '../../labelling/labels.ts';
import type { Schedule } from '../../schedule.ts';

/** Whether a table names its work only in a column "Assignment out", and in none of what is due. */
export function givesOutOnly({ weeks }: Pick<Schedule, 'weeks'>): boolean {
  const entries = weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.entries));
  const headings = new Set(entries.flatMap(({ place, label }) => (place === 'cell' && label ? [label] : [])));
  const labels = [...headings]
    .flatMap((heading) => labelOf(heading) ?? [])
    .filter((label) => label.kinds.includes('assignment'));
  return labels.length > 0 && labels.every(({ assigned, due }) => assigned && !due);
}
