import './styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { keepTyped } from '../lib/typed-before.ts';
import { firstPageReady } from './first-page.ts';
import { createAppClient, Providers } from './providers.tsx';
import { createRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const router = createRouter();
const client = createAppClient();

// Nothing is awaited at the top: what a file of this bundle loads may share that bundle, and would wait for it in a
// circle.
void firstPageReady(root, router, client).then(() => {
  keepTyped(root);
  createRoot(root).render(
    <StrictMode>
      {/* The build puts a hash into this file's name that changes with anything that it leads to. */}
      <Providers client={client} build={import.meta.url}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
});
