import { expect, it } from 'vitest';
import { piece } from '../../testing/pieces.ts';
import { clausesOf } from './clauses.ts';

it.each([
  ['Knots. We read Duarte (2014). “The Ferry”. Quiz', ['Knots', 'We read Duarte (2014). “The Ferry”', 'Quiz']],
  ['Read chapter 2, Assignment 1', ['Read chapter 2', 'Assignment 1']],
  ['Read chapter 2, sections 1', ['Read chapter 2, sections 1']],
  ['Due. Essay 2 on ropes', ['Due. Essay 2 on ropes']],
  [
    'Knots and Ropes: The Basics. N.p., n.d. Web. 07 Mar. 2014. Quiz 1',
    ['Knots and Ropes: The Basics. N.p., n.d. Web. 07 Mar. 2014', 'Quiz 1'],
  ],
  ['Duarte. Ropes of the Coast. In: Lindt (ed.), Knots', ['Duarte', 'Ropes of the Coast. In: Lindt (ed.), Knots']],
  [
    '*Ropes*, Ana Duarte. Act I, Scene 1 - Act II, Scene 12. Quiz 1',
    ['Ropes, Ana Duarte. Act I, Scene 1 - Act II, Scene 12', 'Quiz 1'],
  ],
  ['Duarte, ch. 2 on ropes. Quiz 1', ['Duarte, ch. 2 on ropes', 'Quiz 1']],
])('%s', (text, clauses) => {
  expect(clausesOf(piece(text)).map((clause) => clause.text)).toEqual(clauses);
});
