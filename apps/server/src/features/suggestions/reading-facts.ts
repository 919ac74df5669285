import type { ReadingFacts } from '@weekwise/engine/suggestions/facts.ts';
import { isReading } from '../activities/week/week-materials.ts';
import type { ListedFile } from '../files/files.service.ts';
import { hasCatalogueAnswer } from '../sources/places.ts';
import type { PlannedReading } from '../syllabus/syllabus.service.ts';
import type { SearchedRow } from './facts.repo.ts';

interface Around {
  index: number;
  files: readonly ListedFile[];
  /** What came of the last search for it; undefined where nobody searched. */
  searched: SearchedRow | undefined;
  opened: boolean;
}

const byWorth = ['great', 'close', 'related'] as const;

/** A reading with the file that it is: the one that the student tied to it, else one that is called after it. */
export function readingFacts(
  reading: Pick<PlannedReading, 'id' | 'title' | 'author' | 'optional' | 'fileIds'>,
  { index, files, searched, opened }: Around,
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
    found: searched ? foundOf(searched) : null,
  };
}

function foundOf({ grades, places }: SearchedRow): NonNullable<ReadingFacts['found']> {
  const best = byWorth.find((grade) => grades.includes(grade)) ?? null;
  return { best, count: grades.filter((grade) => grade === best).length, answered: hasCatalogueAnswer(places) };
}
