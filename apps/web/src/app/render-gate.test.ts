import { describe, expect, it } from 'vitest';
import { decideScreen, type GateInput, isExpiry } from './render-gate.ts';

const student: GateInput = {
  path: '/',
  query: new URLSearchParams(),
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

describe('decideScreen', () => {
  it.each<[rule: string, change: Partial<GateInput>, screen: unknown]>([
    ['a student with a folder sees the dashboard', {}, { kind: 'dashboard' }],
    ['and the split screen under /syllabus/', { path: '/syllabus/f1' }, { kind: 'split-screen' }],
    ['/dashboard is the dashboard', { path: '/dashboard' }, { kind: 'dashboard' }],
    ['a visitor sees the landing page', { userId: null, startup: 'idle' }, { kind: 'landing' }],
    ['a visitor under /syllabus/ too', { userId: null, path: '/syllabus/f1' }, { kind: 'landing' }],
    ['no folders: onboarding', { folderIds: [], currentFolderId: null }, { kind: 'onboarding' }],
    ['no subscription: onboarding', { subscription: 'inactive' }, { kind: 'onboarding' }],
    ['a loading subscription counts as paid', { subscription: 'loading' }, { kind: 'dashboard' }],
    [
      'no folders but back from a payment: wait for the folder',
      { folderIds: [], currentFolderId: null, query: query('session_id=cs_1') },
      { kind: 'loading', text: 'Loading your workspace...' },
    ],
    [
      'back from a payment, the current folder need not be known yet',
      { currentFolderId: 'f9', query: query('session_id=cs_1') },
      { kind: 'dashboard' },
    ],
    [
      'folders without a valid current one: loading',
      { currentFolderId: 'f9' },
      { kind: 'loading', text: 'Loading your workspace...' },
    ],
    [
      'folders without any current one: loading',
      { currentFolderId: null },
      { kind: 'loading', text: 'Loading your workspace...' },
    ],
    ['checking who is here', { checkingAuth: true }, { kind: 'loading', text: 'Checking your account...' }],
    ['loading startup data', { startup: 'loading' }, { kind: 'loading', text: 'Loading your workspace...' }],
    [
      'checking comes before startup',
      { checkingAuth: true, startup: 'loading' },
      { kind: 'loading', text: 'Checking your account...' },
    ],
    ['without user info the app waits', { hasUserInfo: false }, { kind: 'loading', text: 'Loading your workspace...' }],
    ['a server that does not answer', { unreachable: 'gone', userId: null }, { kind: 'unavailable', message: 'gone' }],
    ['startup data that failed', { startup: 'failed' }, { kind: 'unavailable', message: null }],
    ['an existing student by SMS', { query: query('method=sms&user_type=existing') }, { kind: 'sms-syllabus' }],
    ['SMS alone is not enough', { query: query('method=sms') }, { kind: 'dashboard' }],
    [
      'loading comes before the SMS page',
      { checkingAuth: true, query: query('method=sms&user_type=existing') },
      { kind: 'loading', text: 'Checking your account...' },
    ],
    [
      'an error overrides everything',
      { checkingAuth: true, query: query('error=Mail+was+refused&method=sms&user_type=existing') },
      { kind: 'auth-error', message: 'Mail was refused' },
    ],
    [
      'an expiry has its own words',
      { query: query('error=Token+has+expired.+Please+request+a+new+one.') },
      { kind: 'auth-error', message: 'Your magic link has expired. Please request a new one to continue.' },
    ],
  ])('%s', (_, change, screen) => {
    expect(decideScreen({ ...student, ...change })).toEqual(screen);
  });

  it('never shows the app, whatever else holds, without a user', () => {
    for (const startup of ['idle', 'loading', 'ready', 'failed'] as const)
      for (const subscription of ['loading', 'active', 'inactive'] as const)
        for (const folderIds of [[], ['f1']])
          for (const path of ['/', '/dashboard', '/syllabus/f1']) {
            const { kind } = decideScreen({ ...student, userId: null, startup, subscription, folderIds, path });
            expect(['landing', 'loading']).toContain(kind);
          }
  });
});

describe('isExpiry', () => {
  it.each([
    ['Token has expired. Please request a new one.', true],
    ['This link expired yesterday', true],
    ['This sign-in link is not valid', false],
  ])('%s', (text, expected) => {
    expect(isExpiry(text)).toBe(expected);
  });
});
