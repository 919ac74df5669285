import { expect, it } from 'vitest';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { decideDates } from './decide-dates.ts';
import { findTerms } from './term.ts';

it.each([
  ['Winter 2033/34', true],
  ['Autumn 2033-2034', true],
  ['Autumn 2033 – 10 weeks', false],
  ['Spring 2033 - 12 meetings', false],
])('tells whether %j spans two years', (text, spansYears) => {
  expect(findTerms(text)).toMatchObject([{ spansYears }]);
});

it('takes the year of a date that a tool wrote over the page, where nothing objects', () => {
  const lines = ['date: 2032-08-02', '# Canals', '- 9/9: Weirs', '- 9/11: Mills', '- 9/16: Ropes', '- 9/18: Locks'];
  expect(decideDates(buildDocument(lines), { today: '2034-08-10' })).toMatchObject({ year: 2032 });
});
