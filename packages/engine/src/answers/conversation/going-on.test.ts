import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler = 'The pans stood on the shore of the bay, and carts took what they gave to the towns inland.';
const chapter = `# The Bellfounders

## Loam and Lace

The Loamers cast their bells thick and plain. A bell, they said, must outlast the tower. They sold by weight. ${filler}

The Lacers cast thin bells with flowers on them. For them a bell was a voice, and a voice has a face. ${filler}

## How bells crack

Three things crack a bell. Frost makes the metal brittle. Hard clappers strike one spot until it gives. Bolts that are too tight keep the bell from swelling. Ringers call such a crack a scar. ${filler}

## Maud Aske and Piers Holt

Maud Aske ran the largest foundry of the Loamers. She had eleven furnaces, and she kept a book of every cast. ${filler}

Piers Holt was a Lacer. Holt had been a printer, and he cut his flowers himself. Holt matters to us because museums learned from him how to cast small things.

## Weeping stones

A weeping stone is a stone that sweats before rain. Masons put one beside the door. The weeping stone of Carrow stood at the corn market until 1790. ${filler}

## Open and closed moulds

An open mould is a trough in sand that is filled from above. It is quick to make. A closed mould is a pair of boxes with a gap between them. The gap gives the wall of the bell. ${filler}
`;
const ask = (...questions: string[]) => askChapter(chapter, ...questions);

it.each([
  [['what did the loamers say', 'and the others?'], /^> \*\*The Lacers cast thin bells/],
  [['what did the loamers say', 'what did the other side think?'], /^> \*\*The Lacers cast thin bells/],
  [['what did the lacers think', 'what about the other school'], /^> \*\*The Loamers cast their bells thick/],
])('%j is answered by the paragraph beside', async (questions, expected) => {
  expect(await ask(...questions)).toMatch(expected);
});

it('takes the other side for the paragraph that opens in the same way, not for what is said of both', async () => {
  const both = chapter.replace('## How', 'Neither of them asked the ringers.\n\n## How');
  const said = await askChapter(
    both.replace('The Loamers cast', 'How thick is a bell? The Loamers cast'),
    'what did the lacers think',
    'and the other camp?',
  );
  expect(said).toMatch(/^> … \*\*The Loamers cast/);
});

it.each([
  [['what cracks a bell', 'whats the second one again'], /\*\*Hard clappers strike one spot/],
  [['what cracks a bell', 'tell me more about the third'], /\*\*Bolts that are too tight/],
])('%j points to one of the sentences that a number announces', async (questions, expected) => {
  expect(await ask(...questions)).toMatch(expected);
});

it('asks why something is bad of the thing, and not of what else is bad', async () => {
  expect(await ask('what is a scar', 'and why is that bad')).toMatch(/crack a bell/);
});

it('takes "that" for the thing beside which another is set', async () => {
  const said = await ask('what is an open mould', 'how is that different from the closed one?');
  expect(said).toMatch(/\| open mould \| An open mould is a trough[\s\S]*\| closed mould \| A closed mould is a pair/);
});

it('asks for the time of what was asked about, however it leads over', async () => {
  expect(await ask('what happened to the weeping stone of carrow', 'ok but when?')).toMatch(/until 1790/);
});

it('tells of a case by name, where nothing is called an example', async () => {
  const said = await ask('what is a weeping stone', 'example?');
  expect(said).toMatch(/call nothing an example, but tell of this case:\n\n- The weeping stone of Carrow/);
});

it('does not answer why one matters with why another does', async () => {
  expect(await ask('who was maud aske and why does she matter')).not.toMatch(/\*\*Holt matters/);
  expect(await ask('who was piers holt and why does he matter')).toMatch(/Holt matters to us because/);
});

it('goes on where the first half stopped, and does not show the same again', async () => {
  const said = await ask('what is an open mould and what are its downsides?');
  expect(said.match(/An open mould is a trough/g)).toHaveLength(1);
  expect(said).toMatch(/said outright\. What stands above goes on:|All that I find on this stands above/);
});
