import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getReadingSummaries,
  makeReadingSummary,
  type ReadingSummary as SummaryOnWire,
} from '@weekwise/contracts/study-guides-summaries.ts';
import type { SummaryLength } from '@weekwise/domain/study-guides.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import { call } from '../../lib/api/call.ts';
import { type CitedSentence, citedFromWire } from '../../lib/passage.ts';
import { persistedLifetime } from '../../lib/query-client.ts';

export interface FileOf {
  folderId: string;
  fileId: string;
}

export interface Summary {
  length: SummaryLength;
  sentences: CitedSentence[];
  /** Why there is none. */
  notice: string | null;
  source: string;
  fallback: FallbackReason | null;
}

const fromWire = ({ length, sentences, notice, source, fallback }: SummaryOnWire): Summary => ({
  length,
  sentences: sentences.map(citedFromWire),
  notice,
  source,
  fallback,
});

/** Those that were made of a reading. */
export function summariesQuery({ folderId, fileId }: FileOf) {
  return queryOptions({
    queryKey: ['weekwise-summary', folderId, fileId],
    queryFn: async ({ signal }): Promise<Summary[]> =>
      (await call(getReadingSummaries, { params: { folderId, fileId }, signal })).summaries.map(fromWire),
    ...persistedLifetime,
    // Made elsewhere, or of a file that was read anew: the kept copy is for the moment before, and for no network.
    refetchOnMount: 'always',
  });
}

export function useMakeSummary(of: FileOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (length: SummaryLength) =>
      fromWire(await call(makeReadingSummary, { params: of, body: { length } })),
    onSuccess: (made) =>
      client.setQueryData(summariesQuery(of).queryKey, (before = []) => [
        ...before.filter(({ length }) => length !== made.length),
        made,
      ]),
  });
}
