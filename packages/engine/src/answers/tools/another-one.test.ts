import { expect, test } from 'vitest';
import type { Turn } from '../conversation/turn.ts';
import { millCourse, millIndex, millToday } from '../testing/mill-course.ts';
import { practiceAsked } from './run-practice.ts';

const said = (content: string): Turn => ({ role: 'user', content });
const brought: Turn = { role: 'assistant', content: 'Here are 3 multiple-choice questions on “gears”.' };

const asked = (question: string, history: Turn[]) =>
  practiceAsked({
    question,
    history,
    syllabus: { course: millCourse, documentId: 'syllabus.md' },
    today: millToday,
    index: millIndex,
  });

test.each(['another one', 'ok another one please', 'again', 'more', 'give me some more', 'next one'])(
  '"%s" after an order to practise is that order again',
  (question) => {
    expect(asked(question, [said('quiz me on gears'), brought])?.request.topic).toBe('gears');
    expect(asked(question, [said('quiz me on gears'), brought, said('another one'), brought])?.request.topic).toBe(
      'gears',
    );
  },
);

test('it orders nothing after a question', () => {
  expect(asked('another one', [said('what are gears?'), brought])).toBeNull();
});
