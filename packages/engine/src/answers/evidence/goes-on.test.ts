import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler =
  'The yard at Osmer was let to three families of boat builders, and the rent was paid in planks. Its books are kept in ' +
  'the town hall, where they can be read on weekdays, together with a list of every boat that was launched there.';
const chapter = `# 4 Boats of the estuary

## Bending a plank

A plank is bent by steam so that it follows the side of the hull. It lies in a long box over a kettle until the whole
of the wood is hot. For every thumb of its thickness the plank lies an hour in the box, and the lid stays shut.

Figure 4.1. The steam box at Osmer, drawn from memory by one of the builders.

Then two builders carry the hot plank to the hull. They have about as long as it takes to sing a short song before the
wood grows stiff, and they press it against the ribs with clamps at every second rib.

At last the clamps stay on the hull overnight. The cold plank keeps its curve when they are taken off in the morning.

## Caulks

Builders of the estuary know three caulks. Oakum is old rope that is picked into loose fibres and rolled between the
palms. It is cheap and keeps for years in a dry loft, but it has to be driven in with a mallet by somebody strong.

In contrast, moss is pressed into the seam with two fingers and held there by a lath of willow. It has to be renewed
each spring, because the frost lifts it out of the seams and the gulls carry it away.

Finally, wool is soaked in tallow before it is laid into the seam. It is dear, and only the pilots paid for it.

## Raising a mast

Figure 4.2. Raising a mast follows three steps. (a) The foot of the mast is set into its shoe. (b) The stays are paid
out from both sides. (c) Four builders walk the mast up with a forked pole.

The mast was the work of another yard, and it came down the river on its own raft in the week before the launch.

${filler}

## Owners

${filler}
`;

describe('what goes on over paragraphs', () => {
  it('is told on into the next ones where a question asks how', async () => {
    const said = await askChapter(chapter, 'How is a plank bent?');
    expect(said).toMatch(/bent by steam[\s\S]*press it against the ribs[\s\S]*stay on the hull overnight/);
    expect(said).not.toContain('drawn from memory');
  });

  it('stays out of the next section', async () => {
    expect(await askChapter(chapter, 'How is a plank bent?')).not.toMatch(/caulks|Oakum/);
  });

  it('is found without the words that say only that it does', async () => {
    const other =
      '\n## Launches\n\nA launch takes place at high water, and the bending of elbows takes place after it.\n';
    expect(await askChapter(`${chapter}${other}`, 'How does bending a plank take place?')).toContain('bent by steam');
  });

  it('is one thing after another, each with its paragraph as far as there is room, where their number is announced', async () => {
    const said = await askChapter(chapter, 'What are the three types of caulks?');
    expect(said).toMatch(/know three caulks[\s\S]*Oakum is old rope[\s\S]*moss is pressed[\s\S]*wool is soaked/);
    expect(said).toMatch(/gulls carry it away/);
    expect(said).not.toMatch(/Raising|mast/);
  });

  it('stands below a picture where its words letter the steps', async () => {
    const said = await askChapter(chapter, 'What are the steps of raising a mast?');
    expect(said).toMatch(/set into its shoe[\s\S]*paid\s+out from both sides[\s\S]*forked pole/);
  });
});

it('shows a section whole whose heading says what is asked', async () => {
  const baking = `# Bread

## The stages of baking

Up to 50 °C the yeast works faster.

At 55 °C the yeast dies.

At 80 °C the gluten sets and the loaf keeps its form.

Above 110 °C the crust turns brown.

## Cooling

Bread cools on a rack.
`;
  const said = await askChapter(baking, 'stages of baking');
  expect(said).toMatch(/Up to 50.*55 °C.*80 °C.*110 °C/s);
  expect(said).not.toContain('rack');
});
