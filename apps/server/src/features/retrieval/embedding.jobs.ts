import { EmbeddingsError } from '../../adapters/embeddings/embeddings.port.ts';
import type { Database } from '../../db/client.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { embedFolder } from './embed-folder.ts';
import { type EmbeddingCalls, EmbeddingRefused } from './embedding-calls.ts';
import { nextFolderWithout } from './vectors.repo.ts';

interface EmbeddingDeps {
  db: Database;
  embeddings: EmbeddingCalls;
}

/** The handlers share whose turn it is in a folder: two at once would pay for the same passages twice. */
export function embeddingHandlers({ db, embeddings }: EmbeddingDeps): {
  folder: JobHandler<{ folderId: string; dimension: number | null }>;
  all: JobHandler<object>;
} {
  const underWay = new Map<string, Promise<void>>();

  const embed = async (folderId: string, dimension: number | null, signal: AbortSignal): Promise<void> => {
    const before = underWay.get(folderId) ?? Promise.resolve();
    const turn = before.catch(() => {}).then(() => embedFolder({ db, embeddings }, folderId, dimension, signal));
    underWay.set(folderId, turn);
    try {
      await turn;
    } finally {
      if (underWay.get(folderId) === turn) underWay.delete(folderId);
    }
  };

  return {
    folder: givenUpWhenFinal(({ folderId, dimension }, signal) => embed(folderId, dimension, signal)),
    all: givenUpWhenFinal(async (_payload, signal) => {
      const { name: model, dimension } = embeddings.model;
      let folderId = await nextFolderWithout(db, { model, dimension }, '');
      while (folderId !== null) {
        await embed(folderId, dimension, signal).catch(ifRefused);
        folderId = await nextFolderWithout(db, { model, dimension }, folderId);
      }
    }),
  };
}

/** What holds for one folder holds for no other. */
function ifRefused(error: unknown): void {
  if (!(error instanceof EmbeddingRefused)) throw error;
}

/** Where another try would end the same, the passages wait for the next change. The calls have logged it. */
function givenUpWhenFinal<Payload extends object>(handle: JobHandler<Payload>): JobHandler<Payload> {
  return async (payload, signal) => {
    try {
      await handle(payload, signal);
    } catch (error) {
      const isFinal = error instanceof EmbeddingsError ? !error.retryable : error instanceof EmbeddingRefused;
      if (!isFinal) throw error;
    }
  };
}
