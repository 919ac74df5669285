import { describe, expect, it } from 'vitest';
import { powerOf } from './powers.ts';

describe('powerOf', () => {
  it.each([
    ['10⁶', 6, '10⁻⁷'],
    ['1.6 × 10⁻¹⁹', -19, '1.6 × 10⁻⁷'],
    ['2^10', 10, '2^-7'],
    ['10^(−7)', -7, '10^(−7)'],
    ['10^-3', -3, '10^-7'],
  ])('%s', (text, exponent, other) => {
    const power = powerOf(text);
    expect(power?.exponent).toBe(exponent);
    expect(power?.to(exponent)).toBe(text);
    expect(power?.to(-7)).toBe(other);
  });

  it.each(['10', '25 km²', 'x²', '1,500'])('is none in %s', (text) => {
    expect(powerOf(text)).toBeNull();
  });
});
