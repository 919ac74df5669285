import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { LoadingScreen } from '../layout/loading-screen.tsx';

/**
 * Pages of the admin area, each its own chunk. Not the router's `lazy`: that loads the chunks of every matched route at
 * once, also while the gate above them is about to say no.
 */
const pages = {
  overview: lazy(() => import('../routes/admin/overview.tsx')),
  users: lazy(() => import('../routes/admin/users.tsx')),
  user: lazy(() => import('../routes/admin/user.tsx')),
  folders: lazy(() => import('../routes/admin/folders.tsx')),
  health: lazy(() => import('../routes/admin/health.tsx')),
  log: lazy(() => import('../routes/admin/log.tsx')),
  wiki: lazy(() => import('../routes/admin/wiki.tsx')),
};

export function AdminPage({ of }: { of: keyof typeof pages }) {
  const Page = pages[of];
  return (
    <Suspense fallback={<LoadingScreen text={t`Loading...`} />}>
      <Page />
    </Suspense>
  );
}
