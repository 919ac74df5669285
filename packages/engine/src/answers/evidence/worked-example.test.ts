import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const kilns = `# Firing

## Cones

A cone shows the heat that a kiln has taken up. Cones bend at a known heat.

Example 2.1. A kiln is at 20 degrees and is to reach 980 degrees in eight hours. How fast is it to be heated?

Solution. The rise is 980 − 20 = 960 degrees. In eight hours that is 960 / 8 = 120 degrees an hour.

Check: 8 × 120 = 960.

Potters keep a log of every firing.

## Glaze by weight

### Example: a batch of glaze

A bucket is to hold 3 kg of dry glaze. The recipe has 40 percent feldspar.

*Step 1.* Turn the share into a part: 40 percent is 0.4.

*Step 2.* Multiply it by the whole: 0.4 × 3 kg = 1.2 kg.

So 1.2 kg of feldspar go into the bucket.

### Sieving

Glaze is sieved twice.
`;

it.each(['show me the example about heating a kiln', 'how do i work out how fast to heat a kiln'])(
  'shows a worked example from its problem to its result: “%s”',
  async (question) => {
    const said = await askChapter(kilns, question);
    expect(said).toContain('A kiln is at 20 degrees');
    expect(said).toContain('960 / 8 = 120');
    expect(said).toContain('8 × 120 = 960');
    expect(said).not.toContain('keep a log');
  },
);

it('shows all below the heading of an example', async () => {
  const said = await askChapter(kilns, 'worked example for the batch of glaze');
  expect(said).toMatch(/3 kg of dry glaze.*Step 1.*Step 2.*1\.2 kg of feldspar/s);
  expect(said).not.toContain('sieved');
});

it('shows a case with its numbers, and a problem below a line that only names it', async () => {
  const dough = `# Dough

## The rule of four

The rule of four gives the water temperature from those of the dough and the flour.

Suppose the flour is at 21 °C and the room at 23 °C. Then the water is at 4 × 25 − 21 − 23 = 56 °C.

## Shares of flour

Bakers give every ingredient as a share of the flour, which is 100 percent.

Sample problem 6.1

A baker has 1,800 g of flour. How much water makes 68 percent?

Water: 1,800 g × 0.68 = 1,224 g
`;
  expect(await askChapter(dough, 'show an example for the rule of four')).toContain('4 × 25');
  const problem = await askChapter(dough, 'sample problem for the share of flour');
  expect(problem).toContain('How much water makes 68 percent?');
  expect(problem).toContain('224');
});
