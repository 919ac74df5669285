import { expect, it } from 'vitest';
import { buildDocument } from '../../testing/build-document.ts';
import { findDescribedWork } from './described-work.ts';

const read = (lines: string[], hasGrading = false) =>
  findDescribedWork(buildDocument(lines), new Set(), hasGrading).map(({ name }) => name);

it('reads the list that words of assessment lead in', () => {
  const lines = [
    'The assessment has three parts:',
    '- an oral exam during the last week,',
    '- a field report, including a map',
    '- a week-long, take-home test',
    '- participation',
  ];
  expect(read(lines)).toEqual(['oral exam', 'field report', 'week-long, take-home test']);
  expect(read(lines, true)).toEqual([]);
  expect(read(['You will be able to assess:', '- the age of a tree', '- the report of a ranger', '- soils'])).toEqual(
    [],
  );
});

it('reads the parts of a grade with what is said of each below it', () => {
  const nested = ['- Field report', '  - Two pages on salt', '- Oral exam', '  - In June'];
  expect(read(['Grades are determined by:', ...nested])).toEqual(['Field report', 'Oral exam']);
  const counted = [
    '### 1. Participation',
    '- Come to every walk.',
    '2. Field report',
    '- Two pages on salt',
    '3. Oral exam',
    '### 4. Map quiz',
    '- Bring a pencil.',
  ];
  expect(read(['Grades are determined by the following parts:', ...counted])).toEqual([
    'Field report',
    'Oral exam',
    'Map quiz',
  ]);
  expect(read(['Grades are determined by the following parts:', '1. Salt', '2. Tides', '3. Oral exam'])).toEqual([]);
});

it('reads headings of a section of graded work that name work, each over a paragraph, and no rules', () => {
  const lines = [
    '## Assignments',
    '### Report 1',
    'Two pages.',
    '### Poster',
    'One sheet.',
    '### Final report',
    'Ten pages.',
    '### Late reports',
    'They lose a mark.',
  ];
  expect(read(lines, true)).toEqual(['Report 1', 'Poster', 'Final report']);
  expect(read(['## Visitors', ...lines.slice(1)])).toEqual([]);
});

it('reads bold lines that end in a colon as headings', () => {
  const lines = (bold: string) => [
    '## Requirements',
    `${bold}Field report (pass/fail):${bold}`,
    'Two pages.',
    `${bold}Map quiz:${bold}`,
    'In week 3.',
    `${bold}Oral exam:${bold}`,
    'In June.',
  ];
  expect(read(lines('**'), true)).toEqual(['Field report', 'Map quiz', 'Oral exam']);
  expect(read(lines(''), true)).toEqual([]);
});

it('reads the sentence that asks for work where nothing lists it', () => {
  const lines = ['Everyone will also write a final paper. If you miss it, you will write an essay.'];
  expect(read(lines)).toEqual(['final paper']);
  expect(read(lines, true)).toEqual([]);
  expect(read(['Your grade will rest on your performance on 6 problem sets (one a week), and one oral exam.'])).toEqual(
    ['problem sets', 'oral exam'],
  );
  expect(read(['We will likely have 3 or 4 field reports during the term.'])).toEqual(['field reports']);
});
