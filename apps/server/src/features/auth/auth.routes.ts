import { checkAdminStatus, getSession, getSignInWays, getUser, logout } from '@weekwise/contracts/auth.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import type { Auth } from './auth.service.ts';
import { registerLogin } from './login.routes.ts';
import { setCookies, userInfoOf } from './session.presenter.ts';
import { registerSignInLinks } from './sign-in-links.routes.ts';

export function registerAuth(app: FastifyInstance, deps: Deps, auth: Auth): void {
  registerSignInLinks(app, deps, auth);
  registerLogin(app, deps, auth);

  route(app, getSignInWays, async () => ({
    email: true as const,
    sms: deps.sms !== null,
    providers: deps.openIdProviders.map(({ id, name }) => ({ id, name })),
  }));

  route(app, getSession, async ({ request }) => {
    const session = await auth.sessionOf(request.headers.cookie);
    if (!session) return { user: null, expires_at: null };
    return { user: await userInfoOf(deps, session.user), expires_at: session.expiresAt.toISOString() };
  });

  route(app, getUser, ({ user }) => userInfoOf(deps, user));

  route(app, checkAdminStatus, async ({ user }) => ({ is_admin: await auth.isAdmin(user.id), user_id: user.id }));

  route(app, logout, async ({ user, query, request, reply }) => {
    const everywhere = query.clear_persistent === 'true';
    const { cookies } = await auth.signOut(user.id, request.headers.cookie ?? '', everywhere);
    setCookies(reply, cookies);
    return { success: true };
  });
}
