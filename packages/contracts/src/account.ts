import { z } from 'zod';
import { id, instant, success } from './common.ts';
import { defineContract } from './contract.ts';

/** A browser that is signed in. */
export const accountSession = z.object({
  session_id: id,
  /** As the browser names itself; null where it does not. */
  user_agent: z.string().nullable(),
  ip_address: z.string().nullable(),
  created_at: instant,
  expires_at: instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

/** A way into the account that works now. */
export const signInMethod = z.object({
  /** `email`, `sms`, or the issuer of an identity provider. */
  method: z.string(),
  /** The address, the number, or the provider's name. */
  label: z.string(),
  connected_at: instant,
});
export type SignInMethod = z.infer<typeof signInMethod>;

/** Who the account belongs to, how they come in and where they are signed in. */
export const getAccount = defineContract({
  method: 'GET',
  path: '/api/account',
  access: 'session',
  kind: 'json',
  response: z.object({
    user_id: id,
    name: z.string(),
    /** Null for accounts made with a phone number. */
    email: z.string().nullable(),
    created_at: instant,
    sign_in_methods: z.array(signInMethod),
    /** The newest first. */
    sessions: z.array(accountSession),
    /**
     * Bytes of files on this server, the bin among them, and how many there may be; null: as many as there is room for.
     */
    storage: z.object({ used: z.int(), limit: z.int().nullable() }),
  }),
  errors: [],
});

/** Signs one browser out. It may be the one that asks. */
export const revokeSession = defineContract({
  method: 'DELETE',
  path: '/api/account/sessions/:sessionId',
  access: 'session',
  kind: 'json',
  params: z.object({ sessionId: id }),
  response: success,
  errors: ['session_not_found'],
});

/** Everything that is kept for the account as a ZIP: the files as they were uploaded, the rest as JSON. */
export const exportAccount = defineContract({
  method: 'GET',
  path: '/api/account/export',
  access: 'session',
  kind: 'file',
  errors: [],
});

/** Sends a link that deletes the account. `local_link` is set where mail or messages are shown on screen. */
export const requestAccountDeletion = defineContract({
  method: 'POST',
  path: '/api/account/request-deletion',
  access: 'session',
  kind: 'json',
  response: z.object({ success: z.literal(true), message: z.string(), local_link: z.string().nullable() }),
  errors: ['mail_not_sent', 'sms_not_sent', 'sign_in_not_offered'],
});

/**
 * Deletes the account for good: at once nobody can sign in to it, and its files, rows and jobs are erased right after.
 * Needs the session and the link's token together.
 */
export const deleteAccount = defineContract({
  method: 'POST',
  path: '/api/account/delete',
  access: 'session',
  kind: 'json',
  body: z.object({ token: z.string().min(1).max(500) }),
  response: success,
  errors: ['link_invalid', 'link_expired'],
});
