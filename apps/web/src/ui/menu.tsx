import { Slot } from 'radix-ui';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { lazyComponent, lazyModule } from '../lib/lazy-module.tsx';
import type { MenuProps } from './menu-props.ts';

const parts = lazyModule(() => import('./menu-parts.tsx'), { soon: true });

const WholeMenu = lazyComponent(parts, (menu) => menu.WholeMenu);
export const MenuItem = lazyComponent(parts, (menu) => menu.WholeMenuItem);
export const MenuChoices = lazyComponent(parts, (menu) => menu.WholeMenuChoices);
export const MenuLabel = lazyComponent(parts, (menu) => menu.WholeMenuLabel);
export const MenuSeparator = lazyComponent(parts, (menu) => menu.WholeMenuSeparator);

/**
 * A button and the menu that it opens. Until what menus are made of is here, the button stands alone, and brings it.
 */
export function Menu(props: MenuProps) {
  const [state, setState] = useState<'alone' | 'whole' | 'asked'>(parts.here() ? 'whole' : 'alone');
  const opensAtOnce = props.defaultOpen ?? false;
  useEffect(() => {
    if (opensAtOnce) void parts.load().then(() => setState((before) => (before === 'alone' ? 'asked' : before)));
  }, [opensAtOnce]);
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
