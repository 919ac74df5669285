import { describe, expect, it } from 'vitest';
import { askChapter } from './testing/ask-chapter.ts';

const chapter = `# 3. Bridges of the Upper Lenne

## The Chain Bridge

In 1802 Josefa Orme drew a bridge that hangs from iron chains. Orme’s proposal met with open mockery from the builders of the valley. Nobody could explain how chains that sway in the wind would carry a loaded cart.

## The Toll House

With a side of nine fathoms the toll house is much larger than the whole Tower. Its cellar holds salt.

## The Climb

From the foot of the Tower the toll house looks small. As the carter climbs the Tower, the road looks bigger and bigger than a house.

## The Stone Arch

The easiest idea to reject was the floating arch. The builders rejected it because no one could bring timber of that length up the river, and their first idea was no better. Some arches of the valley also have small rooms.

Mortars with clay in them are safe for cellars. Lime mortars are not safe for the feet of an arch, because running water dissolves them.

## The Survey

PONTIS was a survey of all bridges of the valley. The PONTIS team discovered rotten piles below the ferry landing.

To find a ford, the carters look for ripples. They find many fords in dry summers.

The ferry bell hangs beside the winch. The winch was oiled with fat.
`;
const ask = (question: string): Promise<string> => askChapter(chapter, question);
const notThere = /^I couldn't find this in your files/;

it('reads a function word in capitals as one that is stressed', async () => {
  expect(await ask('which mortars are NOT safe for the feet of an arch')).toMatch(/\*\*Lime mortars are not safe/);
});

it.each([
  "why did the builders reject Orme's idea at first?",
  "why did the builders reject orme's idea at first",
  'why did the builders reject ormes idea',
])('tells of whoever had the idea, and of no other one: %s', async (question) => {
  const said = await ask(question);
  expect(said).toContain('met with open mockery');
  expect(said).not.toContain('floating arch');
});

it('finds what the reading says in another everyday word', async () => {
  expect(await ask('what did PONTIS find')).toContain('**The PONTIS team discovered rotten piles');
  expect(await ask('is the tower bigger than the toll house?')).toMatch(/^> \*\*With a side of nine fathoms/);
});

describe('a question that no sentence can answer', () => {
  it('is not answered with what speaks of its words', async () => {
    expect(await ask('how hot does the fat of the winch get')).toMatch(notThere);
  });

  it('is one of these only where the sentence lacks what is asked', async () => {
    expect(await ask('who drew the chain bridge')).toContain('Josefa Orme');
  });
});
