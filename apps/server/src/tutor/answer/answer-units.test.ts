import { describe, expect, it } from 'vitest';
import { type AnswerUnit, AnswerUnits } from './answer-units.ts';

function unitsOf(text: string, size = text.length): AnswerUnit[] {
  const units = new AnswerUnits();
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size));
  return [...pieces.flatMap((piece) => units.hear(piece)), ...units.end()];
}

const answer = `A meander is a bend [1]. It grows, e.g. by erosion, cf. Dr. Lee. [2] [3]

## Floods

- The levee broke in 1927 [1].
- The town moved. It went uphill [2].
1. First, the water rose 3.5 m.

| River | Length |
|---|---|
| Velm | 40 km [1] |

  \`\`\`js
  a[1] = b; // no claim.
\`\`\`
The end`;

describe('an answer', () => {
  it('is cut into sentences with their citations, list items, headings, rows and lines of code', () => {
    expect(unitsOf(answer).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'sentence: A meander is a bend [1].',
      'sentence: It grows, e.g. by erosion, cf. Dr. Lee. [2] [3]',
      'heading: ## Floods',
      'sentence: The levee broke in 1927 [1].',
      'sentence: The town moved.',
      'sentence: It went uphill [2].',
      'sentence: First, the water rose 3.5 m.',
      'row: | River | Length |',
      'table-rule: |---|---|',
      'row: | Velm | 40 km [1] |',
      'fence: ```js',
      'code:   a[1] = b; // no claim.',
      'fence: ```',
      'sentence: The end',
    ]);
  });

  it.each([1, 2, 3, 7, 50])('is cut the same in pieces of %i characters', (size) => {
    expect(unitsOf(answer, size)).toEqual(unitsOf(answer));
  });

  it('keeps everything that stands between its units', () => {
    const units = unitsOf('One.  Two.\n\n- three\n> four');
    expect(units.map(({ lead, text }) => lead + text).join('')).toBe('One.  Two.\n\n- three\n> four');
  });

  it('lets a sentence go once the next one begins, not before', () => {
    const units = new AnswerUnits();
    expect(units.hear('A bend. [1')).toEqual([]);
    expect(units.hear(']')).toEqual([]);
    expect(units.hear(' It').map(({ text }) => text)).toEqual(['A bend. [1]']);
  });

  it('sets code at the margin, names no language that is drawn, and closes it in the end', () => {
    expect(unitsOf('- x\n  ~~~mermaid\n  graph').map(({ text }) => text)).toEqual(['x', '~~~', '  graph', '~~~']);
  });

  it('cuts what never ends a sentence', () => {
    const units = new AnswerUnits();
    const heard = Array.from({ length: 400 }, () => units.hear('word and word ')).flat();
    expect(heard.length).toBeGreaterThan(2);
  });
});
