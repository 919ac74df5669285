import {
  deleteAccount,
  exportAccount,
  getAccount,
  requestAccountDeletion,
  revokeSession,
} from '@weekwise/contracts/account.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { publicOrigin } from '../../plugins/origin.ts';
import { limiter } from '../../plugins/rate-limits.ts';
import type { Auth } from '../auth/auth.service.ts';
import { roomOf } from '../files/room.service.ts';
import * as account from './account.service.ts';
import { beginDeletion, requestDeletion } from './deletion.service.ts';
import { exportOf } from './export.service.ts';

export function registerAccount(app: FastifyInstance, deps: Deps, auth: Auth): void {
  const mailsOfStudent = limiter(app, {
    max: 5,
    timeWindow: 15 * 60_000,
    keyOf: ({ identity, ip }) => identity?.id ?? ip,
  });

  route(app, getAccount, async ({ user, request }) => {
    const { user: row, methods, sessions } = await account.accountOf(deps, user.id);
    const current = await auth.sessionOf(request.headers.cookie);
    return {
      user_id: row.id,
      name: user.name,
      email: user.email,
      created_at: row.createdAt.toISOString(),
      sign_in_methods: methods.map(({ method, label, connectedAt }) => ({
        method,
        label,
        connected_at: connectedAt.toISOString(),
      })),
      sessions: sessions.map((session) => ({
        session_id: session.id,
        user_agent: session.userAgent || null,
        ip_address: session.ipAddress || null,
        created_at: session.createdAt.toISOString(),
        expires_at: session.expiresAt.toISOString(),
        current: session.id === current?.id,
      })),
      storage: await roomOf(deps, user.id),
    };
  });

  route(app, revokeSession, async ({ user, params }) => {
    await account.revokeSession(deps, user.id, params.sessionId);
    return { success: true };
  });

  route(app, exportAccount, async ({ user }) => exportOf(deps, user.id));

  route(app, requestAccountDeletion, async ({ user, request }) => {
    await mailsOfStudent(request);
    const link = await requestDeletion(deps, user.id, publicOrigin(deps.config, request));
    return { success: true, message: 'The link is on its way. It works for 15 minutes.', local_link: link };
  });

  route(app, deleteAccount, async ({ user, body }) => {
    await beginDeletion(deps, user.id, body.token);
    return { success: true };
  });
}
