import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/client.ts';
import { type Correction, concerns } from '../../db/stored/correction.ts';
import type { ExtractedItem, ItemValue } from '../../db/stored/plan-item.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { labelOf } from '../syllabus/plan/diff.ts';
import type { PlanItem } from '../syllabus/plan/project.ts';
import type { CorrectionRow, PlanProposal, WorkingPlan } from '../syllabus/plan.service.ts';
import * as plans from '../syllabus/plan.service.ts';
import { fromWire } from './values.ts';

type ReviewDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;

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
async function change(
  deps: ReviewDeps,
  userId: string,
  folderId: string,
  make: (tx: Transaction, plan: WorkingPlan) => Promise<void>,
): Promise<CurrentReview> {
  await requireFolder(deps.db, userId, folderId);
  await deps.db.transaction(async (tx) => {
    const plan = await plans.lockPlan(tx, folderId);
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
  sent: Record<string, unknown>,
) {
  return decide(deps, userId, folderId, (plan) => {
    const { item } = requireItem(plan, itemId);
    const values = fromWire(item.kind, sent);
    if (!values || Object.keys(values).length === 0) throw new AppError('invalid_request');
    if (item.kind === 'week' && values.number !== undefined) requireFreeNumber(plan, values.number, itemId);
    return { action: 'set', itemId, values };
  });
}

export function move(deps: ReviewDeps, userId: string, folderId: string, itemId: string, weekId: string | null) {
  return decide(deps, userId, folderId, (plan) => {
    const { item } = requireItem(plan, itemId);
    const canMove = item.kind === 'assignment' || (item.kind === 'reading' && weekId !== null);
    if (!canMove) throw new AppError('invalid_request');
    requireWeek(plan, weekId);
    return { action: 'move', itemId, weekId };
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
}

export function add(deps: ReviewDeps, userId: string, folderId: string, { kind, weekId, values }: NewPlanItem) {
  return decide(deps, userId, folderId, (plan) => {
    const fields = fromWire(kind, values);
    if (!fields) throw new AppError('invalid_request');
    if (kind === 'week') requireFreeNumber(plan, fields.number, null);
    requireWeek(plan, weekId);
    const shared = { id: deps.newId(), confidence: 1, source: null, ...fields };
    const evidence = { week: { startSource: null }, reading: { weekId }, assignment: { weekId, dueSource: null } }[
      kind
    ];
    // The contract's schema has checked that `values` are all fields of this kind.
    return { action: 'add', item: { kind, ...shared, ...evidence } as unknown as ExtractedItem };
  });
}

function requireWeek(plan: WorkingPlan, weekId: string | null): void {
  if (weekId !== null && requireItem(plan, weekId).item.kind !== 'week') throw new AppError('review_item_not_found');
}

/** Weeks are found by their number everywhere. */
function requireFreeNumber({ items }: WorkingPlan, number: ItemValue | undefined, exceptId: string | null): void {
  const isTaken = items.some(
    ({ item, state }) =>
      item.kind === 'week' && item.number === number && item.id !== exceptId && state !== 'not-an-item',
  );
  if (isTaken) throw new AppError('week_number_taken');
}

/** Takes back the last decision, or the last one about one item; of a bulk confirmation only that item's part. */
export function undo(deps: ReviewDeps, userId: string, folderId: string, itemId: string | null) {
  return change(deps, userId, folderId, async (tx, plan) => {
    if (itemId !== null) requireItem(plan, itemId);
    const last = lastDecision(plan, itemId);
    if (!last) throw new AppError('nothing_to_undo');
    const { correction } = last;
    if (itemId !== null && correction.action === 'confirm' && correction.itemIds.length > 1) {
      await plans.record(tx, deps, plan, { action: 'reopen', itemId });
    } else {
      await plans.takeBack(tx, deps, plan, last);
    }
  });
}

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
  const item = plan.items.find((entry) => concerns(correction, entry.item.id))?.item;
  return `${verbs[correction.action]} “${item ? labelOf(item) : 'an item'}”`;
}

const verbs: Record<Correction['action'], string> = {
  set: 'Corrected',
  move: 'Moved',
  remove: 'Removed',
  restore: 'Restored',
  confirm: 'Confirmed',
  reopen: 'Reopened',
  add: 'Added',
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
