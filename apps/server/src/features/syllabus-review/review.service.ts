import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/client.ts';
import { type Correction, concerns, isOfWhole, type WholeCorrection } from '../../db/stored/correction.ts';
import type { ExtractedItem, ItemValue } from '../../db/stored/plan-item.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { labelOf } from '../syllabus/plan/diff.ts';
import type { PlanItem } from '../syllabus/plan/project.ts';
import type { CorrectionRow, PlanProposal, WorkingPlan } from '../syllabus/plan.service.ts';
import * as plans from '../syllabus/plan.service.ts';
import { fromWire } from './values.ts';

export type ReviewDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;

export interface CurrentReview {
  folderId: string;
  plan: WorkingPlan;
  proposal: PlanProposal | null;
}

/** Everything that was read of a folder's syllabus, and what the student made of it. */
export async function currentReview(deps: Pick<Deps, 'db'>, userId: string, folderId: string): Promise<CurrentReview> {
  await requireFolder(deps.db, userId, folderId);
  const plan = await plans.workingPlan(deps.db, folderId);
  if (!plan) throw new AppError('syllabus_not_found');
  return { folderId, plan, proposal: await plans.proposalOf(deps.db, plan) };
}

/** Changes the plan, one change after the other, and answers it as it then is. */
export async function change(
  deps: ReviewDeps,
  userId: string,
  folderId: string,
  make: (tx: Transaction, plan: WorkingPlan) => Promise<void>,
  lock: (tx: Transaction) => Promise<WorkingPlan | null> = (tx) => plans.lockPlan(tx, folderId),
): Promise<CurrentReview> {
  await requireFolder(deps.db, userId, folderId);
  await deps.db.transaction(async (tx) => {
    const plan = await lock(tx);
    if (!plan) throw new AppError('syllabus_not_found');
    await make(tx, plan);
  });
  return currentReview(deps, userId, folderId);
}

function decide(
  deps: ReviewDeps,
  userId: string,
  folderId: string,
  correction: (plan: WorkingPlan) => Correction,
): Promise<CurrentReview> {
  return change(deps, userId, folderId, (tx, plan) => plans.record(tx, deps, plan, correction(plan)));
}

function requireItem({ items }: WorkingPlan, itemId: string): PlanItem {
  const entry = items.find(({ item }) => item.id === itemId);
  if (!entry) throw new AppError('review_item_not_found');
  return entry;
}

/** `itemIds` null: every item that is clear enough to be taken as it stands. */
export function confirm(deps: ReviewDeps, userId: string, folderId: string, itemIds: string[] | null) {
  return decide(deps, userId, folderId, (plan) => {
    if (itemIds) return { action: 'confirm', itemIds: itemIds.map((id) => requireItem(plan, id).item.id) };
    const clear = plan.items.filter((entry) => entry.state === 'pending' && !plans.needsReview(entry, plan.syllabus));
    return { action: 'confirm', itemIds: clear.map(({ item }) => item.id) };
  });
}

export function correct(
  deps: ReviewDeps,
  userId: string,
  folderId: string,
  itemId: string,
  /** `weekId`: the week it is put into as well; absent where it stays. */
  { values: sent, weekId }: { values: Record<string, unknown>; weekId?: string | null | undefined },
) {
  return decide(deps, userId, folderId, (plan) => {
    const { item } = requireItem(plan, itemId);
    const values = fromWire(item.kind, sent);
    if (!values || (Object.keys(values).length === 0 && weekId === undefined)) throw new AppError('invalid_request');
    if (item.kind === 'week' && values.number !== undefined) requireFreeNumber(plan, values.number, itemId);
    if (weekId === undefined) return { action: 'set', itemId, values };
    requireMovable(plan, item, weekId);
    return { action: 'set', itemId, values, weekId };
  });
}

export function move(deps: ReviewDeps, userId: string, folderId: string, itemId: string, weekId: string | null) {
  return decide(deps, userId, folderId, (plan) => {
    requireMovable(plan, requireItem(plan, itemId).item, weekId);
    return { action: 'move', itemId, weekId };
  });
}

function requireMovable(plan: WorkingPlan, { kind }: ExtractedItem, weekId: string | null): void {
  if (kind !== 'assignment' && (kind !== 'reading' || weekId === null)) throw new AppError('invalid_request');
  requireWeek(plan, weekId);
}

const canMerge: readonly ExtractedItem['kind'][] = ['week', 'reading', 'assignment'];

/** Makes an item one with another of its kind; a week brings what stands in it. */
export function merge(deps: ReviewDeps, userId: string, folderId: string, itemId: string, intoId: string) {
  return decide(deps, userId, folderId, (plan) => {
    const { item } = requireItem(plan, itemId);
    const into = requireItem(plan, intoId);
    const isAnother = itemId !== intoId && item.kind === into.item.kind && into.state !== 'not-an-item';
    if (!isAnother || !canMerge.includes(item.kind)) throw new AppError('review_item_not_found');
    return { action: 'merge', itemId, intoId };
  });
}

export function remove(deps: ReviewDeps, userId: string, folderId: string, itemId: string) {
  return decide(deps, userId, folderId, (plan) => ({ action: 'remove', itemId: requireItem(plan, itemId).item.id }));
}

export function restore(deps: ReviewDeps, userId: string, folderId: string, itemId: string) {
  return decide(deps, userId, folderId, (plan) => ({ action: 'restore', itemId: requireItem(plan, itemId).item.id }));
}

export interface NewPlanItem {
  kind: 'week' | 'reading' | 'assignment';
  weekId: string | null;
  values: Record<string, unknown>;
  /** Of a week: those from its number on make room for it. */
  pushes?: boolean | undefined;
}

