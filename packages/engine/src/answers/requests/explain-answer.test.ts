import { expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { plainAnswer } from './explain-answer.ts';

const explain = (term: string, ...texts: string[]) => {
  const asked = term.includes(' ') ? term : `explain ${term} in simple words`;
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
  expect(explain('explain cascade in simple words with an example', text)).toContain(
    'I found no example of “cascade” in your files.',
  );
  expect(explain('cascade', text)).not.toContain('no example');
});

it('goes on with its paragraph where there is no example', () => {
  const text =
    'A cascade is a chain of events in which each one sets off the next. One push is enough. It ends when nothing is left to fall.';
  expect(explain('cascade', text)).toContain('It ends when nothing is left to fall.');
});

it('tells the case that a sentence only announces', () => {
  const text =
    'A cascade is a chain of events in which each one sets off the next. Consider one example of a cascade. A lamp falls, and the straw burns.';
  expect(explain('cascade', text)).toContain('the straw burns');
});

it('takes the sentence of the text for a definition, and not the words below a picture', () => {
  const caption = 'Figure 3. A study of mills in the north led to the discovery of the chain now known as a cascade.';
  const text = 'As we saw in the previous section, a cascade is a chain of events in which each one sets off the next.';
  expect(explain('cascade', `${caption}\n\n${text}`)).toMatch(/is a chain of events/);
});
