import { demoUser } from '@weekwise/domain/demo.ts';
import { isDemo } from '../demo.ts';
import { currentUserId, useSession } from './session-store.ts';

/**
 * Whose the things of a folder are, as calls name them: the demo's are the demo user's, all others the student's who is
 * signed in.
 */
export function useOwnerId(folderId: string): string {
  useSession();
  if (isDemo(folderId)) return demoUser.id;
  const userId = currentUserId();
  if (!userId) throw new Error('This screen needs a session');
  return userId;
}
