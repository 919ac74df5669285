import type { UserInfo } from '@weekwise/contracts/auth.ts';
import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Identity } from '../../plugins/identity.ts';
import { currentFolderId } from '../folder-access/folder-access.service.ts';
import type { Client, OpenedSession } from './sessions.service.ts';

export const clientOf = ({ headers, ip }: FastifyRequest): Client => ({
  cookie: headers.cookie,
  userAgent: headers['user-agent'],
  address: ip,
});

export function setCookies(reply: FastifyReply, cookies: string[]): void {
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}

export async function userInfoOf({ db }: Pick<Deps, 'db'>, user: Identity): Promise<UserInfo> {
  const isDemo = user.id === demoUser.id;
  return { ...user, userId: user.id, current_folder: isDemo ? demoFolder.id : await currentFolderId(db, user.id) };
}

/** Hands a new session to the browser: its cookie, and whose it is. */
export async function answerSession(deps: Pick<Deps, 'db'>, reply: FastifyReply, { session, cookies }: OpenedSession) {
  setCookies(reply, cookies);
  const user = await userInfoOf(deps, session.user);
  return { success: true as const, user, expires_at: session.expiresAt.toISOString() };
}
