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
