import { t } from '@lingui/core/macro';
import { Skeleton, Skeletons } from '../../../ui/skeleton.tsx';

export function CourseSkeleton() {
  return (
    <Skeletons label={t`Loading the course`} className="grid gap-x-16 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="max-md:hidden">
        <Skeleton className="h-36 rounded-md" />
        <Skeleton className="mt-5 h-4 w-4/5" />
        <Skeleton className="mt-2.5 h-4 w-3/5" />
        <Skeleton className="mt-6 h-9" />
      </div>
      <div>
        <Skeleton className="h-4 w-40" />
        <Skeleton className="mt-3 h-9 w-3/5" />
        <Skeleton className="mt-4 h-5 w-4/5" />
        <Skeleton className="mt-8 h-16" />
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="flex gap-6 border-t py-5">
            <Skeleton className="size-8" />
            <div className="flex-1">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="mt-3 h-4 w-2/3" />
              <Skeleton className="mt-2 h-4 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </Skeletons>
  );
}
