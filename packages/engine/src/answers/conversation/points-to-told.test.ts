import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';
import { listedItems } from './listed-items.ts';

const chapter = `# Looms

## Sorts of weave

The three kinds of weave—plain, twill, and satin—differ in how the threads cross. Mills of the coast had one loom for each.

A plain weave crosses each thread with the next one. Sails are made of it, because it does not stretch.

A twill weave crosses two threads at a time, and its lines run aslant. Carters wore it in the rain.

A satin weave crosses four threads and shines. It tears on a nail.

## Early and late dressing

Early dressing is done on the yarn, such as the sizing, the singeing and the steaming that keep a thread from fraying. It is hard to see later on. For example, a dip in bone glue keeps the yarn of a sail from fraying.

Late dressing is done on the cloth, such as the fulling and the pressing. It takes less time.

## Faults of cloth

Faults of cloth cost the mills a tenth of what they wove.

### Floats

A float is a thread that skips those which it should cross. It comes of a slack warp. Weavers found it by running a thumb along the cloth.

### Slubs

A slub is a thick place in a thread. It comes of wet wool. Menders cut it out with a hook.
`;
const ask = (...questions: string[]) => askChapter(chapter, ...questions);

it.each(['give me an example of that', 'for example?', 'can you show me an example'])(
  '“%s” brings what follows as an example, and not what was told',
  async (asked) => {
    expect(await ask('early dressing vs late dressing', asked)).toMatch(
      /^(?:An example from your files|An example stands in what I told):\n\n- For example, a dip in bone glue/,
    );
  },
);

describe('a list that stands in a sentence', () => {
  it.each([
    ['The three kinds of weave—plain, twill, and satin—differ.', ['plain weave', 'twill weave', 'satin weave']],
    [
      'The 3 stages in the life of a loom are threading, running and repair (see Table 2).',
      ['threading', 'running', 'repair'],
    ],
    ['There are two types of dressing: early and late.', ['early dressing', 'late dressing']],
    [
      'The three kinds of weave—plain, twill, and satin—differ. [1]\n\n- Boxes: A box. [2]\n- Films: A film. [3]',
      ['plain weave', 'twill weave', 'satin weave'],
    ],
  ])('%j', (answer, items) => {
    expect(listedItems(answer)).toEqual(items);
  });

  it.each([
    ['explain the second one more', /lines run aslant/],
    ['and the third one?', /four threads and shines/],
  ])('is pointed into by “%s”', async (asked, expected) => {
    expect(await ask('what are the three kinds of weave', asked)).toMatch(expected);
  });
});

it.each(['what about the third one, explain more', 'and the third one?', 'tell me more about the second one'])(
  '“%s” is asked back where nothing is listed',
  async (asked) => {
    expect(await ask('who built the steam hammer of Orr', asked)).toMatch(
      /^I don't know what “the (?:third|second) one” is: nothing that I told before is a list\./,
    );
  },
);

it.each(['explain that more', 'go on'])('“%s” after an outline goes into its first part', async (asked) => {
  expect(await ask('what are the faults of cloth', asked)).toMatch(/^> It comes of a slack warp/);
});
