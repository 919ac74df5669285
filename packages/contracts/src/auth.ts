import { z } from 'zod';
import { id, instant, success } from './common.ts';
import { defineContract } from './contract.ts';

export const userInfo = z.object({
  id,
  userId: id,
  /** Null where the account was made with a phone number. */
  email: z.email().nullable(),
  name: z.string(),
  current_folder: z.string().nullable(),
});
export type UserInfo = z.infer<typeof userInfo>;

/**
 * Digits with country code (E.164), however they are written: spaces, dashes, brackets and a leading 00 are taken away.
 */
export const phoneNumber = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s().\-\u2010-\u2015]/g, '').replace(/^00/, '+'))
  .pipe(
    z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/, { error: 'Write the number with its country code, such as +1 555 010 0199.' }),
  );

/** Which ways in are set up. E-mail always is. */
export const getSignInWays = defineContract({
  method: 'GET',
  path: '/api/auth/sign-in-ways',
  access: 'public',
  kind: 'json',
  response: z.object({
    email: z.literal(true),
    sms: z.boolean(),
    providers: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  errors: [],
});

/** Starts the sign-in at another house (OpenID Connect); the first one that is set up unless `provider` names one. */
export const login = defineContract({
  method: 'GET',
  path: '/api/auth/login',
  access: 'public',
  kind: 'redirect',
  query: z.object({ provider: z.string().max(50).optional() }),
  errors: ['sign_in_not_offered', 'provider_unreachable'],
});

/** Where the other house sends the browser back to. Leads to `/?auth=success&user_id=…&email=…&name=…`. */
export const loginCallback = defineContract({
  method: 'GET',
  path: '/api/auth/callback/:provider',
  access: 'public',
  kind: 'redirect',
  params: z.object({ provider: z.string().max(50) }),
  query: z.looseObject({ state: z.string().max(500).optional() }),
  errors: ['sign_in_not_offered', 'sign_in_refused', 'sign_in_cancelled', 'email_not_verified', 'provider_unreachable'],
});

/**
 * One answer whether or not the address is known. `local_link` is set only in local mode, where mail is shown on
 * screen.
 */
export const requestMagicLink = defineContract({
  method: 'POST',
  path: '/api/auth/request-email-magic-link',
  access: 'public',
  kind: 'json',
  body: z.object({ email: z.string().trim().toLowerCase().max(254).pipe(z.email()) }),
  response: z.object({ success: z.literal(true), message: z.string(), local_link: z.string().nullable() }),
  errors: ['mail_not_sent', 'links_limited'],
});

/**
 * A link's token. Where another student is signed in at this browser, `instead_of` has to name them: they were asked,
 * and whoever sends a link around does not know who opens it.
 */
const spentToken = z.object({ token: z.string().min(1).max(500), instead_of: id.optional() });

/** What `signed_in_as_other` says besides: the student who is signed in, and whose link it is. */
export const otherStudent = z.object({ user_id: id, signed_in_as: z.string(), link_for: z.string() });

/** Spends the token, opens a session of 30 days (cookie) and says who signed in. */
export const verifyMagicLink = defineContract({
  method: 'GET',
  path: '/api/auth/verify-email-magic-link',
  access: 'public',
  kind: 'json',
  query: spentToken,
  response: z.object({ success: z.literal(true), user: userInfo, expires_at: instant }),
  errors: ['link_invalid', 'link_expired', 'signed_in_as_other'],
});

/** The same by text message. `local_link` is set where messages are shown on screen. */
export const requestSmsLink = defineContract({
  method: 'POST',
  path: '/api/auth/request-sms-link',
  access: 'public',
  kind: 'json',
  body: z.object({ phone_number: phoneNumber }),
  response: z.object({ success: z.literal(true), message: z.string(), local_link: z.string().nullable() }),
  errors: ['sign_in_not_offered', 'sms_not_sent', 'links_limited'],
});

/** Spends the token of a text message. `user_type` says whether the number was known before. */
export const verifySmsLink = defineContract({
  method: 'GET',
  path: '/api/auth/verify-sms-link',
  access: 'public',
  kind: 'json',
  query: spentToken,
  response: z.object({
    success: z.literal(true),
    user: userInfo,
    expires_at: instant,
    user_type: z.enum(['new', 'existing']),
  }),
  errors: ['link_invalid', 'link_expired', 'signed_in_as_other'],
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
  demo: 'read',
  kind: 'json',
  params: z.object({ userId: id }),
  response: userInfo,
  errors: [],
});

/** Whether the session's student is an admin. A hint for what to draw: every call for admins is checked by itself. */
export const checkAdminStatus = defineContract({
  method: 'GET',
  path: '/api/admin/check-admin-status',
  access: 'session',
  kind: 'json',
  response: z.object({ is_admin: z.boolean(), user_id: id }),
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
