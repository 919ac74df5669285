import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { SessionRow, UserRow } from './account.repo.ts';
import * as repo from './account.repo.ts';

export interface AccountOverview {
  user: UserRow;
  methods: { method: string; label: string; connectedAt: Date }[];
  sessions: SessionRow[];
}

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'openIdProviders'>;

export async function requireUser(deps: Pick<Deps, 'db'>, userId: string): Promise<UserRow> {
  const user = await repo.findUser(deps.db, userId);
  if (!user) throw new AppError('unauthenticated');
  return user;
}

export async function accountOf(deps: AccountDeps, userId: string): Promise<AccountOverview> {
  const user = await requireUser(deps, userId);
  const connections = await repo.listConnections(deps.db, userId);
  const houses = connections.map(({ providerId, createdAt }) => ({
    method: providerId,
    label: deps.openIdProviders.find(({ issuer }) => issuer === providerId)?.name ?? providerId,
    connectedAt: createdAt,
  }));
  return {
    user,
    methods: [...ownMethods(user), ...houses],
    sessions: await repo.listSessions(deps.db, userId, deps.clock()),
  };
}

function ownMethods({ email, emailVerified, phoneNumber, createdAt }: UserRow): AccountOverview['methods'] {
  return [
    ...(emailVerified ? [{ method: 'email', label: email, connectedAt: createdAt }] : []),
    ...(phoneNumber === null ? [] : [{ method: 'sms', label: phoneNumber, connectedAt: createdAt }]),
  ];
}

export async function revokeSession(deps: Pick<Deps, 'db'>, userId: string, sessionId: string): Promise<void> {
  if (!(await repo.deleteSession(deps.db, userId, sessionId))) throw new AppError('session_not_found');
}
