import { expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { wrapWidth } from './wrapping.ts';

async function read(...lines: string[]): Promise<string[]> {
  const { blocks } = await readDocument(new TextEncoder().encode(`${lines.join('\n')}\n`), 'plan.txt');
  return blocks.flatMap(({ text }) => text.split('\n'));
}

it('takes no lines for wrapped where each begins anew', () => {
  const topics = ['Intervals and their names', 'Triads and their kinds', 'Cadences and endings', 'Sevenths and ninths'];
  const list = topics.flatMap((topic, i) => [`Week ${i + 1}: ${topic}`, `Adeyemi, Harmony, chapter ${i + 1}`]);
  expect(wrapWidth(list)).toBeNull();
  const prose = [
    'The mill stands where the river',
    'bends, and its wheel has turned',
    'there for longer than the town',
  ];
  expect(wrapWidth([...prose, ...prose, 'has had a name, or so they say.'])).toBe(31);
});

it('begins a line anew that names several weeks, or says what is due', async () => {
  const prose = ['We follow one river of the north from its spring,', 'which dries up in summer, to the sea.'];
  const lines = ['Weeks 1-2: How rivers begin, by Morrow', 'Field note 1 due Monday', 'Weeks 3-4: Floods and terraces'];
  expect(await read(...prose, '', ...lines)).toEqual([prose.join(' '), ...lines]);
});
