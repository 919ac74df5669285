import type { DateDoubt } from '@weekwise/contracts/syllabus.ts';
import type { ItemOrigin, ReviewState } from '@weekwise/domain/plan.ts';
import { type Correction, concerns, isOfWhole, type WholeCorrection } from '../../../db/stored/correction.ts';
import { type ExtractedItem, editableFields } from '../../../db/stored/plan-item.ts';
import { layOut } from './lay-out.ts';
import { merged } from './merge-items.ts';
import type { PlanItem } from './plan-item.ts';
import { ofOneTrack } from './tracks.ts';

export type { PlanItem } from './plan-item.ts';

/**
 * What was read with what the student corrected. A correction of one field leaves the others to the reading, so that a
 * later, better reading still improves them. Corrections of items that no longer exist have no effect.
 */
export function project(items: readonly ExtractedItem[], corrections: readonly Correction[]): PlanItem[] {
  const plan = new Map<string, PlanItem>(items.map((item) => [item.id, { item, read: item, state: 'pending' }]));
  const chosen = corrections.findLastIndex(({ action }) => action === 'choose');
  corrections.forEach((correction, position) => {
    // Weeks were laid out for the reading that held then.
    if (isOfWhole(correction) && correction.action !== 'track' && position < chosen) return;
    if (correction.action === 'track' && isRepeated(correction, corrections.slice(position + 1))) return;
    const changed = isOfWhole(correction) ? changesOfWhole(plan, correction) : changes(plan, correction);
    for (const [id, next] of changed) plan.set(id, next);
  });
  return [...plan.values()];
}

const changesOfWhole = (plan: Map<string, PlanItem>, correction: WholeCorrection): Map<string, PlanItem> =>
  correction.action === 'track' ? ofOneTrack(plan, correction) : layOut(plan, correction);

/** The student has said otherwise since. */
const isRepeated = ({ kind }: Extract<Correction, { action: 'track' }>, later: readonly Correction[]): boolean =>
  later.some((correction) => correction.action === 'track' && correction.kind === kind);

type ItemCorrection = Exclude<Correction, WholeCorrection>;

function* changes(plan: Map<string, PlanItem>, correction: ItemCorrection): Generator<[string, PlanItem]> {
  if (correction.action === 'add') {
    const { item } = correction;
    const known = plan.get(item.id);
    // A later syllabus prints what the student had added by hand: their words stay, its lines are gained.
    const gained = known?.item.kind === item.kind ? { ...item, source: known.item.source } : item;
    if (correction.pushes && item.kind === 'week') yield* pushed(plan, item.number);
    yield [item.id, { item: gained, read: known?.read ?? null, state: known ? 'corrected' : 'added' }];
    return;
  }
  if (correction.action === 'merge') {
    yield* merges(plan, correction);
    return;
  }
  const ids = correction.action === 'confirm' ? correction.itemIds : [correction.itemId];
  for (const id of ids) {
    const entry = plan.get(id);
    if (entry) yield [id, change(entry, correction)];
  }
}

/** Weeks from a number on make room for another one. */
function* pushed(plan: ReadonlyMap<string, PlanItem>, from: number): Generator<[string, PlanItem]> {
  for (const [id, entry] of [...plan]) {
    const { item } = entry;
    if (item.kind === 'week' && item.number >= from)
      yield [id, { ...entry, item: { ...item, number: item.number + 1 } }];
  }
}

/** Two items are one. Where a reading lacks either, there is nothing to merge. */
function* merges(
  plan: ReadonlyMap<string, PlanItem>,
  { itemId, intoId }: Extract<Correction, { action: 'merge' }>,
): Generator<[string, PlanItem]> {
  const [from, into] = [plan.get(itemId), plan.get(intoId)];
  if (!from || !into || from === into) return;
  yield [itemId, { ...from, state: 'not-an-item' }];
  yield [intoId, { ...into, item: merged(into.item, from.item), state: touched(into) }];
  for (const [id, entry] of [...plan]) {
    const { item } = entry;
    if ((item.kind === 'reading' || item.kind === 'assignment') && item.weekId === itemId)
      yield [id, { ...entry, item: inWeek(item, intoId) }];
  }
}

const touched = (entry: PlanItem): ReviewState => (entry.read === null ? 'added' : 'corrected');

function change(entry: PlanItem, correction: Exclude<ItemCorrection, { action: 'add' | 'merge' }>): PlanItem {
  switch (correction.action) {
    case 'set':
      return { ...entry, item: withWeek(withValues(entry.item, correction), correction), state: touched(entry) };
    case 'move':
      return { ...entry, item: inWeek(entry.item, correction.weekId), state: touched(entry) };
    case 'remove':
      return { ...entry, state: 'not-an-item' };
    case 'confirm':
      return entry.state === 'pending' ? { ...entry, state: 'confirmed' } : entry;
    case 'reopen':
      return entry.state === 'confirmed' ? { ...entry, state: 'pending' } : entry;
    case 'restore':
      return { ...entry, state: isAsRead(entry) ? 'pending' : touched(entry) };
  }
}

function isAsRead({ item, read }: PlanItem): boolean {
  return item === read;
}

type Setting = Extract<Correction, { action: 'set' }>;

function withValues(item: ExtractedItem, { values, source }: Pick<Setting, 'values' | 'source'>): ExtractedItem {
  const allowed: readonly string[] = editableFields[item.kind];
  const known = Object.fromEntries(Object.entries(values).filter(([field]) => allowed.includes(field)));
  const { ...next } = { ...item, ...known, ...(source && { source }) };
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

const withWeek = (item: ExtractedItem, { weekId }: { weekId?: string | null }): ExtractedItem =>
  weekId === undefined ? item : inWeek(item, weekId);

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
    (correction) => ['set', 'move', 'add', 'merge'].includes(correction.action) && concerns(correction, id),
  );
}
