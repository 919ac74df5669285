import { act, screen, waitFor } from '@testing-library/react';
import { getSession, logout, verifyMagicLink } from '@weekwise/contracts/auth.ts';
import { getSubscriptionStatus } from '@weekwise/contracts/billing.ts';
import { errorTable } from '@weekwise/contracts/errors.ts';
import { getStartup } from '@weekwise/contracts/folders.ts';
import { getSimpleSyllabus, getSyllabusStatus } from '@weekwise/contracts/syllabus.ts';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { rememberDeployed, takeDeployed } from '../features/onboarding/deployed.ts';
import { forgetReturn, returnPath } from '../lib/session/return-path.ts';
import { readRecord, writeRecord } from '../lib/session/session-record.ts';
import { closeSession } from '../lib/session/session-store.ts';
import { makeSubscription } from '../testing/billing-factories.ts';
import { makeFolder, makeRecord, makeUser } from '../testing/factories.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aVisitor, expires_at, knownStudent } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

const landing = () => screen.findByRole('heading', { name: /one week at a time/ });
const dashboard = () => screen.findByRole('heading', { name: 'Courses' });

// Large chunks are fetched once, so that no test waits for them.
beforeAll(async () => {
  await import('../routes/course/course.tsx');
  await import('../routes/dashboard/dashboard.tsx');
  await import('../routes/public/landing.tsx');
  await import('../routes/new-course/new-course.tsx');
});
beforeEach(() => {
  closeSession();
  forgetReturn();
});

