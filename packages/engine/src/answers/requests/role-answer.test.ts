import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler = 'Carts took what was made there to the towns inland, and the carters were paid by the load.';
const chapter = `# Care of Dykes

## Silt drift

A silt drift is a bank of mud that the tide leaves before a sluice. Silt drifts lie where the tide turns, and wardens of the coast know them by their colour. ${filler}

### The Role of the Warden in Clearing Silt

A warden opens the gates at the ebb, so that the stream cuts through. He marks each bank with a withy. ${filler}

## Moles

A mole is a beast that tunnels through the dyke. Wardens fear it more than a storm. ${filler}

### What parish wardens can do against burrows

They flood the ditch in March and set iron mesh in the bank, which keeps moles out. ${filler}

## Frost

Frost lifts the turf from the clay. ${filler}
`;

it.each([
  [['what can wardens do about silt drifts'], /^> A warden opens the gates at the ebb/],
  [['what is a silt drift', 'what can wardens do about it'], /^> A warden opens the gates at the ebb/],
  [['how can the wardens help with silt?'], /^> A warden opens the gates at the ebb/],
])('%j is answered from the section on their part in it', async (questions, expected) => {
  expect(await askChapter(chapter, ...questions)).toMatch(expected);
});

it.each(['what can wardens do about frost', 'what can i do about silt drifts', 'how can moles stop a warden'])(
  '“%s” is not',
  async (asked) => {
    expect(await askChapter(chapter, asked)).not.toMatch(/^> (?:A warden opens|They flood)/);
  },
);
