import { expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';
import { withoutCourtesies } from './courtesies.ts';

const index = buildIndex(
  makePassages([
    'A quern is a pair of stones that grinds grain by hand.',
    'A leat is a channel that leads water to a mill wheel.',
    'There are nine mills in the valley. You can tell a good quern by its grooves.',
  ]),
);
const found = (question: string) => answer(question, index).citations.map(({ quote }) => quote);

it.each([
  'could u pls tell me what is a quern?',
  'pls what is a quern?',
  'plss what is a quern? thx in advance',
  'thx in advance! what is a quern?',
  'hi there, quick question: what is a quern?',
  'hey there! just a quick q - what is a quern?',
  'hello tutor, what is a quern? any help appreciated',
  'hi everyone, what is a quern? tyvm',
  'good morning professor, what is a quern?',
  'sorry if this is a dumb question but what is a quern?',
  'hope you are well. what is a quern? tia',
  'i have a question: what is a quern?',
  'one more question, what is a quern?',
  'may i ask what is a quern?',
  'would u mind telling me what is a quern?',
  'cld u kindly tell me what is a quern? thanks heaps',
  'btw what is a quern? i would be grateful',
  'k thx what is a quern?',
  'pleaseee help, what is a quern?',
])('%s', (question) => {
  expect(withoutCourtesies(question).replace('?', '')).toBe('what is a quern');
  expect(found(question)).toEqual(found('what is a quern?'));
});

it.each([
  'what questions does the author ask about the quern',
  'how many mills are there',
  'who is Tía Maria',
  'there are how many mills in the valley',
  'what does the TA grade',
  'do the right stones of a quern turn',
  'what is so special about querns',
  'help desk hours',
  'pleas of the crown, what are they',
  'hi there',
  'thx in advance',
])('leaves "%s" as it is', (question) => {
  expect(withoutCourtesies(question)).toBe(question);
});
