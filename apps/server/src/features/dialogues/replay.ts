import { dialogueHistory } from '@weekwise/contracts/dialogues.ts';
import type { SocraticTurn } from '@weekwise/engine/activities/activity.ts';
import type { Judgement } from '@weekwise/engine/activities/judge-reply.ts';
import type { Made, Tutor } from '@weekwise/engine/tutor.ts';
import { AppError } from '../../app-error.ts';
import type { DialogueState } from '../../db/stored/dialogue-state.ts';
import { afterReply, initialState } from './dialogue-state.ts';

/** What a visitor replied before, as their browser tells it. */
export function repliesOf(history: unknown): string[] {
  const said = dialogueHistory.safeParse(history ?? []);
  if (!said.success) throw new AppError('invalid_request');
  return said.data.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
}

/**
 * Goes through a dialogue reply by reply: where it stands then, and what came of the last one; null where it had ended
 * before.
 */
export async function replay(
  tutor: Pick<Tutor, 'judgeReply'>,
  turns: readonly SocraticTurn[],
  replies: readonly string[],
  { at, signal }: { at: string; signal: AbortSignal },
): Promise<{ state: DialogueState; judged: Made<Judgement> | null }> {
  let state = initialState;
  let judged: Made<Judgement> | null = null;
  for (const said of replies) {
    const turn = turns[state.turn];
    if (!turn) return { state, judged: null };
    const reply = said.trim();
    judged = await tutor.judgeReply(turn, reply, state.hintsUsed, { signal });
    const { result, source, fallback } = judged;
    state = afterReply(state, { reply, source, fallback, at }, result);
  }
  return { state, judged };
}
