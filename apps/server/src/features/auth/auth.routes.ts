import { getSession, getUser, logout, requestMagicLink, verifyMagicLink } from '@weekwise/contracts/auth.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import type { Identity } from '../../plugins/identity.ts';
import { publicOrigin } from '../../plugins/origin.ts';
import { limiter } from '../../plugins/rate-limits.ts';
import { currentFolderId } from '../folders/folder-access.service.ts';
import type { Auth } from './auth.service.ts';

const quarterHour = 15 * 60_000;

export function registerAuth(app: FastifyInstance, deps: Deps, auth: Auth): void {
  const linksOfClient = limiter(app, { max: 30, timeWindow: quarterHour });
  const linksToAddress = limiter(app, {
    max: 5,
    timeWindow: quarterHour,
    keyOf: ({ body }) => (body as { email: string }).email,
  });
  const guessesOfClient = limiter(app, { max: 30, timeWindow: 60_000 });

  const userInfo = async (user: Identity) => ({
    ...user,
    userId: user.id,
    current_folder: await currentFolderId(deps.db, user.id),
  });

  route(app, requestMagicLink, async ({ body: { email }, request }) => {
    await linksOfClient(request);
    // On the screen a link fills nobody's mailbox.
    if (!deps.mail.onScreen) await linksToAddress(request);
    // A tunnel or proxy in front of local mode would show everybody's links to everybody.
    if (deps.mail.onScreen && !isFromThisMachine(request)) throw new AppError('mail_not_sent');
    const link = await auth.requestLink(email, publicOrigin(deps.config, request));
    const message = link
      ? 'Local mode: there is no mail server, so here is your link.'
      : 'If this address can receive mail, a sign-in link is on its way. It works for 15 minutes.';
    return { success: true, message, local_link: link };
  });

  route(app, verifyMagicLink, async ({ query: { token }, request, reply }) => {
    await guessesOfClient(request);
    const { cookie, 'user-agent': userAgent } = request.headers;
    const { session, cookies } = await auth.spendLink(token, { cookie, userAgent, address: request.ip });
    setCookies(reply, cookies);
    return { success: true, user: await userInfo(session.user), expires_at: session.expiresAt.toISOString() };
  });

  route(app, getSession, async ({ request }) => {
    const session = await auth.sessionOf(request.headers.cookie);
    if (!session) return { user: null, expires_at: null };
    return { user: await userInfo(session.user), expires_at: session.expiresAt.toISOString() };
  });

  route(app, getUser, ({ user }) => userInfo(user));

  route(app, logout, async ({ user, query, request, reply }) => {
    const everywhere = query.clear_persistent === 'true';
    const { cookies } = await auth.signOut(user.id, request.headers.cookie ?? '', everywhere);
    setCookies(reply, cookies);
    return { success: true };
  });
}

function setCookies(reply: FastifyReply, cookies: string[]): void {
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

function isFromThisMachine(request: FastifyRequest): boolean {
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return forwarded === undefined && loopbackNames.has(request.hostname);
}
