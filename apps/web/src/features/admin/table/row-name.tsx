import type { ReactNode } from 'react';

/**
 * What a row is called. On a phone it is one line that ends where the next column begins: so all rows are of one
 * height.
 */
export const RowName = ({ swatch, children }: { swatch?: ReactNode; children: ReactNode }) => (
  <span className="flex min-w-24 items-center gap-2.5">
    {swatch}
    {/* Without a width of its own, it takes what the other columns leave. */}
    <span className="min-w-0 flex-1 max-md:w-0 max-md:*:block max-md:*:truncate md:[overflow-wrap:anywhere]">
      {children}
    </span>
  </span>
);
