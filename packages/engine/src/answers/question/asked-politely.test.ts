import { describe, expect, it } from 'vitest';
import { normalizeQuestion } from './normalize-question.ts';
import { readQuestion } from './question.ts';

describe('a question', () => {
  it.each([
    ['can you give an example of a sluice', 'example'],
    ['could you please give me one example of a sluice', 'example'],
    ['walk me through how a sluice opens', 'how'],
    ['take me through the steps of milling', 'list'],
    ['can you talk me through how flour is bolted?', 'how'],
    ['My millstone cracked last winter. How come?', 'why'],
    ['our flour smells of smoke, why is that?', 'why'],
    ['A miller hears the stones ring and lowers them, is there a word for that?', 'name'],
  ])('%j is of kind %s', (question, kind) => {
    expect(readQuestion(normalizeQuestion(question)).kind).toBe(kind);
  });
});
