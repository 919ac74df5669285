import { isAPIError } from 'better-auth/api';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { Identity } from '../../plugins/identity.ts';
import { deleteSession, deleteSessionsOfUser, deleteTokensExpiredBefore, findTokenExpiry } from './auth.repo.ts';
import { clientAddressHeader, createBetterAuth, hashToken } from './better-auth.ts';
import { signInMail } from './sign-in-mail.ts';

const day = 24 * 3600_000;

export interface Session {
  user: Identity;
  token: string;
  expiresAt: Date;
}

/** Who asks, as far as a session record keeps it. */
export interface Client {
  cookie: string | undefined;
  userAgent: string | undefined;
  address: string;
}

export type Auth = ReturnType<typeof createAuth>;

/** Sign-in links and the sessions they open. */
export function createAuth(deps: Pick<Deps, 'db' | 'config' | 'authSecret' | 'mail' | 'clock'>) {
  const auth = createBetterAuth(deps);

  async function sessionOf(cookie: string | undefined): Promise<Session | null> {
    if (!cookie) return null;
    const found = await auth.api.getSession({ headers: new Headers({ cookie }) });
    if (!found) return null;
    const { user, session } = found;
    return { user: identityOf(user), token: session.token, expiresAt: session.expiresAt };
  }

  return {
    sessionOf,

    /** Sends a link that leads to `origin`. Returns it where mail is shown on the screen, else null. */
    async requestLink(email: string, origin: string): Promise<string | null> {
      await deleteTokensExpiredBefore(deps.db, new Date(deps.clock().getTime() - day));
      let link = '';
      const deliver = async (token: string) => {
        link = `${origin}/auth/verify-email-magic-link?token=${token}`;
        await deps.mail.send(signInMail(email, link)).catch((cause: unknown) => {
          throw new AppError('mail_not_sent', undefined, { cause });
        });
      };
      await auth.api.signInMagicLink({ body: { email, metadata: { deliver } }, headers: new Headers() });
      return deps.mail.onScreen ? link : null;
    },

    /** Spends a token: signs its student in, in place of whoever was signed in there. `cookies` are for the browser. */
    async spendLink(token: string, client: Client): Promise<{ session: Session; cookies: string[] }> {
      const expiry = await findTokenExpiry(deps.db, hashToken(token));
      if (!expiry) throw new AppError('link_invalid');
      if (expiry <= deps.clock()) throw new AppError('link_expired');
      const headers = new Headers({ [clientAddressHeader]: client.address, 'user-agent': client.userAgent ?? '' });
      const { headers: answered, response } = await auth.api
        .magicLinkVerify({ query: { token }, headers, returnHeaders: true })
        .catch((error: unknown) => {
          // The library answers a token that was spent a moment ago with a redirect.
          throw isAPIError(error) ? new AppError('link_invalid', undefined, { cause: error }) : error;
        });
      const before = await sessionOf(client.cookie);
      if (before) await deleteSession(deps.db, before.token);
      const { user, session } = response as { user: AuthUser; session: { token: string; expiresAt: Date } };
      return {
        session: { user: identityOf(user), token: session.token, expiresAt: session.expiresAt },
        cookies: answered.getSetCookie(),
      };
    },

    /** Ends this session, or all of this student's. `cookies` make the browser forget. */
    async signOut(userId: string, cookie: string, everywhere: boolean): Promise<{ cookies: string[] }> {
      if (everywhere) await deleteSessionsOfUser(deps.db, userId);
      const { headers } = await auth.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true });
      return { cookies: headers.getSetCookie() };
    },
  };
}

interface AuthUser {
  id: string;
  email: string;
  name: string;
}

/** Until a student gives a name, the part of the address before the @ stands for it. */
function identityOf({ id, email, name }: AuthUser): Identity {
  return { id, email, name: name || (email.split('@')[0] ?? email) };
}
