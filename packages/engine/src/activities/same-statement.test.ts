import { describe, expect, it } from 'vitest';
import { makePassages } from '../testing/passages.ts';
import type { TrueFalse } from './activity.ts';
import { makeActivities } from './make-activities.ts';
import { isSameStatement } from './same-statement.ts';

const asked = (statement: string, quote = statement): TrueFalse => ({
  type: 'true-false',
  id: statement,
  statement,
  answer: statement === quote,
  bloomLevel: 'remember',
  difficulty: 'easy',
  citation: { passageId: null, documentId: 'a', page: 1, block: 1, lastBlock: 1, heading: null, quote },
  explanation: '',
});

describe('isSameStatement', () => {
  it.each([
    ['A meander is a bend in the course of a river.', 'The bend in the course of a river is called a meander.'],
    ['An oxbow lake forms when a meander is cut off.', 'When a meander is cut off, an oxbow lake forms.'],
    ['The Nile is longer than the Amazon.', 'The Amazon is shorter than the Nile.'],
    ['Floods carry silt onto the plain.', 'Silt is carried onto the plain by floods.'],
    ['Erosion is the wearing away of rock by water.', 'Water wears away rock; this is erosion.'],
    ['The keel stone closes an arch at its top.', 'At its top an arch is closed by the keel stone.'],
    ['Copper melts before iron.', 'Iron melts after copper.'],
    ['A quorum is the fewest members who may vote.', 'The fewest members who may vote are known as a quorum.'],
  ])('%s / %s', (one, other) => {
    expect(isSameStatement(asked(one), asked(other))).toBe(true);
    expect(isSameStatement(asked(other), asked(one))).toBe(true);
  });

  it('knows a false copy by what it is made of', () => {
    const quote = 'The Nile is longer than the Amazon.';
    expect(isSameStatement(asked('The Nile is shorter than the Amazon.', quote), asked(quote))).toBe(true);
  });

  it.each([
    ['A meander is a bend in the course of a river.', 'A meander grows as its outer bank is worn away.'],
    ['The Nile is longer than the Amazon.', 'The Nile is longer than the Rhine.'],
    ['Floods carry silt onto the plain.', 'Glaciers carry debris onto the plain.'],
    ['The levee broke in 1927.', 'The levee broke in 1952.'],
    ['Snow melts.', 'Ice melts.'],
  ])('not: %s / %s', (one, other) => {
    expect(isSameStatement(asked(one), asked(other))).toBe(false);
  });
});

it('asks no statement twice in a quiz, however often a reading says it', () => {
  const text = `A meander is a bend in the course of a river. The bend in the course of a river is called a meander.

An oxbow lake is a lake that forms when a meander is cut off. When a meander is cut off, an oxbow lake forms.

The Nile is longer than the Amazon. The Amazon is shorter than the Nile.

Floods carry silt onto the plain. Silt is carried onto the plain by floods.

Erosion is the wearing away of rock by water. Water wears away rock; this is erosion.

A levee is a bank that keeps a river in its bed. The levee is a bank which keeps the river in its bed.

A delta is a fan of land at the mouth of a river.`;
  for (const type of ['true-false', 'multiple-choice'] as const) {
    for (const seed of [1, 2, 3]) {
      const { activities } = makeActivities(makePassages(text.split('\n\n')), { type, count: 12, seed });
      expect(activities.length).toBeGreaterThan(2);
      const twice = activities.filter((one, i) => activities.slice(i + 1).some((other) => isSameStatement(one, other)));
      expect(twice).toEqual([]);
    }
  }
});
