import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSession, logout, type UserInfo, verifyMagicLink, verifySmsLink } from '@weekwise/contracts/auth.ts';
import { useNavigate } from 'react-router';
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
    email: user.email ?? '',
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

/** Spends a mailed sign-in link, once however often it is asked, and opens the session here. */
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

/** The same for a link by text message; `known`: somebody had signed in with this number before. */
export function verifySmsLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['verify-sms-link', token],
    queryFn: async (): Promise<{ known: boolean }> => {
      const { user, expires_at, user_type } = await call(verifySmsLink, { query: { token } });
      opened(whoIsHere(user, expires_at));
      return { known: user_type === 'existing' };
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

/** Ends this browser's session on the server, forgets the student here and goes to the front page. */
export function useLogout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (userId: string) => {
      try {
        await call(logout, { params: { userId } });
      } catch (error) {
        // A session that is gone already is what was asked for.
        if (!isApiError(error, 'unauthenticated')) throw error;
      }
    },
    onSuccess: () => {
      forgetEverything(client);
      closeSession();
      void navigate('/');
    },
  });
}
