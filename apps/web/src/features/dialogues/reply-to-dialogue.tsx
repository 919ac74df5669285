import type { Dialogue } from './dialogue.ts';
import { ReplyBox } from './reply-box.tsx';
import type { useDialogue } from './use-dialogue.ts';

/** The reply box of a dialogue that waits for one. */
export function ReplyToDialogue({
  dialogue,
  reply,
  send,
}: Pick<ReturnType<typeof useDialogue>, 'reply' | 'send'> & { dialogue: Dialogue }) {
  return (
    <ReplyBox
      hintsLeft={dialogue.hintsLeft}
      revealed={dialogue.revealed}
      busy={reply.isPending ? (reply.variables.text === '' ? 'hint' : 'reply') : null}
      error={reply.error}
      onReply={send}
      onHint={() => void send('')}
    />
  );
}
