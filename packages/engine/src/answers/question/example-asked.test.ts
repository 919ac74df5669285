import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler =
  'The society met every second Monday in the hall above the fish market and kept long minutes of what was said.';
const chapter = `# Symbiosis

## In this chapter

It is worth looking at real-life examples of how animals and plants depend on each other on farms. ${filler}

## Mutualism

Mutualism is a close life together from which both partners gain. For instance, a wrasse eats the parasites of a larger fish, which swims off unharmed. ${filler}

## Costs of mutualism

Mutualism has a price. The cost of mutualism is paid in nectar, and mutualism ends where the nectar does. ${filler} ${filler}

## Brood parasites

Parasites are animals (birds and insects) that, in a robbed bird, cost a brood. ${filler} ${filler}

## Hosts

A bird that parasites have robbed, such as the reed warbler and the dunnock, raises what is laid into its nest. ${filler}
`;
const ask = (question: string) => askChapter(chapter, question);

describe('a question for an example', () => {
  it.each(['example of mutualism', 'real life example of mutualism', "what's a real-world example of mutualism?"])(
    'is answered by one: %s',
    async (question) => expect(await ask(question)).toContain('a wrasse eats the parasites'),
  );

  it('takes one of many as an example', async () => {
    expect(await ask('name a bird robbed by parasites')).toContain('the reed warbler');
  });
});
