import { clsx } from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { z } from 'zod';
import { storedValue } from '../lib/storage.ts';
import { Divider } from '../ui/divider.tsx';
import type { SidePane } from './side-pane.ts';

type Side = 'left' | 'right';

/** Pixels that the centre keeps, however wide the others are wanted. */
const centreMin = 360;

/**
 * Up to three panes side by side. The outer ones keep their width in pixels, which is remembered under `id`;
 * a double click on a divider resets it, arrow keys move it by 16 px. On paper there is the centre alone.
 */
export function SplitPanes({
  id,
  left,
  centre,
  right,
  className,
}: {
  id: string;
  left?: SidePane;
  centre: ReactNode;
  right?: SidePane;
  className?: string;
}) {
  const remembered = storedValue(
    `panes.${id}`,
    z.object({ left: z.number().optional(), right: z.number().optional() }),
  );
  const [sizes, setSizes] = useState(() => remembered.get() ?? {});
  const paneId = useId();
  const centrePane = useRef<HTMLDivElement>(null);

  const sideOf = (side: Side, pane: SidePane) => {
    const size = Math.min(pane.maxSize, Math.max(pane.minSize, sizes[side] ?? pane.defaultSize));
    const resize = (wanted: number, { remember }: { remember: boolean }) => {
      const room = size + (centrePane.current?.clientWidth ?? 0) - centreMin;
      const next = Math.max(pane.minSize, Math.min(pane.maxSize, Math.max(room, size), wanted));
      setSizes({ ...sizes, [side]: next });
      if (remember) remembered.set({ ...remembered.get(), [side]: next });
    };
    return { size, resize, controls: `${paneId}-${side}`, direction: side === 'left' ? 1 : -1 } as const;
  };
  const drawSide = (side: Side, pane: SidePane | undefined) => {
    if (!pane) return [];
    const { size, controls, ...rest } = sideOf(side, pane);
    return [
      // Where the window is too narrow for all, the outer panes give way.
      <div
        key="pane"
        id={controls}
        style={{ flex: `0 1 ${size}px`, minWidth: pane.minSize }}
        className="flex min-h-0 flex-col overflow-hidden print:hidden"
      >
        {pane.content}
      </div>,
      <Divider key="divider" pane={pane} size={size} controls={controls} {...rest} />,
    ];
  };
  return (
    <div className={clsx('flex print:block', className)}>
      {drawSide('left', left)}
      <div
        ref={centrePane}
        style={{ minWidth: centreMin }}
        className="flex min-h-0 flex-1 flex-col overflow-hidden print:block print:overflow-visible"
      >
        {centre}
      </div>
      {drawSide('right', right).toReversed()}
    </div>
  );
}
