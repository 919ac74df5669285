import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import Landing from '../routes/public/landing.tsx';

/** The landing page as HTML, for the build: what a visitor sees before any script of ours runs. */
export async function landingHtml(): Promise<string> {
  const router = createMemoryRouter([{ path: '/', element: <Landing /> }]);
  const { prelude } = await prerender(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return new Response(prelude).text();
}
