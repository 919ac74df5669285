import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { Chip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { BoardLine } from './weeks.queries.ts';

/** Names a line of the syllabus while it is dragged. */
export const lineType = 'application/x-weekwise-line';

/** The syllabus line by line. A press puts a line into the chosen week; it can be dragged to any other. */
export function LineList({
  lines,
  uses,
  onUse,
}: {
  lines: readonly BoardLine[];
  /** The weeks in which a line is used, by its id. */
  uses: ReadonlyMap<string, number[]>;
  onUse: (line: BoardLine) => void;
}) {
  return (
    <ol aria-label={t`Lines of the syllabus`} data-lines className="-mx-2">
      {lines.map((line) => {
        const used = uses.get(line.id);
        return (
          <li
            key={line.id}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData(lineType, line.id);
              event.dataTransfer.effectAllowed = 'copy';
            }}
            className="group/line [contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]"
          >
            <button
              type="button"
              data-line={line.id}
              onClick={() => onUse(line)}
              className={clsx(
                'flex w-full cursor-pointer items-start gap-2 rounded-md px-2 py-1.5 text-start hover:bg-hover touch:py-2.5',
                used && 'text-muted',
              )}
            >
              <Icon of={GripVertical} size={14} className="mt-1 cursor-grab text-muted opacity-60 touch:hidden" />
              <span className={clsx('min-w-0 flex-1 break-words font-serif', line.isHeading && 'font-semibold')}>
                {line.text}
              </span>
              {used && <Chip tone="success">{used.map((number) => t`Week ${number}`).join(', ')}</Chip>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
