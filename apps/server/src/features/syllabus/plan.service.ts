import { limits } from '@weekwise/contracts/limits.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import type { DayOrder } from '@weekwise/engine/dates/date-context.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import type { Correction } from '../../db/stored/correction.ts';
import type { ExtractedItem } from '../../db/stored/plan-item.ts';
import type { Deps } from '../../deps.ts';
import { noteSchedule } from '../files/files.service.ts';
import { carryIds } from './plan/carry-ids.ts';
import { diffPlans, type PlanChange } from './plan/diff.ts';
import { keepCorrected, reopened } from './plan/keep-corrected.ts';
import { planRows } from './plan/plan-rows.ts';
import { openDoubt, type PlanItem, project } from './plan/project.ts';
import type { CorrectionRow, ExtractionRow, SyllabusRow } from './syllabus.repo.ts';
import * as repo from './syllabus.repo.ts';

export type { CorrectionRow, ExtractionRow, SyllabusRow } from './syllabus.repo.ts';

type PlanDeps = { db: Executor } & Pick<Deps, 'clock' | 'newId'>;

export interface ReadSyllabus {
  /** The task that read it: what it found is stored once, however often the task runs. */
  taskId: string;
  folderId: string;
  fileId: string;
  fileName: string;
  /** "engine" or a model's name. */
  source: string;
  /** Why the engine read it though a model was to. */
  fallback: FallbackReason | null;
  items: ExtractedItem[];
  /** How the document's dates are read; absent where it prints no two bare numbers, or no document was read. */
  dayOrder?: DayOrder | null;
  /** How good the plan is to be expected as a whole, where the engine read it. */
  confidence?: number | null;
  /** Items below it ask to be reviewed; null leaves it as it is. */
  confidenceThreshold: number | null;
}

/** A plan as it is worked on: what was read, what was corrected, and what comes of both. */
export interface WorkingPlan {
  syllabus: SyllabusRow;
  extraction: ExtractionRow;
  corrections: CorrectionRow[];
  items: PlanItem[];
}

/**
 * Keeps what was read. The first syllabus of a folder becomes its plan; the same file read again improves the plan at
 * once; another file is a proposal, unless it changes nothing. Corrections hold through all of it.
 */
export async function adoptReading(deps: PlanDeps, read: ReadSyllabus): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { items, confidenceThreshold, taskId, dayOrder = null, confidence = null, ...origin } = read;
    const extraction = { id: taskId, ...origin, items, dayOrder, confidence, createdAt: deps.clock() };
    const plan = await lockPlan(tx, read.folderId);
    if (!plan) {
      if (await repo.insertExtraction(tx, extraction)) await beginPlan(tx, deps, extraction, confidenceThreshold);
      return;
    }
    const corrections = plan.corrections.map((row) => row.correction);
    const isSameFile = plan.extraction.fileId === read.fileId;
    const hadWeeks = plan.items.some(isShownWeek);
    const carried = carryIds(plan.extraction.items, items);
    extraction.items = keepCorrected(plan.extraction.items, carried, corrections, { alsoConfirmed: isSameFile });
    if (!(await repo.insertExtraction(tx, extraction))) return;
    const threshold = confidenceThreshold ?? plan.syllabus.confidenceThreshold;
    await repo.updateSyllabus(tx, plan.syllabus.id, { confidenceThreshold: threshold });
    if (!isSameFile && hadWeeks && diffPlans(plan.items, project(extraction.items, corrections)).length > 0) {
      await repo.updateSyllabus(tx, plan.syllabus.id, { proposalId: taskId });
      return;
    }
    for (const correction of reopened(plan.extraction.items, extraction.items, corrections)) {
      await repo.insertCorrection(tx, plan.syllabus.id, correction, deps.clock());
    }
    await writePlan(tx, deps, { ...plan.syllabus, extractionId: taskId });
  });
}

/** What the task read before it was cut off: a model is not asked twice. */
export async function findReading(db: Executor, taskId: string): Promise<ExtractedItem[] | null> {
  return (await repo.findExtraction(db, taskId))?.items ?? null;
}

/** Remembers a reading that makes no plan. */
export async function rememberReading(deps: PlanDeps, read: ReadSyllabus): Promise<void> {
  const { confidenceThreshold: _, taskId, ...extraction } = read;
  await repo.insertExtraction(deps.db, { id: taskId, ...extraction, createdAt: deps.clock() });
}

export async function beginPlan(
  tx: Transaction,
  deps: PlanDeps,
  { id, folderId, createdAt }: ExtractionRow,
  confidenceThreshold: number | null,
): Promise<void> {
  const syllabus = await repo.insertSyllabus(tx, {
    id: deps.newId(),
    folderId,
    extractionId: id,
    confidenceThreshold: confidenceThreshold ?? limits.confidenceThreshold,
    courseInfo: { facts: {}, grading: [], policies: [] },
    createdAt,
    updatedAt: createdAt,
  });
  await writePlan(tx, deps, syllabus);
}

