import type { ReactNode } from 'react';

/** A component of the kit and every state that it is drawn in. */
export interface Specimen {
  name: string;
  /** Its files below `ui/` and `layout/`; a test holds the showcase to all that are there. */
  files: readonly string[];
  /** What a look does not tell: how it is moved, where it opens. */
  note?: string;
  /** It is made for the whole width of a page. */
  wide?: boolean;
  states: readonly (readonly [label: string, drawing: ReactNode])[];
}
