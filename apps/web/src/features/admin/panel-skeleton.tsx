import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';

/** Where a card will stand. */
export function PanelSkeleton({ label, className = 'h-64' }: { label: string; className?: string }) {
  return (
    <Skeletons label={label}>
      <Skeleton className={`${className} rounded-lg`} />
    </Skeletons>
  );
}
