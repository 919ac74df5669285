import type { ReactNode } from 'react';

/** A component and every state that it is drawn in. */
export interface Specimen {
  name: string;
  /** Its files below `ui/` and `layout/`; a test holds the page to all that are there. */
  files?: readonly string[];
  /** What a look does not tell: how it is moved, where it opens. */
  note?: string;
  /** It is made for the whole width of a page, and drawn in the page's theme alone. */
  wide?: boolean;
  states: Readonly<Record<string, ReactNode>>;
}
