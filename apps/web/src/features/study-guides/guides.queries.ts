import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addGuidePart,
  editGuidePart,
  exportStudyGuide,
  getStudyGuide,
  makeStudyGuide,
  removeGuidePart,
  restoreGuidePart,
} from '@weekwise/contracts/study-guides.ts';
import type { GuideSection } from '@weekwise/domain/study-guides.ts';
import { keptIsDrawn } from '../../lib/after-frame.ts';
import { call, urlOf } from '../../lib/api/call.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { emitProactiveEvent } from '../../lib/proactive/events.ts';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { type Guide, type GuidePart, guideFromWire } from './guide.ts';

export interface WeekOf {
  folderId: string;
  week: number;
}

/** The guide of a week; null until it was made. */
export function guideQuery({ folderId, week }: WeekOf) {
  return queryOptions({
    queryKey: ['study-guide', folderId, week],
    queryFn: async (context): Promise<Guide | null> => {
      await keptIsDrawn(context);
      const { signal } = context;
      const { guide } = await call(getStudyGuide, { params: { folderId, week }, signal });
      return guide && guideFromWire(guide);
    },
    refetchOnMount: 'always',
  });
}

export const makingKey = ({ folderId, week }: WeekOf) => ['make-guide', folderId, week];

/** Makes it, or makes it anew. */
export function useMakeGuide(of: WeekOf) {
  const client = useQueryClient();
  const place = { folderId: of.folderId, currentWeek: of.week };
  return useMutation({
    mutationKey: makingKey(of),
    onMutate: () => {
      emitProactiveEvent('study_guide_generation_started', place);
      return Date.now();
    },
    mutationFn: async ({ anew }: { anew: boolean }) =>
      guideFromWire(await call(makeStudyGuide, { params: of, body: { force_refresh: anew } })),
    onSuccess: (guide, _, began) => {
      client.setQueryData(guideQuery(of).queryKey, guide);
      const contentCount = Object.values(guide.parts).reduce((sum, { length }) => sum + length, 0);
      const generationDurationMs = Date.now() - began;
      emitProactiveEvent('study_guide_generation_completed', { ...place, contentCount, generationDurationMs });
    },
    onError: (_, __, began) => {
      const generationDurationMs = Date.now() - (began ?? Date.now());
      emitProactiveEvent('study_guide_generation_failed', { ...place, generationDurationMs });
    },
  });
}

/** What a student does with the parts of a guide; each resolves to whether it was kept. */
export function useGuideEdits(of: WeekOf) {
  const client = useQueryClient();
  const keep = async (change: Promise<Parameters<typeof guideFromWire>[0]>): Promise<boolean> => {
    try {
      client.setQueryData(guideQuery(of).queryKey, guideFromWire(await change));
      return true;
    } catch (error) {
      sayFailed(messageOf(error));
      return false;
    }
  };
  const ofPart = (partId: string) => ({ params: { ...of, partId } });
  const add = (section: Exclude<GuideSection, 'reading'>, title: string | null, says: string[]) =>
    keep(call(addGuidePart, { params: of, body: { section, title, says } }));
  const addAgain = async ({ section, title, says }: GuidePart) =>
    section !== 'reading' &&
    add(
      section,
      title,
      says.map(({ text }) => text),
    );
  const restore = (part: GuidePart) => keep(call(restoreGuidePart, ofPart(part.id)));
  return {
    edit: (part: GuidePart, change: { title?: string; says?: { text: string; from: number | null }[] }) =>
      keep(call(editGuidePart, { ...ofPart(part.id), body: change })),
    add,
    remove: async (part: GuidePart) => {
      const removed = await keep(call(removeGuidePart, ofPart(part.id)));
      // The student's own is gone from the server: it is written again.
      if (removed)
        sayDone(t`Taken out of the guide`, () => void (part.origin === 'added' ? addAgain(part) : restore(part)));
      return removed;
    },
    restore,
  };
}

export type GuideEdits = ReturnType<typeof useGuideEdits>;

export const guideMarkdownUrl = (of: WeekOf): string => urlOf(exportStudyGuide, { params: of });
