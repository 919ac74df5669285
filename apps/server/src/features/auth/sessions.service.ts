import type { Deps } from '../../deps.ts';
import type { Identity } from '../../plugins/identity.ts';
import { deleteSession, deleteSessionsOfUser, findFirstUserId, findVerifiedEmail } from './auth.repo.ts';
import { clientAddressHeader, createBetterAuth } from './better-auth.ts';
import { coalesced } from './coalesced.ts';

export interface Session {
  id: string;
  user: Identity;
  expiresAt: Date;
}

/** Who asks, as far as a session record keeps it. */
export interface Client {
  cookie: string | undefined;
  userAgent: string | undefined;
  address: string;
}

/** A session, and what the browser has to keep of it. */
export interface OpenedSession {
  session: Session;
  cookies: string[];
}

/**
 * Those that are looked up at the same moment are one query, and a few of them leave most of the connections to other
 * calls.
 */
const atOnce = 50;

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(deps: Pick<Deps, 'db' | 'config' | 'authSecret'>) {
  const auth = createBetterAuth(deps);

  const lookUp = coalesced(atOnce, async (cookie): Promise<Session | null> => {
    const found = await auth.api.getSession({ headers: new Headers({ cookie }) });
    if (!found) return null;
    const { user, session } = found;
    return { id: session.id, user: identityOf(user), expiresAt: session.expiresAt };
  });
  const sessionOf = async (cookie: string | undefined) => (cookie ? await lookUp(cookie) : null);

  return {
    sessionOf,

    /** Signs a user in, in place of whoever was signed in at this browser: no cookie outlives a sign-in. */
    async open(userId: string, client: Client): Promise<OpenedSession> {
      const headers = new Headers({ [clientAddressHeader]: client.address, 'user-agent': client.userAgent ?? '' });
      const { headers: answered, response } = await auth.api.openSession({
        body: { userId },
        headers,
        returnHeaders: true,
      });
      const before = await sessionOf(client.cookie);
      if (before) await deleteSession(deps.db, before.id);
      const { user, session } = response;
      return {
        session: { id: session.id, user: identityOf(user), expiresAt: session.expiresAt },
        cookies: answered.getSetCookie(),
      };
    },

    /** Ends this session, or all of this student's. `cookies` make the browser forget. */
    async signOut(userId: string, cookie: string, everywhere: boolean): Promise<{ cookies: string[] }> {
      if (everywhere) await deleteSessionsOfUser(deps.db, userId);
      const { headers } = await auth.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true });
      return { cookies: headers.getSetCookie() };
    },

    /** Asked anew for every call: who is taken off the list is no admin from the next start on. */
    async isAdmin(userId: string): Promise<boolean> {
      const email = await findVerifiedEmail(deps.db, userId);
      if (email !== null && deps.config.adminEmails.includes(email)) return true;
      return deps.config.localMode && (await findFirstUserId(deps.db)) === userId;
    },
  };
}

interface AuthUser {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
  phoneNumber?: string | null | undefined;
}

/** Until a student gives a name, the phone number or the part of the address before the @ stands for it. */
function identityOf({ id, email, emailVerified, name, phoneNumber }: AuthUser): Identity {
  return {
    id,
    email: emailVerified ? email : null,
    name: name || phoneNumber || (email.split('@')[0] ?? email),
  };
}
