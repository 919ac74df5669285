import { describe, expect, it } from 'vitest';
import { decideScreen, type GateInput, type Screen } from './render-gate.ts';

const workspace = { kind: 'loading', text: 'Loading your workspace...' } as const;

/** Every value that makes a difference, of every input. */
const values = {
  error: [null, 'Mail was refused'],
  checkingAuth: [false, true],
  startup: ['idle', 'loading', 'ready', 'failed'],
  sms: [false, true],
  unreachable: [null, 'gone'],
  userId: [null, 'u1'],
  hasUserInfo: [false, true],
  folderIds: [[], ['f1', 'f2']],
  currentFolderId: [null, 'f1', 'gone'],
  returnsFromPayment: [false, true],
  subscription: ['loading', 'active', 'inactive'],
  path: ['/', '/dashboard', '/syllabus/f1', '/inverted', '/onboarding/success', '/subscription-success'],
} as const;
type Case = { [K in keyof typeof values]: (typeof values)[K][number] };

function* everyCase(): Generator<Case> {
  const keys = Object.keys(values) as (keyof typeof values)[];
  const total = keys.reduce((product, key) => product * values[key].length, 1);
  for (let index = 0; index < total; index++) {
    let rest = index;
    const picked = keys.map((key) => {
      const at = rest % values[key].length;
      rest = Math.floor(rest / values[key].length);
      return [key, values[key][at]];
    });
    yield Object.fromEntries(picked) as Case;
  }
}

function screenOf({ error, sms, returnsFromPayment, ...rest }: Case): Screen {
  const query = new URLSearchParams();
  if (sms) query.set('method', 'sms');
  if (sms) query.set('user_type', 'existing');
  if (returnsFromPayment) query.set('session_id', 'cs_1');
  return decideScreen({ ...rest, query, authError: error });
}

/** The sentences of the spec in their order: the first one that holds says what shows. */
const rules: { says: string; when: (at: Case) => boolean; shows: (at: Case) => Screen }[] = [
  {
    says: 'an auth error overrides everything',
    when: (at) => at.error !== null,
    shows: () => ({ kind: 'auth-error', message: 'Mail was refused', fromLink: true }),
  },
  {
    says: 'auth is being checked',
    when: (at) => at.checkingAuth,
    shows: () => ({ kind: 'loading', text: 'Checking your account...' }),
  },
  { says: 'startup data are loading', when: (at) => at.startup === 'loading', shows: () => workspace },
  { says: 'an existing student by SMS', when: (at) => at.sms, shows: () => ({ kind: 'sms-syllabus' }) },
  {
    says: 'the server could not be asked',
    when: (at) => at.unreachable !== null,
    shows: ({ unreachable }) => ({ kind: 'unavailable', message: unreachable }),
  },
  { says: 'nobody is signed in', when: (at) => at.userId === null, shows: () => ({ kind: 'landing' }) },
  {
    says: 'startup data failed',
    when: (at) => at.startup === 'failed',
    shows: () => ({ kind: 'unavailable', message: null }),
  },
  { says: 'startup data were not asked for yet', when: (at) => at.startup === 'idle', shows: () => workspace },
  {
    says: 'the main app',
    when: (at) =>
      at.hasUserInfo &&
      at.folderIds.length > 0 &&
      (at.currentFolderId === 'f1' || at.returnsFromPayment) &&
      (at.subscription === 'loading' || at.subscription === 'active') &&
      !at.path.endsWith('success'),
    shows: ({ path }) => ({ kind: path === '/syllabus/f1' || path === '/inverted' ? 'split-screen' : 'dashboard' }),
  },
  {
    says: 'onboarding: no folders or no active subscription, nothing loading, no payment returning',
    when: (at) =>
      (at.folderIds.length === 0 || at.subscription === 'inactive') &&
      at.subscription !== 'loading' &&
      !at.returnsFromPayment,
    shows: () => ({ kind: 'onboarding' }),
  },
  {
    says: 'else it loads, mirrored',
    when: (at) => at.path === '/inverted',
    shows: () => ({ kind: 'loading', text: 'Loading your inverted workspace...' }),
  },
  { says: 'else it loads', when: () => true, shows: () => workspace },
];

describe('decideScreen', () => {
  const casesOf = Map.groupBy(everyCase(), (at) => rules.find(({ when }) => when(at)));

  it.each(rules)('$says', (rule) => {
    const cases = casesOf.get(rule) ?? [];
    const wrong = cases.filter((at) => JSON.stringify(screenOf(at)) !== JSON.stringify(rule.shows(at)));
    expect(wrong).toEqual([]);
    expect(cases.length).toBeGreaterThan(0);
  });

  it('holds of the sentences that are about few cases', () => {
    const student: GateInput = {
      path: '/',
      query: new URLSearchParams(),
      authError: null,
      checkingAuth: false,
      unreachable: null,
      userId: 'u1',
      hasUserInfo: true,
      startup: 'ready',
      folderIds: ['f1', 'f2'],
      currentFolderId: 'f1',
      subscription: 'active',
    };
    const query = (text: string) => new URLSearchParams(text);
    expect(decideScreen(student)).toEqual({ kind: 'dashboard' });
    expect(decideScreen({ ...student, query: query('method=sms') })).toEqual({ kind: 'dashboard' });
    expect(decideScreen({ ...student, authError: 'Token has expired. Please request a new one.' })).toEqual({
      kind: 'auth-error',
      message: 'Your magic link has expired. Please request a new one to continue.',
      fromLink: false,
    });
  });
});
