import type { FoundPassage } from '@weekwise/contracts/retrieval.ts';
import type { RankedPassage } from '@weekwise/engine/passages/rank.ts';
import type { Executor } from '../../db/client.ts';
import { namedPage } from '../../lib/file-page.ts';
import { fileNames, filePages } from '../files/files.service.ts';

/** Passages as they travel. Those of a file that was deleted while they were looked for are left out. */
export async function toFoundPassages(db: Executor, ranked: readonly RankedPassage[]): Promise<FoundPassage[]> {
  const fileIds = [...new Set(ranked.map(({ passage }) => passage.documentId))];
  const [names, pages] = await Promise.all([fileNames(db, fileIds), filePages(db, fileIds)]);
  return ranked.flatMap(({ passage, score }) => {
    const name = names.get(passage.documentId);
    if (name === undefined) return [];
    return {
      passage_id: passage.id,
      file_id: passage.documentId,
      file_name: name,
      ...namedPage(passage.page, pages.get(passage.documentId)?.labels),
      block: passage.firstBlock,
      last_block: passage.lastBlock,
      heading_path: passage.headingPath,
      text: passage.text,
      score,
    };
  });
}
