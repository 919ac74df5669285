import { sourceGrades } from '@weekwise/domain/sources.ts';
import type { ReadingFacts } from '@weekwise/engine/suggestions/facts.ts';
import { hasCatalogueAnswer } from '../sources/places.ts';
import type { ReadingWithFiles } from '../syllabus/syllabus.service.ts';
import type { SearchedRow } from './facts.repo.ts';

interface Around {
  index: number;
  /** The materials that it is. */
  its: readonly { id: string; name: string }[];
  /** What came of the last search for it; undefined where nobody searched. */
  searched: SearchedRow | undefined;
  opened: boolean;
}

/** A reading with the file that it is: the one that the student tied to it, else one that is called after it. */
export function readingFacts(
  { id, title, author, optional, fileIds }: Pick<ReadingWithFiles, 'id' | 'title' | 'author' | 'optional' | 'fileIds'>,
  { index, its, searched, opened }: Around,
): ReadingFacts {
  const file = its.find((each) => fileIds.includes(each.id)) ?? its[0];
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
  const best = sourceGrades.find((grade) => grades.includes(grade)) ?? null;
  return { best, count: grades.filter((grade) => grade === best).length, answered: hasCatalogueAnswer(places) };
}
