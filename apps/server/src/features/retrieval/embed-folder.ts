import type { Deps } from '../../deps.ts';
import type { CallScope } from '../../tutor/calls/model-calls.ts';
import { embedTolerantly } from './embed-tolerantly.ts';
import type { EmbeddingCalls } from './embedding-calls.ts';
import { inRequests, passageText } from './embedding-text.ts';
import { unitVector } from './unit-vector.ts';
import * as repo from './vectors.repo.ts';

/** Passages per request: a request that is lost has cost little, and so has one whose file goes away meanwhile. */
const batch = 64;
/** A model that gives vectors of another dimension each time never comes to an end. */
const mostRounds = 5;

/**
 * Gives every passage of a folder that has none a vector of the current model. Each batch is stored before the next is
 * asked for, so that it goes on from there when it is cut off; ranking hears of them at the end, whatever the end.
 * @param known the dimension of the model's vectors, where it is known
 */
export async function embedFolder(
  { db, embeddings }: Pick<Deps, 'db'> & { embeddings: EmbeddingCalls },
  folderId: string,
  known: number | null,
  signal: AbortSignal,
): Promise<void> {
  const userId = await repo.findOwner(db, folderId);
  if (userId === null) return;
  const scope: CallScope = { userId, folderId };
  const model = embeddings.model.name;
  let dimension = embeddings.model.dimension ?? known;
  let isUnpublished = false;

  try {
    for (let round = 0; round < mostRounds; round++) {
      const ids = await repo.listWithoutVector(db, folderId, { model, dimension });
      if (ids.length === 0) return;
      for (let from = 0; from < ids.length; from += batch) {
        const passages = await repo.listPassagesToEmbed(db, ids.slice(from, from + batch));
        const vectors = await vectorsOf(passages);
        const found = vectors.find((vector) => vector !== null)?.length ?? dimension;
        const isLast = from + batch >= ids.length;
        await db.transaction(async (tx) => {
          await repo.upsertVectors(
            tx,
            model,
            passages.map((passage, i) => ({ passage, vector: vectors[i] ?? null })),
          );
          if (isLast && found !== null) await repo.publishVectors(tx, folderId, { model, dimension: found });
        });
        isUnpublished = !isLast;
        const isAnother = dimension !== null && found !== dimension;
        dimension = found;
        // Those of the dimension before are without now.
        if (isAnother) break;
      }
    }
  } finally {
    if (isUnpublished && dimension !== null) await repo.publishVectors(db, folderId, { model, dimension });
  }

  async function vectorsOf(passages: readonly repo.PassageToEmbed[]): Promise<(Float32Array | null)[]> {
    const vectors: (Float32Array | null)[] = [];
    for (const texts of inRequests(passages.map(passageText))) {
      signal.throwIfAborted();
      vectors.push(...(await embedTolerantly((some) => embeddings.passages(some, scope, signal), texts)));
    }
    return vectors.map(unitVector);
  }
}
