import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import PencilLine from 'lucide-react/icons/pencil-line';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef } from 'react';
import { pageName } from '../../lib/citation-label.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Confidence } from './confidence.tsx';
import { DateChoices } from './date-choices.tsx';
import { detailOfItem, kindOf, titleOfItem } from './describe-item.ts';
import { ItemForm, type WeekChoice } from './item-form.tsx';
import { OtherReading } from './other-reading.tsx';
import { type Decision, useSaveItem } from './review.queries.ts';
import type { ReviewItem, ReviewLine } from './review-item.ts';

export interface RowProps {
  item: ReviewItem;
  folderId: string;
  weeks: readonly WeekChoice[];
  current: boolean;
  editing: boolean;
  onSelect: () => void;
  onEdit: (editing: boolean) => void;
  onDecide: (decision: Decision) => void;
  onOpenLine: (line: ReviewLine) => void;
}

/** One item beside the line it was read from. */
export function ReviewListItem(props: RowProps) {
  const { item, current, editing, onSelect, onOpenLine } = props;
  const row = useRef<HTMLLIElement>(null);
  useFollow(row, current);
  const gone = item.state === 'not-an-item';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: j and k move between items; the click only follows the pointer
    <li
      ref={row}
      aria-label={`${kindOf(item)}: ${titleOfItem(item)}`}
      aria-current={current ? 'true' : undefined}
      onClick={onSelect}
      className={clsx(
        'grid scroll-my-24 items-start border-t px-4 py-3 md:grid-cols-[minmax(0,5fr)_48px_minmax(0,6fr)]',
        current && 'rounded-lg bg-canvas',
      )}
    >
      <div className="min-w-0 max-md:mb-2">
        {item.source ? (
          <SourceLine line={item.source} due={item.dueSource} onOpen={onOpenLine} />
        ) : (
          <p className="text-muted text-sm">{t`Added by you. It stands in no line of the syllabus.`}</p>
        )}
      </div>
      <span aria-hidden="true" className="relative h-full max-md:hidden">
        {item.source && (
          <span className="absolute top-8 end-3 start-3 h-[1.5px] bg-(--syllabus-border-highlight) after:absolute after:-top-[2px] after:end-0 after:size-1.5 after:rounded-full after:bg-(--syllabus-border-highlight)" />
        )}
      </span>
      <div className="min-w-0">
        <p className="flex items-center justify-between gap-3">
          <span className="text-muted text-xs">
            {kindOf(item)}
            {editing && t`, editing`}
          </span>
          {item.read && <Confidence value={item.confidence} inDoubt={item.doubt !== null} />}
        </p>
        {editing ? (
          <Editor {...props} />
        ) : (
          <>
            <p className={clsx('break-words font-medium font-serif text-base leading-6', gone && 'line-through')}>
              {titleOfItem(item)}
            </p>
            <p className="tabular line-clamp-3 text-secondary text-sm">{detailOfItem(item)}</p>
            <DateChoices item={item} onDecide={props.onDecide} />
            <OtherReading item={item} weeks={props.weeks} onDecide={props.onDecide} />
            <RowActions {...props} />
          </>
        )}
      </div>
    </li>
  );
}

/** The chosen row stays in view. */
function useFollow(row: RefObject<HTMLLIElement | null>, current: boolean): void {
  const first = useRef(true);
  useEffect(() => {
    if (current && !first.current) row.current?.scrollIntoView({ block: 'nearest' });
    first.current = false;
  }, [current, row]);
}

function SourceLine({
  line,
  due,
  onOpen,
}: {
  line: ReviewLine;
  due: ReviewLine | null;
  onOpen: (line: ReviewLine) => void;
}) {
  const page = pageName(line);
  return (
    <>
      <button type="button" onClick={() => onOpen(line)} className="link text-xs">
        {page === null ? t`Show in the syllabus` : t`p. ${page}`}
      </button>
      <p className="whitespace-pre-wrap break-words font-serif text-base text-secondary leading-6.5">
        {line.before}
        <mark className="highlight">{line.text}</mark>
        {line.after}
      </p>
      {due && (
        <p className="mt-1 font-serif text-secondary text-sm">
          <Trans>
            Due: <mark className="highlight">{due.text}</mark>
          </Trans>
        </p>
      )}
    </>
  );
}

const stateWords = {
  confirmed: t`Confirmed`,
  corrected: t`Corrected by you`,
  added: t`Added by you`,
  'not-an-item': t`Not an item`,
} as const;

function RowActions({ item, onEdit, onDecide }: RowProps) {
  if (item.state === 'pending')
    return (
      <p className="mt-2 flex flex-wrap gap-1.5">
        <Button size="sm" onClick={() => onDecide({ do: 'confirm', itemIds: [item.id] })}>
          <Icon of={Check} size={14} />
          {t`Confirm`}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onEdit(true)}>
          <Icon of={PencilLine} size={14} />
          {t`Edit`}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onDecide({ do: 'remove', itemId: item.id })}>
          <Icon of={X} size={14} />
          {t`Not an item`}
        </Button>
      </p>
    );
  const gone = item.state === 'not-an-item';
  return (
    <p className="mt-1 flex flex-wrap items-center gap-3 text-sm">
      <span className={clsx('inline-flex items-center gap-1.5 font-medium', gone ? 'text-muted' : 'text-success')}>
        <Icon of={gone ? X : Check} size={14} />
        {stateWords[item.state]}
      </span>
      {gone ? (
        <button
          type="button"
          className="link text-xs"
          onClick={() => onDecide({ do: 'restore', itemId: item.id })}
        >{t`Restore`}</button>
      ) : (
        <>
          <button type="button" className="link text-xs" onClick={() => onEdit(true)}>{t`Edit`}</button>
          <button type="button" className="link text-xs" onClick={() => onDecide({ do: 'undo', itemId: item.id })}>
            <Icon of={RotateCcw} size={14} className="me-1 inline" />
            {t`Undo`}
          </button>
        </>
      )}
    </p>
  );
}

/** Saving confirms: what a student has just typed needs no second look. */
function Editor({ item, folderId, weeks, onEdit }: RowProps) {
  const save = useSaveItem(folderId, item);
  return (
    <ItemForm
      kind={item.kind}
      values={item.values}
      week={save.inWeek ? item.weekId : undefined}
      weeks={weeks}
      submitLabel={t`Save`}
      saving={save.isPending}
      error={save.error}
      onSubmit={(changed, weekId) => save.run(changed, weekId, () => onEdit(false))}
      onCancel={() => onEdit(false)}
    />
  );
}
