import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getStoredActivities } from '@weekwise/contracts/activities.ts';
import type { DialogueVerdict } from '@weekwise/contracts/dialogues.ts';
import { getDialogue, respondInDialogue, restartDialogue } from '@weekwise/contracts/dialogues.ts';
import { call } from '../../lib/api/call.ts';
import { isDemo } from '../../lib/demo.ts';
import { type Dialogue, dialogueFromWire } from './dialogue.ts';

/** A dialogue of a week, before it is opened. */
export interface Topic {
  activityId: string;
  topic: string;
  done: boolean;
}

export function topicsQuery({ userId, folderId, week }: { userId: string; folderId: string; week: number }) {
  return queryOptions({
    // Below the week's activities: whoever has those made anew has this asked anew.
    queryKey: ['week-activities', folderId, week, 'dialogues'],
    queryFn: async ({ signal }): Promise<Topic[]> => {
      const { activities } = await call(getStoredActivities, { params: { userId, folderId, week }, signal });
      return activities.flatMap((item) =>
        item.type === 'socratic-dialogue' ? [{ activityId: item.id, topic: item.topic, done: item.done !== null }] : [],
      );
    },
    refetchOnMount: 'always',
  });
}

export interface DialogueOf {
  folderId: string;
  activityId: string;
}

/** Where a dialogue stands. */
export function dialogueQuery({ folderId, activityId }: DialogueOf) {
  return queryOptions({
    queryKey: ['dialogue', folderId, activityId],
    queryFn: async ({ signal }) =>
      dialogueFromWire(await call(getDialogue, { params: { folderId, activityId }, signal })),
    // The server keeps nothing of a dialogue in the demo: what this browser knows is all there is.
    refetchOnMount: isDemo(folderId) ? false : 'always',
    staleTime: isDemo(folderId) ? Infinity : 0,
  });
}

/** What the tutor says of a reply. */
export interface Judgement {
  question: string;
  verdict: DialogueVerdict;
  /** 0 to 1. */
  coverage: number;
  message: string;
  hint: string | null;
  movesOn: boolean;
}

/** What the student replied so far, as the demo's dialogues are told it. */
const said = ({ exchanges }: Dialogue) => exchanges.map(({ reply }) => ({ role: 'user' as const, content: reply }));

/** Sends a reply; an empty one asks for the next hint. Resolves to what the tutor says of it. */
export function useReply(of: DialogueOf) {
  const client = useQueryClient();
  const { queryKey } = dialogueQuery(of);
  const send = (dialogue: Dialogue, text: string) =>
    call(respondInDialogue, {
      body: {
        user_input: text,
        folder_id: of.folderId,
        activity_id: of.activityId,
        conversation_depth: dialogue.depth,
        ...(isDemo(of.folderId) && { conversation_history: said(dialogue) }),
      },
    });
  return useMutation({
    mutationFn: async ({ dialogue, text }: { dialogue: Dialogue; text: string }): Promise<Judgement | null> => {
      // The first empty reply only begins; the second asks for a hint.
      if (!dialogue.begun && text === '' && !isDemo(of.folderId)) await send(dialogue, '');
      const { judgement, dialogue: now } = await send(dialogue, text);
      client.setQueryData(queryKey, dialogueFromWire(now));
      if (now.status === 'ended') void refreshResults(of);
      if (!judgement) return null;
      const { verdict, coverage, message, hint, moves_on: movesOn } = judgement;
      return { question: dialogue.question ?? '', verdict, coverage, message, hint, movesOn };
    },
  });
  async function refreshResults({ folderId }: DialogueOf): Promise<void> {
    if (isDemo(folderId)) return;
    const families = [['week-activities', folderId], ['progress'], ['cards', folderId], ['review-queue']];
    await Promise.all(families.map((family) => client.invalidateQueries({ queryKey: family })));
  }
}

export function useRestart(of: DialogueOf) {
  const client = useQueryClient();
  return useMutation({
    // In the demo one that was just opened is at its beginning.
    mutationFn: async () =>
      dialogueFromWire(await call(isDemo(of.folderId) ? getDialogue : restartDialogue, { params: of })),
    onSuccess: (dialogue) => client.setQueryData(dialogueQuery(of).queryKey, dialogue),
  });
}
