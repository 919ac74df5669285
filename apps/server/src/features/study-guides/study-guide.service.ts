import { citeEvidence } from '@weekwise/engine/answers/citation.ts';
import { outlineWeek } from '@weekwise/engine/guides/week-outline.ts';
import type { PassageIndex } from '@weekwise/engine/passages/passage-index.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { requireOpenWeek } from '../billing/folder-plans.service.ts';
import { listNamedFiles, type NamedFile } from '../files/files.service.ts';
import { missingReadings, weekPassages } from '../retrieval/week-materials.ts';
import { syllabusOf } from '../syllabus/course.service.ts';
import { idsOfFiles, requireSyllabusPlan, type SyllabusPlan } from '../syllabus/syllabus.service.ts';
import { type MadePart, partsOfGuide, partsOfOutline } from './guide-parts.ts';
import type { GuidePartRow, OfWeek, StudyGuideRow } from './study-guide.repo.ts';
import * as repo from './study-guide.repo.ts';

type GuideDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'indexes' | 'tutors'>;

/** A week of a plan, and the files that it can be studied from. */
export interface GuideWeek extends OfWeek {
  week: SyllabusPlan['weeks'][number];
  readings: SyllabusPlan['readings'];
  files: NamedFile[];
  /** The topic is the student's, in place of the plan's. */
  isAsked?: boolean;
}

/** A guide as the student has it. */
export interface WeekGuide {
  guide: StudyGuideRow;
  parts: GuidePartRow[];
  /** Readings that the folder has no file of, and how many the week has. */
  missing: SyllabusPlan['readings'];
  readings: number;
  week: SyllabusPlan['weeks'][number];
  outdated: boolean;
}

/** A week of the student's own plan. Throws `plan_required` where it was not paid for. */
export async function requireWeek(
  deps: Pick<Deps, 'db' | 'payments'>,
  userId: string,
  folderId: string,
  weekNumber: number,
): Promise<GuideWeek> {
  const plan = await requireSyllabusPlan(deps, userId, folderId);
  const week = plan.weeks.find(({ number }) => number === weekNumber);
  if (!week) throw new AppError('week_not_found');
  await requireOpenWeek(deps, folderId, weekNumber);
  const readings = plan.readings.filter(({ weekId }) => weekId === week.id);
  return { folderId, weekId: week.id, week, readings, files: await listNamedFiles(deps.db, folderId) };
}

/** The guide of a week as it is stored; null until one was made. */
export async function storedGuide(deps: Pick<Deps, 'db'>, of: GuideWeek): Promise<WeekGuide | null> {
  const guide = await repo.findGuide(deps.db, of);
  if (!guide) return null;
  const parts = await repo.listParts(deps.db, of);
  const missing = missingReadings(of.files, of.readings);
  const outdated = materialsOf(of).join() !== guide.materialIds.join();
  return { guide, parts, missing, readings: of.readings.length, week: of.week, outdated };
}

export async function requireGuide(deps: Pick<Deps, 'db'>, of: GuideWeek): Promise<WeekGuide> {
  const stored = await storedGuide(deps, of);
  if (!stored) throw new AppError('guide_not_found');
  return stored;
}

/** The guide of a week: the stored one, or where there is none or `anew`, one that the tutor makes now. */
export async function openGuide(
  deps: GuideDeps,
  userId: string,
  of: GuideWeek,
  { anew, signal }: { anew: boolean; signal: AbortSignal },
): Promise<WeekGuide> {
  if (anew || !(await repo.findGuide(deps.db, of))) await makeGuide(deps, userId, of, signal);
  return requireGuide(deps, of);
}

async function makeGuide(deps: GuideDeps, userId: string, of: GuideWeek, signal: AbortSignal): Promise<void> {
  const { folderId, weekId } = of;
  const index = await deps.indexes.get(folderId);
  const { isAsked = false } = of;
  const passages = weekPassages(index, of.files, {
    topic: of.week.topic,
    readings: of.readings,
    fileIds: idsOfFiles(of.week),
    isAsked,
  });
  const tutor = deps.tutors.for({ userId, folderId });
  const { result, source, fallback } = await tutor.studyGuide({ passages }, { signal });
  const fileName = (id: string): string => of.files.find((file) => file.id === id)?.name ?? 'A file';
  const fromMaterials = partsOfGuide(result, fileName);
  const hasMaterials = passages.length > 0 && result.overview.length + result.keyConcepts.length > 0;
  const parts = hasMaterials ? fromMaterials : await outline(deps, of, index);
  const guide: StudyGuideRow = {
    folderId,
    weekId,
    basis: hasMaterials ? 'materials' : 'syllabus',
    shortage: passages.length > 0 ? result.shortage : null,
    materialIds: materialsOf(of),
    source,
    fallback,
    createdAt: deps.clock(),
  };
  await deps.db.transaction(async (tx) => {
    // First, because it holds whoever makes the same guide at the same time.
    await repo.upsertGuide(tx, guide);
    await repo.deleteUntouched(tx, of);
    const rows = parts.map(({ section, key, part }, position) => {
      return { id: deps.newId(), folderId, weekId, section, key, position, made: part };
    });
    await repo.insertMade(tx, rows);
  });
}

/** What the syllabus says of a week that the folder has nothing on. */
async function outline(deps: Pick<Deps, 'db'>, of: GuideWeek, index: PassageIndex): Promise<MadePart[]> {
  const syllabus = await syllabusOf(deps.db, of.folderId);
  const week = syllabus?.course.weeks.find(({ number }) => number === of.week.number);
  if (!syllabus || !week) return [];
  const outlined = outlineWeek(week, (evidence) => citeEvidence(evidence, syllabus.documentId, index));
  return partsOfOutline(outlined, missingReadings(of.files, of.readings));
}

function materialsOf({ files }: GuideWeek): string[] {
  const read = files.filter(({ role, embeddingStatus }) => role === 'material' && embeddingStatus === 'embedded');
  return read.map(({ id }) => id).sort();
}
