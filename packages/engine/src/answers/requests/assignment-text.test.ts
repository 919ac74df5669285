import { expect, it } from 'vitest';
import { makePassages } from '../../testing/passages.ts';
import { assignmentText, topicIn } from './assignment-text.ts';

const [passage] = makePassages([
  'Essay 2 | 15%\nEssay 1 (900 words). Did the canal make the valley rich or poor? Use the textbook. Due May 4.\nEssay 2 (900 words). Write on a bridge of your choice, with a map and two sources.',
]);
const read = (title: string) => {
  const piece = assignmentText(title, passage ? [passage] : []);
  return piece && { text: piece.passage.text.slice(piece.start, piece.end), topic: topicIn(piece) };
};

it('finds the paragraph that sets a piece of work, and the question that it asks', () => {
  expect(read('Essay 1')).toEqual({
    text: 'Essay 1 (900 words). Did the canal make the valley rich or poor? Use the textbook. Due May 4.',
    topic: 'Did the canal make the valley rich or poor',
  });
  expect(read('Essay 2')).toMatchObject({ text: expect.stringMatching(/^Essay 2 \(900 words\)/), topic: null });
  expect(read('Essay 3')).toBeNull();
});
