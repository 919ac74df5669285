import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isOpen } from './billing.ts';
import { UnlockPanel } from './unlock-panel.tsx';
import { useFolderPlan } from './use-folder-plan.ts';

/**
 * What stands in the place of something that a plan may not hold: nothing where the week is open. Nothing either where
 * the plan could not be asked for: the server refuses by itself.
 * @param week its number; null for what belongs to none
 */
export function useWeekLock(folderId: string, week: number | null, title: string): ReactNode {
  const { data: plan, isLoading } = useFolderPlan(folderId);
  if (week === null) return null;
  if (isLoading) return <Skeleton className="h-9" />;
  return plan && !isOpen(plan, week) ? <UnlockPanel folderId={folderId} title={title} plan={plan} /> : null;
}
