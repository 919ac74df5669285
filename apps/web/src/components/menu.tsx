import type { LucideIcon } from 'lucide-react';
import { Slot } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { later, part } from '../lib/later.tsx';

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

export interface MenuChoice {
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

const parts = part(() => import('./menu-parts.tsx'), { soon: true });

const WholeMenu = later(parts, (menu) => menu.WholeMenu);
export const MenuItem = later(parts, (menu) => menu.MenuItem);
export const MenuChoices = later(parts, (menu) => menu.MenuChoices);
export const MenuLabel = later(parts, (menu) => menu.MenuLabel);
export const MenuSeparator = later(parts, (menu) => menu.MenuSeparator);

/** A button and the menu that it opens. Until what menus are made of is here, the button stands alone, and brings it. */
export function Menu(props: MenuProps) {
  const [state, setState] = useState<'alone' | 'whole' | 'asked'>(parts.here() ? 'whole' : 'alone');
  if (state !== 'alone') return <WholeMenu {...props} defaultOpen={props.defaultOpen || state === 'asked'} />;
  const ask = () => void parts.load().then(() => setState('asked'));
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      data-state="closed"
      onClick={ask}
      onKeyDown={({ key }: KeyboardEvent) => key === 'ArrowDown' && ask()}
    >
      {props.trigger}
    </Slot.Root>
  );
}
