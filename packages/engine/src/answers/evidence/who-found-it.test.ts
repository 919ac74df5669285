import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';
import { answerTypeMatch } from './answer-type-match.ts';

const chapter = `# 5 Tides

## The tide index

Two weaknesses of the tide index. The tide index says nothing of the wind, and the tide index of a narrow bay is hard to
read. A tide index of seven closed the lock at Osmer, and the tide index was then read aloud from the steps of
the church, so that the boatmen of the whole parish knew of the tide index before they went home.

Liv Marrow and Anselm Brandt proposed the tide index in 1882. It runs from nought to nine. The harbor masters of the
coast took it up within ten years, because it could be read from a painted pole, and the printers sold it as a sheet.

## Quiet learning

Seals show quiet learning. Quiet learning is seen in young seals. For example, suppose that Jorun feeds a seal every
day. In this way, Jorun learns the way to the rock. This is quiet learning. The seal learns as well, and one day it
waits on the rock before she comes, which again is quiet learning of a kind.

Edda Varn thought otherwise. Varn’s experiments with seals showed quiet learning even where nobody feeds them (Varn, 1930). Her seals swam through
a basin with nine gates, and found the way out on the third day, although not one of them had been given a fish.

## The Osmer flood

Although Osmer was only one of many towns on the dyke, the clerks of the province wrote its name first, and the flood
became known as the Osmer flood. The clerks of the Osmer flood were paid by the page, and they wrote a great deal. Their
books lie in the archive of the province, where they take up a room of their own, and nobody has read all of them.

The Osmer flood led to thirty drownings. The dyke was built anew in the spring, and old oaks were discovered below it, with stones that came by barge from the
quarries in the hills, and the bill for them was paid by the lottery that the council held each winter.
`;

describe('who found or thought of a thing', () => {
  it.each(['who came up with the tide index', 'Who invented the tide index?', 'who first thought of the tide index'])(
    'is told by the sentence with the name: %s',
    async (question) => {
      expect(await askChapter(chapter, question)).toMatch(/^> (?:… )?\*\*Liv Marrow and Anselm Brandt/);
    },
  );

  it('is whoever made the experiments', async () => {
    expect(await askChapter(chapter, 'who discovered quiet learning')).toMatch(/^> [^>]*\*\*Varn’s experiments/);
  });
});

it('a number that is asked for comes first, and "one of many" is none', async () => {
  expect(await askChapter(chapter, 'how many people drowned in the osmer flood')).toMatch(/^> [^>]*thirty drownings/);
});

it('"one of many" counts nothing', () => {
  expect(answerTypeMatch('how-many', 'Osmer was only one of many towns.', new Set())).toBe(-1);
  expect(answerTypeMatch('how-many', 'One town was lost.', new Set())).toBe(1);
});
