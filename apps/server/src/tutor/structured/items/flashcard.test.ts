import { describe, expect, it } from 'vitest';
import { drawn, make, moraine, survives } from '../testing/made-items.ts';

describe('flashcards by a model', () => {
  it('are cited where their quote stands, in the text’s own characters', async () => {
    const front = 'Who drew the first map of the Karsa Glacier?';
    const quote = 'the first  map of the karsa glacier was drawn by Ilse Marrow in 1887';
    const { result, source, fallback } = await make('flashcards', [
      { ...drawn, form: 'question', front, back: 'Ilse Marrow', quote },
    ]);
    expect({ source, fallback }).toEqual({ source: 'scripted-model', fallback: null });
    expect(result).toMatchObject({ shortage: null, activities: [{ type: 'flashcards', front, back: 'Ilse Marrow' }] });
    expect(result.activities[0]?.citation).toEqual({
      passageId: 'reading#3',
      documentId: 'reading',
      page: 1,
      block: 3,
      lastBlock: 3,
      heading: 'Research',
      quote: 'The first map of the Karsa Glacier was drawn by Ilse Marrow in 1887.',
    });
  });

  it('are cited in the passage that holds the quote where the model names another', async () => {
    const card = {
      ...moraine,
      passage: 1,
      form: 'term',
      front: 'moraine',
      back: 'a ridge of debris left by a glacier',
    };
    const { result } = await make('flashcards', [{ ...card, back: 'a ridge of debris that a glacier leaves behind' }]);
    expect(result.activities[0]?.citation.passageId).toBe('reading#2');
  });

  it.each([
    ['a term', { ...moraine, form: 'term', front: 'Moraine', back: 'A ridge of debris left behind by a glacier' }],
    [
      'a definition',
      { ...moraine, form: 'definition', front: 'A ridge of debris that a glacier leaves behind', back: 'moraine' },
    ],
    [
      'a gap',
      {
        ...moraine,
        form: 'cloze',
        front: 'A _____ is a ridge of debris that a glacier leaves behind.',
        back: 'moraine',
      },
    ],
    [
      'a gap that is announced',
      {
        ...moraine,
        form: 'cloze',
        front: 'Fill the gap: A _____ is a ridge of debris that a glacier leaves behind.',
        back: 'moraine',
      },
    ],
  ])('stand with %s that the quote holds', async (_, card) => {
    expect(await survives('flashcards', card)).toBe(true);
  });

  const question = { ...drawn, form: 'question', front: 'Who drew the first map of the Karsa Glacier?' };
  it.each([
    [
      'a quote that stands nowhere',
      { ...question, back: 'Ilse Marrow', quote: 'Ilse Marrow drew the very first map of it.' },
    ],
    ['a quote of two words', { ...question, back: 'Ilse Marrow', quote: 'Ilse Marrow' }],
    ['a name that the quote lacks', { ...question, back: 'Tomas Kade' }],
    [
      'a number that the quote lacks',
      { ...question, front: 'When was the first map of the Karsa Glacier drawn?', back: '1878' },
    ],
    [
      'a question about something else',
      { ...question, front: 'Who invented modern oceanography?', back: 'Ilse Marrow' },
    ],
    [
      'a name in the question that the passage lacks',
      { ...question, front: 'Who drew the first map of the Aletsch Glacier?', back: 'Ilse Marrow' },
    ],
    [
      'an answer in the question',
      { ...question, front: 'Did Ilse Marrow draw the first map of the Karsa Glacier?', back: 'Ilse Marrow' },
    ],
    [
      'a definition of the model’s own',
      { ...moraine, form: 'term', front: 'Moraine', back: 'A lake dammed by volcanic rock' },
    ],
    [
      'a gap that another word fills',
      {
        ...moraine,
        form: 'cloze',
        front: 'A _____ is a ridge of debris that a glacier leaves behind.',
        back: 'drumlin',
      },
    ],
    ['nothing on the back', { ...question, back: '' }],
  ])('are dropped with %s', async (_, card) => {
    expect(await survives('flashcards', card)).toBe(false);
  });

  it('carry no link, picture or element of the model’s', async () => {
    const front = '![x](https://evil.example/?d=1)Who drew the first map of the Karsa Glacier? <img src=x>';
    const { result } = await make('flashcards', [{ ...question, front, back: '[Ilse Marrow](https://evil.example)' }]);
    expect(result.activities[0]).toMatchObject({
      front: 'xWho drew the first map of the Karsa Glacier?',
      back: 'Ilse Marrow',
    });
  });
});
