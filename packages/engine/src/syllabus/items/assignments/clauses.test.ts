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
  [
    'Knot drawing due March 4 (5 pm) Rope Quiz due Mar 6th Join the harbour list due Mar 7th at 5 pm',
    ['Knot drawing due March 4 (5 pm)', 'Rope Quiz due Mar 6th', 'Join the harbour list due Mar 7th at 5 pm'],
  ],
  [
    'Answer a neighbour by May 1 (5pm) Loom report #1: Warp due May 4 Board 2 due May 8',
    ['Answer a neighbour by May 1 (5pm)', 'Loom report #1: Warp due May 4', 'Board 2 due May 8'],
  ],
  ['Draft due May 4, 5 pm EST', ['Draft due May 4, 5 pm EST']],
  ['Essay assigned May 4 Due May 9', ['Essay assigned May 4 Due May 9']],
  ['Loom report due May 4 Late reports are due May 6', ['Loom report due May 4 Late reports are due May 6']],
  ['Salt or sugar? Trade in the islands', ['Salt or sugar? Trade in the islands']],
  ['Who owns a harbour? Quiz 1', ['Who owns a harbour?', 'Quiz 1']],
  ['What is a tide? No class Tue Oct 13', ['What is a tide?', 'No class Tue Oct 13']],
  ['Duarte, ch. 2 on ropes. Quiz 1', ['Duarte, ch. 2 on ropes', 'Quiz 1']],
])('%s', (text, clauses) => {
  expect(clausesOf(piece(text)).map((clause) => clause.text)).toEqual(clauses);
});
