import { describe, expect, it } from 'vitest';
import { drawn, make, moraine, shrinking, survives } from '../testing/made-items.ts';

describe('statements by a model', () => {
  const first = 'The first map of the Karsa Glacier was drawn by Ilse Marrow in 1887.';
  const swapped = (from: string, to: string) => ({
    ...drawn,
    statement: first.replace(from, to),
    answer: false,
    said: from,
    instead: to,
  });
  it.each([
    [
      'a true one in other words',
      {
        ...drawn,
        statement: 'Ilse Marrow drew the first map of the Karsa Glacier.',
        answer: true,
        said: null,
        instead: null,
      },
    ],
    ['another number', swapped('1887', '1911')],
    ['another name of the materials', swapped('Ilse Marrow', 'Tomas Kade')],
    [
      'the opposite',
      {
        ...shrinking,
        statement: 'Smaller glaciers lose mass more slowly than larger ones.',
        answer: false,
        said: 'quickly',
        instead: 'slowly',
      },
    ],
  ])('stand with %s', async (_, item) => {
    expect(await survives('true-false', item)).toBe(true);
  });

  it('say what the text says instead', async () => {
    const { result } = await make('true-false', [swapped('1887', '1911')]);
    expect(result.activities[0]?.explanation).toBe(`False. Not “1911” but “1887”. Your reading says: “${first}”`);
  });

  const asTrue = { ...drawn, answer: true, said: null, instead: null };
  it.each([
    [
      'a true one that the quote does not say',
      { ...asTrue, statement: 'Ilse Marrow drew the first map of the Velm Glacier.' },
    ],
    [
      'a true one that the quote contradicts',
      { ...shrinking, ...asTrue, ...shrinking, statement: 'Smaller glaciers lose mass more slowly than larger ones.' },
    ],
    [
      'a bare "not"',
      {
        ...drawn,
        statement: first.replace('was drawn', 'was not drawn'),
        answer: false,
        said: 'was drawn',
        instead: 'was not drawn',
      },
    ],
    [
      'a false one that says what the quote says',
      { ...drawn, statement: first, answer: false, said: '1887', instead: '1887' },
    ],
    [
      'a false one without what it changes',
      { ...drawn, statement: first.replace('1887', '1911'), answer: false, said: null, instead: null },
    ],
    [
      'another word for the same',
      { ...drawn, statement: first.replace('drawn', 'sketched'), answer: false, said: 'drawn', instead: 'sketched' },
    ],
    [
      'two changes at once',
      { ...swapped('1887', '1911'), statement: first.replace('1887', '1911').replace('Karsa', 'Velm') },
    ],
    [
      'what another passage says',
      {
        ...moraine,
        statement: 'Ridges at the sides are called lateral moraines.',
        answer: false,
        said: 'A moraine',
        instead: 'lateral moraines',
      },
    ],
  ])('are dropped with %s', async (_, item) => {
    expect(await survives('true-false', item)).toBe(false);
  });
});
