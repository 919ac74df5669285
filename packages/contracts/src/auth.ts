import { z } from 'zod';
import { id, instant, success } from './common.ts';
import { defineContract } from './contract.ts';

export const userInfo = z.object({
  id,
  userId: id,
  email: z.email(),
  name: z.string(),
  current_folder: z.string().nullable(),
});
export type UserInfo = z.infer<typeof userInfo>;

/** One answer whether or not the address is known. `local_link` is set only in local mode, where mail is shown on screen. */
export const requestMagicLink = defineContract({
  method: 'POST',
  path: '/api/auth/request-email-magic-link',
  access: 'public',
  kind: 'json',
  body: z.object({ email: z.string().trim().toLowerCase().max(254).pipe(z.email()) }),
  response: z.object({ success: z.literal(true), message: z.string(), local_link: z.string().nullable() }),
  errors: ['mail_not_sent'],
});

/** Spends the token, opens a session of 30 days (cookie) and says who signed in. */
export const verifyMagicLink = defineContract({
  method: 'GET',
  path: '/api/auth/verify-email-magic-link',
  access: 'public',
  kind: 'json',
  query: z.object({ token: z.string().min(1).max(500) }),
  response: z.object({ success: z.literal(true), user: userInfo, expires_at: instant }),
  errors: ['link_invalid', 'link_expired'],
});

/** Who the session belongs to; `user: null` for a visitor. Lets a tab with a cookie but no local record find itself. */
export const getSession = defineContract({
  method: 'GET',
  path: '/api/auth/session',
  access: 'public',
  kind: 'json',
  response: z.object({ user: userInfo.nullable(), expires_at: instant.nullable() }),
  errors: [],
});

export const getUser = defineContract({
  method: 'GET',
  path: '/api/auth/user/:userId',
  access: 'session',
  kind: 'json',
  params: z.object({ userId: id }),
  response: userInfo,
  errors: [],
});

export const logout = defineContract({
  method: 'POST',
  path: '/api/auth/logout/:userId',
  access: 'session',
  kind: 'json',
  params: z.object({ userId: id }),
  query: z.object({ clear_persistent: z.enum(['true', 'false']).default('false') }),
  response: success,
  errors: [],
});
