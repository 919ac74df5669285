import { screen } from '@testing-library/react';
import { getSession, getSignInWays } from '@weekwise/contracts/auth.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { sessionState, startChecking } from '../lib/session/session-store.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aVisitor } from '../testing/known-student.ts';
import { firstPageReady } from './first-page.ts';
import { createAppClient, Providers } from './providers.tsx';
import { routes } from './router.tsx';

test('the landing page of the HTML stays until the app can draw it with the ways to sign in, at once', async () => {
  const server = fakeServer();
  server.answer(getSession, aVisitor);
  server.answer(getSignInWays, { email: true, sms: false, providers: [] });
  startChecking();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<main><h1>Drawn by the build</h1></main>';
  const client = createAppClient();
  const router = createMemoryRouter(routes, { initialEntries: ['/'] });
  await firstPageReady(root, router, client);
  expect(sessionState()).toEqual({ status: 'signed-out', reason: null });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Drawn by the build');

  const app = createRoot(root);
  flushSync(() =>
    app.render(
      <Providers client={client}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('one week at a time');
  expect(screen.getByRole('textbox', { name: 'Email address' })).toBeInTheDocument();
  flushSync(() => app.unmount());
});
