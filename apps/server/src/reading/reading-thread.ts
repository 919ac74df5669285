import { randomUUID } from 'node:crypto';
import { type MessagePort, threadId } from 'node:worker_threads';
import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { ActivitySet } from '@weekwise/engine/activities/activity.ts';
import { DocumentError, type DocumentErrorCode } from '@weekwise/engine/documents/errors.ts';
import type { Passage } from '@weekwise/engine/passages/passage.ts';
import type { PassageQuality } from '@weekwise/engine/passages/passage-quality.ts';
import type { Evidence } from '@weekwise/engine/syllabus/course.ts';
import type { PackedText } from '../plugins/packed-json.ts';
import type { CutDocument, PackedDocument, ReadLines, UnderstoodSyllabus } from './document-reader.ts';
import type { ExaminedFetch, FetchedBytes, SavedPageHeader } from './fetched-work.ts';
import { packDocument, unpackDocument } from './packed-document.ts';
import type { StructurePreview } from './plan-work.ts';
import type { ShownAs, ShownFile } from './shown-document.ts';
import type { StudiedMaterials, StudyMaterials, WantedActivities, WeekWithoutMaterials } from './study-work.ts';

// What runs in a worker thread: one exported function per kind of work. The engine is loaded inside the work, so that
// what fails to load fails the work, not the thread's start, of which no caller would hear.

/** An error class does not survive the way between threads, so a file's fault travels as a value. */
export type ThreadOutcome<T> = { value: T } | { fault: DocumentErrorCode; message: string };
/** `started`: the id of the thread that has begun. */
export type ThreadMessage = { page: number; pageCount: number } | { started: number };

export interface ReadTask {
  bytes: ArrayBuffer;
  fileName: string;
  port: MessagePort;
}

export interface PackedTask {
  packed: Uint8Array;
  fileId: string;
  today?: string;
  port: MessagePort;
}

export interface UnderstandTask extends PackedTask {
  openings?: readonly string[] | undefined;
}

export interface LinesTask extends Omit<PackedTask, 'packed'> {
  packed: Uint8Array | null;
  texts: readonly string[];
}

export interface ShowTask extends Pick<PackedTask, 'packed' | 'port'> {
  file: ShownFile;
  as: ShownAs;
}

export interface StudyRequest {
  passages: Passage[];
  port: MessagePort;
}

export interface CutTask extends PackedTask {
  thresholds?: PassageQuality;
}

export function read({ bytes, fileName, port }: ReadTask): Promise<ThreadOutcome<PackedDocument>> {
  return outcome(port, async () => {
    const { readDocument } = await import('@weekwise/engine/documents/read-document.ts');
    const document = await readDocument(new Uint8Array(bytes), fileName, {
      onProgress: (page, pageCount) => port.postMessage({ page, pageCount } satisfies ThreadMessage),
    });
    const { format, pageCount, pageLabels, hardPages = [], warnings } = document;
    return {
      packed: packDocument(document),
      format,
      pageCount,
      pageLabels: pageLabels ? [...pageLabels] : null,
      hardPages: [...hardPages],
      warnings,
    };
  });
}

export function understand(task: UnderstandTask): Promise<ThreadOutcome<UnderstoodSyllabus>> {
  const { packed, fileId, today, openings, port } = task;
  return outcome(port, async () => {
    const { readSyllabus } = await import('@weekwise/engine/syllabus/read-syllabus.ts');
    const { readSyllabusAs } = await import('@weekwise/engine/syllabus/possible-courses.ts');
    const { courseItems } = await import('./course-items.ts');
    const { withinSyllabus } = await import('@weekwise/engine/syllabus/within-syllabus.ts');
    const { document, leftOut } = withinSyllabus(unpackDocument(packed));
    const course = openings ? readSyllabusAs(document, openings, { today }) : readSyllabus(document, { today });
    return { course, items: courseItems(course, document, fileId, randomUUID), warnings: leftOut ? [leftOut] : [] };
  });
}

export function structures({
  packed,
  today,
  port,
}: Omit<PackedTask, 'fileId'>): Promise<ThreadOutcome<StructurePreview[]>> {
  return outcome(port, async () => {
    const { previewStructures } = await import('./plan-work.ts');
    const { withinSyllabus } = await import('@weekwise/engine/syllabus/within-syllabus.ts');
    return previewStructures(withinSyllabus(unpackDocument(packed)).document, today);
  });
}

