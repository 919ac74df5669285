import { t } from '@lingui/core/macro';
import { FileListSkeleton } from '../../features/files/file-list-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The list of files while its code is on the way. */
export function FilesPaneSkeleton() {
  return (
    <div className="mx-auto w-full max-w-208 px-4 pb-16 md:px-10">
      <header className="pt-4 pb-5 md:pt-7">
        <h1 className="type-week">{t`Files`}</h1>
        <p className="mt-1 text-sm"> </p>
      </header>
      <Skeleton className="mb-4 h-24 rounded-lg" />
      <FileListSkeleton />
    </div>
  );
}
