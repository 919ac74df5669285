import { useQueryClient } from '@tanstack/react-query';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { dropDraft } from '../../features/onboarding/course-draft.ts';
import { rememberDeployed } from '../../features/onboarding/deployed.ts';
import { updateSession, useUserId } from '../../lib/session/session-store.ts';

/** What follows once courses were made (spec §4, "Onboarding complete"). Resolves when the app knows of them. */
export function useCompleteOnboarding() {
  const client = useQueryClient();
  const userId = useUserId();
  return async ({ folderIds, name }: { folderIds: readonly string[]; name: string }): Promise<void> => {
    rememberDeployed(folderIds, name);
    dropDraft(userId);
    // One that was unlocked was there before: what is known of it is no longer so.
    void client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'orders' || folderIds.some((id) => queryKey.includes(id)),
    });
    await client.refetchQueries({ queryKey: startupQuery(userId).queryKey });
    updateSession({ isOnboarded: true, currentFolderId: folderIds[0] ?? null });
  };
}
