import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';
import { resolveFollowUp } from './follow-up.ts';
import { listedItems } from './listed-items.ts';

const filler = 'The seams were counted by the headman, and the tallies were kept in the lamp room of the pit.';
const chapter = `# The Pits of Garrow

## Seams

Coal lies in seams, and there are two sorts: wet seams and dry seams. A lamp that gutters in spring shows water. These are examples of wet seams: water comes through the roof of them. In dry seams the dust hangs in the air. For example, at Nether Pit the dust hung so thick that the men could not see their picks. The men there wore wet cloths. ${filler}

**Figure 2.1.** Where water meets coal, wet or dry.

Wet seams are seams that are opened from above. Dry seams are seams that are opened from the side.

## Kinds of props

There are four kinds of props, which differ in what they carry and how long they stand. In order of strength, these are larch, oak, iron, and double props. ${filler}

### Oak props

Oak props are cut in winter and stand for nine years. ${filler}

### Iron props

Iron props came in 1871 and never rot. ${filler}

## The even count

A shift is even when as many men come up as went down. A shift that is not even stops the pit. The lamps of the missing stay lit. ${filler}

## Winding

A horse gin is a winch like the Garrow gin, which four horses turn. ${filler}

## The toll of the winding engine

The owners set up a ladder of payments, tolls and returns by which the winding of coal and of men was to be shared among the pits, the parish and the carters who came for it. A pit paid one toll for a full tub. An empty tub paid no toll. ${filler}
`;
const ask = (...questions: string[]) => askChapter(chapter, ...questions);

it.each([
  [['what are wet seams', 'and the other kind?'], /Dry seams are seams that are opened from the side|In dry seams/],
  [['what are dry seams', 'what is the other one'], /Wet seams are seams that are opened from above/],
  [
    ['what are dry seams', 'give me an example', 'and the other sort'],
    /Wet seams are seams that are opened from above/,
  ],
])('%j goes on to the other of the two, and shows no words below a picture', async (questions, expected) => {
  const said = await ask(...questions);
  expect(said).toMatch(expected);
  expect(said).not.toMatch(/Figure 2\.1/);
});

it('gives an example of what was asked about, and not of what stands beside it', async () => {
  const said = await ask('what are dry seams', 'can you give an example');
  expect(said).toMatch(/- [^\n]*Nether Pit/);
  expect(said).not.toMatch(/gutters in spring/);
});

it.each(['give me an example of one', 'any examples of those?', 'example of it please'])(
  'takes the one that the answer names in passing for “%s”',
  async (asked) => {
    expect(await ask('what is a horse gin', asked)).toMatch(/^An example stands in what I told:\n\n- [^\n]*Garrow gin/);
  },
);

it.each(['tell me more about the second one', 'what about the second?', 'and number 2'])(
  '“%s” points into a list of names that a sentence before it counts',
  async (asked) => {
    expect(await ask('what are the kinds of props in order of strength', asked)).toMatch(
      /\*\*Oak props are cut in winter/,
    );
  },
);

it.each([
  ['There are two weaves, which differ in cost. These are plain and twill weaves.', ['plain weaves', 'twill weaves']],
  ['Three sorts of rope exist. They are called hemp, flax and jute.', ['hemp', 'flax', 'jute']],
])('reads what “%s” lists', (answer, items) => {
  expect(listedItems(answer)).toEqual(items);
});

it.each(['why?', 'but why', 'how come'])('“%s” is answered with what stands beside the answer', async (asked) => {
  expect(await ask('what is an even shift', asked)).toMatch(
    /no reason in so many words[^-]*- (?:A shift that is not even|The lamps of the missing)/,
  );
});

it.each(['explain that simpler', 'in simpler words please'])(
  '“%s” is answered with the short sentences behind it',
  async (asked) => {
    expect(await ask('what did pits pay by the ladder of payments, tolls and returns', asked)).toMatch(
      /- A pit paid one toll/,
    );
  },
);

const after = (question: string, answer: string) => [
  { role: 'user' as const, content: question },
  { role: 'assistant' as const, content: answer },
];

it.each([
  ['what about wet?', 'what is a dry seam', 'There are wet seams and dry seams. [1]', 'what is a wet seam?'],
  ['and wet?', 'what is a dry seam', 'A seam is coal. [1]', 'what is a wet?'],
])('“%s” after “%s”', (asked, before, answer, expected) => {
  expect(resolveFollowUp(asked, after(before, answer))).toBe(expected);
});
