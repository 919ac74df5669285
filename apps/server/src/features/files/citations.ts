import type { Citation } from '@weekwise/contracts/citation.ts';
import type { Citation as AnswerCitation } from '@weekwise/engine/answers/citation.ts';
import { doubtIn } from '@weekwise/engine/documents/doubts.ts';
import type { Executor } from '../../db/client.ts';
import { type FilePages, fileNames, filePages } from './files.service.ts';

/**
 * Where each quote can be opened. Numbered as the marks in the answer are; the student's own words stand in no file, and
 * their number is left out.
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
      page,
      ...aboutPage(page, pages.get(documentId)),
      block,
      last_block: lastBlock,
      heading,
      quote,
      ...(doubt !== null && { doubt }),
    };
  });
}

/** What print calls a page where that is not its number, and whether its letters make no sense. */
function aboutPage(page: number | null, pages: FilePages | undefined): Pick<Citation, 'page_label' | 'hard_to_read'> {
  if (page === null || !pages) return {};
  const label = pages.labels?.[page - 1];
  return {
    ...(label === undefined ? {} : { page_label: label }),
    ...(pages.hard.includes(page) ? { hard_to_read: true } : {}),
  };
}
