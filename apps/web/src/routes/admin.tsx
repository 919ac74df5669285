import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../components/loaded.tsx';
import { Skeleton, Skeletons } from '../components/skeleton.tsx';
import { ModelUse } from '../features/admin/model-use.tsx';
import { healthQuery } from '../features/system/health.queries.ts';
import { HealthList } from '../features/system/health-list.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { AppHeader } from './shared/app-header.tsx';

/** The admin's first page: whether everything runs, and what the models are used for. */
export default function Admin() {
  const health = useQuery(healthQuery);
  usePageTitle('Admin');
  return (
    <>
      <AppHeader />
      <main id="main" tabIndex={-1} className="page max-w-240 pt-5 pb-16 outline-none md:pt-8">
        <h1 tabIndex={-1} className="type-page">
          Admin
        </h1>
        <section aria-labelledby="system" className="mt-6">
          <h2 id="system" className="mb-3 font-semibold">
            System
          </h2>
          <Loaded query={health} errorTitle="The server does not say how it is" skeleton={<HealthSkeleton />}>
            {({ parts, version }) => (
              <>
                <HealthList parts={parts} />
                <p className="mt-3 text-muted text-xs">Version {version}</p>
              </>
            )}
          </Loaded>
        </section>
        <section aria-labelledby="models" className="mt-10">
          <h2 id="models" className="font-semibold">
            Language models
          </h2>
          <p className="mb-3 text-muted text-xs">The last 30 days</p>
          <ModelUse />
        </section>
      </main>
    </>
  );
}

function HealthSkeleton() {
  return (
    <Skeletons label="Asking the server" className="grid gap-3">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </Skeletons>
  );
}
