import { t } from '@lingui/core/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import { messageOf } from '../../lib/api/errors.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { plansQuery } from './billing.queries.ts';
import { type FolderPlan, lockedCount, openWeeks, unlockPath } from './billing.ts';
import { folderPlanQuery } from './folder-plan.queries.ts';

/**
 * What each course stands on, what is left of a trial, and the way to the whole of it; nothing where nothing is sold.
 */
export function CourseAccess({ courses }: { courses: readonly { folderId: string; title: string }[] }) {
  const userId = useUserId();
  const { data: plans } = useQuery(plansQuery);
  const isSelling = plans !== undefined && plans.billing !== 'off';
  const access = useQueries({
    queries: courses.map(({ folderId }) => ({ ...folderPlanQuery(userId, folderId), enabled: isSelling })),
  });
  if (!isSelling || courses.length === 0) return null;
  return (
    <ul aria-label={t`Your courses`} className="mb-4 divide-y">
      {courses.map(({ folderId, title }, index) => {
        const plan = access[index];
        return (
          <li key={folderId} className="flex min-h-10 flex-wrap items-center gap-x-4 py-2 first:pt-0">
            <span className="min-w-48 flex-1">{title}</span>
            <span className="text-secondary text-sm">
              {plan?.data ? accessOf(plan.data) : plan?.error ? messageOf(plan.error) : ''}
            </span>
            {plan?.data?.unlockedWeeks && (
              <Button size="sm" asChild>
                <Link to={unlockPath(folderId)}>
                  <Icon of={Lock} size={14} />
                  {t`Unlock`}
                </Link>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** "Trial: week 1 is open, 14 weeks are locked". */
function accessOf(plan: FolderPlan): string {
  const { name, lockedWeeks } = plan;
  const locked = lockedWeeks.length > 0 ? `, ${lockedCount(plan)}` : '';
  return (name ? `${name}: ` : '') + openWeeks(plan) + locked;
}
