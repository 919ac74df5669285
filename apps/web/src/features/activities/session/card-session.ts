import type { CardGrade } from '@weekwise/domain/spaced-repetition.ts';
import type { Tick } from '../../../layout/session-frame.tsx';
import type { Card } from '../cards/card.ts';

/** One time that a card is shown. */
interface Visit {
  card: Card;
  grade: CardGrade | null;
  /** It came back because it was forgotten a moment ago. */
  again: boolean;
}

/** A round of cards. Nothing here asks the server: what it answered is told. */
export interface CardSession {
  visits: readonly Visit[];
  /** The one on screen; past the last one when all are graded. */
  at: number;
  turned: boolean;
  /** Places of graded visits, the last one last. */
  graded: readonly number[];
}

export type SessionStep =
  | { do: 'turn' }
  | { do: 'move'; by: 1 | -1 }
  /** `card`: as it is after the grade. */
  | { do: 'graded'; grade: CardGrade; card: Card }
  /** The last grade was taken back; `card`: as it was before. */
  | { do: 'undone'; card: Card }
  | { do: 'changed'; card: Card }
  /** Deleted, reported or suspended: it is asked no more. */
  | { do: 'taken-out'; cardId: string };

export const startSession = (cards: readonly Card[]): CardSession => ({
  visits: cards.map((card) => ({ card, grade: null, again: false })),
  at: 0,
  turned: false,
  graded: [],
});

export const isOver = ({ visits, at }: CardSession): boolean => at >= visits.length;

/** The next visit that waits for a grade: after `from`, else from the beginning, else past the end. */
function nextOpen(visits: readonly Visit[], from: number): number {
  const after = visits.findIndex(({ grade }, index) => index >= from && grade === null);
  if (after >= 0) return after;
  const first = visits.findIndex(({ grade }) => grade === null);
  return first >= 0 ? first : visits.length;
}

export function cardSession(session: CardSession, step: SessionStep): CardSession {
  const { visits, at, graded } = session;
  switch (step.do) {
    case 'turn':
      return { ...session, turned: !session.turned };
    case 'move': {
      const to = at + step.by;
      return to < 0 || to >= visits.length ? session : { ...session, at: to, turned: visits[to]?.grade !== null };
    }
    case 'graded': {
      const now = visits[at];
      if (!now || now.grade) return session;
      const next = visits.map((visit, index) => (index === at ? { ...visit, grade: step.grade } : visit));
      // A forgotten card is asked once more before the end.
      if (step.grade === 'again') next.push({ card: step.card, grade: null, again: true });
      return { visits: next, at: nextOpen(next, at + 1), turned: false, graded: [...graded, at] };
    }
    case 'undone': {
      const back = graded.at(-1);
      const undone = back === undefined ? undefined : visits[back];
      // Another device may have graded since: what was taken back then is not of this round.
      if (back === undefined || undone?.card.id !== step.card.id) return session;
      const cardId = undone.card.id;
      const wasAgain = undone.grade === 'again';
      // What the grade brought back is open still: anything graded after it would have been taken back before.
      const extra = wasAgain
        ? visits.findLastIndex(({ card, grade, again }) => again && grade === null && card.id === cardId)
        : -1;
      const next = visits.flatMap((visit, index) => {
        if (index === extra) return [];
        return index === back ? [{ ...visit, card: step.card, grade: null }] : [visit];
      });
      return { visits: next, at: back, turned: false, graded: graded.slice(0, -1) };
    }
    case 'changed':
      return {
        ...session,
        visits: visits.map((visit) => (visit.card.id === step.card.id ? { ...visit, card: step.card } : visit)),
      };
    case 'taken-out': {
      const stays = ({ card, grade }: Visit) => grade !== null || card.id !== step.cardId;
      const next = visits.filter(stays);
      const before = visits.slice(0, at).filter(stays).length;
      const places = new Map(visits.filter(stays).map((visit, index) => [visit, index]));
      return {
        visits: next,
        at: nextOpen(next, before),
        turned: false,
        graded: graded.flatMap((index) => {
          const visit = visits[index];
          const place = visit && places.get(visit);
          return place === undefined ? [] : [place];
        }),
      };
    }
  }
}

export const ticksOf = ({ visits, at }: CardSession): Tick[] =>
  visits.map(({ grade }, index) => {
    if (index === at) return 'now';
    if (grade === null) return 'ahead';
    return grade === 'again' ? 'missed' : 'done';
  });

/** How a round went: cards by their first grade. */
export function summaryOf({ visits }: CardSession): {
  cards: number;
  remembered: number;
  grades: Record<CardGrade, number>;
} {
  const first = visits.filter(({ grade, again }) => grade !== null && !again);
  const grades: Record<CardGrade, number> = { again: 0, hard: 0, good: 0, easy: 0 };
  for (const { grade } of first) if (grade) grades[grade]++;
  return { cards: first.length, remembered: first.length - grades.again, grades };
}
