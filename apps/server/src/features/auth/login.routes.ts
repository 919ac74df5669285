import { createHash, timingSafeEqual } from 'node:crypto';
import { login, loginCallback } from '@weekwise/contracts/auth.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { parseCookies } from 'better-auth/cookies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { publicOrigin } from '../../plugins/origin.ts';
import { limiter } from '../../plugins/rate-limits.ts';
import type { Auth } from './auth.service.ts';
import { cookieAttributes, cookiePrefix } from './cookie-names.ts';
import { clientOf, setCookies } from './session.presenter.ts';

export function registerLogin(app: FastifyInstance, deps: Deps, auth: Auth): void {
  // A whole lecture hall may share one address.
  const loginsOfClient = limiter(app, { max: 120, timeWindow: 60_000 });
  const cookieName = `${cookiePrefix(deps.config)}.login`;
  const cookie = (state: string, lifetime: number) =>
    `${cookieName}=${state}; ${cookieAttributes(deps.config, { lifetime, path: '/api/auth/callback' })}`;

  route(app, login, async ({ query, request, reply }) => {
    await loginsOfClient(request);
    const origin = publicOrigin(deps.config, request);
    // The other house sends the browser back to one address only; cookies of another name of this machine stay behind.
    if (!deps.config.baseUrl && request.host !== new URL(origin).host)
      return `${origin}${login.path}${queryOf(request)}`;
    const { url, state } = await auth.beginLogin(query.provider, origin);
    setCookies(reply, [cookie(state, limits.loginLifetime)]);
    return url;
  });

  route(app, loginCallback, async ({ params, query: { state }, request, reply }) => {
    await loginsOfClient(request);
    const kept = parseCookies(request.headers.cookie ?? '').get(cookieName);
    setCookies(reply, [cookie('', 0)]);
    // Only the browser that started a sign-in may end it: nobody is signed in to an account that somebody else chose.
    if (!state || !kept || !equal(state, kept)) throw new AppError('sign_in_refused');
    const returned = { origin: publicOrigin(deps.config, request), query: queryOf(request), state };
    const { session, cookies } = await auth.finishLogin(params.provider, returned, clientOf(request));
    setCookies(reply, cookies);
    const { id, email, name } = session.user;
    return `/?${new URLSearchParams({ auth: 'success', user_id: id, ...(email && { email }), name })}`;
  });
}

const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

const digest = (text: string) => createHash('sha256').update(text).digest();
const equal = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right));
