import { expect, it } from 'vitest';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { piece } from '../syllabus/testing/pieces.ts';
import { authorNamedIn, authorOfTitle, readBibliography, resolveCitation } from './bibliography.ts';
import { parseCitation } from './parse-citation.ts';

const document = buildDocument([
  '# References',
  'Osei, Kwame. 2000a. “Salt in the Bones.” Journal of Trade 12: 1–20.',
  '———. 2000b. “Salt in the Sea.” Journal of Trade 13: 5–9.',
  'Park, Mina, Ana Ruiz, and Leo Hart. 2012. “Drifting.” Sea Letters 4: 7–30.',
  'Park, Mina. 2012. Tides and Time. Quay Press.',
  'Osei, Kwame. 2014. “A Later Word.” Journal of Trade 30: 2–4.',
]);
const bibliography = readBibliography(document, new Set());
const resolve = (source: string) => resolveCitation(parseCitation(piece(source)), bibliography)?.title ?? null;

it('repeats the authors behind a 3-em dash', () => {
  expect(bibliography.entries.map((entry) => [entry.author, entry.year])).toEqual([
    ['Osei', '2000a'],
    ['Osei', '2000b'],
    ['Park, Ruiz, and Hart', '2012'],
    ['Park', '2012'],
    ['Osei', '2014'],
  ]);
});

it('finds the entry of an author-year citation, by letter and by the number of authors', () => {
  expect(resolve('Osei (2000b)')).toBe('Salt in the Sea');
  expect(resolve('Park et al. 2012')).toBe('Drifting');
  expect(resolve('Park (2012), on tides')).toBe('Tides and Time');
});

it('leaves open what no entry settles', () => {
  expect(resolve('Osei (2000)')).toBeNull();
  expect(resolve('Osei (2015)')).toBeNull();
  expect(resolve('Lamb (2012)')).toBeNull();
});

it('does not take entries of the schedule', () => {
  expect(readBibliography(document, new Set(document.blocks.map((block) => block.index))).entries).toEqual([]);
});

it('finds the authors of the books that the course names', () => {
  const printed = buildDocument([
    '# Books',
    'The textbook is “Grain and Tide,” 2nd edition, by Silke K. Brandt. Quay Press, 2012.',
    'Mina Y. Park. 2003. Tides and Time. Quay Press.',
    'Okafor, Ben. **Salt Roads of the North**',
    'Text | “Maps of Fog” by Ines Reyes / ISBN: 9780000000000',
  ]);
  for (const mark of printed.blocks.flatMap(({ marks }) => marks)) mark.style = 'italic';
  const books = readBibliography(printed, new Set());
  const authors = ['Grain and Tide', 'Tides and Time', 'Salt Roads of the North', 'Maps of Fog'];
  expect(authors.map((title) => authorOfTitle(title, books))).toEqual(['Brandt', 'Park', 'Okafor', 'Reyes']);
  expect(authorNamedIn('Ch. 4 Brandt', books)).toBe('Brandt');
  expect(authorNamedIn('Chapter 4: Harbours', books)).toBeNull();
});
