import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const item = (name: string, told: string): string =>
  `1. ${name}: ${told}, as every keeper of the dyke at Velm learns in the first winter of service and never forgets again`;
const chapter = `# 3 Dykes

## Watching a dyke

Old keepers made a list of the signs that they look for. They are:

${item('Wet grass', 'water stands behind the dyke')}
${item('Slumping', 'the crest sinks by a hand')}
${item('Molehills', 'loose earth lies on the slope')}
${item('Clear springs', 'seepage runs through the core')}
${item('Muddy springs', 'the core is carried away')}
${item('Leaning posts', 'a dyke is about to break within days')}
${item('Silence', 'frogs have left the ditch')}

## Pay

Keepers are paid in hay. The hay is cut on the dyke itself, and it is dried on racks behind the house of the keeper.
`;

it.each(['list the signs that a dyke is about to break', 'What are the signs that keepers of a dyke look for?'])(
  'a list that is cut into passages is shown whole: %s',
  async (question) => {
    const said = await askChapter(chapter, question);
    expect(said).toMatch(
      /made a list[\s\S]*Wet grass[\s\S]*Slumping[\s\S]*Molehills[\s\S]*springs[\s\S]*Leaning[\s\S]*Silence/,
    );
    expect(said).not.toContain('hay');
  },
);
