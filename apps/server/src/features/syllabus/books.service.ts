import { pageAt, printedPage } from '@weekwise/engine/documents/document.ts';
import { type CourseBook, findBooks } from '@weekwise/engine/syllabus/facts/books.ts';
import type { Deps } from '../../deps.ts';
import { unpackDocument } from '../../reading/packed-document.ts';
import { packedDocument } from '../files/files.service.ts';
import { requireSyllabusPlan, type SyllabusPlan } from './syllabus.service.ts';

export interface FoundBook {
  book: CourseBook;
  place: { fileId: string } & ReturnType<typeof printedPage>;
}

/**
 * Finds the books in the syllabus as it was read, when they are looked at: no correction is about them, and a course
 * from before they were shown has them too.
 */
export async function booksOf(deps: Pick<Deps, 'db'>, userId: string, folderId: string): Promise<FoundBook[]> {
  const plan = await requireSyllabusPlan(deps, userId, folderId);
  const { fileId } = plan.extraction;
  const packed = await packedDocument(deps.db, fileId, null);
  if (!packed) return [];
  const document = unpackDocument(packed);
  return findBooks(document, scheduleOf(plan)).map((book) => {
    const { block, start, page } = book.evidence;
    const found = document.blocks[block];
    return { book, place: { fileId, ...printedPage(found ? pageAt(found, start) : page, document.pageLabels) } };
  });
}

/** From the first block that an item of a week stands in to the last. */
function scheduleOf({ extraction, weeks, readings, assignments }: SyllabusPlan): (block: number) => boolean {
  const items = [...weeks, ...readings, ...assignments.filter(({ weekId }) => weekId !== null)];
  const blocks = items.flatMap(({ source }) => (source?.fileId === extraction.fileId ? [source.block] : []));
  const [first, last] = [Math.min(...blocks), Math.max(...blocks)];
  return (block) => block >= first && block <= last;
}
