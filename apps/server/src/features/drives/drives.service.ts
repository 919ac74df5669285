import { limits } from '@weekwise/contracts/limits.ts';
import { DriveError } from '../../adapters/drive/drive.port.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { secretBox } from '../../lib/secret-box.ts';
import * as repo from './connections.repo.ts';
import { readRefused } from './read-again.service.ts';

type DriveDeps = Pick<Deps, 'db' | 'drives' | 'jobs' | 'clock' | 'newId' | 'authSecret'>;

export interface Connection extends repo.ConnectionRow {
  /** Without those in the bin. */
  folderCount: number;
}

/** Who a student is on a drive, and what proves it. */
export interface DriveAccount {
  kind: repo.ConnectionRow['kind'];
  address: string | null;
  account: string | null;
  secret: string;
  /** Null: the one it has, or one made of where it is. */
  label: string | null;
}

export async function connectionsOf(deps: Pick<Deps, 'db'>, userId: string): Promise<Connection[]> {
  const rows = await repo.listConnections(deps.db, userId);
  return Promise.all(rows.map((row) => withFolders(deps, row)));
}

/** Connections of everybody through which drives can be asked. */
export const openConnectionIds = (db: Deps['db']): Promise<string[]> => repo.listOpenIds(db);

/** The student's own connection. Somebody else's does not exist for them. */
export async function requireConnection(
  deps: Pick<Deps, 'db'>,
  userId: string,
  connectionId: string,
): Promise<repo.ConnectionRow> {
  const connection = await repo.findConnection(deps.db, connectionId);
  if (connection?.userId !== userId) throw new AppError('connection_not_found');
  return connection;
}

/**
 * Keeps a way into a drive that has been tried: of the connection that is named, else of the one to the same account,
 * else a new one. What waited for it is read.
 */
export async function storeConnection(
  deps: DriveDeps,
  userId: string,
  { secret, label, ...of }: DriveAccount,
  connectionId?: string,
): Promise<Connection> {
  const all = await repo.listConnections(deps.db, userId);
  const isMeant = (row: repo.ConnectionRow) =>
    connectionId === undefined
      ? row.kind === of.kind && row.address === of.address && row.account === of.account
      : row.id === connectionId;
  const known = all.find(isMeant);
  if (connectionId !== undefined && known?.kind !== of.kind) throw new AppError('connection_not_found');
  if (!known && all.length >= limits.drivesPerStudent) throw new AppError('too_many_drives');
  const now = deps.clock();
  const id = known?.id ?? deps.newId();
  const row: repo.ConnectionRow = {
    ...of,
    id,
    userId,
    label: label || known?.label || usualLabel(of),
    sealedSecret: secretBox(deps.authSecret).seal(secret, id),
    status: 'ok',
    checkedAt: now,
    createdAt: known?.createdAt ?? now,
  };
  await repo.upsertConnection(deps.db, row);
  await readRefused(deps, userId, id);
  return withFolders(deps, row);
}

/** Asks the drive; what it says shows in the connection's status. */
export async function checkConnection(deps: DriveDeps, userId: string, connectionId: string): Promise<Connection> {
  const { status } = await requireConnection(deps, userId, connectionId);
  if (status !== 'disconnected') {
    await tryOut(await deps.drives.ofConnection(connectionId)).catch((error: unknown) => {
      if (!(error instanceof DriveError)) throw error;
    });
    await repo.updateConnection(deps.db, connectionId, { checkedAt: deps.clock() });
  }
  const now = await requireConnection(deps, userId, connectionId);
  if (now.status === 'ok') await readRefused(deps, userId, connectionId);
  return withFolders(deps, now);
}

/** Null where nothing is left of the connection because no folder is linked to it. */
export async function disconnect(
  deps: DriveDeps & Pick<Deps, 'googleConsent'>,
  userId: string,
  connectionId: string,
): Promise<Connection | null> {
  const known = await requireConnection(deps, userId, connectionId);
  const left = await deps.db.transaction(async (tx) => {
    const { all } = await repo.countFolders(tx, connectionId);
    if (all === 0) {
      await repo.deleteConnection(tx, connectionId);
      return null;
    }
    const change = { sealedSecret: null, status: 'disconnected' as const, checkedAt: deps.clock() };
    await repo.updateConnection(tx, connectionId, change);
    return withFolders({ db: tx }, await requireConnection({ db: tx }, userId, connectionId));
  });
  await revoke(deps, known);
  return left;
}

/** Before the account goes, with it all its connections: access that can be given back is. */
export async function giveBackAccess(
  deps: Pick<Deps, 'db' | 'googleConsent' | 'authSecret'>,
  userId: string,
): Promise<void> {
  for (const connection of await repo.listConnections(deps.db, userId)) await revoke(deps, connection);
}

async function revoke(
  deps: Pick<Deps, 'googleConsent' | 'authSecret'>,
  { id, kind, sealedSecret }: Pick<repo.ConnectionRow, 'id' | 'kind' | 'sealedSecret'>,
): Promise<void> {
  const secret = sealedSecret && secretBox(deps.authSecret).open(sealedSecret, id);
  if (kind === 'google' && secret) await deps.googleConsent?.revoke(secret);
}

/** The cheapest thing that needs all that we need: it looks into our bin there, and makes it first. */
export async function tryOut(drive: { purge(instant: Date): Promise<number> }): Promise<void> {
  await drive.purge(new Date(0));
}

async function withFolders(deps: { db: Parameters<typeof repo.countFolders>[0] }, row: repo.ConnectionRow) {
  return { ...row, folderCount: (await repo.countFolders(deps.db, row.id)).shown };
}

function usualLabel({ kind, address, account }: Pick<repo.ConnectionRow, 'kind' | 'address' | 'account'>): string {
  const place = kind === 'google' ? 'Google Drive' : address === null ? 'WebDAV' : new URL(address).host;
  return account === null ? place : `${place} (${account})`;
}
