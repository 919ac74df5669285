import { t } from '@lingui/core/macro';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type DragEvent, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** What a dragged row of a week is known by, apart from files and texts that are dragged. */
const format = 'application/x-weekwise-entry';

/** For the mouse, beside the list of weeks. Keys and menus move a row too. */
export function EntryGrip({ id }: { id: string }) {
  const start = ({ dataTransfer, currentTarget }: DragEvent<HTMLElement>) => {
    dataTransfer.setData(format, id);
    dataTransfer.effectAllowed = 'move';
    const row = currentTarget.closest('[data-entry]');
    if (row) dataTransfer.setDragImage(row, 0, 0);
  };
  return (
    <span
      draggable
      onDragStart={start}
      aria-hidden="true"
      title={t`Drag to a week`}
      data-grip
      className="absolute -start-6 top-2 cursor-grab p-0.5 text-muted opacity-0 transition-opacity group-hover/row:opacity-100 group-first/row:top-0 max-xl:hidden touch:hidden print:hidden"
    >
      <Icon of={GripVertical} />
    </span>
  );
}

/** Handlers for a week on which a row is dropped, and whether one hangs over it. */
export function useEntryDrop(onEntry: ((id: string) => void) | undefined) {
  const [over, setOver] = useState(false);
  const takes = ({ dataTransfer }: DragEvent) => onEntry !== undefined && dataTransfer.types.includes(format);
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(false);
        onEntry?.(event.dataTransfer.getData(format));
      },
    },
  };
}
