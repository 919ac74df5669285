import { describe, expect, test } from 'vitest';
import { readDocument } from './read-document.ts';

/** A text of some length, of which the lines in question are a part. */
async function read(name: string, ...lines: string[]): Promise<string> {
  const text = `The history of the old lighthouse and of all who kept its lamp alight\n\n${lines.join('\n')}\n`;
  const { blocks } = await readDocument(new TextEncoder().encode(text), name);
  return blocks.map((block) => block.text).join(' / ');
}

const cases: [what: string, first: string, second: string, whole: string][] = [
  [
    'a compound',
    'Each of the two lamps of the tower was a self-',
    'adjusting one that burnt all night.',
    ' self-adjusting one',
  ],
  ['a letter', 'The old and the new lamps were compared by a t-', 'test of how far they can be seen.', ' t-test of'],
  [
    'a number word',
    'The keeper climbed the stairs of the tower twenty-',
    'five times in one single night.',
    ' twenty-five times',
  ],
  [
    'a name',
    'Nobody knows who was the first to build in the Anglo-',
    'Saxon manner along this shore.',
    ' Anglo-Saxon manner',
  ],
  ['a broken word', 'The tower is of granite, and its founda-', 'tion lies deep under the sand.', ' foundation lies'],
  [
    'a broken word with a prefix',
    'It takes years of practice to under-',
    'stand the signals of the ships.',
    ' understand the',
  ],
  [
    'a soft hyphen',
    'The storm of that winter was the worst catas\u00ad',
    'trophe of the whole century here.',
    ' catastrophe of',
  ],
  [
    'a hyphen for the rest of a word',
    'The lists name all of the pre-',
    'and post-war keepers of the lamp.',
    ' pre- and post-war',
  ],
  [
    'a span of years',
    'The third of the keepers held his office from 1914–',
    '1918 and then once more.',
    ' 1914–1918 and',
  ],
  ['a dash', 'The first keeper was paid in fish and coal —', 'nobody found that odd at the time.', ' coal — nobody'],
];

describe.each(['a.txt', 'a.md'])('a hyphen at the end of a line of %s', (name) => {
  test.each(cases)('%s', async (_, first, second, whole) => {
    expect(await read(name, first, second)).toContain(whole);
  });

  test('goes as the same document spells the word elsewhere', async () => {
    const lines = (word: string) => [
      `Ships passed the ${word} at night and`,
      'by day. Nobody ever saw the land-',
      'fall of a bird.',
    ];
    expect(await read(name, ...lines('landfall'))).toContain('the landfall of');
    expect(await read(name, ...lines('land-fall'))).toContain('the land-fall of');
  });
});

test('the lines of a list item and of a quotation are joined too', async () => {
  const text = await read(
    'a.md',
    '- The lamp is a self-',
    '  regulating one.',
    '',
    '> It burns well-',
    '> refined oil.',
  );
  expect(text).toContain('a self-regulating one.');
  expect(text).toContain('burns well-refined oil.');
});

test('lines of code and of a table stay as they are', async () => {
  expect(await read('a.md', '```', 'lamp-', 'light', '```')).toContain('lamp-\nlight');
});

test('words of a cell are joined by what the whole text spells', async () => {
  const text = await read(
    'a.txt',
    'The lighthouse has a foghorn of its own.',
    '',
    '+------------+---------+',
    '| Instrument | Year    |',
    '+============+=========+',
    '| The fog-   | 1871    |',
    '| horn       |         |',
    '+------------+---------+',
    '| The lamp   | 1852    |',
    '+------------+---------+',
  );
  expect(text).toContain('The foghorn');
});

test.each(['(', 'a', 'a-', '-', '//', 'a1'])('a line of nothing but "%s" is read at once', async (sign) => {
  const run = sign.repeat(150_000);
  for (const name of ['a.txt', 'a.md'])
    expect(await read(name, `${run} and`, `so it goes ${run}-`, 'on')).toContain(sign);
});
