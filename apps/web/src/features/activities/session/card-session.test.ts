import type { CardGrade } from '@weekwise/domain/spaced-repetition.ts';
import { describe, expect, it } from 'vitest';
import type { Card } from '../cards/card.ts';
import { makeCard } from '../testing/make-card.ts';
import { type CardSession, cardSession, isOver, startSession, summaryOf, ticksOf } from './card-session.ts';

const cards = ['a', 'b', 'c'].map((id) => makeCard({ id }));
const grade = (session: CardSession, given: CardGrade): CardSession => {
  const card = session.visits[session.at]?.card as Card;
  return cardSession(cardSession(session, { do: 'turn' }), { do: 'graded', grade: given, card });
};
const shown = (session: CardSession) => session.visits[session.at]?.card.id ?? null;

describe('a round of cards', () => {
  it('goes from card to card and ends', () => {
    let session = startSession(cards);
    for (const id of ['a', 'b', 'c']) {
      expect(shown(session)).toBe(id);
      expect(session.turned).toBe(false);
      session = grade(session, 'good');
    }
    expect(isOver(session)).toBe(true);
    expect(summaryOf(session)).toMatchObject({ cards: 3, remembered: 3 });
  });

  it('asks a forgotten card once more before the end, and counts it once', () => {
    let session = grade(startSession(cards), 'again');
    expect(ticksOf(session)).toEqual(['missed', 'now', 'ahead', 'ahead']);
    session = grade(grade(session, 'good'), 'easy');
    expect(shown(session)).toBe('a');
    session = grade(session, 'good');
    expect(isOver(session)).toBe(true);
    expect(summaryOf(session)).toEqual({ cards: 3, remembered: 2, grades: { again: 1, hard: 0, good: 1, easy: 1 } });
  });

  it('takes grades back, the last one first, with what they brought', () => {
    let session = grade(grade(startSession(cards), 'again'), 'good');
    session = cardSession(session, { do: 'undone', card: cards[1] as Card });
    expect(shown(session)).toBe('b');
    session = cardSession(session, { do: 'undone', card: cards[0] as Card });
    expect(shown(session)).toBe('a');
    expect(session.visits).toHaveLength(3);
    expect(session.graded).toEqual([]);
    expect(cardSession(session, { do: 'undone', card: cards[0] as Card })).toBe(session);
  });

  it('moves past a card and comes back to it', () => {
    let session = cardSession(startSession(cards), { do: 'move', by: 1 });
    expect(shown(session)).toBe('b');
    session = grade(grade(session, 'good'), 'good');
    expect(shown(session)).toBe('a');
    expect(cardSession(session, { do: 'move', by: -1 })).toBe(session);
  });

  it('turns a graded card that is looked at again, and grades it no second time', () => {
    const session = cardSession(grade(startSession(cards), 'good'), { do: 'move', by: -1 });
    expect(session.turned).toBe(true);
    expect(cardSession(session, { do: 'graded', grade: 'easy', card: cards[0] as Card })).toBe(session);
  });

  it('goes on without a card that was taken out, and can still undo', () => {
    let session = grade(startSession(cards), 'again');
    session = cardSession(session, { do: 'taken-out', cardId: 'b' });
    expect(shown(session)).toBe('c');
    session = cardSession(session, { do: 'taken-out', cardId: 'a' });
    expect(session.visits.map(({ card }) => card.id)).toEqual(['a', 'c']);
    session = cardSession(session, { do: 'undone', card: cards[0] as Card });
    expect(shown(session)).toBe('a');
  });
});
