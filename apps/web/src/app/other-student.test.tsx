import { screen, waitFor } from '@testing-library/react';
import { verifyMagicLink, verifySmsLink } from '@weekwise/contracts/auth.ts';
import { errorTable } from '@weekwise/contracts/errors.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRecord, writeRecord } from '../lib/session/session-record.ts';
import { closeSession } from '../lib/session/session-store.ts';
import { makeRecord, makeUser } from '../testing/factories.ts';
import { expires_at, knownStudent } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

const link = '/auth/verify-email-magic-link?token=abc';
const dashboard = () => screen.findByRole('heading', { name: 'Courses' });
const question = () => screen.findByRole('heading', { name: 'Continue as somebody else?' });

/** A server on which Leila is signed in, with a link for somebody else. */
function someoneElsesLink(linkFor: string, contract: typeof verifyMagicLink | typeof verifySmsLink) {
  const server = knownStudent();
  const detail = { user_id: 'u1', signed_in_as: 'leila.osei@northmere.example', link_for: linkFor };
  const { status } = errorTable.signed_in_as_other;
  const user = makeUser({ id: 'u2', userId: 'u2', email: 'bea@northmere.example', name: 'Bea' });
  server.on(contract, ({ path }) =>
    path.includes('instead_of=u1')
      ? Response.json({ success: true, user, expires_at, user_type: 'existing' })
      : Response.json({ code: 'signed_in_as_other', message: 'Another student.', detail }, { status }),
  );
  writeRecord(makeRecord());
  return server;
}

beforeAll(async () => {
  await import('../routes/dashboard/dashboard.tsx');
});
beforeEach(() => closeSession());

describe('somebody else’s sign-in link in a browser that is signed in', () => {
  it('asks first, and says who is signed in and whose link it is', async () => {
    someoneElsesLink('bea@northmere.example', verifyMagicLink);
    openApp(link);
    await question();
    expect(screen.getByText(/signed in as/)).toHaveTextContent(
      'You’re signed in as leila.osei@northmere.example. This link is for bea@northmere.example and signs you out here.',
    );
    expect(readRecord()?.userId).toBe('u1');
  });

  it('signs in the other one who agrees, and keeps nothing of the first', async () => {
    const server = someoneElsesLink('bea@northmere.example', verifyMagicLink);
    localStorage.setItem('weekwise.query-cache', '{"of":"Leila"}');
    const { user } = openApp(link);
    await user.click(await screen.findByRole('button', { name: 'Continue as bea@northmere.example' }));
    expect(await dashboard()).toBeInTheDocument();
    await waitFor(() => expect(readRecord()?.userId).toBe('u2'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('Leila');
    expect(server.seen.filter(({ path }) => path.includes('verify')).map(({ path }) => path)).toEqual([
      '/api/auth/verify-email-magic-link?token=abc',
      '/api/auth/verify-email-magic-link?token=abc&instead_of=u1',
    ]);
  });

  it('leaves the student where they were who declines', async () => {
    const server = someoneElsesLink('bea@northmere.example', verifyMagicLink);
    const { user } = openApp(link);
    await question();
    await user.tab();
    await user.click(screen.getByRole('link', { name: 'Stay signed in' }));
    expect(await dashboard()).toBeInTheDocument();
    expect(readRecord()?.userId).toBe('u1');
    expect(server.seen.filter(({ path }) => path.includes('verify'))).toHaveLength(1);
  });

  it('by text message too, and says what went wrong in between', async () => {
    const server = someoneElsesLink('+15550100199', verifySmsLink);
    const { user } = openApp('/auth/verify-sms-link?token=abc');
    const button = await screen.findByRole('button', { name: 'Continue as +15550100199' });
    server.refuse(verifySmsLink, 'link_expired');
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your magic link has expired.');
  });
});
