import { Suspense, useState } from 'react';
import { lazyComponent, lazyModule } from '../lib/lazy-module.tsx';
import type { DialogProps, SheetProps } from './dialog-props.ts';

const parts = lazyModule(() => import('./dialog-parts.tsx'), { soon: true });
const WholeDialog = lazyComponent(parts, (dialogs) => dialogs.WholeDialog);
const WholeSheet = lazyComponent(parts, (dialogs) => dialogs.WholeSheet);

/**
 * Traps focus and gives it back. On a phone it rises from the bottom edge. What it is made of comes with the first one.
 */
export function Dialog(props: DialogProps) {
  if (!useOpenedOnce(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <WholeDialog {...props} />
    </Suspense>
  );
}

/** A pane that slides over the others where the screen is too narrow to hold it. */
export function Sheet(props: SheetProps) {
  if (!useOpenedOnce(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <WholeSheet {...props} />
    </Suspense>
  );
}

/** Stays once it was open: what closes is still drawn while it goes. */
function useOpenedOnce(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
