import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';

export interface MenuProps {
  /** One button. */
  trigger: ReactNode;
  /** Open from the start, where the press that brought the menu was the one that opens it. */
  defaultOpen?: boolean;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

export interface MenuItemProps {
  icon?: LucideIcon;
  danger?: boolean;
  disabled?: boolean;
  hint?: ReactNode;
  onSelect: () => void;
  children: ReactNode;
}

interface MenuChoice {
  value: string;
  label: string;
  /** Drawn before the label: a swatch, a cover. */
  mark?: ReactNode;
  /** Drawn after it: how many there are. */
  hint?: string;
}

export interface MenuChoicesProps {
  label: string;
  value: string;
  choices: readonly MenuChoice[];
  onChange: (value: string) => void;
}
