import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { i18n } from '#lingui';
import Landing from '../routes/public/landing.tsx';

/** The landing page as HTML, for the build: what a visitor sees before any script of ours runs. */
export async function landingHtml(): Promise<string> {
  const router = createMemoryRouter([{ path: '/', element: <Landing /> }]);
  const { prelude } = await prerender(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return new Response(prelude).text();
}
