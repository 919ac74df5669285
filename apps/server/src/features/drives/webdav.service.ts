import { type Drive, DriveError } from '../../adapters/drive/drive.port.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { type Connection, requireConnection, storeConnection, tryOut } from './drives.service.ts';

type WebDavDeps = Pick<Deps, 'db' | 'drives' | 'jobs' | 'clock' | 'newId' | 'authSecret'>;

interface WebDavAccount {
  address: string;
  account: string;
  password: string;
}

export async function connectWebDav(
  deps: WebDavDeps,
  userId: string,
  { label, ...given }: WebDavAccount & { label: string | undefined },
): Promise<Connection> {
  const address = await answeringAddress(deps, given);
  const { account, password: secret } = given;
  return storeConnection(deps, userId, { kind: 'webdav', address, account, secret, label: label ?? null });
}

export async function reauthorizeWebDav(
  deps: WebDavDeps,
  userId: string,
  connectionId: string,
  given: { password: string; account: string | undefined },
): Promise<Connection> {
  const known = await requireConnection(deps, userId, connectionId);
  if (known.kind !== 'webdav' || known.address === null) throw new AppError('connection_not_found');
  const account = given.account ?? known.account ?? '';
  const secret = given.password;
  const address = await answeringAddress(deps, { address: known.address, account, password: secret });
  return storeConnection(deps, userId, { kind: 'webdav', address, account, secret, label: null }, connectionId);
}

/** The address under which the drive is, after it has been asked for all that we need of it. */
async function answeringAddress(
  { drives }: WebDavDeps,
  { address, account, password }: WebDavAccount,
): Promise<string> {
  const open = drives.kinds.webdav;
  if (!open) throw new AppError('drive_not_offered');
  const saveSecret = async () => {};
  const problems: unknown[] = [];
  for (const candidate of candidates(address, account)) {
    const drive: Drive = open({ address: candidate, account, secret: password, saveSecret });
    try {
      await tryOut(drive);
      return candidate;
    } catch (error) {
      problems.push(error);
    }
  }
  throw connectProblem(problems);
}

/** As it was given; and where only a host was, where Nextcloud and ownCloud have a user's files. */
function candidates(given: string, account: string): string[] {
  const url = new URL(given);
  url.search = '';
  url.hash = '';
  const address = url.href.replace(/\/+$/, '');
  if (url.pathname !== '/') return [address];
  return [`${url.origin}/remote.php/dav/files/${encodeURIComponent(account)}`, address];
}

/** What tells most: that the password is wrong tells more than that another address has nothing. */
function connectProblem(problems: unknown[]): unknown {
  const unforeseen = problems.find((problem) => !(problem instanceof DriveError));
  if (unforeseen) return unforeseen;
  const codes = new Map(problems.map((problem) => [(problem as DriveError).code, problem]));
  const cause = codes.get('reauth_required');
  if (cause) return new AppError('drive_password_refused', undefined, { cause });
  for (const code of ['address_refused', 'scope_missing', 'full'] as const) {
    const told = codes.get(code);
    if (told) return told;
  }
  return new AppError('drive_not_found', undefined, { cause: problems[0] });
}
