import { refusalTexts } from '@weekwise/contracts/fallback.ts';
import type { HowFound } from '@weekwise/contracts/retrieval.ts';
import { wordsToFind } from '@weekwise/engine/answers/conversation/what-is-asked.ts';
import type { PassageIndex } from '@weekwise/engine/passages/passage-index.ts';
import { type RankedPassage, rank } from '@weekwise/engine/passages/rank.ts';
import { type QueryVectors, vectorsOfPart } from '@weekwise/engine/passages/vectors.ts';
import type { Deps } from '../../deps.ts';
import type { CallScope } from '../../tutor/calls/model-calls.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { vectorsFor } from './embedding.service.ts';
import { buildPatiently } from './load-index.ts';

type RetrievalDeps = Pick<Deps, 'db' | 'jobs' | 'newId' | 'embeddings' | 'indexes' | 'logger'>;

export interface WantedPassages {
  folderId: string;
  query: string;
  limit: number;
  /** Passages near in meaning too, where the folder has vectors. */
  byMeaning: boolean;
  /** Keep to one file of the folder. */
  fileId?: string;
}

export interface RetrievedPassages {
  passages: RankedPassage[];
  how: HowFound;
}

/** Finds the passages that match best, as the chat would, and tells how they were found. */
export async function findPassages(
  deps: RetrievalDeps,
  userId: string,
  { folderId, query, limit, byMeaning, fileId }: WantedPassages,
  signal: AbortSignal,
): Promise<RetrievedPassages> {
  await requireFolder(deps.db, userId, folderId);
  const index = await deps.indexes.get(folderId);
  const words = wordsToFind(query);
  const request = { question: words, index, history: [], signal };
  const vectors = byMeaning ? await vectorsFor(deps, { userId, folderId }, request) : null;
  const among = fileId === undefined ? { index, vectors } : await withinFile(index, vectors, fileId);
  const passages = rank(among.index, words, { limit, vectors: among.vectors });
  return { passages, how: await howFound(deps, { userId, folderId }, byMeaning, vectors) };
}

/** A part of the folder, ranked as if it were all: what is rare in one file need not be so in the folder. */
async function withinFile(index: PassageIndex, vectors: QueryVectors | null, fileId: string) {
  const kept = index.passages.flatMap(({ documentId }, p) => (documentId === fileId ? [p] : []));
  return {
    index: await buildPatiently(kept.flatMap((p) => index.passages[p] ?? [])),
    vectors: vectors && { ...vectors, passages: vectorsOfPart(vectors.passages, kept) },
  };
}

const notes: Record<NonNullable<HowFound['without_vectors']>, string> = {
  not_asked: 'Found by words.',
  not_set_up: 'Found by words alone: no model that embeds is set up here.',
  not_ready: 'Found by words alone: the vectors of this folder are not there yet, or the model does not answer.',
  'switched-off': `Found by words alone: ${refusalTexts['switched-off']}`,
  'budget-spent': `Found by words alone: ${refusalTexts['budget-spent']}`,
};

async function howFound(
  { embeddings }: RetrievalDeps,
  scope: CallScope,
  byMeaning: boolean,
  vectors: QueryVectors | null,
): Promise<HowFound> {
  const byWords = { words: true, expansion: true } as const;
  if (vectors && embeddings) {
    const model = embeddings.model.name;
    return {
      ...byWords,
      vectors: true,
      model,
      without_vectors: null,
      note: `Found by words and by meaning (${model}).`,
    };
  }
  const reason = !byMeaning
    ? 'not_asked'
    : embeddings
      ? ((await embeddings.refusal(scope)) ?? 'not_ready')
      : 'not_set_up';
  return { ...byWords, vectors: false, model: null, without_vectors: reason, note: notes[reason] };
}
