import type { Activity, WeekActivities as WeekOnWire } from '@weekwise/contracts/activities.ts';
import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import { type CitedPassage, passageFromWire } from '../../../lib/passage.ts';

/** What is asked. */
export interface ActivityQuestion {
  id: string;
  type: ActivityType;
  /** Front, statement, question or topic. */
  prompt: string;
  /** Of a multiple-choice question. */
  options: string[] | null;
}

/** Something of a week to practise with, as it stands before it is answered. */
export interface Item extends ActivityQuestion {
  /** Of a flashcard, which the student turns. */
  back: { text: string; passage: CitedPassage | null } | null;
  /** "engine" or a model's name. */
  source: string;
  fallback: FallbackReason | null;
  edited: boolean;
  /** null where it was not done yet; `correct` is null where nobody says right or wrong. */
  last: { correct: boolean | null } | null;
}

export interface WeekItems {
  items: Item[];
  basis: 'materials' | 'syllabus' | null;
  /** What the student is told of them. */
  notice: string | null;
  /** Readings of the plan that the folder has no file of. */
  missingReadings: { id: string; title: string; author: string | null; pages: string | null }[];
  /** Activities were made for the week, and not only one by one in the chat or of a passage. */
  made: boolean;
  /** What is being made now. */
  taskId: string | null;
}

function promptOf(wire: Activity): string {
  switch (wire.type) {
    case 'flashcards':
      return wire.front;
    case 'true-false':
      return wire.statement;
    case 'multiple-choice':
      return wire.question;
    case 'socratic-dialogue':
      return wire.topic;
  }
}

export const itemFromWire = (wire: Activity): Item => ({
  id: wire.id,
  type: wire.type,
  prompt: promptOf(wire),
  options: wire.type === 'multiple-choice' ? wire.options : null,
  back:
    wire.type === 'flashcards' ? { text: wire.back, passage: wire.citation && passageFromWire(wire.citation) } : null,
  source: wire.source,
  fallback: wire.fallback,
  edited: wire.edited,
  last: wire.done && { correct: wire.done.last_correct },
});

export const weekItemsFromWire = (wire: WeekOnWire): WeekItems => ({
  items: wire.activities.map(itemFromWire),
  basis: wire.basis,
  notice: wire.notice,
  missingReadings: wire.readings_that_would_help.map(({ reading_id, ...reading }) => ({ id: reading_id, ...reading })),
  made: wire.made_at !== null,
  taskId: wire.generation?.task_id ?? null,
});
