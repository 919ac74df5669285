import { skipToken, useQuery } from '@tanstack/react-query';
import { folderPlanQuery } from '../../features/billing/billing.queries.ts';
import { isDemo } from '../../lib/demo.ts';
import { useSession } from '../../lib/session/session-store.ts';

/** Numbers of the weeks that the student's plan for a course does not hold; none while that is not known, and none in the demo. */
export function useLockedWeeks(folderId: string): readonly number[] | undefined {
  const session = useSession();
  // Who looks at the demo has no account and no plan.
  const userId = session.status === 'signed-in' && !isDemo(folderId) ? session.record.userId : null;
  const query = folderPlanQuery(userId ?? '', folderId);
  return useQuery(userId === null ? { ...query, queryFn: skipToken } : query).data?.lockedWeeks;
}
