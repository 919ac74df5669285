import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import { utcDay } from '@weekwise/engine/dates/calendar.ts';
import type { DayOrder } from '@weekwise/engine/dates/date-context.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import { withinSyllabus } from '@weekwise/engine/syllabus/within-syllabus.ts';
import type { ExtractedItem } from '../../db/stored/plan-item.ts';
import type { Deps } from '../../deps.ts';
import { courseItems } from '../../reading/course-items.ts';
import type { UnderstoodSyllabus } from '../../reading/document-reader.ts';
import { unpackDocument } from '../../reading/packed-document.ts';
import { addWarnings, type FileRow } from '../files/files.service.ts';
import { chosenOpenings, isInStudentsHands } from '../syllabus/hand-built.service.ts';
import { adoptReading, findReading, rememberReading, workingPlan } from '../syllabus/plan.service.ts';
import type { TaskRow } from '../tasks/tasks.service.ts';

type UnderstandingDeps = Pick<Deps, 'db' | 'reader' | 'tutors' | 'logger' | 'clock' | 'newId'>;

export interface ReadText {
  packed: Uint8Array;
  /** Where reading it went together with understanding it. */
  syllabus?: UnderstoodSyllabus;
}

/**
 * Understands a syllabus and makes it the folder's plan; false where it holds none. What was understood is stored under
 * the task at once, so that an attempt after a crash neither understands it nor pays for it again.
 */
export async function understandSyllabus(
  deps: UnderstandingDeps,
  task: TaskRow,
  file: FileRow,
  text: ReadText,
  signal: AbortSignal,
): Promise<boolean> {
  const { id: taskId, folderId, options } = task;
  const known = await findReading(deps.db, taskId);
  if (known) return hasPlan(known) || isInStudentsHands(await workingPlan(deps.db, folderId), file.id);
  const openings = await chosenOpenings(deps.db, folderId, file.id);
  const understood = openings
    ? await understandAs(deps, openings, file, text, signal)
    : await understand(deps, task, file, text, signal);
  const origin = { taskId, folderId, fileId: file.id, fileName: file.name };
  const reading = { ...origin, ...understood, confidenceThreshold: options.confidenceThreshold ?? null };
  if (!hasPlan(reading.items)) {
    await rememberReading(deps, reading);
    return isInStudentsHands(await workingPlan(deps.db, folderId), file.id);
  }
  await adoptReading(deps, reading);
  return true;
}

interface Understood {
  items: ExtractedItem[];
  dayOrder: DayOrder | null;
  confidence: number | null;
  source: string;
  fallback: FallbackReason | null;
}

/** In the way that the student has chosen: a model would choose anew. */
async function understandAs(
  deps: UnderstandingDeps,
  openings: readonly string[],
  { id: fileId }: FileRow,
  { packed }: ReadText,
  signal: AbortSignal,
): Promise<Understood> {
  const today = utcDay(deps.clock());
  const { course, items } = await deps.reader.understand(packed, fileId, { signal, today, openings });
  return { items, dayOrder: course.dayOrder ?? null, confidence: null, source: offlineTutor.source, fallback: null };
}

/** By the engine in its thread, then by the folder's tutor, whose trouble is never the file's. */
async function understand(
  deps: UnderstandingDeps,
  { userId, folderId }: TaskRow,
  { id: fileId }: FileRow,
  { packed, syllabus }: ReadText,
  signal: AbortSignal,
): Promise<Understood> {
  const today = utcDay(deps.clock());
  const { course, items, warnings } = syllabus ?? (await deps.reader.understand(packed, fileId, { signal, today }));
  await addWarnings(deps.db, fileId, warnings);
  const dayOrder = course.dayOrder ?? null;
  const byEngine = { items, dayOrder, confidence: course.confidence ?? null, source: offlineTutor.source };
  const tutor = deps.tutors.for({ userId, folderId });
  if (tutor.readSyllabus === offlineTutor.readSyllabus) return { ...byEngine, fallback: null };
  try {
    const { document } = withinSyllabus(unpackDocument(packed));
    const { result, source, fallback } = await tutor.readSyllabus(document, { today, read: course, signal });
    if (result === course) return { ...byEngine, source, fallback };
    const read = courseItems(result, document, fileId, deps.newId);
    return { items: read, dayOrder, confidence: null, source, fallback };
  } catch (error) {
    signal.throwIfAborted();
    deps.logger.error({ err: error, fileId }, 'syllabus not read by a model');
    return { ...byEngine, fallback: 'unusable' };
  }
}

const hasPlan = (items: readonly ExtractedItem[]): boolean =>
  items.some(({ kind }) => kind === 'week' || kind === 'assignment');
