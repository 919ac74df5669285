import { describe, expect, test } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { forAndAgainst, readSidesAsked } from './for-and-against.ts';

const text = `# Canals

## The Ferry Charter

The Ferry Charter of 1612 set out who might carry goods across the estuary. Changing any rule under the Ferry Charter
proved difficult. It took the consent of all seven harbours. The Ferry Charter lacked any means of collecting tolls. The
harbour masters met in the spring. The Ferry Charter did succeed in keeping the pilots paid. Lights protected the boats
of the Ferry Charter through the winter storms.

## Lock keepers

Lock keepers lived beside the gates. There are several drawbacks of wooden gates. First, they rot. Second, they leak.
`;
const document = await readDocument(new TextEncoder().encode(text), 'canals.md');
const index = buildIndex(cutPassages(document, 'canals.md'));
const told = (question: string) => forAndAgainst(question, index, {})?.claims.map((claim) => claim.text) ?? null;

describe('readSidesAsked', () => {
  test.each([
    ['what were the weaknesses of the ferry charter', 'ferry charter', ['against']],
    ['what was good about the ferry charter', 'ferry charter', ['for']],
    ['pros and cons of wooden gates', 'wooden gates', ['for', 'against']],
    ['did the charter do anything good', 'charter', ['for']],
    ['whats wrong with wooden gates', 'wooden gates', ['against']],
  ])('%s', (question, thing, sides) => {
    expect(readSidesAsked(question)).toEqual({ thing, sides });
  });
  test.each(['what is a weakness', 'what was the charter', 'what were the causes of the flood'])('%s', (question) => {
    expect(readSidesAsked(question)).toBeNull();
  });
});

test('weaknesses are the sentences that speak against a thing, in their order', () => {
  expect(told('what were the weaknesses of the ferry charter?')).toEqual([
    'Changing any rule under the Ferry Charter proved difficult. It took the consent of all seven harbours.',
    'The Ferry Charter lacked any means of collecting tolls.',
  ]);
});

test('what was good about it are those that speak for it', () => {
  expect(told('what was good about the ferry charter')?.join(' ')).toMatch(/succeed.*protected/s);
});

test('what a text lists under a name of its own is left to the list', () => {
  expect(told('what are the drawbacks of wooden gates')).toBeNull();
});