describe('who is here', () => {
  it('a visitor sees the landing page', async () => {
    fakeServer().answer(getSession, aVisitor);
    openApp('/');
    expect(await landing()).toBeInTheDocument();
  });

  it('session restore: a cookie without a record signs in and leaves a record', async () => {
    knownStudent();
    openApp('/');
    expect(await dashboard()).toBeInTheDocument();
    await waitFor(() => expect(readRecord()).toMatchObject({ userId: 'u1', isOnboarded: true, currentFolderId: 'f1' }));
  });

  it('session restore: a record is taken at its word; the server is asked for the folders only', async () => {
    const server = knownStudent();
    writeRecord(makeRecord());
    openApp('/');
    await dashboard();
    expect(server.seen.map(({ path }) => path)).not.toContain('/api/auth/session');
    expect(server.seen.every(({ headers }) => headers.get('x-user-id') === 'u1')).toBe(true);
  });

  it('session restore: an expired record is not', async () => {
    const server = fakeServer();
    server.answer(getSession, aVisitor);
    writeRecord(makeRecord({ expiresAt: Date.now() - 1 }));
    openApp('/');
    expect(await landing()).toBeInTheDocument();
  });

  it('a session that the server has ended leads to the landing page, which says so', async () => {
    const server = fakeServer();
    server.refuse(getStartup, 'unauthenticated');
    writeRecord(makeRecord());
    openApp('/dashboard');
    expect(await screen.findByText('You were signed out.')).toBeInTheDocument();
    expect(readRecord()).toBeNull();
  });

  it('session restore: startup data that fail clear the record; another try finds the student by the cookie', async () => {
    const server = knownStudent();
    server.refuse(getStartup, 'not_found');
    writeRecord(makeRecord());
    const { user } = openApp('/');
    await screen.findByRole('heading', { name: 'Your workspace could not be loaded' });
    expect(readRecord()).toBeNull();
    server.answer(getStartup, { folders: [makeFolder()], currentFolderId: 'f1' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await dashboard()).toBeInTheDocument();
  });
});

describe('where they go', () => {
  it('a student without folders sets up a course', async () => {
    knownStudent([]);
    const { router } = openApp('/');
    expect(await screen.findByRole('heading', { name: 'Set up your first course' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/dashboard/new');
  });

  it('an address under /syllabus/ opens the split screen and selects the course', async () => {
    const server = knownStudent([makeFolder({ folder_id: 'f0', folder_name: 'Other' }), makeFolder()]);
    openApp('/syllabus/f1?week=3');
    expect(await screen.findByRole('heading', { name: 'Meanders', level: 1 })).toBeInTheDocument();
    await waitFor(() =>
      expect(server.seen.find(({ path }) => path.endsWith('/select'))?.body).toEqual({ folder_id: 'f1' }),
    );
  });

  it('invalid folder: the first one opens, and that is said', async () => {
    knownStudent([makeFolder(), makeFolder({ folder_id: 'f2', folder_name: 'Other' })]);
    const { router } = openApp('/syllabus/somebody-elses');
    await screen.findByRole('heading', { name: 'Meanders', level: 1 });
    expect(router.state.location.pathname).toBe('/syllabus/f1');
    expect(await screen.findByText(errorTable.folder_not_found.text)).toBeInTheDocument();
  });

  it('a course made elsewhere is waited for while the kept list is asked for anew', async () => {
    const server = knownStudent([makeFolder({ folder_id: 'f0', folder_name: 'Other' })]);
    const { router } = openApp('/dashboard');
    await dashboard();
    await act(() => router.navigate('/terms'));
    const folders = [makeFolder({ folder_id: 'f0', folder_name: 'Other' }), makeFolder()];
    server.answer(getStartup, { folders, currentFolderId: 'f0' });
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3600_000);
    onTestFinished(() => later.mockRestore());
    await act(() => router.navigate('/syllabus/f1?week=3'));
    await screen.findByRole('heading', { name: 'Meanders', level: 1 });
    expect(router.state.location.pathname).toBe('/syllabus/f1');
    expect(screen.queryByText(errorTable.folder_not_found.text)).not.toBeInTheDocument();
  });

  it('invalid folder in the query: the first one takes its place', async () => {
    knownStudent();
    const { router } = openApp('/?folder=somebody-elses');
    await dashboard();
    expect(router.state.location.search).toBe('?folder=f1');
  });

  it('folder change: the address decides, the session follows, the query parameter goes', async () => {
    knownStudent([makeFolder(), makeFolder({ folder_id: 'f2', folder_name: 'Other' })]);
    const { router } = openApp('/?folder=f2');
    await dashboard();
    await waitFor(() => expect(readRecord()?.currentFolderId).toBe('f2'));
    await act(() => router.navigate('/syllabus/f1'));
    await waitFor(() => expect(readRecord()?.currentFolderId).toBe('f1'));
    expect(router.state.location.search).toBe('');
  });

  it('folder change: without folders none is stored', async () => {
    knownStudent([]);
    writeRecord(makeRecord({ currentFolderId: 'f1' }));
    openApp('/');
    await screen.findByRole('heading', { name: 'Set up your first course' });
    await waitFor(() => expect(readRecord()?.currentFolderId).toBeNull());
  });

  it('who opens a page of theirs signed out comes back to it, also where the session has ended on it', async () => {
    const server = fakeServer();
    server.answer(getSession, aVisitor);
    openApp('/syllabus/f1?week=2');
    expect(await landing()).toBeInTheDocument();
    expect(returnPath()).toBe('/syllabus/f1?week=2');
    forgetReturn();
    writeRecord(makeRecord());
    server.refuse(getStartup, 'unauthenticated');
    openApp('/syllabus/f1?week=3');
    await waitFor(() => expect(returnPath()).toBe('/syllabus/f1?week=3'));
  });

  it.each([
    '/account#plan',
    '/dashboard/bin',
    '/drives/d1',
    '/wiki/course/w1/compare?with=w2',
    '/admin/users?search=leila',
  ])('who opens %s signed out comes back to it too, though it stands beside the gate', async (page) => {
    fakeServer().answer(getSession, aVisitor);
    openApp(page);
    await waitFor(() => expect(returnPath()).toBe(page));
  });

  it('who signs out on a page of theirs leaves no way to it for the next student', async () => {
    knownStudent([makeFolder()]).answer(logout, { success: true });
    writeRecord(makeRecord());
    const { user } = openApp('/dashboard');
    await dashboard();
    await user.click(screen.getByRole('button', { name: 'Account: Leila Osei' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await landing()).toBeInTheDocument();
    expect(returnPath()).toBeNull();
  });

  it('logout: forgets everything and shows the landing page', async () => {
    const server = knownStudent();
    server.answer(logout, { success: true });
    writeRecord(makeRecord());
    rememberDeployed(['f1', 'f2'], 'Rivers');
    const { user } = openApp('/');
    await dashboard();
    await user.click(screen.getByRole('button', { name: 'Account: Leila Osei' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await landing()).toBeInTheDocument();
    expect(readRecord()).toBeNull();
    expect(server.seen.map(({ path }) => path)).toContain('/api/auth/logout/u1?clear_persistent=false');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/f1|Leila|Rivers/);
  });

  it('an unknown page says so', async () => {
    fakeServer();
    openApp('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeInTheDocument();
    expect(screen.getByText('/no/such/page')).toBeInTheDocument();
  });
});

describe('what was paid', () => {
  it('a subscription that is not active leads to onboarding', async () => {
    const server = knownStudent();
    server.answer(getSubscriptionStatus, makeSubscription({ is_active: false }));
    const { router } = openApp('/');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/new'));
  });

  it.each([
    ['is still loading', () => new Promise<Response>(() => {})],
    ['cannot be asked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('a subscription that %s counts as verified', async (_, answer) => {
    knownStudent().on(getSubscriptionStatus, answer);
    openApp('/');
    expect(await dashboard()).toBeInTheDocument();
  });

  it('three-pack: back from the payment the first of the deployed folders asks for its syllabus, and the list is gone', async () => {
    const server = knownStudent(['f1', 'f2', 'f3'].map((folder_id) => makeFolder({ folder_id, course: null })));
    server.refuse(getSimpleSyllabus, 'syllabus_not_found');
    server.refuse(getSyllabusStatus, 'syllabus_not_found');
    rememberDeployed(['f2', 'f3'], 'Deserts');
    const { router } = openApp('/?session_id=cs_1&folder=f1');
    expect(await screen.findByRole('button', { name: 'Choose the syllabus' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?folder=f2');
    expect(takeDeployed()).toBeNull();
  });

  it('a course that was paid and has been opened once opens as it is', async () => {
    knownStudent();
    const { router } = openApp('/?session_id=cs_1&folder=f1');
    await screen.findByRole('heading', { name: 'Meanders', level: 1 });
    expect(router.state.location.pathname).toBe('/syllabus/f1');
  });
});

describe('sign-in links', () => {
  it('a good one opens a session and leads home; its token is spent once', async () => {
    const server = knownStudent();
    server.answer(verifyMagicLink, { success: true, user: makeUser(), expires_at });
    openApp('/auth/verify-email-magic-link?token=abc');
    expect(await dashboard()).toBeInTheDocument();
    expect(server.seen.filter(({ path }) => path.includes('verify')).map(({ path }) => path)).toEqual([
      '/api/auth/verify-email-magic-link?token=abc',
    ]);
  });

  it('magic-link error: an expired one shows the card, clears what is known of the student, and leads to the field for a new one', async () => {
    const server = fakeServer();
    server.refuse(verifyMagicLink, 'link_expired');
    server.answer(getSession, aVisitor);
    writeRecord(makeRecord());
    rememberDeployed(['f1', 'f2'], 'Rivers');
    localStorage.setItem('weekwise.query-cache', '{"of":"Leila"}');
    const { user, router } = openApp('/auth/verify-email-magic-link?token=old');
    expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your magic link has expired. Please request a new one to continue.',
    );
    await waitFor(() => expect(readRecord()).toBeNull());
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/f1|Leila|Rivers/);
    await user.click(screen.getByRole('button', { name: 'Request New Magic Link' }));
    expect(await screen.findByRole('textbox', { name: 'Email address' })).toHaveFocus();
    expect(router.state.location.search).toBe('');
  });

  it('one without a token is no link', async () => {
    fakeServer();
    openApp('/auth/verify-email-magic-link');
    expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in link is not valid or was already used.');
  });

  it('a return from another house takes who came from the cookie, never from the address', async () => {
    const server = knownStudent();
    openApp('/auth/callback?auth=success&user_id=intruder&name=Mallory');
    expect(await dashboard()).toBeInTheDocument();
    expect(readRecord()?.userId).toBe('u1');
    expect(server.seen.every(({ path }) => !path.includes('intruder'))).toBe(true);
  });
});
