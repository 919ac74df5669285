import type { Executor, Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findFile, findNewestSyllabus } from '../files/files.service.ts';
import { beginPlan, isShownWeek, lockPlan, type WorkingPlan, workingPlan } from './plan.service.ts';
import * as repo from './syllabus.repo.ts';

/** A syllabus that can be read otherwise, or beside which weeks can be built; the plan is null where there is none. */
export interface SyllabusInHand {
  fileId: string;
  fileName: string;
  plan: WorkingPlan | null;
  /** What was read of it, whether a plan came of it or not. */
  read: repo.ExtractionRow | null;
}

/** The syllabus that a folder's plan comes from, or the newest one where no plan came of it; null without any. */
export async function syllabusInHand(db: Executor, folderId: string): Promise<SyllabusInHand | null> {
  const plan = await workingPlan(db, folderId);
  if (plan) {
    const { extraction } = plan;
    return { fileId: extraction.fileId, fileName: extraction.fileName, plan, read: extraction };
  }
  const newest = await findNewestSyllabus(db, folderId);
  const file = newest && (await findFile(db, newest.id));
  if (!file) return null;
  return { fileId: file.id, fileName: file.name, plan: null, read: await repo.findLastExtraction(db, file.id) };
}

/** The plan for changing it. One without weeks is begun where a syllabus came to none. */
export async function lockOrBeginPlan(
  tx: Transaction,
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  folderId: string,
): Promise<WorkingPlan | null> {
  const plan = await lockPlan(tx, folderId);
  if (plan) return plan;
  const inHand = await syllabusInHand(tx, folderId);
  if (!inHand) return null;
  const { fileId, fileName } = inHand;
  const empty = { id: deps.newId(), folderId, fileId, fileName, source: 'engine', items: [], createdAt: deps.clock() };
  if (!inHand.read) await repo.insertExtraction(tx, empty);
  const read = inHand.read ?? (await repo.findExtraction(tx, empty.id));
  if (read) await beginPlan(tx, deps, read, null);
  return lockPlan(tx, folderId);
}

/** How the student has chosen to read the weeks of this file; undefined where they have not. */
export async function chosenOpenings(db: Executor, folderId: string, fileId: string): Promise<string[] | undefined> {
  const plan = await workingPlan(db, folderId);
  if (plan?.extraction.fileId !== fileId) return undefined;
  const choice = plan.corrections.findLast(({ correction }) => correction.action === 'choose')?.correction;
  return choice?.action === 'choose' ? choice.openings : undefined;
}

const decidesWeeks = ({ correction: { action } }: repo.CorrectionRow) => action === 'choose' || action === 'build';

/** The weeks of this file's plan are the student's: read as they chose, or built. */
export const isInStudentsHands = (plan: WorkingPlan | null, fileId: string): boolean =>
  plan !== null &&
  plan.extraction.fileId === fileId &&
  plan.corrections.some(decidesWeeks) &&
  plan.items.some(isShownWeek);

/** Plans below it are the worst few of a hundred: a look at the other readings is worth the student's while. */
const leastConfidence = 0.8;

/** The plan was read, and little speaks for it. */
export const isDoubtful = ({ extraction, corrections, items }: WorkingPlan): boolean =>
  extraction.confidence !== null &&
  extraction.confidence < leastConfidence &&
  !corrections.some(decidesWeeks) &&
  items.some(isShownWeek);
