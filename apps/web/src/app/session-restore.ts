import { fetchWhoIsHere } from '../features/auth/auth.queries.ts';
import { messageOf } from '../lib/api/errors.ts';
import { closeSession, loseServer, openSession, restoreSession, startChecking } from '../lib/session/session-store.ts';

/** Finds out who is here: from this browser's record, else from the cookie. */
export async function findSession(): Promise<void> {
  if (restoreSession().status === 'signed-in') return;
  startChecking();
  try {
    const who = await fetchWhoIsHere();
    if (who) openSession({ ...who, isOnboarded: false });
    else closeSession();
  } catch (error) {
    loseServer(messageOf(error));
  }
}
