import type { Deps } from '../../deps.ts';
import { createLogin } from './login.service.ts';
import { createSessions } from './sessions.service.ts';
import { createSignInLinks } from './sign-in-links.service.ts';

type AuthDeps = Pick<Deps, 'db' | 'config' | 'authSecret' | 'mail' | 'sms' | 'openIdProviders' | 'clock' | 'newId'>;

export type Auth = ReturnType<typeof createAuth>;

/** The ways in, and the sessions they open. */
export function createAuth(deps: AuthDeps) {
  const sessions = createSessions(deps);
  return { ...sessions, ...createSignInLinks(deps, sessions), ...createLogin(deps, sessions) };
}
