import type { BloomLevel, Difficulty, FlashcardForm } from '@weekwise/domain/activities.ts';
import type { Citation } from '../answers/citation.ts';
import type { Shortage } from '../vocabulary/shortage.ts';

interface ActivityBase {
  /** The same for the same item from the same materials. */
  id: string;
  bloomLevel: BloomLevel;
  difficulty: Difficulty;
  /** The verbatim passage that supports the item. */
  citation: Citation;
  /** Shown after answering. */
  explanation: string;
}

export interface Flashcard extends ActivityBase {
  type: 'flashcards';
  form: FlashcardForm;
  front: string;
  back: string;
}

export interface TrueFalse extends ActivityBase {
  type: 'true-false';
  statement: string;
  answer: boolean;
}

export interface MultipleChoice extends ActivityBase {
  type: 'multiple-choice';
  question: string;
  /** All different: four, or as many as a question has that stands in the materials. */
  options: string[];
  answerIndex: number;
}

export interface SocraticTurn {
  question: string;
  bloomLevel: BloomLevel;
  /** Verbatim: what a good reply covers. */
  evidence: string;
  citation: Citation;
  /** An example that the text gives, verbatim, for whoever asks for one. */
  example?: string | null;
  /** At least three, each telling more; only the last shows the evidence. */
  hints: string[];
}

export interface SocraticDialogue extends ActivityBase {
  type: 'socratic-dialogue';
  topic: string;
  /** From recall to evaluation. */
  turns: SocraticTurn[];
}

export type Activity = Flashcard | TrueFalse | MultipleChoice | SocraticDialogue;

/** Whether an activity may be made. */
export type IsWanted = (activity: Activity) => boolean;

/** What is to be made of a text. */
export interface WantedItems {
  count: number;
  seed: number;
  isWanted: IsWanted;
}

export interface ActivitySet {
  activities: Activity[];
  /** null where there are as many as asked for. */
  shortage: Shortage | null;
}
