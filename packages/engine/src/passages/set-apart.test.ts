import { describe, expect, it } from 'vitest';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { cutPassages } from './cut.ts';

const told = 'The dam at Karsa was built of larch and clay, and it held the lake for two hundred years.';

/** What a document's passages are taken for, by their text. */
const roles = (lines: string[], format: 'pdf' | 'html' = 'html'): Record<string, string> =>
  Object.fromEntries(
    cutPassages({ ...buildDocument(lines), format }, 'doc').map(({ text, role }) => [text.slice(0, 24), role]),
  );

describe('a list of works below a line that is no heading', () => {
  const works = [
    'Marrow, Ilse. 1974. Larch and Clay: Dams of the Upper Valley. Velm: Karsa Press.',
    'Torp, Anders. 1988. Who Held the Lake? Quarterly of Small Rivers 12(3): 40-61.',
    'Press of the valley, with a map.',
  ];

  it('is no text of the author, to its end', () => {
    const found = roles(['# Dams', told, 'References', ...works]);
    expect(found[told.slice(0, 24)]).toBe('body');
    for (const work of ['References', ...works]) expect(found[work.slice(0, 24)]).toBe('reference-list');
  });

  it('ends at the next heading and at prose', () => {
    const prose = `${told} ${told} ${told} ${told} It was opened again in spring.`;
    expect(roles(['References', ...works, '# The lake', told])[told.slice(0, 24)]).toBe('body');
    expect(roles(['References', ...works, prose])[prose.slice(0, 24)]).toBe('body');
  });

  it('is needed: the word alone begins none', () => {
    expect(roles(['References', told, 'They were asked for by the miller.']).References).not.toBe('reference-list');
  });
});

it.each([
  'This content downloaded from 10.1.2.3 on Mon, 4 May 2020 10:00:00 UTC',
  'Stable URL: https://archive.example.org/stable/41',
  'ARKIV is a not-for-profit service that helps scholars and students find what they need.',
  'Your use of the ARKIV archive indicates your acceptance of the Terms & Conditions of Use.',
  'Reprinted by permission of Karsa Press.',
])('what a platform prints around a text is none of it: %s', (notice) => {
  expect(roles(['# Dams', told, notice, told])[notice.slice(0, 24)]).toBe('boilerplate');
});

it('a letter alone in print is a mark in the margin', () => {
  const found = cutPassages({ ...buildDocument(['# Dams', told, 'l', 'II', told]), format: 'pdf' }, 'doc');
  expect(found.find(({ text }) => text === 'l')?.role).toBe('boilerplate');
  expect(found.some(({ text, role }) => text.includes('II') && role === 'body')).toBe(true);
});
