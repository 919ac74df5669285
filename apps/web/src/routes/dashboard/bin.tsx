import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash';
import { Link } from 'react-router';
import { folderBinQuery } from '../../features/folders/bin.queries.ts';
import { BinList } from '../../features/folders/bin-list.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { AppHeader } from '../shared/app-header.tsx';

/** Courses that were deleted, until their 30 days are over. */
export default function Bin() {
  const bin = useQuery({ ...folderBinQuery(useUserId()), refetchOnMount: 'always' });
  usePageTitle(t`Bin`);
  return (
    <>
      <AppHeader current="courses" />
      <main id="main" tabIndex={-1} className="page max-w-208 pb-16 outline-none">
        <header className="pt-5 pb-4 md:pt-7 md:pb-5">
          <h1 tabIndex={-1} className="type-page">{t`Bin`}</h1>
          <p className="mt-1 max-w-(--syllabus-measure) text-secondary text-sm">{t`A deleted course stays here for 30 days with its files, plan and conversations. Then it is gone for good.`}</p>
        </header>
        <QueryBoundary query={bin} errorTitle={t`The bin could not be loaded`} skeleton={<BinSkeleton />}>
          {(folders) =>
            folders.length === 0 ? (
              <EmptyState
                icon={Trash2}
                title={t`The bin is empty`}
                actions={
                  <Button size="sm" asChild>
                    <Link to="/dashboard">{t`All courses`}</Link>
                  </Button>
                }
              >{t`Courses that you delete can be restored from here.`}</EmptyState>
            ) : (
              <BinList folders={folders} now={Date.now()} />
            )
          }
        </QueryBoundary>
      </main>
    </>
  );
}

function BinSkeleton() {
  return (
    <Skeletons label={t`Loading the bin`} className="divide-y rounded-lg border bg-surface">
      {['w-1/2', 'w-2/3'].map((width) => (
        <div key={width} className="flex items-center gap-4 px-4 py-4">
          <Skeleton className="size-5" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </Skeletons>
  );
}
