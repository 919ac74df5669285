import { Tooltip as Base } from 'radix-ui';
import type { ReactNode } from 'react';
import { Keys } from './kbd.tsx';

export const TooltipProvider = Base.Provider;

/** A short name for what an icon does, and its key. The control carries the same text as `aria-label`. */
export function Tooltip({
  label,
  keys,
  side = 'bottom',
  children,
}: {
  label: ReactNode;
  /** tinykeys spelling of the shortcut. */
  keys?: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
}) {
  return (
    <Base.Root>
      <Base.Trigger asChild>{children}</Base.Trigger>
      <Base.Portal>
        <Base.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="fade-in z-(--syllabus-z-popover) flex max-w-72 items-center gap-2 rounded-md bg-inverse px-2.5 py-1.5 text-inverse text-xs shadow-md"
        >
          {label}
          {keys && <Keys keys={keys} inverse />}
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
