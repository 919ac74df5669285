import { describe, expect, it } from 'vitest';
import type { CitedPassage } from '../../lib/passage.ts';
import { editedSentences, type Guide, sayContents } from './guide.ts';

const passage: CitedPassage = { fileId: 'f', fileName: 'notes.pdf', page: 1, block: 0, lastBlock: 0, quote: 'q' };
const said = (...texts: string[]) => texts.map((text) => ({ text, passage }));

describe('what a part says after it was edited', () => {
  it('keeps the passage of a sentence that stayed as it was, wherever it stands now', () => {
    expect(editedSentences('Two.\nMine.\nOne.', said('One.', 'Two.'))).toEqual([
      { text: 'Two.', from: 1 },
      { text: 'Mine.', from: null },
      { text: 'One.', from: 0 },
    ]);
  });

  it('keeps the passage of a sentence that was worded anew in its place', () => {
    expect(editedSentences('One, in my words.\nTwo.', said('One.', 'Two.'))).toEqual([
      { text: 'One, in my words.', from: 0 },
      { text: 'Two.', from: 1 },
    ]);
  });

  it('takes no passage twice, and none for a sentence that was added', () => {
    expect(editedSentences('Mine.\nOne.', said('One.', 'Two.'))).toEqual([
      { text: 'Mine.', from: null },
      { text: 'One.', from: 0 },
    ]);
  });

  it('has no empty sentences', () => {
    expect(editedSentences('\n One. \n\n', said('One.'))).toEqual([{ text: 'One.', from: 0 }]);
  });
});

it('says what a guide holds, and of a guide that is little, that', () => {
  const guide = (parts: object) =>
    ({ parts: { overview: [], concept: [], term: [], question: [], reading: [], ...parts } }) as unknown as Guide;
  expect(sayContents(guide({ question: [1, 2], concept: [1] }))).toBe('2 study questions, 1 key concept');
  expect(sayContents(guide({ overview: [1] }))).toBe('1 line');
});
