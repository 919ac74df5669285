import { fetchWhoIsHere } from '../features/auth/auth.queries.ts';
import { messageOf } from '../lib/api/errors.ts';
import { readExpiredRecord } from '../lib/session/session-record.ts';
import { closeSession, loseServer, openSession, restoreSession, startChecking } from '../lib/session/session-store.ts';

/** Finds out who is here: from this browser's record, else from the cookie. */
export async function findSession(): Promise<void> {
  if (restoreSession().status !== 'signed-in') await askWhoIsHere();
}

/** Asks the server, whoever was here before. */
export async function askWhoIsHere(): Promise<void> {
  startChecking();
  try {
    const who = await fetchWhoIsHere();
    if (who) openSession({ ...who, isOnboarded: false });
    else closeSession(readExpiredRecord() ? 'expired' : null);
  } catch (error) {
    loseServer(messageOf(error));
  }
}
