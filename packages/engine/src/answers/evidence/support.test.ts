import { describe, expect, it } from 'vitest';
import { coverage, differsInNegation, foreignWords, isSupported } from './support.ts';

const quote =
  'The Karsa Glacier advanced 310 metres between 1902 and 1911 because two wet decades had fed its upper basin.';

describe('isSupported', () => {
  it.each([
    'The Karsa Glacier advanced between 1902 and 1911.',
    'Two wet decades fed the upper basin, so the glacier advanced.',
    '310 metres',
  ])('bears out what the quote says in its words: %s', (claim) => {
    expect(isSupported(claim, quote)).toBe(true);
  });

  it.each([
    ['another number', 'The Karsa Glacier advanced 410 metres between 1902 and 1911.'],
    ['another name', 'The Velm Glacier advanced between 1902 and 1911.'],
    ['other words', 'Global warming melts polar sheets.'],
    ['an opposite', 'The Karsa Glacier advanced because dry decades had fed its lower basin.'],
    ['a negation', 'The Karsa Glacier never advanced between 1902 and 1911.'],
    ['nothing', ''],
    ['function words', 'It was and is.'],
  ])('refuses %s', (_, claim) => {
    expect(isSupported(claim, quote)).toBe(false);
  });

  it('takes words from the question for granted, but nothing else', () => {
    const about = 'How far did the glacier of Ilse Marrow advance?';
    expect(isSupported('Marrow’s glacier advanced 310 metres', quote, about)).toBe(true);
    expect(isSupported('Ilse Marrow', quote, about)).toBe(false);
  });

  it('compares the negation with the sentence of the quote that is meant', () => {
    const two = 'Glaciers never move uphill by themselves. Small glaciers lose mass quickly in warm summers.';
    expect(isSupported('Small glaciers lose mass quickly in summers.', two)).toBe(true);
    expect(isSupported('Glaciers move uphill by themselves.', two)).toBe(false);
  });
});

it('names the numbers and names that a text brings in by itself', () => {
  expect(foreignWords('In 1911 the Karsa Glacier reached Velm. Two decades.', quote)).toEqual(['Velm']);
  expect(foreignWords('Glaciers of 1950 moved.', quote)).toEqual(['1950']);
});

it('measures how much of a text another holds', () => {
  expect(coverage('wet decades', quote)).toBe(1);
  expect(coverage('wet summers', quote)).toBe(0.5);
  expect(coverage('and the', quote)).toBe(0);
});

it('tells a negation from its statement', () => {
  expect(differsInNegation('Ice does not flow.', 'Ice does flow.')).toBe(true);
  expect(differsInNegation('Ice isn’t hot.', 'Ice is not hot.')).toBe(false);
});
