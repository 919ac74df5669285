import { t } from '@lingui/core/macro';
import type { TurnFailure } from './turn.ts';

/** Why there is no answer: what happened, and that the question is safe. The design's own sentence for silence. */
export function failureText(failure: TurnFailure | null): string {
  if (!failure) return t`This question has no answer yet.`;
  if (failure.code === 'stream_silent')
    return t`The answer stopped after 30 seconds of silence. Your question is kept.`;
  return t`${failure.message} Your question is kept.`;
}
