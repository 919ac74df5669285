import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSession, logout, type UserInfo, verifyMagicLink, verifySmsLink } from '@weekwise/contracts/auth.ts';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { isApiError } from '../../lib/api/errors.ts';
import { forgetEverything } from '../../lib/query-client.ts';
import { closeSession, openSession } from '../../lib/session/session-store.ts';
import type { LinkWay } from './sign-in.queries.ts';

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

interface Arrival {
  who: WhoIsHere;
  /** Where somebody who comes this way goes first. */
  to: string;
}

async function spendLink(way: LinkWay, token: string, insteadOf?: string): Promise<Arrival> {
  const query = { token, instead_of: insteadOf };
  if (way === 'email') {
    const { user, expires_at } = await call(verifyMagicLink, { query });
    return { who: whoIsHere(user, expires_at), to: '/' };
  }
  const { user, expires_at, user_type } = await call(verifySmsLink, { query });
  // Known students come to their courses, new ones to their first.
  return { who: whoIsHere(user, expires_at), to: user_type === 'existing' ? '/?method=sms&user_type=existing' : '/' };
}

/** Spends a sign-in link, once however often it is asked, opens the session here, and says where to go. */
export function followLinkQuery(way: LinkWay, token: string) {
  return queryOptions({
    queryKey: ['sign-in-link', way, token],
    queryFn: async (): Promise<string> => {
      const { who, to } = await spendLink(way, token);
      opened(who);
      return to;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Spends a link in place of the student who is signed in, of whom nothing stays here; calls back with where to go. */
export function useSwitchStudent(way: LinkWay, token: string, onSwitched: (to: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (insteadOf: string) => spendLink(way, token, insteadOf),
    onSuccess: ({ who, to }) => {
      forgetEverything(client);
      closeSession();
      opened(who);
      onSwitched(to);
    },
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
