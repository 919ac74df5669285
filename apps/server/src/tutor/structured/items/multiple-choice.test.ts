import { describe, expect, it } from 'vitest';
import { drawn, make, survives } from '../testing/made-items.ts';

describe('questions with options by a model', () => {
  const question = {
    ...drawn,
    question: 'Who drew the first map of the Karsa Glacier?',
    right: 'Ilse Marrow',
    wrong: ['Tomas Kade', 'Clara Venturi', 'Ruth Halvorsen'],
  };

  it('stand with one right option among four different ones', async () => {
    const { result } = await make('multiple-choice', [question]);
    const [item] = result.activities;
    if (item?.type !== 'multiple-choice') throw new Error('no question');
    expect([...item.options].sort()).toEqual(['Clara Venturi', 'Ilse Marrow', 'Ruth Halvorsen', 'Tomas Kade']);
    expect(item.options[item.answerIndex]).toBe('Ilse Marrow');
  });

  it('leave out wrong options that are right by the quote or say the same again, and take the next', async () => {
    const wrong = ['Marrow', 'the first map', 'ILSE MARROW', 'All of these', ...question.wrong];
    const { result } = await make('multiple-choice', [{ ...question, wrong }]);
    expect(result.activities[0]).toMatchObject({ options: expect.arrayContaining(question.wrong) });
  });

  it.each([
    ['too few wrong options', { ...question, wrong: ['Marrow', 'Tomas Kade', 'Clara Venturi'] }],
    [
      'a right option that the quote lacks',
      { ...question, right: 'Tomas Kade', wrong: ['Ada Berg', 'Clara Venturi', 'Ruth Halvorsen'] },
    ],
    [
      'the answer in the question',
      {
        ...question,
        question: 'What did Ilse Marrow draw of the Karsa Glacier: the first map?',
        right: 'the first map',
      },
    ],
    ['a question about something else', { ...question, question: 'Which philosopher founded modern ethics?' }],
  ])('are dropped with %s', async (_, item) => {
    expect(await survives('multiple-choice', item)).toBe(false);
  });
});
