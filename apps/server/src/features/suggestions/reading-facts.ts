import type { ReadingFacts } from '@weekwise/engine/suggestions/facts.ts';
import { isNamedAfter } from '../activities/week/week-materials.ts';
import type { ListedFile } from '../files/files.service.ts';

interface Around {
  index: number;
  files: readonly ListedFile[];
  /** What the student said is a reading. */
  tied: readonly { readingId: string; fileId: string | null }[];
  /** Of what the last search for it found; undefined where nobody searched. */
  grades: readonly string[] | undefined;
  opened: boolean;
}

const byWorth = ['great', 'close', 'related'] as const;

/** A reading with the file that it is: the one that the student tied to it, else one that is called after it. */
export function readingFacts(
  { id, title, author, optional }: Pick<ReadingFacts, 'id' | 'title' | 'author' | 'optional'>,
  { index, files, tied, grades, opened }: Around,
): ReadingFacts {
  const ties = new Set(tied.flatMap(({ readingId, fileId }) => (readingId === id && fileId ? [fileId] : [])));
  const materials = files.filter(({ role }) => role === 'material');
  const file =
    materials.find((each) => ties.has(each.id)) ?? materials.find(({ name }) => isNamedAfter(name, { title }));
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
