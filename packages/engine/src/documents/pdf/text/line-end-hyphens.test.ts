import { describe, expect, test } from 'vitest';
import { readPdf } from '../read-pdf.ts';
import { makePdf } from '../testing/make-pdf.ts';

/** The text of lines that each end where the next one begins. */
const joined = async (...lines: string[]): Promise<string> => {
  const document = await readPdf(
    await makePdf([(page) => lines.forEach((text, at) => void page.text(72, 100 + at * 12, text))]),
  );
  return document.blocks.map((block) => block.text).join(' / ');
};

const kept: [string, string, string][] = [
  ['Every weir of this kind is a self-', 'adjusting machine that needs no one.', 'self-adjusting'],
  ['The mill at the lower bridge was a first-', 'class example of its time, they say.', 'first-class'],
  ['Nobody looked at the long-', 'term effects of the dam on the fish.', 'long-term'],
  ['The two groups were compared by a t-', 'test of their means, as is usual here.', 't-test'],
  ['A result counts only where the p-', 'value is below the level set before.', 'p-value'],
  ['Please hand in the essay by e-', 'mail before the class begins on Monday.', 'e-mail'],
  ['Prices of land rose in all of the post-', '1990 period, but most near the river.', 'post-1990'],
  ['The ridge was seen by means of X-', 'ray pictures of the old stones there.', 'X-ray'],
  ['It has been a well-', 'known fact since the flood of that year.', 'well-known'],
  ['The bridge was drawn by an Anglo-', 'Saxon monk in the time of the kings.', 'Anglo-Saxon'],
  ['There are at least twenty-', 'five mills along the river and its arms.', 'twenty-five'],
  ['Models of the non-', 'European rivers are not as good as these.', 'non-European'],
  ['It was a decision-', 'making process that took them ten years.', 'decision-making'],
  ['The peer-', 'reviewed papers are listed at the end here.', 'peer-reviewed'],
];
const dropped: [string, string, string][] = [
  ['The banks are made of layers of sedi-', 'mentary rock, as the map has shown.', 'sedimentary'],
  ['All of the gauges are read by inspec-', 'tors of the water board on Monday.', 'inspectors'],
  ['The relation of the two is not lin-', 'ear in any of the rivers of the plain.', 'linear'],
  ['It would be wrong to under-', 'stand this as a rule without exceptions.', 'understand'],
  ['The inter-', 'national treaty on rivers was signed late.', 'international'],
  ['Few of them would ever for-', 'get the flood that took the old bridge.', 'forget'],
  ['There was no other way to trans-', 'port the stone down to the town then.', 'transport'],
  ['The height of the water is a func-', 'tion of the rain of the past ten days.', 'function'],
  ['There are many such note-', 'books in the archive of the water board.', 'notebooks'],
  ['The effect is nonlin-', 'ear in nearly all of the rivers we saw.', 'nonlinear'],
];

describe('a hyphen at the end of a line', () => {
  for (const [first, second, word] of kept) {
    test(`stays in ${word}`, async () => {
      expect(await joined(first, second)).toContain(` ${word} `);
    });
  }
  for (const [first, second, word] of dropped) {
    test(`goes in ${word}`, async () => {
      expect(await joined(first, second)).toContain(`${word} `);
    });
  }
  test('goes as the same document spells the word elsewhere', async () => {
    expect(await joined('The flood-', 'plain is wide here. Nobody built on the floodplain.')).toContain(
      'The floodplain is',
    );
    expect(await joined('The flood-', 'plain is wide here. Nobody built on the flood-plain.')).toContain(
      'The flood-plain is',
    );
  });
  test('stands apart where it is there for the rest of a word', async () => {
    expect(await joined('All of the weirs were drawn by pre-', 'and post-war builders of the town.')).toContain(
      'pre- and post-war',
    );
  });
});
