import { describe, expect, it } from 'vitest';
import { slipsBetween, soundOf } from './slips.ts';

describe('slipsBetween', () => {
  it.each([
    ['harbor', 'harbor', 0],
    ['habror', 'harbor', 0.75],
    ['harber', 'harbor', 0.75],
    ['harbr', 'harbor', 0.9],
    ['harbore', 'harbor', 0.5],
    ['harbork', 'harbor', 1],
    ['harrbor', 'harbor', 0.5],
    ['fosforus', 'phosphorus', 0.5],
  ])('counts %s for %s as %d', (typed, meant, slips) => expect(slipsBetween(typed, meant, 2)).toBe(slips));

  it('is infinite beyond the limit', () => expect(slipsBetween('harbor', 'granite', 2)).toBe(Infinity));
});

describe('soundOf', () => {
  it.each([
    ['rythm', 'rhythm'],
    ['recieve', 'receive'],
    ['acomodate', 'accommodate'],
    ['nite', 'night'],
    ['lones', 'loans'],
  ])('hears %s and %s as one', (one, other) => expect(soundOf(one)).toBe(soundOf(other)));
});
