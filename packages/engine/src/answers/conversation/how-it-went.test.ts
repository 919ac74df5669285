import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler = 'The tallies were kept in the lamp room of the pit, and the banksman read them out on Fridays.';
const chapter = `# The Pits of Garrow

## The quarrel over tubs

The Ost masters laid down a tub rate, which set one price for every tub that left the pit. The hewers of Nether Pit called it robbery and wanted a weight rate, by which each tub is paid by its weight. ${filler} The quarrel closed four pits for a winter.

${filler} Jane Orr offered a compromise, which paid by weight at the face and by the tub at the gate. Both sides signed it in 1871.

## The march of the trammers

In 1874 the trammers, some nine hundred young men, walked to the house of Lord Venn to ask for dry boots. They put up tents in his park and stayed there for a month. ${filler}

Lord Venn offered them tea on the first morning. In June he ordered his keepers to clear the tents, and two trammers were hurt. ${filler}

Lord Venn also liked roses, music and long letters about the weather.

## The steam pump

The steam pump of the west seam was meant to dry the whole pit in a year. Abel Roe built it out of two old boilers. ${filler}

${filler} By 1880 the seam was in a worse state than before, and the owners sold the boilers.

## The man in the dark

The hewer Tam Ludd was shut behind a fall for nine days, and he could not bear the light when he came out. ${filler} People said that he dug with his bare hands and spoke to no one for a year.

The story of the silent year was much exaggerated by the papers of the day. ${filler} There is no record that he shunned the light in later years.
`;
const ask = (...questions: string[]) => askChapter(chapter, ...questions);

it.each(['so how did they fix it', 'how did they end up settling that?', 'ok and how was it solved in the end'])(
  'answers “%s” with what settled the matter behind what was shown',
  async (asked) => {
    expect(await ask('what was the tub rate', asked)).toMatch(/\*\*Jane Orr offered a compromise/);
  },
);

it.each([
  'and what did lord venn do about them',
  'how did lord venn respond?',
  'What did Lord Venn do to the trammers?',
])('answers “%s” with the deed of that matter', async (asked) => {
  expect(await ask('where did the trammers put up tents', asked)).toMatch(/\*\*In June he ordered his keepers/);
});

it.each(['did it work', 'did it actually help tho?', 'so was it a success', 'How did it turn out?'])(
  'answers “%s” with the result',
  async (asked) => {
    expect(await ask('what is the steam pump', asked)).toMatch(/\*\*By 1880 the seam was in a worse state/);
  },
);

it.each(['was he really silent or is that just a legend', 'is that true?'])(
  'answers “%s” with what the text says of the story',
  async (asked) => {
    expect(await ask('what happened to Tam Ludd', asked)).toMatch(/\*\*The story of the silent year was much exagg/);
  },
);

it.each(['did he hate the light his whole life', 'did he ever recover?'])(
  'answers “%s” with what came of it later',
  async (asked) => {
    expect(await ask('what happened to Tam Ludd', asked)).toMatch(/There is no record that he shunned the light/);
  },
);

it('leaves a question alone whose section tells nothing of how it went', async () => {
  expect(await ask('who built the steam pump', 'and what did lord venn do about it')).not.toMatch(/\*\*By 1880/);
});
