import type { PlanChangeType, PlanItemKind } from '@weekwise/domain/plan.ts';
import {
  type ExtractedItem,
  editableFields,
  type ItemSource,
  type ItemValue,
  type WeekItem,
} from '../../../db/stored/plan-item.ts';
import type { PlanItem } from './project.ts';

export interface PlanChange {
  itemId: string;
  kind: PlanItemKind;
  change: PlanChangeType;
  label: string;
  /** null for `added`, `removed` and `moved`. */
  field: string | null;
  before: ItemValue;
  after: ItemValue;
  weekBefore: number | null;
  weekAfter: number | null;
  /** Lines of the revised syllabus; of the old one for `removed`. */
  source: ItemSource | null;
}

/**
 * What a revised syllabus would change in a plan. Both are projections with the same corrections; an item is the same
 * in both by its id (`carryIds`).
 */
export function diffPlans(before: readonly PlanItem[], after: readonly PlanItem[]): PlanChange[] {
  const old = new Map(before.map((entry) => [entry.item.id, entry]));
  const revised = new Map(after.map((entry) => [entry.item.id, entry]));
  const weekBefore = weekNumbers(before);
  const weekAfter = weekNumbers(after);
  const whole = (entry: PlanItem, change: 'added' | 'removed'): PlanChange => ({
    ...described(entry),
    change,
    field: null,
    before: null,
    after: null,
    weekBefore: change === 'removed' ? weekBefore(entry.item) : null,
    weekAfter: change === 'added' ? weekAfter(entry.item) : null,
  });

  const changes = after.filter(isShown).flatMap((entry): PlanChange[] => {
    const was = old.get(entry.item.id);
    if (!was || !isShown(was)) return [whole(entry, 'added')];
    const place = { weekBefore: weekBefore(was.item), weekAfter: weekAfter(entry.item) };
    const hasMoved = entry.item.kind !== 'week' && place.weekBefore !== place.weekAfter;
    const moved: PlanChange[] = hasMoved
      ? [{ ...described(entry), change: 'moved', field: null, before: null, after: null, ...place }]
      : [];
    return [...moved, ...fieldChanges(was, entry).map((change) => ({ ...change, ...place }))];
  });
  const removed = before.filter((entry) => isShown(entry) && !isShown(revised.get(entry.item.id)));
  return [...changes, ...removed.map((entry) => whole(entry, 'removed'))];
}

function isShown(entry: PlanItem | undefined): boolean {
  return entry !== undefined && entry.state !== 'not-an-item';
}

function fieldChanges(was: PlanItem, is: PlanItem): Omit<PlanChange, 'weekBefore' | 'weekAfter'>[] {
  const fields: readonly string[] = editableFields[is.item.kind];
  return fields.flatMap((field): Omit<PlanChange, 'weekBefore' | 'weekAfter'>[] => {
    const [before, after] = [fieldOf(was.item, field), fieldOf(is.item, field)];
    if (before !== after) {
      const change = field === 'dueDate' ? 'due_date' : 'changed';
      return [{ ...described(is), change, field, before, after }];
    }
    // The plan stays the same; where that is because the student corrected it, the syllabus' new word is told.
    const [readBefore, readAfter] = [was.read && fieldOf(was.read, field), is.read && fieldOf(is.read, field)];
    if (readBefore === readAfter || readAfter === after) return [];
    return [{ ...described(is), change: 'kept', field, before, after: readAfter }];
  });
}

function fieldOf(item: ExtractedItem, field: string): ItemValue {
  return (item as unknown as Record<string, ItemValue>)[field] ?? null;
}

const described = ({ item }: PlanItem) => ({
  itemId: item.id,
  kind: item.kind,
  label: labelOf(item),
  source: item.source,
});

/** What an item is called, for a person. */
export function labelOf(item: ExtractedItem): string {
  switch (item.kind) {
    case 'fact':
      return item.value;
    case 'grading':
    case 'policy':
      return item.name;
    case 'week':
      return item.topic ?? item.breakName ?? `Week ${item.number}`;
    default:
      return item.title;
  }
}

function weekNumbers(plan: readonly PlanItem[]): (item: ExtractedItem) => number | null {
  const weeks = plan.filter(isShown).map((entry) => entry.item);
  const numbers = new Map(
    weeks.filter((item): item is WeekItem => item.kind === 'week').map((week) => [week.id, week.number]),
  );
  return (item) => {
    if (item.kind === 'week') return item.number;
    if (item.kind !== 'reading' && item.kind !== 'assignment') return null;
    return item.weekId === null ? null : (numbers.get(item.weekId) ?? null);
  };
}
