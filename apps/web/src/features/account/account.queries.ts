import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteAccount, getAccount, requestAccountDeletion, revokeSession } from '@weekwise/contracts/account.ts';
import { call } from '../../lib/api/call.ts';
import { forgetEverything, freshFor } from '../../lib/query-client.ts';
import { closeSession } from '../../lib/session/session-store.ts';

export interface SignedInBrowser {
  id: string;
  userAgent: string | null;
  /** ISO 8601 instant. */
  signedInAt: string;
  expiresAt: string;
  /** This very browser. */
  isCurrent: boolean;
}

export interface Account {
  name: string;
  email: string | null;
  createdAt: string;
  methods: { method: string; label: string; connectedAt: string }[];
  browsers: SignedInBrowser[];
  /** Bytes; `limit` null where there is none. */
  storage: { used: number; limit: number | null };
}

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }): Promise<Account> => {
    const answer = await call(getAccount, { signal });
    return {
      name: answer.name,
      email: answer.email,
      createdAt: answer.created_at,
      methods: answer.sign_in_methods.map(({ method, label, connected_at }) => ({
        method,
        label,
        connectedAt: connected_at,
      })),
      browsers: answer.sessions.map((session) => ({
        id: session.session_id,
        userAgent: session.user_agent,
        signedInAt: session.created_at,
        expiresAt: session.expires_at,
        isCurrent: session.current,
      })),
      storage: answer.storage,
    };
  },
  staleTime: freshFor.userInfo,
  // The list of browsers is looked at to end one of them: it is asked for whenever it is opened.
  refetchOnMount: 'always',
});

export function useRevokeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => call(revokeSession, { params: { sessionId } }),
    onSettled: () => client.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
}

/** Resolves to the link itself in local mode, where no mail is sent; else to null. */
export function useRequestDeletion() {
  return useMutation({
    mutationFn: async () => (await call(requestAccountDeletion, {})).local_link,
  });
}

/** Deletes the account and forgets the student in this browser. */
export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(deleteAccount, { body: { token } }),
    onSuccess: () => {
      forgetEverything(client);
      closeSession();
    },
  });
}
