import type { Citation } from './answers/answer.ts';
import type { Document } from './documents/document.ts';
import type { PassageIndex } from './passages/passage-index.ts';
import type { Course } from './syllabus/course.ts';

export interface AnswerRequest {
  question: string;
  index: PassageIndex;
  /** The folder's syllabus as read, and the document that it was read from; null where there is none. */
  syllabus: { course: Course; documentId: string } | null;
  /** The conversation before the question, oldest first. */
  history: { role: 'user' | 'assistant'; content: string }[];
  /** `YYYY-MM-DD` where the student is. */
  today: string | null;
  /** Stops the work; the stream then ends without `complete`. */
  signal?: AbortSignal;
}

/**
 * What a tutor says while it answers. `chunk`s joined are the text of `complete`; `[1]` in it refers to `citations[0]`.
 * A stream ends with `complete`, or throws.
 */
export type AnswerEvent =
  | { type: 'searching'; passages: number; documents: number }
  | { type: 'chunk'; text: string }
  | { type: 'citations'; citations: Citation[] }
  | { type: 'complete'; text: string; citations: Citation[]; abstained: boolean; source: string };

/** Every generative ability of the product. Two rules for all: no unsupported item, and say what you are. */
export interface Tutor {
  /** "engine", or the model's name; shown beside everything that the tutor made. */
  readonly source: string;
  readSyllabus(document: Document, options: { today: string }): Promise<Course>;
  answer(request: AnswerRequest): AsyncIterable<AnswerEvent>;
}
