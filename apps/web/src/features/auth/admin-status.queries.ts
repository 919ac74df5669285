import { queryOptions } from '@tanstack/react-query';
import { checkAdminStatus } from '@weekwise/contracts/auth.ts';
import { call } from '../../lib/api/call.ts';

/** Whether the server takes this student for an admin. Only for what to draw: it checks every call by itself. */
export function adminStatusQuery(userId: string) {
  return queryOptions({
    queryKey: ['admin-status', userId],
    queryFn: async ({ signal }): Promise<boolean> => (await call(checkAdminStatus, { signal })).is_admin,
  });
}
