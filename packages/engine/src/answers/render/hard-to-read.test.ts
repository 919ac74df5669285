import { expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { glaciers, makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from './say-answer.ts';

const index = buildIndex(makePassages(glaciers));
const say = (question: string, hardToRead?: string[]) =>
  sayAnswer(answer(question, index, hardToRead && { hardToRead })).join('');

it.each([
  [['scan.pdf'], 'scan.pdf is hard to read, so the answer may be in it.'],
  [['a.pdf', 'b.pdf'], 'a.pdf and b.pdf are hard to read, so the answer may be in them.'],
  [
    ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'],
    'a.pdf, b.pdf, c.pdf and 2 more files are hard to read, so the answer may be in them.',
  ],
])('an answer that finds nothing names what is hard to read: %s', (files, note) => {
  expect(say('How do bees make honey?', files)).toBe(`I couldn't find this in your files. ${note}`);
});

it('says nothing of it beside an answer', () => {
  expect(say('What is a moraine?', ['scan.pdf'])).not.toContain('scan.pdf');
});

it('says nothing of it to abuse', () => {
  expect(say('you are a stupid idiot', ['scan.pdf'])).not.toContain('scan.pdf');
});
