import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';

const index = buildIndex(
  makePassages([
    'A spring tide is a tide with the greatest range, at new and full moon. The moon and the sun then pull along one line.',
    'The economist Pia Lindqvist measured the demand for herring. The price of herring did not rise, because boats came home full.',
    'An estuary is where a river meets the tide. Its fish cannot leave when a lock is closed, since the gates are shut.',
    'In 1904 the harbor board dredged 40,000 tons of mud.',
  ]).map((passage) => ({ ...passage, headingPath: ['The coast'] })),
);
const refuses = (question: string): boolean => answer(question, index).abstained;

describe('an answer shown as a passage', () => {
  it.each([
    'What is a spring tide?',
    'Who measured the demand for herring?',
    'How much mud was dredged?',
    "Why can't the fish leave the estuary?",
    'Did the price of herring rise?',
  ])('is given to "%s"', (question) => expect(refuses(question)).toBe(false));

  it.each([
    ['a term whose words stand apart', 'What is tide demand?'],
    ['a term that the folder lacks', 'What does the thermocline do?'],
    ['a person where none is named', 'Who dredged the harbor?'],
    ['a name that the folder lacks', 'What did Ricardo say about the price of herring?'],
  ])('is refused for %s', (_, question) => expect(refuses(question)).toBe(true));
});
