import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler =
  'The mill stood at the bend of the river for two hundred years, and its owners wrote down every sack that was ground. ' +
  'Their books are kept in the museum of the town, where they can be read on weekdays.';
const table = `| Rule | What it forbids |
| --- | --- |
| Weight | No sack is sold unweighed |
| Turn | Nobody grinds before their turn |
| Toll | The miller keeps no more than a sixteenth |`;
const caption = 'Table 4.1 — The rules of the millers of Ness.';
const lead = 'The rules of the millers rest on fear of false weights.';
const chapter = (text: string): string => `# Millers

## Rules

${filler}

${text}

## Owners

${filler}
`;

describe('a table that an answer names', () => {
  it.each([
    ['its caption follows the sentence', `${lead}\n\n${caption}\n\n${table}`],
    ['the sentence points to it', `${lead.replace('.', ' (see Table 4.1).')} ${filler}\n\n${caption}\n\n${table}`],
    ['its caption stands below it', `${lead.replace('.', ', as Table 4.1 shows.')}\n\n${table}\n\n${caption}`],
  ])('is shown where %s', async (_, text) => {
    for (const question of ['What are the rules of the millers?', 'What do the rules of the millers rest on?']) {
      expect(await askChapter(chapter(text), question)).toMatch(/\| Turn \| Nobody grinds before their turn \|/);
    }
  });

  it('is not shown where another one is named', async () => {
    const text = `${lead.replace('.', ' (see Table 2.7).')} ${filler}\n\nSacks were of hemp.\n\n${caption}\n\n${table}`;
    expect(await askChapter(chapter(text), 'What do the rules of the millers rest on?')).not.toContain('| Turn |');
  });
});
