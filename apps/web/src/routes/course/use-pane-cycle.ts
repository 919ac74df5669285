import { t } from '@lingui/core/macro';
import { useShortcut } from '../../lib/shortcuts.ts';

/** F6 goes from pane to pane, Shift F6 back: weeks, centre, chat. */
export function usePaneCycle(): void {
  const go = (step: number) => {
    const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) => pane.offsetParent);
    const at = panes.findIndex((pane) => pane.contains(document.activeElement));
    panes.at((at + step) % panes.length)?.focus();
  };
  useShortcut({ keys: 'F6', label: t`Next pane`, group: 'Course' }, () => go(1));
  useShortcut({ keys: 'Shift+F6', label: t`Previous pane`, group: 'Course' }, () => go(-1));
}
