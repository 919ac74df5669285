import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler = 'The harbour master kept a list of such matters, which the council read in autumn and filed away.';
const chapter = `# Crowds

## Names

Several groups are called after what they carry. The porters, collectively called the Blue Caps, carried trunks. ${filler}

## Spreading alarm

A guest who runs for the door makes another guest run, although neither has seen smoke. This is panic by imitation. ${filler}

## Queues

In a sale, buyers stay in a long queue because they have waited so long already. The theory of sunk waiting says that time spent is no reason, and yet it counts. ${filler}

## Long lines

A line that is long draws more people, who wait in the line because others wait in the line. ${filler}
`;
const ask = (question: string) => askChapter(chapter, question);

describe('a case that is told and asked for its name', () => {
  it.each([
    'One guest started running for the door so I ran too without seeing any smoke. What is this called?',
    'A guest runs for the door and then every guest runs, what do scientists call that?',
    "The guests all ran for the door after the first guest ran. What's the term for this?",
  ])('is looked for without the words that ask: %s', async (question) => {
    const said = await ask(question);
    expect(said).toContain('panic by imitation');
    expect(said).not.toContain('Blue Caps');
  });

  it('is looked for where the sort that is asked for is spoken of', async () => {
    const said = await ask(
      'I wait in a long line just because I waited in the line already. Which theory explains that?',
    );
    expect(said).toContain('sunk waiting');
    expect(said).not.toContain('draws more people');
  });

  it('has no answer where nothing of that sort is spoken of', async () => {
    expect(await ask('I wait in a long line because others wait in the line. What reflex is that?')).toMatch(
      /couldn't find/,
    );
  });
});