/** The plan of a folder with its reading and its corrections; null until a syllabus was read. */
export async function workingPlan(db: Executor, folderId: string): Promise<WorkingPlan | null> {
  return assemble(db, await repo.findSyllabus(db, folderId));
}

/** The same for changing it: held until the transaction ends. */
export async function lockPlan(tx: Transaction, folderId: string): Promise<WorkingPlan | null> {
  return assemble(tx, await repo.lockSyllabus(tx, folderId));
}

async function assemble(db: Executor, syllabus: SyllabusRow | null): Promise<WorkingPlan | null> {
  const extraction = syllabus && (await repo.findExtraction(db, syllabus.extractionId));
  if (!syllabus || !extraction) return null;
  const corrections = await repo.listCorrections(db, syllabus.id);
  return { syllabus, extraction, corrections, items: projected(extraction, corrections) };
}

const projected = ({ items }: ExtractionRow, corrections: readonly CorrectionRow[]): PlanItem[] =>
  project(
    items,
    corrections.map((row) => row.correction),
  );

export const isShownWeek = ({ item, state }: PlanItem): boolean => item.kind === 'week' && state !== 'not-an-item';

/** Writes the plan's rows anew from what was read and what holds of the corrections. */
async function writePlan(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  { id, extractionId, proposalId }: SyllabusRow,
): Promise<void> {
  const extraction = await repo.findExtraction(tx, extractionId);
  if (!extraction) throw new Error(`The reading ${extractionId} of a plan is gone.`);
  const rows = planRows(projected(extraction, await repo.listCorrections(tx, id)));
  await repo.writePlan(tx, id, rows);
  const updatedAt = deps.clock();
  await repo.updateSyllabus(tx, id, { extractionId, proposalId, courseInfo: rows.info, updatedAt });
  await noteSchedule(tx, extraction.fileId, rows.weeks.length + rows.assignments.length > 0);
}

/** Nothing was decided of it yet, and it is less sure than this plan takes for granted, or its date is in doubt. */
export function needsReview(entry: PlanItem, { confidenceThreshold }: SyllabusRow): boolean {
  const isUnsure = entry.item.confidence < confidenceThreshold || openDoubt(entry) !== null;
  return entry.state === 'pending' && isUnsure;
}

export async function record(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  { syllabus }: WorkingPlan,
  correction: Correction,
): Promise<void> {
  await repo.insertCorrection(tx, syllabus.id, correction, deps.clock());
  await writePlan(tx, deps, syllabus);
}

export async function takeBack(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  { syllabus, corrections }: WorkingPlan,
  { position, correction }: CorrectionRow,
): Promise<void> {
  await repo.markUndone(tx, position, deps.clock());
  const choice = corrections.findLast((row) => row.correction.action === 'choose');
  const isLastChoice = choice?.position === position;
  const extractionId = isLastChoice && correction.action === 'choose' ? correction.from : syllabus.extractionId;
  await writePlan(tx, deps, { ...syllabus, extractionId });
}

/** The student's choice among the ways to read the weeks: it holds whenever the file is read again. */
export async function chooseReading(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'newId'>,
  { syllabus, extraction }: WorkingPlan,
  { items, openings }: { items: ExtractedItem[]; openings: string[] },
): Promise<void> {
  const id = deps.newId();
  const createdAt = deps.clock();
  const chosen = { id, items: carryIds(extraction.items, items), source: offlineTutor.source, fallback: null };
  await repo.insertExtraction(tx, { ...extraction, ...chosen, confidence: null, createdAt });
  const correction: Correction = { action: 'choose', openings, from: extraction.id };
  await repo.insertCorrection(tx, syllabus.id, correction, createdAt);
  await writePlan(tx, deps, { ...syllabus, extractionId: id });
}

export interface PlanProposal {
  extraction: ExtractionRow;
  changes: PlanChange[];
}

/** The revised syllabus that waits for a decision, and what it would change. */
export async function proposalOf(db: Executor, plan: WorkingPlan): Promise<PlanProposal | null> {
  const { proposalId } = plan.syllabus;
  const extraction = proposalId === null ? null : await repo.findExtraction(db, proposalId);
  return extraction && { extraction, changes: diffPlans(plan.items, projected(extraction, plan.corrections)) };
}

/** Decides on the proposal: it becomes the plan, or is put aside. */
export async function decideProposal(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  { syllabus }: WorkingPlan,
  decision: 'apply' | 'discard',
): Promise<void> {
  const extractionId = decision === 'apply' ? (syllabus.proposalId ?? syllabus.extractionId) : syllabus.extractionId;
  await writePlan(tx, deps, { ...syllabus, extractionId, proposalId: null });
}
