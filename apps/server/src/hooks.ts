import type { CardGrade } from '@weekwise/domain/spaced-repetition.ts';
import type { Database, Transaction } from './db/client.ts';
import type { JobQueue } from './jobs/queue.ts';

/**
 * Calls from a lower feature to the higher ones that must follow. A lower feature knows the event only;
 * `feature-hooks.ts` ties each event to what answers it, so that imports between features go one way.
 */
export interface Hooks {
  /** In the transaction that puts a folder in the bin. */
  folderDeleted: (tx: Transaction, folderId: string) => Promise<void>;
  /** In the transaction that takes a folder out of the bin. */
  folderRestored: (tx: Transaction, folderId: string) => Promise<void>;
  /** In the transaction that deletes or replaces a file. */
  fileDeleted: (tx: Transaction, file: { fileId: string; folderId: string }) => Promise<void>;
  /** In the transaction that keeps a graded answer to an activity. */
  answerGraded: (tx: Transaction, deps: { clock: () => Date }, userId: string, answer: GradedAnswer) => Promise<void>;
  /** After that transaction. */
  answerKept: (deps: { db: Database; jobs: JobQueue; newId: () => string }, userId: string) => Promise<void>;
  /** Published courses that read the same work, the likest titles first. */
  publishedReadings: (db: Database, wanted: WantedReading) => Promise<PublishedReading[]>;
}

export interface GradedAnswer {
  itemId: string;
  grade: CardGrade;
  /** The same attempt told again counts once. */
  attemptId: string;
  /** Milliseconds; null where nothing was said. */
  duration: number | null;
  /** Where the student is. */
  timeZone: string;
}

export interface WantedReading {
  title: string;
  author: string | null;
  limit: number;
  /** The student whose own courses are left out. */
  exceptOf?: string;
}

/** A reading of a published course, and where it stands. */
export interface PublishedReading {
  wikiId: string;
  wikiTitle: string;
  weekNumber: number;
  title: string;
  author: string | null;
  pages: string | null;
}
