import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { hideWiki, listReportedWikis, type ReportedWiki, restoreWiki } from '@weekwise/contracts/wiki-sharing.ts';
import { call } from '../../../lib/api/call.ts';
import type { ReportReason } from '../sharing.queries.ts';

/** A page that somebody reported, or an admin has hidden. */
export interface Reported {
  wikiId: string;
  title: string;
  published: boolean;
  hidden: { reason: string; at: string } | null;
  reports: { reason: ReportReason; note: string; at: string }[];
}

const reportedFromWire = (wire: ReportedWiki): Reported => ({
  wikiId: wire.wiki_id,
  title: wire.title,
  published: wire.published,
  hidden: wire.hidden && { reason: wire.hidden.reason, at: wire.hidden.at },
  reports: wire.reports.map(({ reason, note, reported_at: at }) => ({ reason, note, at })),
});

export const reportedWikisQuery = queryOptions({
  queryKey: ['reported-wikis'],
  queryFn: async ({ signal }): Promise<Reported[]> =>
    (await call(listReportedWikis, { signal })).wikis.map(reportedFromWire),
  staleTime: 0,
});

/** What an admin decides of a page; `restore` also keeps one that was only reported. */
export interface ModerationDecision {
  do: 'hide' | 'restore';
  reason: string;
}

export function useModerate(wikiId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ do: deed, reason }: ModerationDecision) =>
      call(deed === 'hide' ? hideWiki : restoreWiki, { params: { wikiId }, body: { reason } }),
    onSettled: () =>
      Promise.all(
        ['reported-wikis', 'wiki-page', 'wiki-search', 'popular-wikis'].map((family) =>
          client.invalidateQueries({ queryKey: [family] }),
        ),
      ),
  });
}
