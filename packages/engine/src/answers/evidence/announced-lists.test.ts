import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler = 'The yard lay below the church, and the carts of the rope walk passed it twice a day.';
const chapter = `# Ropes

## Hemp under Strain

Riggers praise hemp rope, and most ships of the fleet were rigged with hemp rope in 1790. However, captains named three difficulties with hemp rope.

First, hemp rope swells in rain. A swollen rope jams in its block, and a sail that cannot be lowered has cost more than one mast. Boys were sent aloft with knives to cut it free. ${filler}

Second, hemp rope rots from within. No eye can see it from outside, so old rope was opened with a spike and smelt at every dock. ${filler}

Third, hemp rope stretches in its first month. ${filler}

## The Accord of the Walks

In the spring of 1740 the towns met twice. The outcome of the talks was the Accord of the Walks, which all towns wanted, sealed in 1742. To date, 31 masters have signed on, among them both walks of the north. ${filler}

## The Clamp

Most riggers blame the hemp, but what parts a cable is the clamp. To understand why a cable parts at the clamp, it helps to look at a single yarn.

${filler} ${filler} A yarn that is pinched cannot slide. Its neighbours pull on it until it tears, and then the next one takes the strain.
`;
const ask = (question: string) => askChapter(chapter, question);

it.each(['problems with hemp rope', 'what are the difficulties with hemp rope?', 'what problems does hemp rope have'])(
  'tells all that a number announces: %s',
  async (question) => {
    const said = await ask(question);
    for (const difficulty of ['swells in rain', 'rots from within', 'stretches in its first month'])
      expect(said).toContain(difficulty);
  },
);

it.each(['how many towns signed the accord of the walks', 'How many towns signed the Accord of the Walks?'])(
  'marks the sentence that holds the number, and takes no year for one: %s',
  async (question) => {
    expect(await ask(question)).toContain(
      '**To date, 31 masters have signed on, among them both walks of the north.**',
    );
  },
);

it('goes on with the reason behind a sentence that only leads to it', async () => {
  expect(await ask('why does a cable part at the clamp')).toContain('Its neighbours pull on it until it tears');
});
