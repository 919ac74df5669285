import { Slot } from 'radix-ui';
import { type ReactNode, Suspense, useId } from 'react';
import { lazyComponent, lazyModule } from '../lib/lazy-module.tsx';
import type { TooltipProps } from './tooltip-props.ts';
import { useTooltip } from './use-tooltip.ts';

const Bubble = lazyComponent(
  lazyModule(() => import('./tooltip-bubble.tsx'), { soon: true }),
  ({ TooltipBubble }) => TooltipBubble,
);

/**
 * A short name for what an icon does, and its key. The control carries the same text as `aria-label`. A page has dozens
 * of these and shows one at a time: what places it comes with the first.
 */
export function Tooltip({ label, keys, side = 'bottom', children }: TooltipProps & { children: ReactNode }) {
  const id = useId();
  const { anchor, trigger, bubble } = useTooltip();
  return (
    <>
      <Slot.Root aria-describedby={anchor ? id : undefined} {...trigger}>
        {children}
      </Slot.Root>
      {anchor && (
        <Suspense fallback={null}>
          <Bubble id={id} anchor={anchor} label={label} keys={keys} side={side} {...bubble} />
        </Suspense>
      )}
    </>
  );
}
