import { limits } from '@weekwise/contracts/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { ensureUserOfEmail, ensureUserOfPhone } from './auth.repo.ts';
import type { Client, OpenedSession, Sessions } from './sessions.service.ts';
import { signInMail } from './sign-in-mail.ts';
import { randomToken, spendToken, storeToken } from './tokens.service.ts';

type LinkDeps = Pick<Deps, 'db' | 'mail' | 'sms' | 'clock' | 'newId'>;

const lifetime = limits.magicLinkLifetime;

/** Sign-in by a link that only the owner of an address or a phone number can read. */
export function createSignInLinks(deps: LinkDeps, sessions: Sessions) {
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

    async spendLink(token: string, client: Client): Promise<OpenedSession> {
      const email = await spendToken(deps, 'email-link', token);
      const userId = await ensureUserOfEmail(deps.db, { id: deps.newId(), email, name: '' });
      if (!userId) throw new AppError('link_invalid');
      return sessions.open(userId, client);
    },

    /** `known`: whether somebody had signed in with this number before. */
    async spendSmsLink(token: string, client: Client): Promise<OpenedSession & { known: boolean }> {
      const phoneNumber = await spendToken(deps, 'sms-link', token);
      const { id, known } = await ensureUserOfPhone(deps.db, { id: deps.newId(), phoneNumber });
      return { ...(await sessions.open(id, client)), known };
    },
  };
}
