import { screen } from '@testing-library/react';
import { getSession, getSignInWays } from '@weekwise/contracts/auth.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeSession } from '../lib/session/session-store.ts';
import { aVisitor, knownStudent } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

// A browser that is told to keep nothing of a site throws as soon as its storage is looked at.

beforeEach(() => {
  closeSession();
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  }
});
afterEach(() => vi.restoreAllMocks());

it('where the browser keeps nothing for us a visitor sees the landing page', async () => {
  const server = knownStudent();
  server.answer(getSession, aVisitor);
  server.answer(getSignInWays, { email: true, sms: false, providers: [] });
  openApp('/');
  expect(await screen.findByRole('heading', { name: /one week at a time/ })).toBeInTheDocument();
});

it('and a student, known by the cookie, their courses', async () => {
  knownStudent();
  openApp('/');
  expect(await screen.findByRole('heading', { name: 'Courses' })).toBeInTheDocument();
});
