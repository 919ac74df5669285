import { predict } from '@weekwise/engine/syllabus/scoring/boosted-trees.ts';
import { describe, expect, it } from 'vitest';
import { calibrationLine, crossFit, foldOf } from './cross-fit.ts';
import { type Example, fitTrees } from './fit-trees.ts';

/** Examples whose target only the two features together tell. */
function examplesOf(count: number): Example[] {
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [(i * 7) % 10, (i * 13) % 11];
    const target = a > 4 !== b > 5 ? 1 : 0;
    const features: Record<string, number> = b === 0 ? { a } : { a, b };
    return { group: `owner ${i % 40}`, features, target };
  });
}

describe('fitting trees', () => {
  const examples = examplesOf(600);
  const model = fitTrees(examples, { loss: 'logistic', rounds: 100 });

  it('learns what two features tell only together', () => {
    expect(predict(model, { a: 9, b: 1 })).toBeGreaterThan(0.9);
    expect(predict(model, { a: 9, b: 9 })).toBeLessThan(0.1);
  });

  it('handles a feature that is missing', () => {
    expect(predict(model, { a: 9 })).toBeGreaterThan(0.8);
    expect(predict(model, {})).toBeGreaterThanOrEqual(0);
  });

  it('gives the same trees for the same examples', () => {
    expect(fitTrees(examples, { loss: 'logistic', rounds: 100 })).toEqual(model);
  });

  it('survives being written as JSON', () => {
    const read = JSON.parse(JSON.stringify(model)) as typeof model;
    expect(predict(read, { a: 2, b: 8 })).toBe(predict(model, { a: 2, b: 8 }));
  });

  it('learns numbers', () => {
    const line = Array.from({ length: 300 }, (_, i) => ({ group: `${i}`, features: { x: i }, target: i / 300 }));
    const fitted = fitTrees(line, { loss: 'squared', rounds: 80 });
    expect(Math.abs(predict(fitted, { x: 150 }) - 0.5)).toBeLessThan(0.05);
  });
});

describe('held-out predictions', () => {
  it('come from models that have not seen the group', () => {
    const noise = Array.from({ length: 400 }, (_, i) => ({
      group: `owner ${i}`,
      features: { id: (i * 7919) % 400 },
      target: (i * 31) % 2,
    }));
    const { heldOut } = crossFit(noise, { loss: 'logistic', leastInLeaf: 1 });
    const right = heldOut.filter((p, i) => p > 0.5 === (noise[i]?.target === 1)).length;
    expect(right / noise.length).toBeLessThan(0.6);
  });

  it('keep a group in one fold', () => {
    expect(foldOf('an owner')).toBe(foldOf('an owner'));
  });
});

it('draws a rising calibration line', () => {
  const line = calibrationLine(
    Array.from({ length: 300 }, (_, i) => ({ raw: i / 300, target: (i * 17) % 300 < i / 2 ? 1 : 0 })),
  );
  const shares = line.map(([, share]) => share);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});
