import type { DateDoubt } from '@weekwise/contracts/syllabus.ts';
import type { ItemOrigin, ReviewState } from '@weekwise/domain/plan.ts';
import { type Correction, concerns } from '../../../db/stored/correction.ts';
import { type ExtractedItem, editableFields } from '../../../db/stored/plan-item.ts';

export interface PlanItem {
  /** With the corrections applied. */
  item: ExtractedItem;
  /** As it was read; null for what the student added. */
  read: ExtractedItem | null;
  state: ReviewState;
}

/**
 * What was read with what the student corrected. A correction of one field leaves the others to the reading, so that a
 * later, better reading still improves them. Corrections of items that no longer exist have no effect.
 */
export function project(items: readonly ExtractedItem[], corrections: readonly Correction[]): PlanItem[] {
  const plan = new Map<string, PlanItem>(items.map((item) => [item.id, { item, read: item, state: 'pending' }]));
  for (const correction of corrections) {
    for (const [id, next] of changes(plan, correction)) plan.set(id, next);
  }
  return [...plan.values()];
}

function* changes(plan: Map<string, PlanItem>, correction: Correction): Generator<[string, PlanItem]> {
  if (correction.action === 'add') {
    const { item } = correction;
    const known = plan.get(item.id);
    // A later syllabus prints what the student had added by hand: their words stay, its lines are gained.
    const gained = known?.item.kind === item.kind ? { ...item, source: known.item.source } : item;
    yield [item.id, { item: gained, read: known?.read ?? null, state: known ? 'corrected' : 'added' }];
    return;
  }
  const ids = correction.action === 'confirm' ? correction.itemIds : [correction.itemId];
  for (const id of ids) {
    const entry = plan.get(id);
    if (entry) yield [id, change(entry, correction)];
  }
}

function change(entry: PlanItem, correction: Exclude<Correction, { action: 'add' }>): PlanItem {
  const touched: ReviewState = entry.read === null ? 'added' : 'corrected';
  switch (correction.action) {
    case 'set':
      return { ...entry, item: withValues(entry.item, correction.values), state: touched };
    case 'move':
      return { ...entry, item: inWeek(entry.item, correction.weekId), state: touched };
    case 'remove':
      return { ...entry, state: 'not-an-item' };
    case 'confirm':
      return entry.state === 'pending' ? { ...entry, state: 'confirmed' } : entry;
    case 'reopen':
      return entry.state === 'confirmed' ? { ...entry, state: 'pending' } : entry;
    case 'restore':
      return { ...entry, state: isAsRead(entry) ? 'pending' : touched };
  }
}

function isAsRead({ item, read }: PlanItem): boolean {
  return item === read;
}

function withValues(item: ExtractedItem, values: Record<string, unknown>): ExtractedItem {
  const allowed: readonly string[] = editableFields[item.kind];
  const known = Object.fromEntries(Object.entries(values).filter(([field]) => allowed.includes(field)));
  const { ...next } = { ...item, ...known };
  // A day that the student has chosen is in no doubt.
  if (next.kind === 'week' && 'startDate' in known) delete next.startDoubt;
  if (next.kind === 'assignment' && 'dueDate' in known) delete next.dueDoubt;
  return next;
}

/** What speaks against the date of an item, until the student decides; null where nothing does. */
export function openDoubt({ item, state }: PlanItem): DateDoubt | null {
  if (state === 'confirmed') return null;
  if (item.kind === 'week') return item.startDoubt ?? null;
  return item.kind === 'assignment' ? (item.dueDoubt ?? null) : null;
}

function inWeek(item: ExtractedItem, weekId: string | null): ExtractedItem {
  if (item.kind === 'assignment') return { ...item, weekId };
  if (item.kind === 'reading' && weekId !== null) return { ...item, weekId };
  return item;
}

export function originOf(entry: PlanItem): ItemOrigin {
  if (entry.read === null) return 'added';
  return entry.state === 'corrected' ? 'edited' : 'syllabus';
}

/** Items that a correction other than a mere confirmation speaks of: the student's own work, never dropped silently. */
export function isCorrected(id: string, corrections: readonly Correction[]): boolean {
  return corrections.some(
    (correction) => ['set', 'move', 'add'].includes(correction.action) && concerns(correction, id),
  );
}
