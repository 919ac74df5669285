import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from '../app/providers.tsx';
import { routes } from '../app/router.tsx';
import { startChecking } from '../lib/session/session-store.ts';

/** The whole app at an address, as a tab that was just opened. */
export function openApp(path: string) {
  startChecking();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const user = userEvent.setup();
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, user };
}