export function lines({ packed, fileId, texts, today, port }: LinesTask): Promise<ThreadOutcome<ReadLines>> {
  return outcome(port, async () => {
    const { typedLines, usableLines } = await import('./plan-work.ts');
    const { withinSyllabus } = await import('@weekwise/engine/syllabus/within-syllabus.ts');
    const own = packed ? usableLines(withinSyllabus(unpackDocument(packed)).document, fileId, today) : [];
    return { lines: own, typed: typedLines(texts, own, today) };
  });
}

/** Characters of a passage that was left out by which a person knows it again. */
const excerptLength = 200;

export function cut({ packed, fileId, thresholds, port }: CutTask): Promise<ThreadOutcome<CutDocument>> {
  return outcome(port, async () => {
    const { cutPassages } = await import('@weekwise/engine/passages/cut.ts');
    const { withinPassages } = await import('@weekwise/engine/passages/within-passages.ts');
    const document = unpackDocument(packed);
    const { passages, leftOut } = withinPassages(cutPassages(document, fileId), document);
    const warnings = leftOut ? [leftOut] : [];
    if (!thresholds) return { passages, skipped: [], warnings };
    const { siftPassages } = await import('@weekwise/engine/passages/passage-quality.ts');
    const { kept, skipped } = siftPassages(passages, thresholds);
    return {
      passages: kept,
      warnings,
      skipped: skipped.map(({ passage: { ordinal, page, text }, quality, density, reason }) => {
        return { ordinal, page, excerpt: text.slice(0, excerptLength).toWellFormed(), quality, density, reason };
      }),
    };
  });
}

/** The parts of what is made of a week, in their order. */
const activityTypes: ActivityType[] = ['flashcards', 'true-false', 'multiple-choice', 'socratic-dialogue'];

function eachType(make: (type: ActivityType) => ActivitySet): Record<ActivityType, ActivitySet> {
  return Object.fromEntries(activityTypes.map((type) => [type, make(type)])) as Record<ActivityType, ActivitySet>;
}

export function readForStudy({ passages, port }: StudyRequest): Promise<ThreadOutcome<StudyMaterials>> {
  return outcome(port, async () => {
    const { readStudyText } = await import('@weekwise/engine/activities/study-text.ts');
    return { passages, text: readStudyText(passages) };
  });
}

export function study({
  passages,
  counts,
  seed,
  port,
}: StudyRequest & WantedActivities): Promise<ThreadOutcome<StudiedMaterials>> {
  return outcome(port, async () => {
    const { readStudyText } = await import('@weekwise/engine/activities/study-text.ts');
    const { activitiesOf } = await import('@weekwise/engine/activities/make-activities.ts');
    const { makeStudyGuide } = await import('@weekwise/engine/guides/study-guide.ts');
    const text = readStudyText(passages);
    const pageCount = activityTypes.length + 1;
    const tell = (page: number) => port.postMessage({ page, pageCount } satisfies ThreadMessage);
    tell(0);
    const activities = eachType((type) => {
      const set = activitiesOf(text, { type, count: counts[type], seed });
      tell(activityTypes.indexOf(type) + 1);
      return set;
    });
    return { activities, guide: makeStudyGuide(text) };
  });
}

export function studySyllabus(
  task: Omit<PackedTask, 'fileId'> & WeekWithoutMaterials & WantedActivities,
): Promise<ThreadOutcome<StudiedMaterials['activities']>> {
  return outcome(task.port, async () => {
    const { makeSyllabusActivities } = await import('@weekwise/engine/activities/syllabus/syllabus-activities.ts');
    const { citeLine } = await import('@weekwise/engine/activities/syllabus/cite-line.ts');
    const { course, weekNumber, documentId, counts, seed } = task;
    const document = unpackDocument(task.packed);
    const cite = (evidence: Evidence) => citeLine(evidence, document, documentId);
    return eachType((type) => makeSyllabusActivities(course, weekNumber, { type, count: counts[type], seed, cite }));
  });
}

export function show({ packed, file, as, port }: ShowTask): Promise<ThreadOutcome<PackedText>> {
  return outcome(port, async () => {
    const { showDocument } = await import('./shown-document.ts');
    return showDocument(packed, file, as);
  });
}

export type ExamineTask = FetchedBytes & SavedPageHeader & { port: MessagePort };

export function examine(task: ExamineTask): Promise<ThreadOutcome<ExaminedFetch>> {
  return outcome(task.port, async () => {
    const { examineFetched } = await import('./examine-fetched.ts');
    return examineFetched(task, task);
  });
}

async function outcome<T>(port: MessagePort, work: () => Promise<T>): Promise<ThreadOutcome<T>> {
  port.postMessage({ started: threadId } satisfies ThreadMessage);
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof DocumentError) return { fault: error.code, message: error.message };
    throw error;
  } finally {
    port.close();
  }
}
