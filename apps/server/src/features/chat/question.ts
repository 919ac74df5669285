import type { Turn } from '@weekwise/engine/answers/conversation/turn.ts';

/** What a student asks, as it arrived. */
export interface IncomingQuestion {
  folderId: string;
  /** The conversation in which it is asked; null for the folder's current one. */
  threadId: string | null;
  text: string;
  /** The client's name for it: asked again under the same name, it is stored once and answered once. */
  messageId: string | undefined;
  /** The question that this one takes the place of. */
  edits: string | null;
  /** By the engine alone, with nothing done beside it but to bring practice. */
  isQuick: boolean;
  /** The client has stored the question itself. */
  isStored: boolean;
  /** What was said before, as the client shows it; null to take it from the thread. */
  history: Turn[] | null;
  /** The week that is open beside the chat. */
  week: { number: number | null; topic: string | null };
  /** Where the student is; null where the client does not say. */
  timeZone: string | null;
}

/** A question with who asks it, and what their client needs to know of the answer. */
export interface AskedQuestion {
  userId: string;
  question: IncomingQuestion;
  /** The last event that the client received, when it resumes a stream. */
  lastEventId: string | null;
  /** Aborts when the client is gone. */
  disconnected: AbortSignal;
}
