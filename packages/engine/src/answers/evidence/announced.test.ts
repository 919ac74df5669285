import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';
import { askChapter } from '../testing/ask-chapter.ts';

const filler =
  'The mill stood at the bend of the river for two hundred years, and its owners wrote down every sack that was ground. ' +
  'Their books are kept in the museum of the town, where they can be read on weekdays.';
const chapter = `# Millstones

## Wear

${filler}

Brandt names four ways a millstone wears out.

1. Glazing: the face of the stone grows smooth and slides over the grain without cutting it at all.
2. Chipping: a nail in the grain breaks a piece out of the edge, and the gap leaves whole kernels behind.
3. Clogging: damp flour fills the furrows of the stone, so that no more air passes through them.
4. Splitting: frost opens a seam in the stone, which then has to be bound with iron or thrown away.

## Grades of flour

Sasso sorts flour into three grades by what the sieve holds back (Table 4.2).

Table 4.2. Grades of flour

| Grade | Sieve | Use |
| --- | --- | --- |
| Coarse | 1 mm | Porridge |
| Middling | 0.5 mm | Bread |
| Fine | 0.2 mm | Pastry |

## Dressing

A dresser takes one step of the stair at a time, for the steps of dressing a stone are hard on the knees. A miller takes
two steps, and the boy who carries the steps of the ladder takes three, and dressing is the last of their worries.

Nobody dresses a millstone in a day. The steps of dressing are the following:

1. Lift the runner and turn it over.
2. Rub the face with a staff of red oak.
3. Cut the furrows anew with a mill bill.

## Owners

${filler}
`;

/** The blocks of an answer whose sentence stands in one passage and the list in the next. */
function blocksBelow(sentence: string): (string | null)[] {
  const [lead, list, other] = makePassages([
    ['Wear', sentence],
    ['Wear', 'Glazing: the face grows smooth.\nChipping: a nail breaks a piece out.'],
    ['Owners', filler],
  ]);
  if (!lead || !list || !other) throw new Error('three passages');
  const items = { ...list, places: [0, 32].map((start, block) => ({ start, block, page: 1, form: 'item' as const })) };
  const { claims } = answer('Which ways does a millstone wear out?', buildIndex([lead, items, other]));
  return claims.map(({ block = null }) => block);
}

describe('a list that a whole sentence announces', () => {
  it('comes along where the sentence counts it', async () => {
    const said = await askChapter(chapter, 'What are the four ways a millstone wears out?');
    expect(said).toMatch(/Glazing[\s\S]*Chipping[\s\S]*Clogging[\s\S]*Splitting/);
    expect(said).not.toContain('museum');
  });

  it('comes along as a table where the sentence names it', async () => {
    const said = await askChapter(chapter, 'Into which grades does Sasso sort flour?');
    expect(said).toMatch(/\| Coarse \| 1 mm \| Porridge \|[\s\S]*\| Fine /);
  });

  it('is the answer where its steps are asked for', async () => {
    const said = await askChapter(chapter, 'What are the steps of dressing?');
    expect(said).toMatch(/^> … \*\*The steps of dressing are[\s\S]*Lift[\s\S]*Rub[\s\S]*Cut/);
  });

  it('comes along from the next passage, as a list', () => {
    expect(blocksBelow('Brandt names two ways a millstone wears out.')).toEqual([
      null,
      '- Glazing: the face grows smooth.\n- Chipping: a nail breaks a piece out.',
    ]);
  });

  it('stays away where the sentence counts something else', () => {
    expect(blocksBelow('Brandt names seven ways a millstone wears out.')).toEqual([null]);
  });
});
