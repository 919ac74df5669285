import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** One bar of a loading layout. Give it the size of what will stand there. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      className={clsx(
        'block rounded-[4px] bg-skeleton [animation:skeleton_var(--syllabus-motion-skeleton)_ease-in-out_infinite]',
        className,
      )}
    />
  );
}

/** Holds the bars of one loading place, says so once, and waits 200 ms so that quick answers never blink. */
export function Skeletons({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" className="appear-late">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  );
}
