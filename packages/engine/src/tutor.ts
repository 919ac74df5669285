import type { ActivitySet, ActivityType, SocraticTurn } from './activities/activity.ts';
import type { Judgement } from './activities/judge-reply.ts';
import type { Citation } from './answers/answer.ts';
import type { Document } from './documents/document.ts';
import type { AssignmentBrief } from './guides/assignment-brief.ts';
import type { StudyGuide } from './guides/study-guide.ts';
import type { CitedSentence, SummaryLength } from './guides/summary.ts';
import type { Passage } from './passages/passage.ts';
import type { PassageIndex } from './passages/passage-index.ts';
import type { Assignment, Course } from './syllabus/course.ts';
import type { Term } from './vocabulary/term.ts';

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

/** What a week's readings, or one reading, hold. */
export interface Materials {
  passages: readonly Passage[];
  /** Where they are at hand: their bold and italic words show what the author stresses. */
  documents?: ReadonlyMap<string, Document>;
}

/** Every generative ability of the product. Two rules for all: no unsupported item, and say what you are. */
export interface Tutor {
  /** "engine", or the model's name; shown beside everything that the tutor made. */
  readonly source: string;
  readSyllabus(document: Document, options: { today: string }): Promise<Course>;
  answer(request: AnswerRequest): AsyncIterable<AnswerEvent>;
  /** Key terms, most important first; empty where the text is no prose. */
  vocabulary(materials: Materials, options?: { limit?: number }): Promise<Term[]>;
  activities(materials: Materials, options: { type: ActivityType; count: number; seed?: number }): Promise<ActivitySet>;
  /** Judges a reply within a Socratic dialogue; `hintsUsed` hints of the turn were shown before. */
  judgeReply(turn: SocraticTurn, reply: string, hintsUsed: number): Promise<Judgement>;
  studyGuide(materials: Materials): Promise<StudyGuide>;
  summary(materials: Materials, length: SummaryLength): Promise<CitedSentence[]>;
  /** `today` is `YYYY-MM-DD` where the student is. */
  assignmentBrief(
    assignment: Assignment,
    context: { course: Course; index: PassageIndex; today: string },
  ): Promise<AssignmentBrief>;
}
