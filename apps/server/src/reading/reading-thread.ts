import { randomUUID } from 'node:crypto';
import type { MessagePort } from 'node:worker_threads';
import { DocumentError, type DocumentErrorCode } from '@weekwise/engine/documents/errors.ts';
import type { Passage } from '@weekwise/engine/passages/passage.ts';
import type { ExtractedItem } from '../features/syllabus/plan/item.ts';
import type { PackedDocument } from './document-reader.ts';
import { packDocument, unpackDocument } from './packed-document.ts';

// What runs in a worker thread: one exported function per kind of work. The engine is loaded inside the work, so that
// what fails to load fails the work, not the thread's start, of which no caller would hear.

/** An error class does not survive the way between threads, so a file's fault travels as a value. */
export type Outcome<T> = { value: T } | { fault: DocumentErrorCode; message: string };
export type ThreadMessage = { page: number; pageCount: number } | 'started';

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

export function read({ bytes, fileName, port }: ReadTask): Promise<Outcome<PackedDocument>> {
  return outcome(port, async () => {
    const { readDocument } = await import('@weekwise/engine/documents/read-document.ts');
    const document = await readDocument(new Uint8Array(bytes), fileName, {
      onProgress: (page, pageCount) => port.postMessage({ page, pageCount } satisfies ThreadMessage),
    });
    const { format, pageCount, warnings } = document;
    return { packed: packDocument(document), format, pageCount, warnings };
  });
}

export function understand({ packed, fileId, today, port }: PackedTask): Promise<Outcome<ExtractedItem[]>> {
  return outcome(port, async () => {
    const { readSyllabus } = await import('@weekwise/engine/syllabus/read-syllabus.ts');
    const { courseItems } = await import('../features/syllabus/plan/course-items.ts');
    const document = unpackDocument(packed);
    return courseItems(readSyllabus(document, { today }), document, fileId, randomUUID);
  });
}

export function cut({ packed, fileId, port }: PackedTask): Promise<Outcome<Passage[]>> {
  return outcome(port, async () => {
    const { cutPassages } = await import('@weekwise/engine/passages/cut.ts');
    return cutPassages(unpackDocument(packed), fileId);
  });
}

async function outcome<T>(port: MessagePort, work: () => Promise<T>): Promise<Outcome<T>> {
  port.postMessage('started' satisfies ThreadMessage);
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof DocumentError) return { fault: error.code, message: error.message };
    throw error;
  } finally {
    port.close();
  }
}
