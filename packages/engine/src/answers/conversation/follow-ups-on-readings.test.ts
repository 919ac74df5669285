import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';
import { resolveFollowUp } from './follow-up.ts';

const filler = 'The tallies were kept in the lamp room of the pit, and the banksman read them out on Fridays.';
const chapter = `# The Pits of Garrow

## Props

A prop carries the roof. Agnes Holt (1841–1903) walked every pit of the north. In her notes she described three different styles of props. Plain props carry one beam each. An example is the row of larch posts at Nether Pit. In contrast, a double prop (two posts to a beam) holds wet roofs. Some masters use one under the wash house. As its name says, a cross prop ties the posts with a bar, like the Orr prop of the east seam. ${filler}

Modern pits still set cross props, though steel has taken the place of larch.

## Ways of leaving

Roe named three ways in which men leave a pit for good:

- Quitting: Some men hand in the lamp. A hewer of Low Pit did so on his wedding day.
- Drifting: Others go to the next pit. Whole families have walked from Garrow to Ost.
- Striking: A few leave together. The men of the west seam did.

${filler}

## Tolls

A toll is money for a tub. ${filler}

## Glossary

**banksman**: one who counts the tubs at the top

**hewer**: one who cuts the coal

**toll**: money for a tub

**double prop**: two posts to a beam
`;
const ask = (...questions: string[]) => askChapter(chapter, ...questions);
const styles = 'what are the styles of props';

it('gives an example of each of the things that were told', async () => {
  const said = await ask(styles, 'give an example of each');
  expect(said).toMatch(/- Plain props: An example is the row of larch posts/);
  expect(said).toMatch(/- Double prop: Some masters use one/i);
  expect(said).toMatch(/- Cross prop: [^\n]*like the Orr prop/i);
});

it('gives an example of one of them, out of where it is told', async () => {
  expect(await ask('what ways do men leave a pit', 'give an example of drifting')).toMatch(
    /- Drifting: Whole families have walked/,
  );
});

it('still points into the list behind the examples', async () => {
  expect(await ask(styles, 'give an example of each', 'and the second one?')).toMatch(
    /holds wet roofs|two posts to a beam/,
  );
});

it.each(['who came up with it', 'whose idea was that?', 'who described them'])(
  '%s: whom the text names there',
  async (asked) => {
    const said = await ask(styles, asked);
    expect(said).toContain('Agnes Holt');
    expect(said).toMatch(/\*\*In her notes she described three/);
  },
);

it('says what the text says of today, or that it says nothing of it', async () => {
  expect(await ask('what is a cross prop', 'does it still apply today')).toMatch(/Modern pits still set cross props/);
  expect(await ask('what is a toll', 'is that still true today?')).toBe(
    'Your files do not say whether this still holds today.',
  );
});

it('asks why a thing is not one of what was spoken of', () => {
  const before = [
    { role: 'user' as const, content: 'what is a double prop' },
    { role: 'assistant' as const, content: 'A double prop is two posts to a beam. [1]' },
  ];
  expect(resolveFollowUp('why is a bar not one', before)).toBe('why is a bar not a double prop');
});

it('sets the colon of a glossary close to its term', async () => {
  expect(await ask('what is a hewer')).toContain('**hewer**: one who cuts the coal');
});
