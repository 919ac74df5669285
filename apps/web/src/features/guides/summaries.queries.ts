import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FallbackReason } from '@weekwise/contracts/fallback.ts';
import {
  getReadingSummaries,
  makeReadingSummary,
  type SummaryLength,
  type ReadingSummary as SummaryOnWire,
} from '@weekwise/contracts/summaries.ts';
import { call } from '../../lib/api/call.ts';
import { type Cited, citedFromWire } from '../../lib/passage.ts';

export interface FileOf {
  folderId: string;
  fileId: string;
}

export interface Summary {
  length: SummaryLength;
  sentences: Cited[];
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
    queryKey: ['summaries', folderId, fileId],
    queryFn: async ({ signal }): Promise<Summary[]> =>
      (await call(getReadingSummaries, { params: { folderId, fileId }, signal })).summaries.map(fromWire),
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
