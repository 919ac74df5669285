import type { ReactNode } from 'react';

export interface SidePane {
  /** Names the divider: "Resize week list". */
  resizeLabel: string;
  /** Pixels. */
  defaultSize: number;
  minSize: number;
  maxSize: number;
  content: ReactNode;
}