export function add(deps: ReviewDeps, userId: string, folderId: string, { kind, weekId, values, pushes }: NewPlanItem) {
  return decide(deps, userId, folderId, (plan) => {
    const fields = fromWire(kind, values);
    if (!fields) throw new AppError('invalid_request');
    const inserts = kind === 'week' && pushes === true && isTaken(plan, fields.number, null);
    if (kind === 'week' && !inserts) requireFreeNumber(plan, fields.number, null);
    requireWeek(plan, weekId);
    const shared = { id: deps.newId(), confidence: 1, source: null, ...fields };
    const evidence = { week: { startSource: null }, reading: { weekId }, assignment: { weekId, dueSource: null } }[
      kind
    ];
    // The contract's schema has checked that `values` are all fields of this kind.
    const item = { kind, ...shared, ...evidence } as unknown as ExtractedItem;
    return inserts ? { action: 'add', item, pushes: true } : { action: 'add', item };
  });
}

export function requireWeek(plan: WorkingPlan, weekId: string | null): void {
  if (weekId !== null && requireItem(plan, weekId).item.kind !== 'week') throw new AppError('review_item_not_found');
}

/** Weeks are found by their number everywhere. */
function requireFreeNumber(plan: WorkingPlan, number: ItemValue | undefined, exceptId: string | null): void {
  if (isTaken(plan, number, exceptId)) throw new AppError('week_number_taken');
}

const isTaken = ({ items }: WorkingPlan, number: ItemValue | undefined, exceptId: string | null): boolean =>
  items.some(
    ({ item, state }) =>
      item.kind === 'week' && item.number === number && item.id !== exceptId && state !== 'not-an-item',
  );

/** What is taken back: the last decision, the last one about an item, or one by its number. */
export interface UndoOf {
  itemId?: string | undefined;
  decision?: number | undefined;
}

/** Of a bulk confirmation that is asked for by an item, only that item's part is taken back. */
export function undo(deps: ReviewDeps, userId: string, folderId: string, { itemId, decision }: UndoOf) {
  return change(deps, userId, folderId, async (tx, plan) => {
    if (itemId !== undefined) requireItem(plan, itemId);
    const last =
      decision === undefined
        ? lastDecision(plan, itemId ?? null)
        : plan.corrections.find(({ position }) => position === decision);
    if (!last) throw new AppError('nothing_to_undo');
    const { correction } = last;
    if (itemId !== undefined && correction.action === 'confirm' && correction.itemIds.length > 1) {
      await plans.record(tx, deps, plan, { action: 'reopen', itemId });
      return;
    }
    await plans.takeBack(tx, deps, plan, last);
    const after = await plans.workingPlan(tx, folderId);
    if (after && repeatedNumbers(after) > repeatedNumbers(plan)) throw new AppError('week_number_taken');
  });
}

/** How many weeks have a number that another one has. A number that was given anew meanwhile is not given twice. */
function repeatedNumbers({ items }: WorkingPlan): number {
  const numbers = items.flatMap(({ item, state }) =>
    item.kind === 'week' && state !== 'not-an-item' ? [item.number] : [],
  );
  return numbers.length - new Set(numbers).size;
}

/** The number of the decision that undo would take back. */
export const decisionToUndo = (plan: WorkingPlan): number | null => lastDecision(plan, null)?.position ?? null;

function lastDecision({ corrections }: WorkingPlan, itemId: string | null): CorrectionRow | undefined {
  if (itemId === null) return corrections.findLast(({ correction }) => correction.action !== 'reopen');
  const last = corrections.findLast(({ correction }) => concerns(correction, itemId));
  return last?.correction.action === 'reopen' ? undefined : last;
}

/** What undo would take back, for a person. */
export function describeUndo(plan: WorkingPlan): string | null {
  const correction = lastDecision(plan, null)?.correction;
  if (!correction) return null;
  if (correction.action === 'confirm' && correction.itemIds.length !== 1) {
    return `Confirmed ${correction.itemIds.length} items`;
  }
  if (isOfWhole(correction)) return wholes[correction.action];
  const item = plan.items.find((entry) => concerns(correction, entry.item.id))?.item;
  return `${verbs[correction.action]} “${item ? labelOf(item) : 'an item'}”`;
}

const wholes: Record<WholeCorrection['action'], string> = {
  choose: 'Chose another reading',
  build: 'Built the weeks by hand',
  start: 'Set the first day of the term',
  track: 'Chose what is for you',
};

const verbs: Record<Exclude<Correction['action'], WholeCorrection['action']>, string> = {
  set: 'Corrected',
  move: 'Moved',
  remove: 'Removed',
  restore: 'Restored',
  confirm: 'Confirmed',
  reopen: 'Reopened',
  add: 'Added',
  merge: 'Merged',
};

export async function currentProposal(deps: Pick<Deps, 'db'>, userId: string, folderId: string): Promise<PlanProposal> {
  const { proposal } = await currentReview(deps, userId, folderId);
  if (!proposal) throw new AppError('proposal_not_found');
  return proposal;
}

/** Only the proposal that the student has seen. */
export function decideProposal(
  deps: ReviewDeps,
  userId: string,
  folderId: string,
  proposalId: string,
  decision: 'apply' | 'discard',
) {
  return change(deps, userId, folderId, async (tx, plan) => {
    if (plan.syllabus.proposalId !== proposalId) throw new AppError('proposal_not_found');
    await plans.decideProposal(tx, deps, plan, decision);
  });
}
