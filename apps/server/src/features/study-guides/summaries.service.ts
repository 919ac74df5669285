import { type SummaryLength, summaryLengths } from '@weekwise/domain/study-guides.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { requireFile } from '../files/files.service.ts';
import type { SummaryRow } from './summaries.repo.ts';
import * as repo from './summaries.repo.ts';

/** What was made of a file, the shortest first. */
export async function storedSummaries(
  deps: Pick<Deps, 'db'>,
  userId: string,
  folderId: string,
  fileId: string,
): Promise<SummaryRow[]> {
  const file = await requireFile(deps.db, userId, folderId, fileId);
  const rows = await repo.listSummaries(deps.db, file.id);
  return rows.sort((x, y) => summaryLengths.indexOf(x.length) - summaryLengths.indexOf(y.length));
}

/** A summary of a file: the stored one, or where there is none or `anew`, one that the tutor makes now. */
export async function openSummary(
  deps: Pick<Deps, 'db' | 'clock' | 'indexes' | 'tutors'>,
  userId: string,
  { folderId, fileId }: { folderId: string; fileId: string },
  { length, anew, signal }: { length: SummaryLength; anew: boolean; signal: AbortSignal },
): Promise<SummaryRow> {
  const stored = (await storedSummaries(deps, userId, folderId, fileId)).find((row) => row.length === length);
  if (stored && !anew) return stored;
  const { passages } = await deps.indexes.get(folderId);
  const own = passages.filter(({ documentId }) => documentId === fileId);
  const file = await requireFile(deps.db, userId, folderId, fileId);
  if (own.length === 0 && file.embeddingStatus !== 'embedded') throw new AppError('file_not_ready');
  const tutor = deps.tutors.for({ userId, folderId });
  const { result, source, fallback } = await tutor.summary({ passages: own }, length, { signal });
  const summary = { fileId, length, sentences: result, source, fallback, createdAt: deps.clock() };
  await repo.upsertSummary(deps.db, summary);
  return summary;
}
