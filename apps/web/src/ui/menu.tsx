import { Slot } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { lazyComponent, lazyModule } from '../lib/lazy-module.tsx';
import type { MenuProps } from './menu-props.ts';
import { useWholeOnPress } from './use-whole-on-press.ts';

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
  const { isWhole, opens, ask } = useWholeOnPress(parts, props.defaultOpen);
  if (isWhole) return <WholeMenu {...props} defaultOpen={opens} />;
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
