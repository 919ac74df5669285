import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { messageOf } from '../../lib/api/errors.ts';
import { sayFailed } from '../../ui/toast.ts';
import { type DialogueOf, type Judgement, useReply, useRestart } from './dialogue.queries.ts';
import type { Dialogue } from './dialogue.ts';

/** What can be done in a dialogue: reply, ask for a hint, begin again. */
export function useDialogue(of: DialogueOf, dialogue: Dialogue | undefined) {
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const [replies, setReplies] = useState(0);
  const reply = useReply(of);
  const restart = useRestart(of);
  return {
    dialogue,
    judgement,
    /** Given since this was opened. */
    replies,
    reply,
    /** An empty text asks for a hint. Resolves to whether it arrived. */
    send: async (text: string): Promise<boolean> => {
      if (!dialogue || reply.isPending) return false;
      try {
        setJudgement(await reply.mutateAsync({ dialogue, text }));
        setReplies((before) => before + 1);
        return true;
      } catch {
        return false;
      }
    },
    begin: () =>
      restart.mutate(undefined, {
        onSuccess: () => setJudgement(null),
        onError: (error) => sayFailed(messageOf(error)),
      }),
    beginning: restart.isPending,
    announcement: announcement(judgement, dialogue),
  };
}

/** Read out after a reply: what the tutor says, and what comes next. */
function announcement(judgement: Judgement | null, dialogue: Dialogue | undefined): string {
  if (!judgement || !dialogue) return '';
  const next =
    dialogue.summary?.text ?? (judgement.movesOn ? t`Next question: ${dialogue.question ?? ''}` : judgement.hint);
  return [judgement.message, next].filter(Boolean).join(' ');
}
