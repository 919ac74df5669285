import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { type ReactNode, Suspense } from 'react';
import { lazyComponent, lazyModule } from '../../lib/lazy-module.tsx';
import { pagesOf } from '../../lib/plan-labels.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DropTarget } from '../../ui/drop-target.tsx';
import { ConfidenceMark } from '../../ui/marks.tsx';
import type { Reading } from './course-plan.ts';
import { EntryGrip } from './entry-drag.tsx';
import type { MarkActions } from './marks.ts';
import type { PlanEdits } from './plan-edits.ts';
import type { ReadingMenuProps } from './reading-menu.tsx';
import { meta, RowMenu, RowTarget, row } from './row-parts.tsx';
import { type OpenSource, SourceMark } from './source-mark.tsx';

const MenuOfReading = lazyComponent(
  lazyModule(() => import('./reading-menu.tsx'), { soon: true }),
  (menu) => menu.MenuOfReading,
);

export function ReadingListItem({
  reading,
  quiet,
  marks,
  edits,
  onOpen,
  children,
}: {
  reading: Reading;
  quiet: boolean;
  /** Absent where nothing can be marked. */
  marks?: MarkActions | undefined;
  /** Absent where nothing can be changed. */
  edits?: PlanEdits | undefined;
  onOpen: OpenSource;
  /** Below: where it can be had. */
  children?: ReactNode;
}) {
  const { source, state } = reading;
  const open = source && (() => onOpen(source));
  const pages = pagesOf(reading);
  return (
    <DropTarget
      as="li"
      label={t`Drop to attach to this reading`}
      onFiles={edits && ((files) => edits.drop({ kind: 'reading', of: reading }, files))}
      className={row}
      data-reading={reading.id}
      data-entry={reading.id}
    >
      {edits && <EntryGrip id={reading.id} />}
      {open && <RowTarget label={t`Show in the syllabus`} onPress={open} />}
      <div className="flex items-start gap-3">
        {marks && (
          <Checkbox
            label={t`Read: ${reading.title}`}
            labelHidden
            checked={state === 'in-progress' ? 'indeterminate' : state === 'read'}
            onCheckedChange={(read) => marks.read(reading, read ? 'read' : 'unread')}
            className="pt-0.75 print:hidden"
          />
        )}
        <div className="min-w-0 flex-1">
          <h3 className={clsx('break-words font-medium font-serif text-md', state === 'read' && 'text-secondary')}>
            {reading.title}
          </h3>
          <p className={meta}>
            {reading.author && <span>{reading.author}</span>}
            {pages && <span className="tabular">{pages}</span>}
            {reading.optional && <Chip tone="line">{t`Optional`}</Chip>}
            {reading.graduateOnly && <Chip tone="line">{t`Graduate students`}</Chip>}
            {state === 'in-progress' && <span>{t`In progress`}</span>}
            <span className="relative empty:hidden">
              <ConfidenceMark confidence={reading.confidence} />
            </span>
            <span className="relative">
              <SourceMark of={reading} quiet={quiet} onOpen={onOpen} />
            </span>
          </p>
          {children}
        </div>
        <ReadingMenu reading={reading} marks={marks} edits={edits} onOpen={open} />
      </div>
    </DropTarget>
  );
}

function ReadingMenu({ reading, marks, edits, onOpen }: ReadingMenuProps) {
  if (!marks && !edits && !onOpen) return null;
  return (
    // The mark of the source is enough beside a mouse.
    <RowMenu title={reading.title} className={marks ? '' : 'md:hidden'}>
      <Suspense fallback={null}>
        <MenuOfReading reading={reading} marks={marks} edits={edits} onOpen={onOpen} />
      </Suspense>
    </RowMenu>
  );
}
