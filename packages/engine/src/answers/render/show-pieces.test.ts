import { expect, it } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { answer } from '../answer.ts';
import { asRead } from '../testing/as-read.ts';
import { sayAnswer } from './say-answer.ts';

const chapter = `# Weirs

A weir is a low wall across a river over which the water runs.

## Discharge over a weir

The discharge over a sharp weir is the product of its width and a power of the head:

$$Q = 1.84 b h^{3/2}$$

The discharge over a broad weir is smaller by a tenth:

$$Q = 1.66 b h^{3/2}$$

the following are rules for the gauge:

Here b is the width and h the head in metres. The gauge upstream must stand four heads away from the wall.

## Weirs of the valley

| Weir | Built | Height |
| --- | --- | --- |
| Aldmoor | 1911 | 2.4 m |
| Sill End | 1936 | 1.1 m |
| Karsa | 1958 | 3.0 m |

Unlike a weir, a sluice can be opened and closed by hand.

## A program

The following function estimates the discharge over a weir from the head:

\`\`\`python
def discharge(width, head):
    return 1.84 * width * head ** 1.5
\`\`\`
`;
const passages = cutPassages(await readDocument(new TextEncoder().encode(chapter), 'weirs.md'), 'weirs');
const index = buildIndex(passages);

function ask(question: string) {
  const found = answer(question, index);
  for (const { passageId, quote } of found.citations) {
    expect(passages.find(({ id }) => id === passageId)?.text).toContain(quote);
  }
  return asRead(sayAnswer(found).join(''));
}

it('answers from a row of a table with that row below its headings', () => {
  expect(ask('When was the Sill End weir built?')).toBe(
    'From the table under “Weirs of the valley”:\n\n| Weir | Built | Height |\n| --- | --- | --- |\n| Sill End | 1936 | 1.1 m | [1]',
  );
});

it('sets two rows that a question compares beside each other', () => {
  expect(ask('Compare Aldmoor and Karsa')).toMatch(
    /\| Aldmoor \| 1911 \| 2.4 m \|\n\| Karsa \| 1958 \| 3.0 m \| \[1\]$/,
  );
});

it('says a formula with the words that lead it in', () => {
  expect(ask('What is the formula for the discharge over a sharp weir?')).toMatch(
    /^The discharge over a sharp weir is .* of the head:\n\n\$\$\nQ=1\.84bh\^\{\\frac\{3\}\{2\}\}\n\$\$ \[1\]$/,
  );
});

it('shows of two formulas the one that the words lead in, and no formula for the sentence below it', () => {
  expect(ask('What is the formula for the discharge over a broad weir?')).toMatch(/smaller by a tenth:.*1\.66b/s);
  expect(ask('Where must the gauge stand?')).toMatch(/\*\*The gauge upstream must stand four heads away/);
});

it('gives code in a fence, as it is indented', () => {
  expect(ask('Show me the code for the discharge')).toContain(
    '\n\n```\ndef discharge(width, head):\n    return 1.84 * width * head ** 1.5\n```',
  );
});

it('does not take what a thing is unlike for what it is', () => {
  expect(ask('Explain weirs')).toMatch(/^A weir is a low wall/);
});
