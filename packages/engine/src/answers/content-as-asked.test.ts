import { describe, expect, it } from 'vitest';
import { askOfSalt } from './testing/salt-chapter.ts';

describe('terms that are asked about together', () => {
  it.each([
    'explain side and deep binding simply',
    'explain side binding & deep binding',
    'what are side and deep bindng',
    'side and deep binding, what do they mean?',
  ])('are told each in a block of its own: %s', (question) => {
    const said = askOfSalt(question);
    expect(said).toMatch(/\*\*side binding\*\*[\s\S]*joining pans of the same kind[\s\S]*\[1\]/);
    expect(said).toMatch(/\*\*deep binding\*\*[\s\S]*every step from the brine to the barrel[\s\S]*\[2\]/);
  });

  it.each(['whats the difference between a salt pool and a chest company', 'salt pool vs chest company'])(
    'are told with what the next sentence says of the name: %s',
    (question) => {
      const said = askOfSalt(question);
      expect(said).toMatch(/\| salt pool \|.*a few stewards hold the pans of many owners/);
      expect(said).toMatch(/\| chest company \|.*the greater part of the shares/);
    },
  );
});

describe('a question that goes on from the one before', () => {
  it.each([
    [['tower plan vs quay plan, list the main points of each', 'and how did they settle it'], /Lantern Compromise/],
    [['explain side and deep binding', 'which one did varn do first'], /next grew by deep binding/],
    [['who was mara quill', 'the ledger guild thing, what happened to it?'], /left in thousands/],
    [['how much did varn get?', 'who bought him'], /bought out Odo Varn/],
  ])('is answered by something new: %j', (questions, expected) => {
    const said = askOfSalt(...questions);
    expect(said).toMatch(expected);
    expect(said).not.toBe(askOfSalt(...questions.slice(0, -1)));
  });

  it.each([
    ['what is the quay plan and how did they settle the debate', /one vote[\s\S]*deadlock/],
    ['what was the ledger guild n what happened to it', /clerks[\s\S]*left in thousands/],
  ])('of one message is answered in its second half: %s', (question, expected) => {
    expect(askOfSalt(question)).toMatch(expected);
  });
});

describe('the form that is asked for', () => {
  it.each(['deep binding explain like im 12', 'pls explain deep binding like i am 10'])(
    'is the plain sentence and the case behind it: %s',
    (question) => {
      const said = askOfSalt(question);
      expect(said).toMatch(/wherein one house owns every step/);
      expect(said).toMatch(/Mara Quill, who used deep binding for fish/);
      expect(said).not.toMatch(/no example|bought out|ledger/i);
    },
  );

  it('is a sum of the trade that is asked about', () => {
    const said = askOfSalt('how much did quill pay for varns house');
    expect(said).toMatch(/90,000 crowns/);
    expect(said).not.toMatch(/widow Brask/);
  });
});
