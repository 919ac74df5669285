import type { Tick } from '../../../layout/session-frame.tsx';
import type { CitedPassage } from '../../../lib/passage.ts';
import type { ActivityQuestion, Item } from '../week/week-items.ts';

/** Of true or false: what was said. Of multiple choice: the option's place. Of a flashcard: its grade, 1 to 4. */
export type QuizAnswer = boolean | number;

export interface QuizOutcome {
  answer: QuizAnswer;
  correct: boolean;
  /** As the student reads it. */
  rightAnswer: string;
  /** Of a multiple-choice question. */
  rightIndex: number | null;
  explanation: string;
  passage: CitedPassage | null;
}

/** A round of questions. Nothing here asks the server: what it answered is told. */
export interface QuizSession<Q extends ActivityQuestion = Item> {
  items: readonly Q[];
  outcomes: Readonly<Record<string, QuizOutcome>>;
  /** The one on screen; past the last one at the end. */
  at: number;
}

export type QuizStep<Q extends ActivityQuestion = Item> =
  | { do: 'answered'; itemId: string; outcome: QuizOutcome }
  | { do: 'next' }
  | { do: 'back' }
  | { do: 'changed'; item: Q }
  | { do: 'taken-out'; itemId: string }
  /** Begins a new round. */
  | { do: 'start'; items: readonly Q[] };

export const startQuiz = <Q extends ActivityQuestion>(items: readonly Q[]): QuizSession<Q> => ({
  items,
  outcomes: {},
  at: 0,
});

export function quizSession<Q extends ActivityQuestion>(session: QuizSession<Q>, step: QuizStep<Q>): QuizSession<Q> {
  const { items, outcomes, at } = session;
  switch (step.do) {
    case 'answered':
      // The first answer counts.
      if (outcomes[step.itemId]) return session;
      return { ...session, outcomes: { ...outcomes, [step.itemId]: step.outcome } };
    case 'next': {
      // Past the end only when every question has its answer.
      const open = items.findIndex(({ id }, index) => index > at && !outcomes[id]);
      if (at + 1 < items.length) return { ...session, at: at + 1 };
      const left = open >= 0 ? open : items.findIndex(({ id }) => !outcomes[id]);
      return { ...session, at: left >= 0 ? left : items.length };
    }
    case 'back':
      return at === 0 ? session : { ...session, at: at - 1 };
    case 'changed':
      return { ...session, items: items.map((item) => (item.id === step.item.id ? step.item : item)) };
    case 'taken-out': {
      const left = items.filter(({ id }) => id !== step.itemId);
      const { [step.itemId]: _, ...rest } = outcomes;
      return { items: left, outcomes: rest, at: Math.min(at, left.length) };
    }
    case 'start':
      return startQuiz(step.items);
  }
}

/** Those not answered yet, where some are; else all of them. */
export function itemsToAsk(items: readonly Item[]): readonly Item[] {
  const open = items.filter(({ last }) => last === null);
  return open.length > 0 ? open : items;
}

export const missedOf = <Q extends ActivityQuestion>({ items, outcomes }: QuizSession<Q>): Q[] =>
  items.filter(({ id }) => outcomes[id]?.correct === false);

export const quizTicks = ({ items, outcomes, at }: QuizSession<ActivityQuestion>): Tick[] =>
  items.map(({ id }, index) => {
    if (index === at) return 'now';
    const outcome = outcomes[id];
    if (!outcome) return 'ahead';
    return outcome.correct ? 'done' : 'missed';
  });
