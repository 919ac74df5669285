import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** The actions; the last one is the primary. */
  footer?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
}

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the sheet; drawn only with `titleVisible`. */
  title: string;
  titleVisible?: boolean;
  side?: 'left' | 'right';
  children: ReactNode;
}
