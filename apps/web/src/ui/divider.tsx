import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { backKey, lineEnd, onwardKey } from '#lingui';
import type { SidePane } from '../layout/side-pane.ts';

const keyStep = 16;
const onward = lineEnd === 'right' ? 1 : -1;

/** A 1 px line with a visible grip between two panes: the window splitter of the ARIA practices. */
export function Divider({
  pane: { resizeLabel, minSize, maxSize, defaultSize },
  size,
  controls,
  direction,
  resize,
}: {
  pane: SidePane;
  /** Pixels. */
  size: number;
  /** Id of the pane. */
  controls: string;
  /** Whether the pane grows when the divider moves on, as the page is read, or back. */
  direction: 1 | -1;
  /** Gives the pane a width, or the nearest that there is room for. */
  resize: (size: number, options: { remember: boolean }) => void;
}) {
  const [drag, setDrag] = useState<{ x: number; size: number } | null>(null);
  const dragTo = ({ clientX }: PointerEvent, remember: boolean) => {
    if (drag) resize(drag.size + direction * onward * (clientX - drag.x), { remember });
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { [backKey]: -keyStep, [onwardKey]: keyStep }[event.key];
    const edge = { Home: minSize, End: maxSize }[event.key];
    if (step === undefined && edge === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    resize(edge ?? size + direction * (step ?? 0), { remember: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot take the focus and has no value
    <div
      role="separator"
      aria-label={resizeLabel}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={Math.round(size)}
      aria-valuemin={minSize}
      aria-valuemax={maxSize}
      tabIndex={0}
      data-dragging={drag ? '' : undefined}
      onKeyDown={onKey}
      onDoubleClick={() => resize(defaultSize, { remember: true })}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ x: event.clientX, size });
      }}
      onPointerMove={(event) => dragTo(event, false)}
      onPointerUp={(event) => {
        dragTo(event, true);
        setDrag(null);
      }}
      onPointerCancel={() => setDrag(null)}
      className={clsx(
        'relative z-(--syllabus-z-sticky) w-px shrink-0 cursor-col-resize touch-none select-none bg-(--syllabus-border-subtle) outline-offset-0 transition-colors',
        // Wider to the pointer than to the eye.
        'before:absolute before:inset-y-0 before:-inset-x-1 pointer-coarse:before:-inset-x-3 print:hidden',
        'after:absolute after:top-1/2 after:left-1/2 after:-mt-4 after:-ml-0.5 after:h-8 after:w-1 after:rounded-full after:bg-(--syllabus-border-strong)',
        'hover:bg-(--syllabus-border-strong) data-dragging:bg-accent-primary data-dragging:after:bg-accent-primary',
      )}
    />
  );
}
