import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const chapter = `# The Quarrel of the Gardens

## Straight and Wild

The Straighteners wanted every path to be a line. Their beds were squares, and no plant was left uncut. A garden, they wrote, is a sum that comes out even.

The Wilders let the paths bend. Their beds had no edge, and they cut nothing before autumn. For them a garden was a conversation with the weather.

Both schools agreed that a garden needs water that moves.

Both ends of a bed were marked with stones.

## The gardeners

In 1711 Honor Lisle laid out the park of Dunmere for the Straighteners. Trained as a surveyor, she measured every bed with a brass chain. Her plans were printed in nine languages.

Jory Penhale spoke for the Wilders. A shepherd’s son, he never drew a plan. His head gardener Bettina Crowe wrote his ideas down. Later critics praised Lisle as a builder and called Penhale a dreamer.

## Hedges

A box hedge stays low and wants cutting four times a year. A yew hedge grows tall and is cut once. The box hedge was given up at Dunmere after the blight of 1802, in which all of it died. The tall hedge is called a screen and the low hedge a border.
`;
const ask = (question: string) => askChapter(chapter, question);

it.each(['compare lisle and penhale', 'honor lisle vs jory penhale', 'how did lisle differ from penhale'])(
  'people are told of from where each is introduced: %s',
  async (question) => {
    const said = await ask(question);
    expect(said).toMatch(/\| Honor Lisle \| In 1711 Honor Lisle laid out.*surveyor.* \[\d\] \|/);
    expect(said).toMatch(/\| Jory Penhale \| Jory Penhale spoke for the Wilders\..*never drew a plan.* \[\d\] \|/);
    expect(said).not.toMatch(/^\|.*Later critics/m);
  },
);

it('schools of thought are told of with what they held', async () => {
  const said = await ask('straighteners vs wilders whats the difference');
  expect(said).toMatch(/\| straighteners \| The Straighteners wanted every path to be a line\. Their beds/);
  expect(said).toMatch(/\| wilders \| The Wilders let the paths bend\. Their beds/);
});

it.each(['what did the straighteners and wilders have in common', 'compare straighteners and wilders'])(
  'what two things share is said: %s',
  async (question) => {
    expect(await ask(question)).toMatch(/What they have in common\*\*\n\n- Both schools agreed[^\n]*\n\n/);
  },
);

it('says so where no sentence tells what they share, and only where that is asked', async () => {
  expect(await ask('what do box hedges and yew hedges have in common')).toMatch(/^No sentence of your files says/);
  expect(await ask('compare box hedges and yew hedges')).not.toMatch(/No sentence/);
});

it('a thing is told of by what it is, and not by what became of it', async () => {
  const said = await ask('difference between box hedges and yew hedges');
  expect(said).toMatch(/\| box hedges \| A box hedge stays low/);
  expect(said).toMatch(/\| yew hedges \| A yew hedge grows tall/);
});

it('shows the sentence that tells of both, where little else is told of one', async () => {
  expect(await ask('how is a screen different from a border')).toMatch(/called a screen and the low hedge a border/);
});

it.each([
  [
    'compare honor lisle with capability brown',
    /^“capability brown” stands nowhere in your files[\s\S]*In 1711 Honor Lisle/,
  ],
  ['difference between a yew hedge and a picket fence', /^“picket fence” stands nowhere[\s\S]*A yew hedge grows tall/],
])('%j names the side that the files lack', async (question, expected) => {
  expect(await ask(question)).toMatch(expected);
});

it('asks of two names by their own, and not as of one', async () => {
  expect(await ask('what did lisle and penhale think about paths')).not.toMatch(/stands nowhere/);
});
