import { t } from '@lingui/core/macro';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type FolderPlan, lockedCount, openWeeks, unlockPath } from './billing.ts';

/** In the place of what a plan does not hold: what it would be, and the one way to it. */
export function UnlockPanel({ folderId, title, plan }: { folderId: string; title: string; plan: FolderPlan }) {
  return (
    <section aria-label={t`Locked`}>
      <EmptyState
        icon={Lock}
        title={title}
        actions={
          <Button size="sm" variant="primary" asChild>
            <Link to={unlockPath(folderId)}>{t`Unlock the course`}</Link>
          </Button>
        }
      >{t`Here, ${openWeeks(plan)} and ${lockedCount(plan)}. Your plan, files and chat work in every week.`}</EmptyState>
    </section>
  );
}
