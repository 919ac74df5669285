import { t } from '@lingui/core/macro';
import type { ActionDecision } from '@weekwise/domain/chat.ts';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleSlash from 'lucide-react/icons/circle-slash';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ToolCall } from './turn.ts';

const looks = {
  asks: { icon: CircleHelp, tone: 'text-accent-warning', word: t`Asks first` },
  done: { icon: Check, tone: 'text-accent-success', word: t`Done` },
  refused: { icon: CircleAlert, tone: 'text-muted', word: t`Not done` },
  declined: { icon: CircleSlash, tone: 'text-muted', word: t`Left as it was` },
} as const;

/** What the tutor did or wants to do. Nothing changes before the student says so. */
export function ToolCallView({
  call,
  deciding,
  onDecide,
}: {
  call: ToolCall;
  /** A decision is on its way. */
  deciding: boolean;
  onDecide: (decision: ActionDecision) => void;
}) {
  const look = looks[call.status];
  return (
    <section
      aria-label={`${look.word}: ${call.message}`}
      className="mt-3 rounded-lg border border-default bg-surface px-3.5 py-3"
    >
      <p className="flex items-start gap-2 text-sm">
        <Icon of={look.icon} size={16} className={`mt-0.5 shrink-0 ${look.tone}`} />
        <span>
          <b className="font-semibold">{look.word}.</b> {call.message}
        </span>
      </p>
      {call.status === 'asks' && (
        <div className="mt-2.5 flex flex-wrap gap-2 ps-6">
          <Button
            size="sm"
            variant="primary"
            loading={deciding && t`Confirming`}
            onClick={() => onDecide('confirm')}
          >{t`Confirm`}</Button>
          <Button size="sm" disabled={deciding} onClick={() => onDecide('decline')}>{t`Leave as it is`}</Button>
        </div>
      )}
    </section>
  );
}
