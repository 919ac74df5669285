import { expect, it } from 'vitest';
import { excerptAround } from './excerpt.ts';

it('shows the words around what was found without the marks of Markdown', () => {
  const answer =
    '**What is a levee?**\n\nA levee is a \\*natural\\* bank. [1]\n\n- It holds [2]\n\n| Levee | Height |\n| --- | --- |\n| Velm | 2 m |';
  expect(excerptAround(answer, ['levee'])).toBe(
    'What is a levee? A levee is a *natural* bank. It holds Levee | Height Velm | 2 m',
  );
});

it('cuts at words, and says where it left something out', () => {
  const answer = `${'Sand moves. '.repeat(20)}A point bar grows. ${'Silt settles. '.repeat(20)}`;
  expect(excerptAround(answer, ['bar'])).toMatch(/^… .*A point bar grows\. .*…$/);
});
