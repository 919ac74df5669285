import { t } from '@lingui/core/macro';
import Lock from 'lucide-react/icons/lock';
import { Link, useParams } from 'react-router';
import { unlockPath } from '../../features/billing/billing.ts';
import { textOf } from '../../lib/api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Whoever typed the address of a week that the plan does not hold: the way to it. */
export function LockedWeek() {
  const { folderId = '' } = useParams();
  return (
    <EmptyState
      icon={Lock}
      title={t`This week is locked`}
      actions={
        <Button asChild size="sm" variant="primary">
          <Link to={unlockPath(folderId)}>{t`Unlock the course`}</Link>
        </Button>
      }
    >
      {textOf('plan_required')}
    </EmptyState>
  );
}
