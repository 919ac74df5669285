import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { TooltipProvider } from '../components/tooltip.tsx';
import Landing from '../routes/landing.tsx';

/** The landing page as HTML, for the build: what a visitor sees before any script of ours runs. */
export async function landingHtml(): Promise<string> {
  const router = createMemoryRouter([{ path: '/', element: <Landing /> }]);
  const { prelude } = await prerender(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return new Response(prelude).text();
}
