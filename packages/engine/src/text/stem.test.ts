import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  'vapour vapor',
  'behavioural behavioral',
  'neighbourhoods neighborhood',
  'organisation organized',
  'realised realize',
  'analysing analyze',
  'centres center',
  'litre liters',
  'anaemia anemia',
  'oestrogen estrogen',
  'crises crisis',
  'hypotheses hypothesis',
])('both spellings have one stem: %s', (pair) => {
  const [one, other] = pair.split(' ').map(stem);
  expect(one).toBe(other);
});

test.each(['four for', 'hour hor', 'flour flor', 'series ser', 'rise rize'])('keeps other words apart: %s', (pair) => {
  const [one, other] = pair.split(' ').map(stem);
  expect(one).not.toBe(other);
});

test.each(['precise precision', 'exercise exercising', 'promised promises', 'diseases disease'])(
  'a word that ends in "ise" keeps its family: %s',
  (pair) => {
    const [one, other] = pair.split(' ').map(stem);
    expect(one).toBe(other);
  },
);
