import { limits } from '@weekwise/contracts/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { ensureUserOfEmail, ensureUserOfPhone, findOwnerOf } from './auth.repo.ts';
import type { Client, OpenedSession, Sessions } from './sessions.service.ts';
import { signInMail } from './sign-in-mail.ts';
import { peekToken, randomToken, spendToken, storeToken } from './tokens.service.ts';

type LinkDeps = Pick<Deps, 'db' | 'mail' | 'sms' | 'clock' | 'newId'>;

const lifetime = limits.magicLinkLifetime;

/** A link as a browser opens it. `insteadOf`: the student whom its reader agreed to sign out for it. */
export interface OpenedLink {
  token: string;
  insteadOf: string | undefined;
}

/** Sign-in by a link that only the owner of an address or a phone number can read. */
export function createSignInLinks(deps: LinkDeps, sessions: Sessions) {
  /**
   * Nobody goes on in somebody else's account without noticing: a link that was sent to them signs nobody out
   * unasked.
   */
  async function assertMeant(kind: 'email-link' | 'sms-link', { token, insteadOf }: OpenedLink, client: Client) {
    const here = (await sessions.sessionOf(client.cookie))?.user;
    if (!here || here.id === insteadOf) return;
    const linkFor = await peekToken(deps, kind, token);
    if (linkFor === null) return;
    const owner = await findOwnerOf(deps.db, kind === 'email-link' ? { email: linkFor } : { phoneNumber: linkFor });
    if (owner === here.id) return;
    const signedInAs = here.email ?? here.name;
    throw new AppError('signed_in_as_other', { user_id: here.id, signed_in_as: signedInAs, link_for: linkFor });
  }

  return {
    /** Mails a link that leads to `origin`. Returns it where mail is shown on the screen, else null. */
    async requestLink(email: string, origin: string): Promise<string | null> {
      const token = randomToken();
      await storeToken(deps, 'email-link', token, { value: email, lifetime });
      const link = `${origin}/auth/verify-email-magic-link?token=${token}`;
      await deps.mail.send(signInMail(email, link)).catch((cause: unknown) => {
        throw new AppError('mail_not_sent', undefined, { cause });
      });
      return deps.mail.onScreen ? link : null;
    },

    /** The same by text message. */
    async requestSmsLink(phoneNumber: string, origin: string): Promise<string | null> {
      const { sms } = deps;
      if (!sms) throw new AppError('sign_in_not_offered');
      const token = randomToken();
      await storeToken(deps, 'sms-link', token, { value: phoneNumber, lifetime });
      const link = `${origin}/auth/verify-sms-link?token=${token}`;
      const text = `Sign in to Weekwise: ${link} It works once, for ${lifetime / 60_000} minutes.`;
      await sms.send({ to: phoneNumber, text }).catch((cause: unknown) => {
        throw new AppError('sms_not_sent', undefined, { cause });
      });
      return sms.onScreen ? link : null;
    },

    async spendLink(link: OpenedLink, client: Client): Promise<OpenedSession> {
      await assertMeant('email-link', link, client);
      const email = await spendToken(deps, 'email-link', link.token);
      const userId = await ensureUserOfEmail(deps.db, { id: deps.newId(), email, name: '' });
      if (!userId) throw new AppError('link_invalid');
      return sessions.open(userId, client);
    },

    /** `known`: whether somebody had signed in with this number before. */
    async spendSmsLink(link: OpenedLink, client: Client): Promise<OpenedSession & { known: boolean }> {
      await assertMeant('sms-link', link, client);
      const phoneNumber = await spendToken(deps, 'sms-link', link.token);
      const { id, known } = await ensureUserOfPhone(deps.db, { id: deps.newId(), phoneNumber });
      return { ...(await sessions.open(id, client)), known };
    },
  };
}
