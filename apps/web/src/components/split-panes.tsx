import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { Group, Panel, type PanelImperativeHandle, Separator, usePanelRef } from 'react-resizable-panels';
import { z } from 'zod';
import { storedValue } from '../lib/storage.ts';

export interface SidePane {
  /** Names the divider: "Resize week list". */
  resizeLabel: string;
  /** Pixels. */
  defaultSize: number;
  minSize: number;
  maxSize: number;
  content: ReactNode;
}

const keyStep = 16;

/**
 * Up to three panes side by side. The outer ones keep their width in pixels, which is remembered under `id`;
 * a double click on a divider resets it, arrow keys move it by 16 px.
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
  const [initial] = useState(() => remembered.get() ?? {});
  const leftPanel = usePanelRef();
  const rightPanel = usePanelRef();

  const remember = (sizes: { left?: number; right?: number }) => remembered.set({ ...remembered.get(), ...sizes });
  const rememberDragged = () =>
    remember({
      ...(leftPanel.current && { left: leftPanel.current.getSize().inPixels }),
      ...(rightPanel.current && { right: rightPanel.current.getSize().inPixels }),
    });

  return (
    <Group
      className={clsx('min-h-0', className)}
      resizeTargetMinimumSize={{ fine: 8, coarse: 24 }}
      onLayoutChanged={(_, { isUserInteraction }) => {
        if (isUserInteraction) rememberDragged();
      }}
    >
      {left && <Side id={`${id}-left`} pane={left} initial={initial.left} panel={leftPanel} />}
      {left && <Divider pane={left} panel={leftPanel} direction={1} onMoved={(size) => remember({ left: size })} />}
      <Panel id={`${id}-centre`} minSize={360} className="flex min-w-0 flex-col">
        {centre}
      </Panel>
      {right && (
        <Divider pane={right} panel={rightPanel} direction={-1} onMoved={(size) => remember({ right: size })} />
      )}
      {right && <Side id={`${id}-right`} pane={right} initial={initial.right} panel={rightPanel} />}
    </Group>
  );
}

type PanelRef = RefObject<PanelImperativeHandle | null>;

function Side({ id, pane, initial, panel }: { id: string; pane: SidePane; initial?: number; panel: PanelRef }) {
  const size = Math.min(pane.maxSize, Math.max(pane.minSize, initial ?? pane.defaultSize));
  return (
    <Panel
      id={id}
      panelRef={panel}
      defaultSize={size}
      minSize={pane.minSize}
      maxSize={pane.maxSize}
      groupResizeBehavior="preserve-pixel-size"
      className="flex min-w-0 flex-col"
    >
      {pane.content}
    </Panel>
  );
}

/** A 1 px line with a visible grip. `direction`: which way the pane grows when the divider moves right. */
function Divider({
  pane,
  panel,
  direction,
  onMoved,
}: {
  pane: SidePane;
  panel: PanelRef;
  direction: 1 | -1;
  onMoved: (size: number) => void;
}) {
  const resize = (size: number) => {
    const within = Math.min(pane.maxSize, Math.max(pane.minSize, size));
    panel.current?.resize(within);
    onMoved(within);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -keyStep, ArrowRight: keyStep }[event.key];
    const edge = { Home: pane.minSize, End: pane.maxSize }[event.key];
    if ((step === undefined && edge === undefined) || !panel.current) return;
    // The library would move by percent of the window; the design asks for pixels.
    event.preventDefault();
    event.stopPropagation();
    resize(edge ?? panel.current.getSize().inPixels + direction * (step ?? 0));
  };
  return (
    <Separator
      aria-label={pane.resizeLabel}
      disableDoubleClick
      onDoubleClick={() => resize(pane.defaultSize)}
      onKeyDownCapture={onKey}
      className={clsx(
        'relative w-px bg-(--syllabus-border-subtle) outline-offset-0 transition-colors',
        'after:absolute after:top-1/2 after:left-1/2 after:-mt-4 after:-ml-0.5 after:h-8 after:w-1 after:rounded-full after:bg-(--syllabus-border-strong)',
        'data-[separator=active]:bg-accent-primary data-[separator=hover]:bg-(--syllabus-border-strong) data-[separator=active]:after:bg-accent-primary',
      )}
    />
  );
}
