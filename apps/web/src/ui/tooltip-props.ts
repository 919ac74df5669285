import type { ReactNode } from 'react';

export interface TooltipProps {
  label: ReactNode;
  /** tinykeys spelling of the shortcut. */
  keys?: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
}
