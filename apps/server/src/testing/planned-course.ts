import type { ExtractedItem } from '../db/stored/plan-item.ts';
import { adoptReading } from '../features/syllabus/plan.service.ts';
import { makeFolder } from './factories.ts';
import { readingItem, weekItem } from './plan-items.ts';
import type { Student } from './student.ts';
import type { TestApp } from './test-app.ts';

/** A folder with a plan, as if a syllabus had been read: the readings of each week, as "Title" or "Author: Title". */
export async function plannedCourse(
  { deps }: TestApp,
  { user }: Student,
  weeks: readonly (readonly string[])[],
): Promise<{ folderId: string; readingIds: string[][] }> {
  const { id: folderId } = await makeFolder(deps, user);
  const items: ExtractedItem[] = [];
  const readingIds = weeks.map((lines, w) => {
    const weekId = `${folderId}-w${w + 1}`;
    items.push(weekItem({ id: weekId, number: w + 1, topic: `Topic ${w + 1}` }));
    return lines.map((line, r) => {
      const [, author = null, title = line] = /^([^:]+): (.+)$/.exec(line) ?? [];
      const id = `${weekId}-r${r}`;
      items.push(readingItem({ id, weekId, title, author }));
      return id;
    });
  });
  await readSyllabus(deps, folderId, items);
  return { folderId, readingIds };
}

/** Adopts these items as what a syllabus says; `fileId`: the file that it was read from. */
export async function readSyllabus(
  deps: TestApp['deps'],
  folderId: string,
  items: ExtractedItem[],
  fileId = 'syllabus',
): Promise<void> {
  await adoptReading(deps, {
    taskId: deps.newId(),
    folderId,
    fileId,
    fileName: `${fileId}.md`,
    source: 'engine',
    fallback: null,
    items,
    confidenceThreshold: null,
  });
}
