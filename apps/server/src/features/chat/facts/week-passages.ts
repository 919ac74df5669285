import type { Passage } from '@weekwise/engine/passages/passage.ts';
import type { PassageIndex } from '@weekwise/engine/passages/passage-index.ts';
import type { Course } from '@weekwise/engine/syllabus/course.ts';
import type { NamedFile } from '../../files/files.service.ts';
import { weekPassages } from '../../retrieval/week-materials.ts';

/** What was found for one state of a folder: many questions are asked of the same week. */
const found = new WeakMap<PassageIndex, Map<string, readonly Passage[]>>();

/** Finds the folder's passages on a week of the plan, in reading order; empty where there are none. */
export function passagesByWeek(
  index: PassageIndex,
  files: readonly NamedFile[],
  course: Course,
): (week: number) => readonly Passage[] {
  const known = found.get(index) ?? new Map<string, readonly Passage[]>();
  found.set(index, known);
  return (number) => {
    const week = course.weeks.find((each) => each.number === number);
    if (!week) return [];
    const subject = {
      topic: week.topic?.value ?? null,
      readings: week.readings.map(({ title, author, pages, documentIds }) => ({
        title,
        author,
        pages,
        fileIds: documentIds,
      })),
    };
    const key = JSON.stringify([number, subject, files.map(({ id, name, role }) => [id, name, role])]);
    const passages = known.get(key) ?? weekPassages(index, files, subject);
    known.set(key, passages);
    return passages;
  };
}
