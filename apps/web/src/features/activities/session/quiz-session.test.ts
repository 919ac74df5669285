import { expect, it } from 'vitest';
import type { Item } from '../week/week-items.ts';
import { itemsToAsk, missedOf, type QuizOutcome, quizSession, quizTicks, startQuiz } from './quiz-session.ts';

const item = (id: string, last: Item['last'] = null): Item => ({
  id,
  type: 'true-false',
  prompt: id,
  options: null,
  back: null,
  source: 'engine',
  fallback: null,
  edited: false,
  last,
});
const outcome = (correct: boolean): QuizOutcome => ({
  answer: true,
  correct,
  rightAnswer: correct ? 'True' : 'False',
  rightIndex: null,
  explanation: '',
  passage: null,
});
const [a, b, c] = [item('a'), item('b'), item('c')];

it('goes on with what is not answered yet, or begins again', () => {
  const done = item('d', { correct: true });
  expect(itemsToAsk([done, a])).toEqual([a]);
  expect(itemsToAsk([done])).toEqual([done]);
});

it('ends when all are answered, and asks the missed ones again', () => {
  let quiz = startQuiz([a, b, c]);
  quiz = quizSession(quiz, { do: 'answered', itemId: 'a', outcome: outcome(false) });
  quiz = quizSession(quizSession(quiz, { do: 'next' }), { do: 'next' });
  quiz = quizSession(quiz, { do: 'answered', itemId: 'c', outcome: outcome(true) });
  expect(quizTicks(quiz)).toEqual(['missed', 'ahead', 'now']);
  quiz = quizSession(quiz, { do: 'next' });
  expect(quiz.at).toBe(1);
  quiz = quizSession(quiz, { do: 'answered', itemId: 'b', outcome: outcome(true) });
  quiz = quizSession(quizSession(quiz, { do: 'next' }), { do: 'next' });
  expect(quiz.at).toBe(3);
  expect(missedOf(quiz)).toEqual([a]);
  expect(quizSession(quiz, { do: 'start', items: missedOf(quiz) })).toEqual(startQuiz([a]));
});

it('keeps the first answer, and goes on where a question was taken out', () => {
  let quiz = quizSession(startQuiz([a, b]), { do: 'answered', itemId: 'a', outcome: outcome(true) });
  expect(quizSession(quiz, { do: 'answered', itemId: 'a', outcome: outcome(false) })).toBe(quiz);
  quiz = quizSession(quiz, { do: 'taken-out', itemId: 'a' });
  expect(quiz).toEqual(startQuiz([b]));
  expect(quizSession(quiz, { do: 'taken-out', itemId: 'b' }).at).toBe(0);
});
