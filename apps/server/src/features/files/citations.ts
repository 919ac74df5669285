import type { Citation } from '@weekwise/contracts/citation.ts';
import type { Citation as AnswerCitation } from '@weekwise/engine/answers/citation.ts';
import type { Executor } from '../../db/client.ts';
import { fileNames } from './files.service.ts';

/**
 * Where each quote can be opened. Numbered as the marks in the answer are; the student's own words stand in no file, and
 * their number is left out.
 */
export async function citationsOf(db: Executor, cited: readonly AnswerCitation[]): Promise<Citation[]> {
  const names = await fileNames(db, [...new Set(cited.map(({ documentId }) => documentId))]);
  return cited.flatMap(({ passageId, documentId, page, block, lastBlock, heading, quote }, i) => {
    const name = names.get(documentId);
    if (name === undefined || block < 0) return [];
    return {
      number: i + 1,
      passage_id: passageId ?? `${documentId}@${block}`,
      file_id: documentId,
      file_name: name,
      page,
      block,
      last_block: lastBlock,
      heading,
      quote,
    };
  });
}
