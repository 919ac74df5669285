import { expect, test } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const chapter = `# The Pits of Garrow

## THE LAMP STRIKE

For ten winters the owners of Garrow had paid in tokens that no shop beyond the valley would take. The headmen kept the
ledgers in the lamp room, and nobody else was allowed to read them before Friday.

The hewers faced rising prices and debts that they could not pay. They petitioned the owners for coin, and the owners
refused. When the lamps were rationed as well, the men feared for their lives below.

One morning in March they left the lamps on the hooks and went home, which became known as the Lamp Strike. The Lamp
Strike resulted in a new ledger that hung in the open.

## Tolls

A toll is money for a tub. The Lamp Strike is remembered in a song.
`;

test.each(['what caused the lamp strike', 'why did the lamp strike start', 'what were the causes of the lamp strike?'])(
  '"%s" is answered by what drove people to it, before it is named',
  async (question) => {
    const said = await askChapter(chapter, question);
    expect(said).toContain('faced rising prices and debts');
    expect(said).not.toContain('resulted in a new ledger');
  },
);

test('what a section names at once has no story before it', async () => {
  expect(await askChapter(chapter, 'what caused tolls')).not.toContain('remembered in a song.\n\n> A toll');
});
