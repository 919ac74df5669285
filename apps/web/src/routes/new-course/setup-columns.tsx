import type { ReactNode } from 'react';

/**
 * What is entered, and beside it the folder with what is done next; on a narrow screen that is a bar at the lower edge.
 * What the keyboard comes to is scrolled clear of that bar and of the header.
 */
export function SetupColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="gap-x-20 max-lg:flex max-lg:min-h-[calc(100dvh-4.25rem)] max-lg:flex-col md:max-lg:min-h-[calc(100dvh-6rem)] lg:grid lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
      <div className="min-w-0 max-lg:mb-6 max-lg:**:focus-visible:scroll-mb-22 max-lg:**:focus-visible:scroll-mt-28">
        {children}
      </div>
      {aside}
    </div>
  );
}
