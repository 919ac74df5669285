import { scholarServices } from '@weekwise/domain/sources.ts';
import { expect, test } from 'vitest';
import type { PlaceReport } from '../../db/stored/stored-search.ts';
import { searchNotice, toOutcome } from './places.ts';

const reports = (failures: Partial<Record<PlaceReport['place'], PlaceReport['failure']>>): PlaceReport[] =>
  scholarServices.map((place) => {
    const failure = failures[place] ?? null;
    return { place, asked: true, answered: failure === null, results: 0, failure };
  });

test('the notice names who is missing, together where they fail alike', () => {
  expect(searchNotice(reports({}))).toBeNull();
  expect(searchNotice(reports({ google_books: 'not_set_up' }))).toBeNull();
  expect(searchNotice(reports({ openalex: 'timed_out', crossref: 'rate_limited', open_library: 'timed_out' }))).toBe(
    'OpenAlex and Open Library did not answer in time. Crossref asked us to wait. Results from there are missing. Search again in a while.',
  );
});

test('it says that only own files were searched where nobody else answered', () => {
  const down = Object.fromEntries(scholarServices.map((place) => [place, 'unreachable'] as const));
  expect(searchNotice(reports(down))).toBe(
    'OpenAlex, Crossref, Semantic Scholar, Open Library, and Google Books could not be reached. Only your own files and the public wiki were searched. Search again in a while.',
  );
  const off = Object.fromEntries(scholarServices.map((place) => [place, 'switched_off'] as const));
  expect(searchNotice(reports(off))).toBe(
    'This server works without the internet, so no catalogue was asked. Only your own files and the public wiki were searched.',
  );
});

test('it advises to search again only where that may help', () => {
  const notice = (failures: Parameters<typeof reports>[0]) => searchNotice(reports(failures));
  expect(notice({ google_books: 'refused' })).toBe(
    'Google Books turned this server away. Results from there are missing. Searching again will not change that.',
  );
  expect(notice({ google_books: 'refused', crossref: 'unreachable' })).toMatch(/Search again in a while\.$/);
});

test.each<[Omit<PlaceReport, 'place'>, string]>([
  [{ asked: true, answered: true, results: 0, failure: null }, 'Nothing found.'],
  [{ asked: true, answered: true, results: 3, failure: 'timed_out' }, '3 found. Crossref did not answer in time.'],
  [{ asked: true, answered: false, results: 0, failure: 'rubbish' }, 'Crossref sent something that is no answer.'],
  [
    { asked: false, answered: true, results: 0, failure: null },
    'Crossref was not asked: it cannot be searched for this.',
  ],
])('%j is told as %j', (report, message) => {
  expect(toOutcome({ place: 'crossref', ...report }).message).toBe(message);
});
