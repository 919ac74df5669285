import { t } from '@lingui/core/macro';
import type { ActivityType } from '@weekwise/domain/activities.ts';
import { clsx } from 'clsx';
import CheckCheck from 'lucide-react/icons/check-check';
import Layers from 'lucide-react/icons/layers';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import type { LucideIcon } from 'lucide-react/types';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import type { TileState } from './tile-state.ts';

const kinds: Record<ActivityType, { name: string; icon: LucideIcon }> = {
  flashcards: { name: t`Flashcards`, icon: Layers },
  'true-false': { name: t`True or false`, icon: CheckCheck },
  'multiple-choice': { name: t`Multiple choice`, icon: ListChecks },
  'socratic-dialogue': { name: t`Socratic dialogue`, icon: MessageCircleQuestion },
};

/** One kind of activity of a week: how it stands, and the way into it. */
export function ActivityTile({ type, state, to }: { type: ActivityType; state: TileState; to: string }) {
  const { name, icon } = kinds[type];
  const content = (
    <>
      <Icon of={icon} className="mt-0.5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-base leading-6">{name}</span>
        <span className="tabular block text-secondary text-sm">{state.says}</span>
      </span>
      {state.action && <span className="shrink-0 font-medium text-link text-sm leading-6">{state.action}</span>}
    </>
  );
  const frame = 'flex min-h-16 items-start gap-3 rounded-lg border px-3.5 py-2.5';
  if (!state.action) return <div className={clsx(frame, 'border-default border-dashed')}>{content}</div>;
  return (
    <Link to={to} className={clsx(frame, 'border-default hover:bg-hover')}>
      {content}
    </Link>
  );
}
