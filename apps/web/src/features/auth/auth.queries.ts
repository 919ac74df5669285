import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSession, logout, requestMagicLink, type UserInfo, verifyMagicLink } from '@weekwise/contracts/auth.ts';
import { call } from '../../lib/api/call.ts';
import { isApiError } from '../../lib/api/errors.ts';
import { forgetEverything } from '../../lib/query-client.ts';
import { closeSession, openSession } from '../../lib/session/session-store.ts';

/** The session as a record of this browser; null for a visitor. */
export interface WhoIsHere {
  userId: string;
  email: string;
  name: string;
  currentFolderId: string | null;
  /** Epoch milliseconds. */
  expiresAt: number;
}

function whoIsHere(user: UserInfo, expiresAt: string): WhoIsHere {
  return {
    userId: user.userId,
    email: user.email,
    name: user.name,
    currentFolderId: user.current_folder,
    expiresAt: Date.parse(expiresAt),
  };
}

/** Asks the server whose cookie this is. */
export async function fetchWhoIsHere(): Promise<WhoIsHere | null> {
  const { user, expires_at } = await call(getSession, {});
  return user && expires_at ? whoIsHere(user, expires_at) : null;
}

export interface RequestedLink {
  email: string;
  /** The link itself, in local mode, where no mail is sent. */
  localLink: string | null;
}

export function useRequestLink() {
  return useMutation({
    mutationFn: async (email: string): Promise<RequestedLink> => {
      const { local_link } = await call(requestMagicLink, { body: { email } });
      return { email, localLink: local_link };
    },
  });
}

/** Spends a sign-in link, once however often it is asked, and opens the session here. */
export function verifyLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['verify-link', token],
    queryFn: async (): Promise<WhoIsHere> => {
      const { user, expires_at } = await call(verifyMagicLink, { query: { token } });
      return opened(whoIsHere(user, expires_at));
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Reads who came back from another house's sign-in and opens the session here; null when nobody did. */
export const callbackQuery = queryOptions({
  queryKey: ['auth-callback'],
  queryFn: async (): Promise<WhoIsHere | null> => {
    const who = await fetchWhoIsHere();
    return who && opened(who);
  },
  staleTime: 0,
  gcTime: 0,
});

function opened(who: WhoIsHere): WhoIsHere {
  openSession({ ...who, isOnboarded: false });
  return who;
}

/** Ends the session on the server and forgets the student in this browser. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (userId: string) => {
      try {
        await call(logout, { params: { userId }, query: { clear_persistent: 'true' } });
      } catch (error) {
        // A session that is gone already is what was asked for.
        if (!isApiError(error, 'unauthenticated')) throw error;
      }
    },
    onSuccess: () => {
      forgetEverything(client);
      closeSession();
    },
  });
}
