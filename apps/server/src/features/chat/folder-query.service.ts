import type { AnswerEvent, Tutor } from '@weekwise/engine/tutor.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { engineAlone } from '../../tutor/tutors.ts';
import { folderIdsOf, requireFolder } from '../folder-access/folder-access.service.ts';
import { vectorsFor } from '../retrieval/embedding.service.ts';
import { buildAnswerRequest } from './answer-request.ts';

type QueryDeps = Pick<
  Deps,
  'db' | 'clock' | 'newId' | 'indexes' | 'tutors' | 'jobs' | 'embeddings' | 'logger' | 'payments'
>;
type Whole = Extract<AnswerEvent, { type: 'complete' }>;

export interface FolderQuery {
  text: string;
  /** null: the course that was open last, then the others. */
  folderId: string | null;
  isEnhanced: boolean;
  timeZone: string | null;
}

/** Courses beside the open one that are looked into: as many as a student has in a few terms. */
const mostOthers = 20;

/**
 * Answers a question for which no course need be named. The other courses are asked of the engine alone, which costs
 * nothing, and only when the open one does not hold the answer; the one that does then answers as it would have been
 * asked.
 */
export async function queryFolders(
  deps: QueryDeps,
  userId: string,
  query: FolderQuery,
  signal: AbortSignal,
): Promise<{ folderId: string; answer: Whole }> {
  const named = query.folderId && (await requireFolder(deps.db, userId, query.folderId)).id;
  const [first, ...others] = named ? [named] : await folderIdsOf(deps.db, userId);
  if (first === undefined) throw new AppError('folder_not_found');
  const answer = await askIn(deps, userId, first, query, signal);
  if (!answer.abstained) return { folderId: first, answer };
  for (const folderId of others.slice(0, mostOthers)) {
    const engines = await askIn(deps, userId, folderId, { ...query, isEnhanced: false }, signal);
    if (engines.abstained) continue;
    const asked = query.isEnhanced ? await askIn(deps, userId, folderId, query, signal) : engines;
    return { folderId, answer: asked };
  }
  return { folderId: first, answer };
}

async function askIn(
  deps: QueryDeps,
  userId: string,
  folderId: string,
  { text, isEnhanced, timeZone }: FolderQuery,
  signal: AbortSignal,
): Promise<Whole> {
  const scope = { userId, folderId };
  const tutor: Tutor = (isEnhanced ? deps.tutors : engineAlone).for(scope);
  const question = { text, history: [], week: { number: null, topic: null }, timeZone };
  const request = await buildAnswerRequest(deps, scope, question, null, signal);
  const vectors = isEnhanced ? await vectorsFor(deps, scope, request) : null;
  for await (const event of tutor.answer({ ...request, vectors })) {
    signal.throwIfAborted();
    if (event.type === 'complete') return event;
  }
  signal.throwIfAborted();
  throw new Error('The tutor ended without an answer.');
}
