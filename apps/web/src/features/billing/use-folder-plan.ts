import { skipToken, useQuery } from '@tanstack/react-query';
import { isDemo } from '../../lib/demo.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { folderPlanQuery } from './folder-plan.queries.ts';

/** What a course stands on; never known in the demo, whose visitors have no account and no plan. */
export function useFolderPlan(folderId: string) {
  const session = useSession();
  const userId = session.status === 'signed-in' && !isDemo(folderId) ? session.record.userId : null;
  const query = folderPlanQuery(userId ?? '', folderId);
  return useQuery(userId === null ? { ...query, queryFn: skipToken } : query);
}
