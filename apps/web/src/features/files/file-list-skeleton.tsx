import { t } from '@lingui/core/macro';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';

export function FileListSkeleton() {
  return (
    <Skeletons label={t`Loading the files`} className="divide-y rounded-lg border bg-surface">
      {[0.5, 0.66, 0.4].map((width) => (
        <div key={width} className="px-4 py-3">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-2 h-3 w-1/4" />
        </div>
      ))}
    </Skeletons>
  );
}
