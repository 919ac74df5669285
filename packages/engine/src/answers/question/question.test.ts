import { describe, expect, it } from 'vitest';
import { readQuestion } from './question.ts';

describe('readQuestion', () => {
  it.each([
    ['Who drew the first map?', 'who'],
    ['Whose thesis was it?', 'who'],
    ['Which king signed it?', 'who'],
    ['In what year did it end?', 'when'],
    ['When did it end?', 'when'],
    ['How many men were there?', 'how-many'],
    ['What percentage of the ice melted?', 'how-many'],
    ['In which country is Velm?', 'where'],
    ['Where did she work?', 'where'],
    ['Why do glaciers move?', 'why'],
    ['What caused the retreat?', 'why'],
    ['How does firn form?', 'how'],
    ['What is firn?', 'define'],
    ['Define basal sliding.', 'define'],
    ['What does "firn" mean?', 'define'],
    ['What are ridges at the sides called?', 'name'],
    ['What are the two ways of moving?', 'list'],
    ['What is the difference between firn and ice?', 'compare'],
    ['Is the lake dammed?', 'yes-no'],
    ['What did Marrow survey?', 'what'],
    ['When the ice melts, what happens?', 'what'],
    ['Glaciers are fed by what?', 'what'],
    ['', 'what'],
  ])('reads "%s" as %s', (text, kind) => {
    expect(readQuestion(text).kind).toBe(kind);
  });

  it('knows what is to be defined', () => {
    expect(readQuestion('What is the law of motion?').subject).toEqual(['law', 'of', 'motion']);
    expect(readQuestion('Who was Ilse Marrow?').subject).toEqual(['ils', 'marrow']);
    expect(readQuestion('What is the name of the lake?').subject).toEqual([]);
  });

  it('hears a "not" that matters', () => {
    expect(readQuestion('Which glacier did not retreat?').negated).toBe(true);
    expect(readQuestion('Does it matter whether or not it melts?').negated).toBe(false);
  });
});
