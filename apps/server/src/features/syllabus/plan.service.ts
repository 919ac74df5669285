import type { Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { carryIds } from './plan/carry-ids.ts';
import type { ExtractedItem } from './plan/item.ts';
import { planRows } from './plan/plan-rows.ts';
import { project } from './plan/project.ts';
import type { ExtractionRow, SyllabusRow } from './syllabus.repo.ts';
import * as repo from './syllabus.repo.ts';

export interface ReadSyllabus {
  /** The task that read it: what it found is stored once, however often the task runs. */
  taskId: string;
  folderId: string;
  fileId: string;
  fileName: string;
  /** "engine" or a model's name. */
  source: string;
  items: ExtractedItem[];
}

/** Keeps what was read and makes it the folder's plan. Corrections made before hold on. */
export async function adoptReading(deps: Pick<Deps, 'db' | 'clock' | 'newId'>, read: ReadSyllabus): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const syllabus = await repo.lockSyllabus(tx, read.folderId);
    const before = syllabus && (await repo.findExtraction(tx, syllabus.extractionId));
    const { taskId, folderId, fileId, fileName, source } = read;
    const items = before ? carryIds(before.items, read.items) : read.items;
    const extraction = { id: taskId, folderId, fileId, fileName, source, items, createdAt: now };
    if (!(await repo.insertExtraction(tx, extraction))) return;
    const active = syllabus ? { ...syllabus, extractionId: taskId } : await beginSyllabus(tx, deps, extraction);
    await writePlan(tx, active, extraction, now);
  });
}

async function beginSyllabus(
  tx: Transaction,
  deps: Pick<Deps, 'newId'>,
  { id, folderId, createdAt }: ExtractionRow,
): Promise<SyllabusRow> {
  const info = { facts: {}, grading: [], policies: [] };
  const times = { createdAt, updatedAt: createdAt };
  return repo.insertSyllabus(tx, { id: deps.newId(), folderId, extractionId: id, courseInfo: info, ...times });
}

/** Writes the plan anew from what was read and what the student corrected. */
async function writePlan(tx: Transaction, syllabus: SyllabusRow, { items }: ExtractionRow, now: Date): Promise<void> {
  const corrections = await repo.listCorrections(tx, syllabus.id);
  const rows = planRows(
    project(
      items,
      corrections.map((row) => row.correction),
    ),
  );
  await repo.writePlan(tx, syllabus.id, rows);
  await repo.updateSyllabus(tx, syllabus.id, {
    extractionId: syllabus.extractionId,
    courseInfo: rows.info,
    updatedAt: now,
  });
}
