import { t } from '@lingui/core/macro';
import ListChecks from 'lucide-react/icons/list-checks';
import { useState } from 'react';
import { useShortcut } from '../../lib/shortcuts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { WeekChoice } from './item-form.tsx';
import type { Decision } from './review.queries.ts';
import type { ReviewItem, ReviewLine } from './review-item.ts';
import { ReviewListItem } from './review-list-item.tsx';

/** The items beside their lines. j and k move, Enter confirms, e edits, x takes out, z takes back. */
export function ReviewList({
  folderId,
  items,
  weeks,
  currentId,
  onCurrent,
  onDecide,
  onOpenLine,
}: {
  folderId: string;
  items: readonly ReviewItem[];
  weeks: readonly WeekChoice[];
  currentId: string | null;
  onCurrent: (id: string | null) => void;
  onDecide: (decision: Decision) => void;
  onOpenLine: (line: ReviewLine) => void;
}) {
  const [editingId, setEditingId] = useState<string | null>(null);
  const at = items.findIndex((item) => item.id === currentId);
  const current = items[at];
  const go = (to: number) => {
    const item = items[Math.max(0, Math.min(items.length - 1, to))];
    if (item) onCurrent(item.id);
  };
  const confirm = () => {
    if (!current) return go(0);
    if (current.state === 'pending') onDecide({ do: 'confirm', itemIds: [current.id] });
    // A list that shows only what needs a look loses the item: its place is taken by the next one.
    go(at + 1);
  };
  const idle = editingId === null;
  useShortcut({ keys: 'j', label: t`Next item`, group: 'Review' }, () => go(at + 1), idle);
  useShortcut({ keys: 'k', label: t`Previous item`, group: 'Review' }, () => go(at < 0 ? 0 : at - 1), idle);
  useShortcut(
    { keys: 'Enter', label: t`Confirm`, group: 'Review' },
    (event) => {
      // Enter on a button presses that button.
      if (event.target instanceof Element && event.target.closest('button, a, [role="radio"]')) return;
      confirm();
    },
    idle,
  );
  useShortcut({ keys: 'e', label: t`Edit`, group: 'Review' }, () => current && setEditingId(current.id), idle);
  useShortcut(
    { keys: 'x', label: t`Not an item`, group: 'Review' },
    () => {
      if (!current || current.state === 'not-an-item') return;
      onDecide({ do: 'remove', itemId: current.id });
      go(at + 1);
    },
    idle,
  );
  useShortcut({ keys: 'z', label: t`Undo`, group: 'Review' }, () => onDecide({ do: 'undo' }), idle);

  if (items.length === 0)
    return (
      <EmptyState
        icon={ListChecks}
        title={t`Nothing here needs a look`}
      >{t`Every item of this kind is decided. Choose All to see the whole syllabus.`}</EmptyState>
    );
  return (
    <ol className="-mx-4">
      {items.map((item) => (
        <ReviewListItem
          key={item.id}
          item={item}
          folderId={folderId}
          weeks={weeks}
          current={item.id === currentId}
          editing={item.id === editingId}
          onSelect={() => onCurrent(item.id)}
          onEdit={(editing) => {
            setEditingId(editing ? item.id : null);
            onCurrent(item.id);
          }}
          onDecide={onDecide}
          onOpenLine={onOpenLine}
        />
      ))}
    </ol>
  );
}
