import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { SummaryLength } from '@weekwise/domain/study-guides.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import type { ActivitySet, IsWanted, SocraticTurn } from './activities/activity.ts';
import type { Judgement } from './activities/judge-reply.ts';
import type { Citation } from './answers/citation.ts';
import type { Turn } from './answers/conversation/turn.ts';
import type { NamedDocument } from './answers/evidence/files-of-reading.ts';
import type { StudentState } from './answers/student/student-state.ts';
import type { Document } from './documents/document.ts';
import type { AssignmentBrief, BriefContext } from './guides/assignment-brief.ts';
import type { StudyGuide } from './guides/study-guide.ts';
import type { CitedSentence } from './guides/summary.ts';
import type { Passage } from './passages/passage.ts';
import type { PassageIndex } from './passages/passage-index.ts';
import type { QueryVectors } from './passages/vectors.ts';
import type { Suggestion } from './suggestions/suggestion.ts';
import type { Assignment, Course } from './syllabus/course.ts';
import type { Term } from './vocabulary/term.ts';

/** What a tutor made, and who made it. */
export interface Made<T> {
  result: T;
  /** "engine", or the model's name; shown beside the result. */
  source: string;
  /** Why it is the engine's though a model was to make it; null otherwise. */
  fallback: FallbackReason | null;
}

/** Something that the student may have the tutor do by asking for it; it runs with the student's own rights. */
export interface TutorTool {
  name: string;
  /** What it does and when it is meant, for the model. */
  description: string;
  /** JSON Schema of the input. */
  input: Record<string, unknown>;
  /** Refuses a wrong input as an outcome; throws only what nobody expects. */
  run(input: unknown): Promise<ToolOutcome>;
}

export interface ToolOutcome {
  /** `asks`: nothing has changed yet, the student confirms or declines. */
  status: 'done' | 'asks' | 'refused' | 'declined';
  /** One sentence for the student: what was done, what will be done, or why it cannot be. */
  message: string;
  /** What the screen needs to show it or to go on. */
  detail: Record<string, unknown>;
}

export interface AnswerRequest {
  question: string;
  index: PassageIndex;
  /** The folder's syllabus as read, and the document that it was read from; null where there is none. */
  syllabus: { course: Course; documentId: string } | null;
  /** The conversation before the question, oldest first. */
  history: readonly Turn[];
  /** `YYYY-MM-DD` where the student is. */
  today: string | null;
  /** Where the student stands; null where the question does not ask for it. */
  student?: StudentState | null;
  /** Number of the week that is open on the screen. */
  openWeek?: number | null;
  /** The folder's passages on a week of the plan, in reading order; empty where there are none. */
  passagesOf?: (week: number) => readonly Passage[];
  /** The folder's readings by the names of their files, where the question may name one. */
  documents?: readonly NamedDocument[];
  /** What a document is called, where an answer says which file says what. */
  nameOf?: (documentId: string) => string | undefined;
  /** Names of the files whose text makes no sense, or that have none: what is not found may stand there. */
  hardToRead?: readonly string[];
  /**
   * Of the index's passages and of the question as `resolveFollowUp` gives it, where a model embeds: ranking's second
   * leg.
   */
  vectors?: QueryVectors | null;
  /**
   * What the tutor may do when the student asks for it. The engine brings what is practised with, and does none of the
   * rest.
   */
  tools?: readonly TutorTool[];
  /** Stops the work; the stream then ends without `complete`. */
  signal?: AbortSignal;
}

/**
 * What a tutor says while it answers. `chunk`s since the last `restart` joined are the text of `complete`; `[1]` in it
 * refers to `citations[0]`, `[?]` stands behind a claim that is not from the materials. A stream ends with `citations`
 * and `complete`, or throws.
 */
export type AnswerEvent =
  | { type: 'searching'; passages: number; documents: number }
  | { type: 'chunk'; text: string }
  /** What was said so far is taken back: the engine answers instead. */
  | { type: 'restart'; reason: FallbackReason }
  | { type: 'tool'; tool: string; input: unknown; outcome: ToolOutcome }
  | { type: 'citations'; citations: Citation[] }
  | {
      type: 'complete';
      text: string;
      citations: Citation[];
      abstained: boolean;
      source: string;
      fallback: FallbackReason | null;
    };

/** What a week's readings, or one reading, hold. */
export interface Materials {
  passages: readonly Passage[];
  /** Where they are at hand: their bold and italic words show what the author stresses. */
  documents?: ReadonlyMap<string, Document>;
  /** These passages with what stands around them, where terms and choices may be taken from. */
  around?: readonly Passage[];
}

/** Stops the work: the promise then rejects with the signal's reason. */
export interface Stoppable {
  signal?: AbortSignal;
}

/** What may be said beside a suggestion: each sentence is true of the course and its student. */
export interface SuggestionContext {
  known: readonly string[];
}

/** Every generative ability of the product. Two rules for all: no unsupported item, and say what you are. */
export interface Tutor {
  /** "engine", or the name of the model that answers. */
  readonly source: string;
  /** `read`: as the engine reads the document, where that was done already. */
  readSyllabus(document: Document, options: { today: string; read?: Course } & Stoppable): Promise<Made<Course>>;
  answer(request: AnswerRequest): AsyncIterable<AnswerEvent>;
  /** Key terms, most important first; empty where the text is no prose. */
  vocabulary(materials: Materials, options?: { limit?: number } & Stoppable): Promise<Made<Term[]>>;
  activities(
    materials: Materials,
    options: { type: ActivityType; count: number; seed?: number; isWanted?: IsWanted } & Stoppable,
  ): Promise<Made<ActivitySet>>;
  /** Judges a reply within a Socratic dialogue; `hintsUsed` hints of the turn were shown before. */
  judgeReply(turn: SocraticTurn, reply: string, hintsUsed: number, options?: Stoppable): Promise<Made<Judgement>>;
  studyGuide(materials: Materials, options?: Stoppable): Promise<Made<StudyGuide>>;
  summary(materials: Materials, length: SummaryLength, options?: Stoppable): Promise<Made<CitedSentence[]>>;
  /** `today` is `YYYY-MM-DD` where the student is. */
  assignmentBrief(
    assignment: Assignment,
    context: BriefContext & { today: string } & Stoppable,
  ): Promise<Made<AssignmentBrief>>;
  /** The words of a suggestion; what it says and what can be done about it is settled. */
  wordSuggestion(suggestion: Suggestion, context: SuggestionContext & Stoppable): Promise<Made<string>>;
}
