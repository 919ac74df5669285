import type { PracticeRequest } from '@weekwise/engine/answers/conversation/practice-request.ts';
import { filesOfReading } from '@weekwise/engine/answers/evidence/files-of-reading.ts';
import {
  filesOfParts,
  isWithin,
  partOfFile,
  partsOfReading,
  sayParts,
} from '@weekwise/engine/answers/question/part-numbers.ts';
import { andList } from '@weekwise/engine/answers/render/answer-line.ts';
import type { Course } from '@weekwise/engine/syllabus/course.ts';

interface NamedFile {
  id: string;
  name: string;
  role: string;
}

/**
 * The files that chapters and sections are which an order names by number: those that are called so, and those of the
 * plan's readings that are; null where it names none.
 */
export function scopeOf(
  { parts }: Pick<PracticeRequest, 'parts'>,
  files: readonly NamedFile[],
  course: Course | null,
): string[] | null {
  if (parts.length === 0) return null;
  const materials = files.filter(({ role }) => role === 'material');
  const readings = (course?.weeks ?? []).flatMap((week) => week.readings);
  const named = readings.filter(({ title, pages }) =>
    partsOfReading(title, pages).parts.some((own) => parts.some((part) => isWithin(own, part))),
  );
  const found = [...filesOfParts(materials, parts), ...named.flatMap(filesOfReading(materials))];
  return [...new Set(found.map(({ id }) => id))];
}

/** That no file is what an order names, and which chapters there are. */
export function noSuchPart({ parts }: Pick<PracticeRequest, 'parts'>, files: readonly NamedFile[]): string {
  const numbers = files.flatMap(({ name, role }) => (role === 'material' ? (partOfFile(name).part?.[0] ?? []) : []));
  const chapters = [...new Set(numbers)].toSorted((x, y) => x - y);
  const known = `chapter${chapters.length === 1 ? '' : 's'} ${andList(chapters)}`;
  const offer =
    chapters.length > 0
      ? `By their names your files are of ${known}: ask for one of these, or for a week or a topic.`
      : 'Ask for a week or a topic instead.';
  return `I cannot find ${sayParts(parts).toLowerCase()} among your files. ${offer}`;
}
