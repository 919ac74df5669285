import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler = 'The tallies were kept in the lamp room of the pit, and the headman read them out on Fridays.';
const chapter = `# The Pits of Garrow

## Props

A prop carries the roof. There are three different styles of props. Plain props carry one beam each. They are cheap, and every boy learns to set them in a day. In contrast, a double prop (two posts to a beam) holds wet roofs. As its name says, a cross prop ties the posts with a bar. ${filler}

## Who runs a pit

Holt held that a pit is run through roles: hewer, putter, and banksman. ${filler}

### The work of each

A hewer cuts the coal. A putter, who is seldom grown, draws the tubs. The banksman counts them at the top. ${filler}

## The warming of a shaft

How does a cold shaft become fit to work? Every shaft goes the same way. During the dripping stage, water runs from the walls. This is followed by the misting stage, in which the air clears from below. In the drying stage the walls take paint. ${filler}

## Rules of leaving

Men leave a pit in a two-part process. First, they hang up the lamp. Then the banksman strikes them off the tally. ${filler}

## Tolls

A toll is money for a tub. An open toll is a toll that everybody sees on the board. A closed toll is a toll that only the owner knows. ${filler}

## Memory for seams

Seams are of two sorts: hard seams and soft seams. Hard seams ring under the pick. Soft seams do not. ${filler}
`;
const ask = (...questions: string[]) => askChapter(chapter, ...questions);

it.each([
  ['what are the three styles of props', ['Plain props carry', 'In contrast, a double prop', 'cross prop ties']],
  ['what are the roles in a pit', ['hewer cuts the coal', 'putter, who', 'banksman counts them']],
  ['what are the stages of the warming of a shaft', ['dripping stage', 'misting stage', 'drying stage']],
  ['what are the types of tolls', ['An open toll is', 'A closed toll is']],
])('%s: an item for each', async (question, expected) => {
  const items = (await ask(question)).split('\n').filter((line) => line.startsWith('- '));
  expect(items).toHaveLength(expected.length);
  for (const [i, said] of expected.entries()) expect(items[i]).toContain(said);
});

it('opens with the sentence that counts the things, and names each once', async () => {
  const said = await ask('what are the styles of props');
  expect(said).toMatch(/^There are three different styles of props\./);
  expect(said).toMatch(/- Plain props carry one beam each\. They are cheap/);
  expect(said).not.toMatch(/Plain props: Plain props/);
});

it('begins where two steps are counted, which no sentence names', async () => {
  expect(await ask('what are the steps of leaving a pit')).toMatch(
    /two-part process\.\*\* First, they hang up the lamp\. Then/,
  );
});

it('does not take the kinds of a thing for the kinds of one of them', async () => {
  expect(await ask('what are the types of soft seams')).not.toMatch(/^Seams are of two sorts/);
});

it('points to one of several that a text told one by one', async () => {
  expect(await ask('what are the three styles of props', 'and the second one?')).toMatch(
    /\*\*[^*]*double prop \(two posts/,
  );
});

it('lists nothing where it is asked what is not so', async () => {
  expect(await ask('what roles in a pit are not hewers')).not.toMatch(/^Holt held/);
});
