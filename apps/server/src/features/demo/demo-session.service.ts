import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '@weekwise/contracts/limits.ts';
import { demoUser } from '@weekwise/domain/demo.ts';
import { parseCookies } from 'better-auth/cookies';
import type { Deps } from '../../deps.ts';
import type { Identity } from '../../plugins/identity.ts';
import { cookieAttributes, cookiePrefix } from '../auth/cookie-names.ts';

export type DemoSessions = ReturnType<typeof createDemoSessions>;

/**
 * Sessions of the demo user. They are kept by the browsers alone, as the signed time at which they end: whoever opens
 * many of them fills no table. Their cookie is not the one that signs a student in, so that neither replaces the other.
 */
export function createDemoSessions({ config, authSecret, clock }: Pick<Deps, 'config' | 'authSecret' | 'clock'>) {
  const name = `${cookiePrefix(config)}.demo`;
  const sign = (expires: string) => createHmac('sha256', authSecret).update(`demo session until ${expires}`).digest();

  return {
    open(): { cookie: string; expiresAt: Date } {
      const expiresAt = new Date(clock().getTime() + limits.demoSessionLifetime);
      const expires = String(expiresAt.getTime());
      const attributes = cookieAttributes(config, { lifetime: limits.demoSessionLifetime, path: '/api' });
      return { cookie: `${name}=${expires}.${sign(expires).toString('base64url')}; ${attributes}`, expiresAt };
    },

    /** The demo user, where the cookies hold a session that has not ended. */
    identify(cookies: string | undefined): Identity | null {
      const [expires = '', signature = ''] = (parseCookies(cookies ?? '').get(name) ?? '').split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(expires);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return Number(expires) > clock().getTime() ? { ...demoUser } : null;
    },
  };
}
