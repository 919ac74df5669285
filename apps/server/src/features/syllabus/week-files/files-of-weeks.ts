import type { Executor } from '../../../db/client.ts';
import type { Correction } from '../../../db/stored/correction.ts';
import * as plans from '../syllabus.repo.ts';
import * as repo from './week-files.repo.ts';

export interface WeekFile {
  fileId: string;
  name: string;
  /** The week that it was put to: another one where two were merged since. */
  putTo: string;
}

/** What the student has put to the weeks of a plan, by the weeks as they are now. */
export async function filesOfWeeks(
  db: Executor,
  { id: syllabusId, folderId }: Pick<plans.SyllabusRow, 'id' | 'folderId'>,
): Promise<Map<string, WeekFile[]>> {
  const rows = await repo.listWeekFiles(db, folderId);
  if (rows.length === 0) return new Map();
  const weekNow = mergedWeeks((await plans.listCorrections(db, syllabusId)).map(({ correction }) => correction));
  const files = new Map<string, WeekFile[]>();
  for (const { weekId: putTo, fileId, name } of rows) {
    const now = weekNow(putTo);
    const others = files.get(now) ?? [];
    if (!others.some((other) => other.fileId === fileId)) files.set(now, [...others, { fileId, name, putTo }]);
  }
  return files;
}

/** The week that a week is by now: itself, or the one that it was merged into. */
function mergedWeeks(corrections: readonly Correction[]): (id: string) => string {
  const into = new Map(
    corrections.flatMap((correction) =>
      correction.action === 'merge' ? [[correction.itemId, correction.intoId] as const] : [],
    ),
  );
  return (id) => {
    const passed = new Set<string>();
    let now = id;
    for (let next = into.get(now); next !== undefined && !passed.has(now); next = into.get(now)) {
      passed.add(now);
      now = next;
    }
    return now;
  };
}
