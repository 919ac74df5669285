import { expect, it } from 'vitest';
import { readDocument } from '../documents/read-document.ts';
import { cutPassages } from '../passages/cut.ts';
import { makeActivities } from './make-activities.ts';

const entries = [
  ['evaporation pan', 'a shallow basin in which the sun dries the water'],
  ['grainer', 'a long vat that steam pipes heat'],
  ['head brine', 'brine that is let into the first pan of the season'],
  ['lute', 'boards that part one pan from the next'],
  ['salt rakes', 'tools with wooden teeth, for the crust'],
  ['walling', 'cutting the crust into blocks before the rain comes'],
] as const;

it('makes a card of each entry of a glossary', async () => {
  const source = `# Salt works

## Pans

The sun dries the brine of an evaporation pan in nine days. A grainer does the same in one night. Salt makers gather
the crust with salt rakes before the rain, and walling begins at the lute. Head brine is dear after a wet spring.

## Key Terms

${entries.map(([term, meaning]) => `**${term}** ${meaning}`).join('\n\n')}
`;
  const passages = cutPassages(await readDocument(new TextEncoder().encode(source), 'salt.md'), 'salt');
  const { activities } = makeActivities(passages, { type: 'flashcards', count: entries.length });
  const shown = activities.map((card) => JSON.stringify(card).toLowerCase());
  const carded = entries.filter(([term, meaning]) =>
    shown.some((card) => card.includes(term) && card.includes(meaning)),
  );
  expect(carded).toEqual(entries);
});
