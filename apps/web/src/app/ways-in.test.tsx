import { screen, waitFor } from '@testing-library/react';
import {
  checkAdminStatus,
  getSession,
  getSignInWays,
  requestMagicLink,
  verifySmsLink,
} from '@weekwise/contracts/auth.ts';
import type { ResponseInputOf } from '@weekwise/contracts/contract.ts';
import { getStartup } from '@weekwise/contracts/folders.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRecord, writeRecord } from '../lib/session/session-record.ts';
import { closeSession } from '../lib/session/session-store.ts';
import { makeFolder, makeRecord, makeUser } from '../testing/factories.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aVisitor, expires_at, knownStudent } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

const landing = () => screen.findByRole('heading', { name: /one week at a time/ });
const dashboard = () => screen.findByRole('heading', { name: 'Courses' });
const emailOnly: ResponseInputOf<typeof getSignInWays> = { email: true, sms: false, providers: [] };

beforeAll(async () => {
  await import('../routes/public/landing.tsx');
  await import('../routes/dashboard/dashboard.tsx');
});
beforeEach(() => closeSession());

describe('OAuth return: back from another house', () => {
  const returned = '/?auth=success&user_id=intruder&email=x%40evil.example&name=Mallory&folder=f1';

  it('signs in whom the cookie names, whoever this browser remembers, and cleans the address after a second', async () => {
    const server = knownStudent();
    writeRecord(makeRecord({ userId: 'somebody-before' }));
    const { router } = openApp(returned);
    expect(await dashboard()).toBeInTheDocument();
    expect(readRecord()?.userId).toBe('u1');
    expect(server.seen.every(({ path }) => !path.includes('intruder') && !path.includes('before'))).toBe(true);
    await waitFor(() => expect(router.state.location.search).toBe('?folder=f1'), { timeout: 3_000 });
  });

  it('opens nothing for an address that somebody made up', async () => {
    const server = fakeServer();
    server.answer(getSession, aVisitor);
    server.answer(getSignInWays, emailOnly);
    openApp(returned);
    expect(await landing()).toBeInTheDocument();
    expect(readRecord()).toBeNull();
  });

  it('keeps the session when the workspace cannot be loaded', async () => {
    const server = knownStudent();
    server.refuse(getStartup, 'not_found');
    openApp(returned);
    await screen.findByRole('heading', { name: 'Your workspace could not be loaded' });
    expect(readRecord()).toMatchObject({ userId: 'u1', isOnboarded: false });
  });

  it('to the debug landing page goes on to the courses', async () => {
    knownStudent();
    const { router } = openApp('/debug-landing?auth=success&user_id=u1');
    expect(await dashboard()).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/');
  });

  it('that failed shows what went wrong, and names the other ways in', async () => {
    const server = fakeServer();
    server.answer(getSignInWays, { ...emailOnly, sms: true, providers: [{ id: 'google', name: 'Google' }] });
    openApp('/?error=The%20sign-in%20was%20cancelled.');
    expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in was cancelled.');
    expect(await screen.findByText(/you can also sign in with Google or a text message/)).toBeInTheDocument();
  });
});

describe('a link by text message', () => {
  const verified = { success: true, user: makeUser({ email: null, name: '+15550100199' }), expires_at } as const;

  it('leads who was here before to their courses and what is due', async () => {
    const server = knownStudent();
    server.answer(verifySmsLink, { ...verified, user_type: 'existing' });
    const { router } = openApp('/auth/verify-sms-link?token=abc');
    const course = await screen.findByRole('link', { name: /Rivers and Floodplains/ });
    expect(course).toHaveAttribute('href', '/syllabus/f1');
    expect(router.state.location.search).toBe('?method=sms&user_type=existing');
    expect(readRecord()).toMatchObject({ email: '', name: '+15550100199' });
  });

  it('leads a new student to their first course', async () => {
    const server = knownStudent([]);
    server.answer(verifySmsLink, { ...verified, user_type: 'new' });
    openApp('/auth/verify-sms-link?token=abc');
    expect(await screen.findByRole('heading', { name: 'Set up your first course' })).toBeInTheDocument();
  });

  it('that expired says so', async () => {
    fakeServer().refuse(verifySmsLink, 'link_expired');
    openApp('/auth/verify-sms-link?token=old');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your magic link has expired.');
  });

  it('its page asks a visitor for a number first', async () => {
    const server = fakeServer();
    server.answer(getSession, aVisitor);
    server.answer(getSignInWays, { ...emailOnly, sms: true });
    openApp('/?method=sms&user_type=existing');
    expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeInTheDocument();
  });
});

describe('unlocking', () => {
  const expired = () => writeRecord(makeRecord({ expiresAt: Date.now() - 1 }));

  it('is offered on the landing page to who was here, and sends a link without typing the address', async () => {
    const server = fakeServer();
    server.answer(getSession, aVisitor);
    server.answer(getSignInWays, emailOnly);
    server.answer(requestMagicLink, { success: true, message: 'sent', local_link: null });
    expired();
    const { user } = openApp('/');
    await user.click(await screen.findByRole('link', { name: 'Send a link to leila.osei@northmere.example' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back, Leila Osei' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeInTheDocument();
    expect(server.seen.at(-1)?.body).toEqual({ email: 'leila.osei@northmere.example' });
  });

  it('opens nothing by itself: the record alone is no session', async () => {
    const server = fakeServer();
    expired();
    openApp('/auth/simple-unlock');
    await screen.findByRole('button', { name: 'Send me a link' });
    expect(server.seen).toEqual([]);
    expect(readRecord()).toBeNull();
  });

  it('says when the mail could not be sent', async () => {
    const server = fakeServer();
    server.refuse(requestMagicLink, 'mail_not_sent');
    expired();
    const { user } = openApp('/auth/simple-unlock');
    await user.click(await screen.findByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in mail could not be sent.');
  });

  it.each([
    ['nobody was here', () => {}],
    ['the session still counts', () => writeRecord(makeRecord())],
    ['only a phone number is known', () => writeRecord(makeRecord({ email: '', expiresAt: 1 }))],
  ])('leads home where %s', async (_, remember) => {
    const server = knownStudent([makeFolder()]);
    server.answer(getSignInWays, emailOnly);
    remember();
    const { router } = openApp('/auth/simple-unlock');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('the admin area', () => {
  it('asks a visitor to log in', async () => {
    const server = fakeServer();
    server.answer(getSession, aVisitor);
    server.answer(getSignInWays, emailOnly);
    const { user } = openApp('/admin');
    expect(await screen.findByRole('heading', { name: 'Admin Access Required' })).toBeInTheDocument();
    expect(screen.getByText('Please log in to access the admin dashboard.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go to Login' }));
    expect(await landing()).toBeInTheDocument();
  });

  it('tells a student that they are no admin, and asks the server for nothing else', async () => {
    const server = fakeServer();
    server.answer(checkAdminStatus, { is_admin: false, user_id: 'u1' });
    writeRecord(makeRecord());
    openApp('/admin');
    expect(await screen.findByRole('heading', { name: 'You are not an admin' })).toBeInTheDocument();
    expect(server.seen.map(({ path }) => path)).toEqual(['/api/admin/check-admin-status']);
  });

  it('says when the server cannot be asked', async () => {
    const server = fakeServer();
    server.refuse(checkAdminStatus, 'not_found');
    writeRecord(makeRecord());
    openApp('/admin');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
