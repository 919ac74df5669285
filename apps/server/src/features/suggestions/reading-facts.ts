import type { ReadingFacts } from '@weekwise/engine/suggestions/facts.ts';
import { isReading } from '../activities/week/week-materials.ts';
import type { ListedFile } from '../files/files.service.ts';
import type { PlannedReading } from '../syllabus/syllabus.service.ts';

interface Around {
  index: number;
  files: readonly ListedFile[];
  /** Of what the last search for it found; undefined where nobody searched. */
  grades: readonly string[] | undefined;
  opened: boolean;
}

const byWorth = ['great', 'close', 'related'] as const;

/** A reading with the file that it is: the one that the student tied to it, else one that is called after it. */
export function readingFacts(
  reading: Pick<PlannedReading, 'id' | 'title' | 'author' | 'optional' | 'fileIds'>,
  { index, files, grades, opened }: Around,
): ReadingFacts {
  const { id, title, author, optional, fileIds } = reading;
  const materials = files.filter(({ role }) => role === 'material');
  const file =
    materials.find((each) => fileIds.includes(each.id)) ?? materials.find((each) => isReading(each, reading));
  return {
    id,
    index,
    title,
    author,
    optional,
    file: file ? { fileId: file.id, name: file.name } : null,
    opened,
    found: grades ? foundOf(grades) : null,
  };
}

function foundOf(grades: readonly string[]): NonNullable<ReadingFacts['found']> {
  const best = byWorth.find((grade) => grades.includes(grade)) ?? null;
  return { best, count: grades.filter((grade) => grade === best).length };
}
