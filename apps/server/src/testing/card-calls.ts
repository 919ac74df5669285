import type { Card, ReviewQueue } from '@weekwise/contracts/spaced-repetition.ts';
import type { CardGrade } from '@weekwise/domain/spaced-repetition.ts';
import { expect } from 'vitest';
import type { Student } from './student.ts';

export const queueOf = async (student: Student, query = ''): Promise<ReviewQueue> =>
  (await student.get(`/api/cards/queue?${query}`)).json<ReviewQueue>();
/** Grades a card, which has to be taken. */
export const gradeOf = async (student: Student, cardId: string, grade: CardGrade, more: object = {}): Promise<Card> => {
  const answer = await student.post(`/api/cards/${cardId}/grade`, { grade, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ card: Card }>().card;
};
