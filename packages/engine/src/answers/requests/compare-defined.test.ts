import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler = 'The mill stood on the bank of the stream, and carts brought grain from the hills to its door.';
const chapter = `# Chapter 6: Wheels: Overshot and Undershot

## Wheels

A breast wheel room has thick walls. A wheel turns a flow of water into work. It drives the stones through a shaft. ${filler}

## Wheel Rooms and Wheel Pits

A pit holds the lower half of a wheel and carries the water off. A tail pit is dug behind the mill. ${filler}

A wheel differs from a pit in that it moves. The wheel and the pit are but two of twelve parts.

## Head and Fall

A mill has a head advantage over another if its water stands higher. Head advantage can be the gift of a hill. ${filler}

When a stream drops more in a mile than its neighbour, we say that it has a fall advantage. Fall advantage asks the same question in another way.

Is fall advantage the same as head advantage, or not?

The door and the gate of a mill face the yard. A smith hangs them, and a carpenter mends what the carts break. A mason sets the posts deep into the ground before winter. Both are cut from oak in the north.

## Rights of the Mill

The upper right of water is the right to the first draught. The lower right of water is the right to what is left. ${filler}

## Sluices

Sluice boards split in frost. In a sluice, the lowest board is known as the sill. The gate in a mill stream that lets water through is called a sluice. ${filler}
`;
const ask = (question: string) => askChapter(chapter, question);

describe('a comparison', () => {
  it.each(['wheel vs pit', 'difference between a wheel an a pit', 'whats the diff between wheel and pit'])(
    'tells of the thing itself, not of what its name is part of: %s',
    async (question) => {
      const said = await ask(question);
      expect(said).toContain('| wheel | A wheel turns a flow of water into work.');
      expect(said).toContain('| pit | A pit holds the lower half of a wheel');
      expect(said).toMatch(/What sets them apart\*\*\s+- A wheel differs from a pit/);
    },
  );

  it.each(['head advantage vs fall', 'head vs fall advantage', 'head advantage vs fall advantage vs sluice'])(
    'gives each thing the noun that only another one has: %s',
    async (question) => {
      const said = await ask(question);
      expect(said).toContain('| head advantage | A mill has a head advantage');
      expect(said).toContain('| fall advantage | When a stream drops more');
    },
  );

  it('lends a thing no noun that the files never give it', async () => {
    expect(await ask('sluice vs breast wheel')).toContain('| sluice | ');
  });

  it('gives a thing all of the words that another one shares with it', async () => {
    const said = await ask('difference between the upper and lower right of water');
    expect(said).toMatch(/\| upper right of water \| The upper right of water is the right to the first draught/);
    expect(said).toMatch(/\| lower right of water \| The lower right of water is the right to what is left/);
  });

  it('takes who has a thing, and when, for what it is', async () => {
    const said = await ask('compare head advantage and fall advantage');
    expect(said).toContain('| head advantage | A mill has a head advantage over another if its water stands higher.');
    expect(said).toContain('| fall advantage | When a stream drops more in a mile than its neighbour, we say');
  });

  it('does not say of both what is said of two others', async () => {
    expect(await ask('compare head advantage and fall advantage')).not.toContain('cut from oak');
  });
});

it.each(['what is a sluice', 'sluice definition', 'whats a sluice again'])(
  'defines a term by the sentence that says what it is: %s',
  async (question) => {
    expect(await ask(question)).toContain('**The gate in a mill stream that lets water through is called a sluice.**');
  },
);
