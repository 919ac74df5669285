import type { Card } from '../cards/card.ts';

/** A flashcard as the screens have it. */
export const makeCard = (change: Partial<Card> = {}): Card => ({
  id: 'card1',
  folderId: 'f1',
  folderName: 'Rivers',
  weekNumber: 3,
  type: 'flashcards',
  front: 'Cut bank',
  choices: null,
  back: 'The outer bank of a bend, which the current wears away.',
  explanation: '',
  passage: null,
  source: 'engine',
  edited: false,
  state: 'new',
  missed: false,
  suspended: false,
  dueAt: '2026-01-27T09:00:00.000Z',
  dueDay: '2026-01-27',
  reviews: 0,
  options: [],
  ...change,
});
