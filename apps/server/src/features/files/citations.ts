import type { Citation } from '@weekwise/contracts/citation.ts';
import type { Citation as AnswerCitation } from '@weekwise/engine/answers/citation.ts';
import { doubtIn } from '@weekwise/engine/documents/doubts.ts';
import type { Executor } from '../../db/client.ts';
import { namedPage } from '../../lib/file-page.ts';
import { type FilePages, fileNames, filePages } from './files.service.ts';

/**
 * Where each quote can be opened. Numbered as the marks in the answer are; the student's own words stand in no file,
 * and their number is left out.
 */
export async function citationsOf(db: Executor, cited: readonly AnswerCitation[]): Promise<Citation[]> {
  const fileIds = [...new Set(cited.map(({ documentId }) => documentId))];
  const [names, pages] = await Promise.all([fileNames(db, fileIds), filePages(db, fileIds)]);
  return cited.flatMap(({ passageId, documentId, page, block, lastBlock, heading, quote }, i) => {
    const name = names.get(documentId);
    if (name === undefined || block < 0) return [];
    const doubt = doubtIn(pages.get(documentId)?.warnings ?? []);
    return {
      number: i + 1,
      passage_id: passageId ?? `${documentId}@${block}`,
      file_id: documentId,
      file_name: name,
      ...namedPage(page, pages.get(documentId)?.labels),
      ...(isHard(page, pages.get(documentId)) && { hard_to_read: true }),
      ...(pages.get(documentId)?.role === 'syllabus' && { is_syllabus: true }),
      block,
      last_block: lastBlock,
      heading,
      quote,
      ...(doubt !== null && { doubt }),
    };
  });
}

/** Whether the letters of a page make no sense. */
const isHard = (page: number | null, pages: FilePages | undefined): boolean =>
  page !== null && (pages?.hard.includes(page) ?? false);
