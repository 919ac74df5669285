import { expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { plainAnswer } from './explain-answer.ts';

const explain = (term: string, ...texts: string[]) => {
  const asked = `explain ${term} in simple words`;
  return plainAnswer(asked, asked, buildIndex(makePassages(texts)), {})?.answer;
};

it.each([
  'Think of it like a row of falling dominoes.',
  'Much like a row of dominoes, it passes the push along.',
  'It’s like a row of falling dominoes.',
  'Imagine a row of falling dominoes.',
  'It is similar to a row of dominoes.',
  'It can take minutes, as in Hale’s case, or a year.',
])('a likeness or a case beside a definition is its example: %s', (likeness) => {
  const text = `A cascade is a chain of events in which each one sets off the next. ${likeness}`;
  expect(explain('cascade', text)).toContain(likeness);
});

it('the sentence that says a definition in plainer words goes with it', () => {
  const text =
    'A cascade is a chain of events in which each one sets off the next. In simple terms, one push is enough for all.';
  expect(explain('cascade', text)).toContain('one push is enough for all');
});

it('says that it found no example, and not that there is none', () => {
  const text = 'A cascade is a chain of events in which each one sets off the next.';
  expect(explain('cascade', text)).toContain('I found no example of “cascade” in your files.');
});
