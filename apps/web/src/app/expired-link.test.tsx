import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRecord, writeRecord } from '../lib/session/session-record.ts';
import { startChecking } from '../lib/session/session-store.ts';
import { makeRecord } from '../testing/factories.ts';
import { knownStudent } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

// Large chunks are fetched once, so that no test waits for them.
beforeAll(async () => {
  await import('../routes/dashboard/dashboard.tsx');
  await import('../routes/public/landing.tsx');
});
beforeEach(startChecking);

describe('a failed sign-in link', () => {
  it('an expired one in a browser that is signed in: nothing comes back under the card, and its button leads to the field', async () => {
    const server = knownStudent();
    writeRecord(makeRecord());
    const { user, router } = openApp('/?error=It%20has%20expired&folder=f1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your magic link has expired.');
    await waitFor(() => expect(router.state.location.search).toBe('?folder=f1'));
    expect(screen.getByRole('alert')).toHaveTextContent('Your magic link has expired.');
    await user.click(screen.getByRole('button', { name: 'Request New Magic Link' }));
    expect(await screen.findByRole('textbox', { name: 'Email address' })).toHaveFocus();
    expect(readRecord()).toBeNull();
    expect(server.seen.map(({ path }) => path)).not.toContain('/api/auth/session');
  });

  it('an expired one signs nobody out: the homepage leads back to who the cookie says', async () => {
    knownStudent();
    writeRecord(makeRecord());
    const { user } = openApp('/?error=It%20has%20expired');
    await user.click(await screen.findByRole('button', { name: 'Back to Homepage' }));
    expect(await screen.findByRole('heading', { name: 'Courses' })).toBeInTheDocument();
  });
});
