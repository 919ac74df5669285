import { limits } from '@weekwise/contracts/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { eraseAccountJob } from '../../jobs/definitions.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { randomToken, spendToken, storeToken } from '../auth/tokens.service.ts';
import { giveBackAccess } from '../drives/drives.service.ts';
import { cancelReading, jobOfTask } from '../tasks/tasks.service.ts';
import { unlistAllOf } from '../wiki/listing.service.ts';
import * as repo from './account.repo.ts';
import { requireUser } from './account.service.ts';
import { deletionMail, deletionText } from './deletion-mail.ts';

type LinkDeps = Pick<Deps, 'db' | 'mail' | 'sms' | 'clock' | 'newId'>;
type ErasureDeps = Pick<Deps, 'db' | 'drives' | 'googleConsent' | 'authSecret' | 'jobs' | 'clock' | 'newId' | 'logger'>;

/** Sends a link to the account's own address or number. Returns it where such messages are shown on the screen. */
export async function requestDeletion(deps: LinkDeps, userId: string, origin: string): Promise<string | null> {
  const { email, emailVerified, phoneNumber } = await requireUser(deps, userId);
  const token = randomToken();
  await storeToken(deps, 'delete-account', token, { value: userId, lifetime: limits.magicLinkLifetime });
  const link = `${origin}/account/delete?token=${token}`;
  if (emailVerified || phoneNumber === null) {
    await deps.mail.send(deletionMail(email, link)).catch((cause: unknown) => {
      throw new AppError('mail_not_sent', undefined, { cause });
    });
    return deps.mail.onScreen ? link : null;
  }
  const { sms } = deps;
  if (!sms) throw new AppError('sign_in_not_offered');
  await sms.send({ to: phoneNumber, text: deletionText(link) }).catch((cause: unknown) => {
    throw new AppError('sms_not_sent', undefined, { cause });
  });
  return sms.onScreen ? link : null;
}

/**
 * Signs out everywhere, takes the student's pages out of the wiki, and begins to erase. A link that was made for
 * somebody else is no link.
 */
export async function beginDeletion(deps: ErasureDeps, userId: string, token: string): Promise<void> {
  if ((await spendToken(deps, 'delete-account', token)) !== userId) throw new AppError('link_invalid');
  const id = deps.newId();
  await deps.db.transaction(async (tx) => {
    await repo.insertDeletion(tx, { id, userId, requestedAt: deps.clock() });
    await repo.deleteSessions(tx, userId);
    await unlistAllOf(tx, userId, deps.clock());
    await deps.jobs.put(tx, eraseAccountJob, id, { deletionId: id });
  });
  deps.jobs.wake(eraseAccountJob);
}

/**
 * Erases the bytes first, then all rows at once: cut off anywhere, the next attempt finds what is left by the rows. The
 * job names the deletion alone, so that nothing in the queue tells of the student afterwards.
 */
export function eraseAccountHandler(deps: ErasureDeps): JobHandler<{ deletionId: string }> {
  return async ({ deletionId }, signal) => {
    const deletion = await repo.findDeletion(deps.db, deletionId);
    const user = deletion && (await repo.findUser(deps.db, deletion.userId));
    if (!user) return;
    const files = await repo.listFiles(deps.db, user.id);
    for (const { id } of files) await deps.db.transaction((tx) => cancelReading(tx, deps, id));
    for (const file of files) {
      signal.throwIfAborted();
      await eraseBytes(deps, file);
    }
    await giveBackAccess(deps, user.id);
    await deps.db.transaction(async (tx) => {
      const tasks = await repo.listTaskIds(tx, user.id);
      for (const job of Object.values(jobOfTask)) await deps.jobs.forget(tx, job, tasks);
      await repo.deleteUser(tx, user);
    });
  };
}

/**
 * On a drive of the student's own only what we put into its bin goes: the rest is theirs. One that does not answer is
 * left.
 */
async function eraseBytes(
  { drives, logger }: ErasureDeps,
  { folderId, driveKey, binKey }: { folderId: string; driveKey: string; binKey: string | null },
): Promise<void> {
  if (await drives.isLocal(folderId)) return drives.local.erase(binKey ?? driveKey);
  if (binKey === null) return;
  try {
    await (await drives.ofFolder(folderId)).drive.erase(binKey);
  } catch (error) {
    logger.warn({ err: error }, 'bin of a student’s own drive not emptied');
  }
}
