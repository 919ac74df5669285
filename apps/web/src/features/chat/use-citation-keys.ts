import { t } from '@lingui/core/macro';
import { useShortcut } from '../../lib/shortcuts.ts';
import type { ChatTurn, Citation, OpenCitation } from './turn.ts';

/** `[` and `]` go through the citations of the answer whose passage is open, or of the newest one. */
export function useCitationKeys(
  turns: readonly ChatTurn[],
  opened: OpenCitation | null,
  open: (turn: ChatTurn, citation: Citation) => void,
): void {
  const turn = opened
    ? turns.find((other) => other.id === opened.turnId)
    : turns.findLast((other) => other.citations.length > 0);
  const citations = turn?.citations ?? [];
  const at = citations.findIndex((citation) => citation.number === opened?.number);
  const go = (to: number) => {
    const citation = citations.at(to % citations.length);
    if (!turn || !citation) return;
    // Closing the passage leads back to the chip, as if it had been pressed.
    const chip = `[data-turn="${CSS.escape(turn.id)}"] [data-citation="${citation.number}"]`;
    document.querySelector<HTMLElement>(chip)?.focus();
    open(turn, citation);
  };
  const enabled = citations.length > 0;
  useShortcut({ keys: '[', label: t`Previous citation`, group: 'Course' }, () => go(at < 0 ? -1 : at - 1), enabled);
  useShortcut({ keys: 'o', label: t`Open the source`, group: 'Course' }, () => go(Math.max(at, 0)), enabled);
  useShortcut({ keys: ']', label: t`Next citation`, group: 'Course' }, () => go(at + 1), enabled);
}
