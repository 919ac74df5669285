import { describe, expect, it } from 'vitest';
import { make, survives } from '../testing/made-items.ts';

describe('dialogues by a model', () => {
  const turn = (passage: number, quote: string, question: string, bloomLevel: string, hints: string[]) => ({
    passage,
    quote,
    question,
    bloomLevel,
    hints,
  });
  const turns = [
    turn(
      5,
      'Smaller glaciers lose mass more quickly than larger ones.',
      'How convincing is the link between the size of glaciers and their retreat?',
      'evaluate',
      ['Compare the sizes.', 'What becomes of the mass?'],
    ),
    turn(1, 'It forms where snow gathers faster than it melts.', 'Where does a glacier form?', 'remember', [
      'Think of snow.',
      'What must outweigh what?',
    ]),
    turn(
      2,
      'Basal sliding happens when meltwater lubricates the bed.',
      'What brings the sliding of glaciers about?',
      'understand',
      ['Think of the bed.', 'What does water do to it?'],
    ),
  ];
  const dialogue = { topic: 'Glaciers', difficulty: 'medium', turns };

  it('lead from recall to judgement, and only the last hint shows the evidence', async () => {
    const { result } = await make('socratic-dialogue', [dialogue]);
    const [made] = result.activities;
    if (made?.type !== 'socratic-dialogue') throw new Error('no dialogue');
    expect(made.turns.map(({ bloomLevel }) => bloomLevel)).toEqual(['remember', 'understand', 'evaluate']);
    for (const { hints, evidence, citation } of made.turns) {
      expect(citation.quote).toBe(evidence);
      expect(hints).toHaveLength(3);
      expect(hints.map((hint) => hint.includes(evidence))).toEqual([false, false, true]);
    }
  });

  const changed = (change: object) => ({ ...dialogue, turns: [turns[0], turns[1], { ...turns[2], ...change }] });
  it.each([
    ['evidence that stands nowhere', changed({ quote: 'Water makes the bed slippery for ice.' })],
    [
      'hints that show the evidence',
      changed({ hints: ['Basal sliding happens when meltwater lubricates it.', 'Think.'] }),
    ],
    [
      'a question that shows the evidence',
      changed({ question: 'Is it so that basal sliding happens when meltwater lubricates the bed?' }),
    ],
    ['one hint', changed({ hints: ['Think of the bed.'] })],
    ['a hint with a name of its own', changed({ hints: ['Think of the bed.', 'Remember what Newton said.'] })],
    ['the same evidence twice', changed({ passage: 1, quote: 'It forms where snow gathers faster than it melts.' })],
    ['a topic that the materials lack', { ...dialogue, topic: 'Volcanoes' }],
  ])('are dropped with %s', async (_, item) => {
    expect(await survives('socratic-dialogue', item)).toBe(false);
  });
});
