import { useRef } from 'react';
import { rememberOpener } from '../lib/opener.ts';

/** The control that opened something: for an item of a menu, which is gone by then, the menu's own button. */
function openerOf(active: Element | null): Element | null {
  const menu = active?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
}

/**
 * Handlers for a Radix dialog that is opened without a trigger of its own: focus goes to its first field, or to the
 * dialog itself (on the closing cross, a tooltip would take the Escape key), and on closing back to what opened it.
 */
export function useReturnFocus(): {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
} {
  const opener = useRef<(() => HTMLElement | null) | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      opener.current = rememberOpener(openerOf(document.activeElement));
      if (!(event.target instanceof HTMLElement)) return;
      (event.target.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select') ?? event.target).focus();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      opener.current?.()?.focus();
    },
  };
}
