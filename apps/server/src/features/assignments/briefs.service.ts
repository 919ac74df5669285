import { limits } from '@weekwise/contracts/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { requireOpenWeek } from '../billing/folder-plans.service.ts';
import { briefContext, type PlannedAssignment, requireAssignment } from './assignments.service.ts';
import type { BriefRow, OfAssignment, StepRow } from './briefs.repo.ts';
import * as repo from './briefs.repo.ts';

type BriefDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'indexes' | 'tutors' | 'payments'>;

/** A brief as the student has it. */
export interface StoredBrief {
  planned: PlannedAssignment;
  brief: BriefRow;
  /** In the order in which they are to be done, with those that were taken out. */
  steps: StepRow[];
}

/** The brief of an assignment; null until one was made. */
export async function storedBrief(
  deps: Pick<Deps, 'db' | 'clock' | 'indexes'>,
  userId: string,
  of: OfAssignment,
): Promise<StoredBrief | null> {
  const planned = await requireAssignment(deps, userId, of.folderId, of.assignmentId);
  const brief = await repo.findBrief(deps.db, of);
  return brief && { planned, brief, steps: (await repo.listSteps(deps.db, of)).sort(inOrder) };
}

export async function requireBrief(
  deps: Pick<Deps, 'db' | 'clock' | 'indexes'>,
  userId: string,
  of: OfAssignment,
): Promise<StoredBrief> {
  const stored = await storedBrief(deps, userId, of);
  if (!stored) throw new AppError('brief_not_found');
  return stored;
}

/** By day; on one day as they were planned, and what the student added behind. */
function inOrder(x: StepRow, y: StepRow): number {
  const last = '9999';
  return (
    (x.date ?? last).localeCompare(y.date ?? last) ||
    (x.ordinal ?? 1000) - (y.ordinal ?? 1000) ||
    x.createdAt.getTime() - y.createdAt.getTime() ||
    x.id.localeCompare(y.id)
  );
}

/** Has the tutor make a brief. `userNotes` undefined leaves the notes as they are. */
export async function makeBrief(
  deps: BriefDeps,
  userId: string,
  of: OfAssignment,
  { userNotes, signal }: { userNotes: string | undefined; signal: AbortSignal },
): Promise<StoredBrief> {
  const { assignment, studied, week } = await requireAssignment(deps, userId, of.folderId, of.assignmentId);
  if (week) await requireOpenWeek(deps, of.folderId, week.number);
  const context = await briefContext(deps, studied);
  const tutor = deps.tutors.for({ userId, folderId: of.folderId });
  const { result, source, fallback } = await tutor.assignmentBrief(assignment, { ...context, signal });
  const now = deps.clock();
  const brief: BriefRow = {
    ...of,
    userNotes: userNotes ?? '',
    materials: result.materials,
    plannedFor: assignment.dueDate,
    source,
    fallback,
    createdAt: now,
    updatedAt: now,
  };
  await deps.db.transaction(async (tx) => {
    // First, because it holds whoever makes the same brief at the same time.
    await repo.upsertBrief(tx, brief, userNotes === undefined);
    await repo.deleteUntouchedSteps(tx, of);
    const kept = new Set((await repo.listSteps(tx, of)).map(({ ordinal }) => ordinal));
    const steps = result.steps.map((step, ordinal) => ({ ...step, ...of, ordinal, id: deps.newId(), createdAt: now }));
    await repo.insertSteps(
      tx,
      steps.filter(({ ordinal }) => !kept.has(ordinal)),
    );
  });
  return requireBrief(deps, userId, of);
}

export async function editNotes(
  deps: Pick<Deps, 'db' | 'clock' | 'indexes'>,
  userId: string,
  of: OfAssignment,
  userNotes: string,
): Promise<StoredBrief> {
  await requireBrief(deps, userId, of);
  await repo.updateBrief(deps.db, of, { userNotes, updatedAt: deps.clock() });
  return requireBrief(deps, userId, of);
}

export async function addStep(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'indexes'>,
  userId: string,
  of: OfAssignment,
  { task, date }: Pick<StepRow, 'task' | 'date'>,
): Promise<StoredBrief> {
  await requireBrief(deps, userId, of);
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    if (!(await repo.lockBrief(tx, of))) throw new AppError('brief_not_found');
    if ((await repo.listSteps(tx, of)).length >= limits.briefSteps) throw new AppError('brief_full');
    await repo.insertSteps(tx, [{ id: deps.newId(), ...of, ordinal: null, task, date, createdAt: now }]);
    await repo.updateBrief(tx, of, { updatedAt: now });
  });
  return requireBrief(deps, userId, of);
}

/** What is undefined stays as it is. */
export interface StepChange {
  task?: string | undefined;
  date?: string | null | undefined;
  done?: boolean | undefined;
  removed?: boolean | undefined;
}

export async function changeStep(
  deps: Pick<Deps, 'db' | 'clock' | 'indexes'>,
  userId: string,
  of: OfAssignment,
  stepId: string,
  { task, date, done, removed }: StepChange,
): Promise<StoredBrief> {
  await requireBrief(deps, userId, of);
  const step = await repo.findStep(deps.db, of, stepId);
  if (!step) throw new AppError('step_not_found');
  const now = deps.clock();
  const isReworded = task !== undefined || date !== undefined;
  await repo.updateStep(deps.db, stepId, {
    ...(task !== undefined && { task }),
    ...(date !== undefined && { date }),
    ...(isReworded && { edited: true }),
    // The day it was done first stays.
    ...(done !== undefined && { doneAt: done ? (step.doneAt ?? now) : null }),
    ...(removed !== undefined && { removedAt: removed ? now : null }),
  });
  await repo.updateBrief(deps.db, of, { updatedAt: now });
  return requireBrief(deps, userId, of);
}
