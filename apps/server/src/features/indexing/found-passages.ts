import type { FoundPassage } from '@weekwise/contracts/retrieval.ts';
import type { RankedPassage } from '@weekwise/engine/passages/rank.ts';
import type { Executor } from '../../db/client.ts';
import { fileNames } from '../files/files.service.ts';

/** Passages as they travel. Those of a file that was deleted while they were looked for are left out. */
export async function toFoundPassages(db: Executor, ranked: readonly RankedPassage[]): Promise<FoundPassage[]> {
  const names = await fileNames(db, [...new Set(ranked.map(({ passage }) => passage.documentId))]);
  return ranked.flatMap(({ passage, score }) => {
    const name = names.get(passage.documentId);
    if (name === undefined) return [];
    return {
      passage_id: passage.id,
      file_id: passage.documentId,
      file_name: name,
      page: passage.page,
      block: passage.firstBlock,
      last_block: passage.lastBlock,
      heading_path: passage.headingPath,
      text: passage.text,
      score,
    };
  });
}
