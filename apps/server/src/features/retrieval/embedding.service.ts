import { setTimeout } from 'node:timers/promises';
import { resolveFollowUp } from '@weekwise/engine/answers/conversation/follow-up.ts';
import { wordsToFind } from '@weekwise/engine/answers/conversation/what-is-asked.ts';
import type { PassageIndex } from '@weekwise/engine/passages/passage-index.ts';
import type { QueryVectors } from '@weekwise/engine/passages/vectors.ts';
import type { AnswerRequest } from '@weekwise/engine/tutor.ts';
import type { Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { embedAllJob, embedFolderJob } from '../../jobs/definitions.ts';
import type { CallScope } from '../../tutor/calls/model-calls.ts';
import { questionText } from './embedding-text.ts';
import * as repo from './vectors.repo.ts';

type RequestDeps = Pick<Deps, 'jobs' | 'newId' | 'embeddings'>;

/** Milliseconds that an answer waits for vectors; it is there without them. */
const patience = 2_000;

/** Has the folder's passages embedded, as part of `tx`; `wakeEmbedding` when that is committed. */
export async function requestEmbedding(
  tx: Transaction,
  { jobs, newId, embeddings }: RequestDeps,
  folderId: string,
  dimension: number | null = null,
): Promise<void> {
  if (!embeddings) return;
  const student = await repo.ownerOf(tx, folderId);
  if (student !== null) await jobs.put(tx, embedFolderJob, newId(), { folderId, dimension }, { student });
}

export function signalEmbeddingQueue({ jobs }: Pick<Deps, 'jobs'>): void {
  jobs.wake(embedFolderJob);
}

/** At the start: the model may be another than before. */
export async function requestAllEmbedding({ db, jobs, newId, embeddings }: RequestDeps & Pick<Deps, 'db'>) {
  if (!embeddings) return;
  await db.transaction((tx) => jobs.put(tx, embedAllJob, newId(), {}));
  jobs.wake(embedAllJob);
}

type VectorDeps = RequestDeps & Pick<Deps, 'db' | 'indexes' | 'logger'>;

/**
 * What ranking needs to find passages by meaning: the vectors of the index's passages and the question's. null where no
 * model embeds, where the folder's vectors are not there yet, and where getting them takes longer than a student would
 * wait: the answer is then by words alone. Throws the signal's reason alone.
 */
export async function vectorsFor(
  deps: VectorDeps,
  scope: CallScope,
  { question, index, history, signal }: Pick<AnswerRequest, 'question' | 'index' | 'history' | 'signal'>,
): Promise<QueryVectors | null> {
  const { db, embeddings, indexes, logger } = deps;
  if (!embeddings || index.passages.length === 0) return null;
  try {
    const published = await repo.findFolderVectors(db, scope.folderId);
    if (!published || !isCurrent(published, embeddings.model)) {
      await requestOnce(deps, scope.folderId, index, null);
      return null;
    }
    const text = questionText(resolveFollowUp(wordsToFind(question), history));
    if (text === '') return null;
    const [passages, query] = await Promise.all([
      Promise.race([indexes.vectors(index, published), setTimeout(patience, null, { ref: false })]),
      embeddings.question(text, published.dimension, scope, signal),
    ]);
    if (query && query.length !== published.dimension) {
      await requestOnce(deps, scope.folderId, index, query.length);
      return null;
    }
    return passages && query && { passages, query };
  } catch (error) {
    signal?.throwIfAborted();
    logger.error({ err: error, folderId: scope.folderId }, 'ranking without vectors');
    return null;
  }
}

function isCurrent(published: repo.FolderVectorsRow, { name, dimension }: { name: string; dimension: number | null }) {
  return published.model === name && (dimension === null || published.dimension === dimension);
}

const requested = new WeakSet<PassageIndex>();

/** Not with every question: a model's server that is down would be asked for ever. */
async function requestOnce(deps: VectorDeps, folderId: string, index: PassageIndex, dimension: number | null) {
  if (requested.has(index)) return;
  requested.add(index);
  await deps.db.transaction((tx) => requestEmbedding(tx, deps, folderId, dimension));
  signalEmbeddingQueue(deps);
}
