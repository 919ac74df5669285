import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cloneWiki,
  forceWikiGeneration,
  listOwnWikis,
  type OwnWiki as OwnOnWire,
  previewWiki,
  reportWiki,
  unpublishWiki,
  type wikiReportReason,
} from '@weekwise/contracts/wiki-sharing.ts';
import type { z } from 'zod';
import { call } from '../../lib/api/call.ts';
import type { CalendarDate } from '../../lib/dates.ts';
import { freshFor } from '../../lib/query-client.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import {
  choicesFromWire,
  choicesToWire,
  type PublishChoices,
  type Removal,
  removalFromWire,
} from './publish/choices.ts';
import { pageFromWire, type WikiPage } from './wiki.ts';

/** A page of the student's own. */
export interface OwnWiki {
  wikiId: string;
  folderId: string;
  state: OwnOnWire['state'];
  hiddenReason: string | null;
  /** The course has changed since it was published. */
  outdated: boolean;
  choices: PublishChoices;
}

const ownFromWire = (wire: OwnOnWire): OwnWiki => ({
  wikiId: wire.wiki_id,
  folderId: wire.folder_id,
  state: wire.state,
  hiddenReason: wire.hidden_reason,
  outdated: wire.outdated,
  choices: choicesFromWire(wire.choices),
});

export function ownWikisQuery(userId: string) {
  return queryOptions({
    queryKey: ['own-wikis', userId],
    queryFn: async ({ signal }): Promise<OwnWiki[]> => (await call(listOwnWikis, { signal })).wikis.map(ownFromWire),
    staleTime: freshFor.syllabusStatus,
  });
}

/** A course as it would be published, and what is kept out of it. */
export interface Preview {
  page: WikiPage;
  choices: PublishChoices;
  removals: Removal[];
  quotationLength: number;
  available: {
    readings: number;
    terms: number;
    activities: number;
    guides: number;
    professor: string | null;
  };
  published: OwnWiki | null;
}

/** `choices` null: those of the page as it is, else what the course says of itself. */
export function previewQuery(folderId: string, choices: PublishChoices | null) {
  return queryOptions({
    queryKey: ['wiki-preview', folderId, choices],
    queryFn: async ({ signal }): Promise<Preview> => {
      const body = { folder_id: folderId, ...(choices ? { choices: choicesToWire(choices) } : {}) };
      const answer = await call(previewWiki, { body, signal });
      const { available } = answer;
      return {
        page: pageFromWire(answer.page),
        choices: choicesFromWire(answer.choices),
        removals: answer.removals.map(removalFromWire),
        quotationLength: answer.quotation_length,
        available: {
          readings: available.readings,
          terms: available.terms,
          activities: available.activities,
          guides: available.study_guides,
          professor: available.professor_name,
        },
        published: answer.published && ownFromWire(answer.published),
      };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** What a page that came, changed or went shows in. */
const refreshWiki = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    ['own-wikis', 'wiki-page', 'wiki-search', 'popular-wikis', 'wiki-preview'].map((family) =>
      client.invalidateQueries({ queryKey: [family] }),
    ),
  );

export function usePublish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ folderId, choices }: { folderId: string; choices: PublishChoices }): Promise<OwnWiki> => {
      const body = { folder_id: folderId, choices: choicesToWire(choices) };
      return ownFromWire((await call(forceWikiGeneration, { body })).wiki);
    },
    onSuccess: () => refreshWiki(client),
  });
}

export function useUnpublish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wikiId: string): Promise<OwnWiki> =>
      ownFromWire((await call(unpublishWiki, { params: { wikiId } })).wiki),
    onSuccess: () => refreshWiki(client),
  });
}

/** Makes a course of a published plan. A try that is repeated gives the same course. */
export function useTakeCourse(wikiId: string) {
  const client = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: async (taken: { requestId: string; name: string; firstDate: CalendarDate }): Promise<string> => {
      const body = { request_id: taken.requestId, folder_name: taken.name, first_date: taken.firstDate };
      return (await call(cloneWiki, { params: { wikiId }, body })).folder.folder_id;
    },
    // The new course has to be in the list before its page is opened; the wiki's own pages do not show that list.
    onSuccess: () => client.invalidateQueries({ queryKey: ['startup', userId], refetchType: 'all' }),
  });
}

export type ReportReason = z.infer<typeof wikiReportReason>;

export const useReport = (wikiId: string) =>
  useMutation({
    mutationFn: (report: { reason: ReportReason; note: string }) =>
      call(reportWiki, { params: { wikiId }, body: report }),
  });
