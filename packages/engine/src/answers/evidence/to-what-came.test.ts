import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const march = `In the spring the women of Karsa began the Lantern March, the best known protest of the coast. Some two hundred
of them walked for nine days along the dykes with lamps of tin, because the council of the province had closed the only
school for the children of the salt workers and had given its rooms to the collectors of the brine tax. They slept in the
sheds of the saltpans and were fed by the boatmen, who brought bread and smoked eel across the estuary every evening. At
the bridge of Osmer the guard took their lamps away and threw them into the lock, and for two days nobody was let over.`;
const end = `On the tenth day the council met behind closed doors and sent for the tax books of the last thirty years. The
clerk read them aloud until midnight. In the end the council gave the rooms back, and the collectors had to leave the
town within a week. This set a precedent for all the schools of the province.`;
const chapter = `# 9 Karsa

## The march

${march} ${end}

## Lamps

Lamps of tin were made in Osmer. They cost a day's wage, and most families had one that hung beside the door.
`;

describe('what came of a thing', () => {
  it.each([
    'how did the lantern march end',
    'What was the significance of the Lantern March?',
    'Lantern March significance',
  ])('is told to the end of its paragraph: %s', async (question) => {
    const said = await askChapter(chapter, question);
    expect(said).toMatch(/Lantern March[\s\S]*gave the rooms back[\s\S]*precedent/);
    expect(said).not.toMatch(/closed the only|… …/);
  });

  it('is marked where it is said', async () => {
    expect(await askChapter(chapter, 'how did the lantern march end')).toMatch(/\*\*In the end the council/);
  });
});

it('is told in the next paragraph, and not where another section only names the thing', async () => {
  const [opening = '', ...rest] = march.split(/(?<=tax\.) /);
  const apart = `# 9 Karsa\n\n## The march\n\n${opening}\n\n${rest.join(' ')} ${end}\n\n# 10 Songs\n\n## A song of the coast\n\nSongs of the coast are long. One that boatmen sing when they have been to Osmer for a week has nine verses on the Lantern March.\n`;
  const said = await askChapter(apart, 'how did the lantern march end');
  expect(said).toMatch(/began the Lantern March[\s\S]*gave the rooms back/);
  expect(said).not.toContain('nine verses');
});
