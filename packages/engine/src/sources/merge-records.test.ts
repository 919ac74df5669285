import type { SearchMode, SourcePlace } from '@weekwise/domain/sources.ts';
import { describe, expect, it } from 'vitest';
import { gradeSources } from './grade-sources.ts';
import { doiIn, isbn13, isbnIn } from './identifiers.ts';
import { mergeRecords } from './merge-records.ts';
import { soughtWork } from './read-reading.ts';
import { searchTerms } from './search-terms.ts';
import type { SourceLink, SourceRecord } from './source.ts';
import { labelledPairs } from './testing/labelled-pairs.ts';

const record = (origin: SourcePlace, text: string, overrides: Partial<SourceRecord> = {}): SourceRecord => {
  const [pair] = labelledPairs(`great | merge | x | y | ${text}`);
  if (!pair) throw new Error('no record');
  return { ...pair.record, origin, id: `${origin}-${text}`, ...overrides };
};
const link = (
  url: string,
  kind: SourceLink['kind'],
  origin: SourcePlace,
  licence: string | null = null,
): SourceLink => ({
  url,
  kind,
  format: kind === 'open_text' ? 'pdf' : 'html',
  licence,
  origin,
});
const origins = (records: SourceRecord[]) =>
  mergeRecords(records).map((source) => source.records.map(({ origin }) => origin));

describe('mergeRecords', () => {
  it('joins by DOI, by ISBN, and by title, author and year', () => {
    expect(
      origins([
        record('openalex', 'Salt Roads | Ben Okafor | article 2010 doi=10.1/a'),
        record('crossref', 'SALT ROADS: A STUDY | Okafor, B. | article 2011 doi=10.1/a'),
        record('google_books', 'Tides | Ines Duarte | book 2004 isbn=0306406152'),
        record('open_library', 'Tides: a history | Duarte, I. | book 2004 isbn=9780306406157'),
        record('semantic_scholar', 'Salt roads | B. Okafor | article 2010'),
        record('semantic_scholar', 'Salt roads | Jane Moore | article 2010'),
      ]),
    ).toEqual([['crossref', 'openalex', 'semantic_scholar'], ['google_books', 'open_library'], ['semantic_scholar']]);
  });

  it('keeps apart what is not the same text: editions, volumes, languages, versions, chapters and their book', () => {
    const apart = [
      record('google_books', 'Tides (1st ed.) | Ines Duarte | book 1999 lang=en'),
      record('google_books', 'Tides (2nd ed.) | Ines Duarte | book 1999 lang=en'),
      record('google_books', 'Tides, vol. 2 | Ines Duarte | book 1999'),
      record('google_books', 'Tides | Ines Duarte | book 1999 lang=de'),
      record('google_books', 'Tides | Ines Duarte | book 2006 lang=en'),
      record('crossref', 'Tides | Ines Duarte | chapter 1999 isbn=0306406152 in=Tides'),
      record('crossref', 'Tides | Ines Duarte | article 1999 doi=10.1/a'),
      record('openalex', 'Tides | Ines Duarte | article 1999 doi=10.1/b'),
    ];
    expect(mergeRecords(apart)).toHaveLength(apart.length);
  });

  it('tells every edition how many there are, and joins the record of all of them to one', () => {
    const merged = mergeRecords([
      record('open_library', 'Tides | Ines Duarte | book 1981 of=3'),
      record('google_books', 'Tides | Ines Duarte | book 1990 ed=2'),
      record('crossref', 'Tides | Ines Duarte | book 2004 ed=3'),
    ]);
    expect(merged.map(({ edition, editionCount, year }) => [edition, editionCount, year])).toEqual([
      ['3', 3, 2004],
      ['2', 3, 1990],
    ]);
  });

  it('takes the year of the first edition for none of the others', () => {
    const whole = record('open_library', 'Tides | Ines Duarte | book 1981 of=3');
    const reasons = (...records: SourceRecord[]) =>
      gradeSources(soughtWork({ title: 'Tides (2004)', author: 'Duarte' }), records, 'precise').map(
        ({ grade, reason }) => `${grade}: ${reason}`,
      );
    expect(reasons(whole)).toEqual(['great: Same title and author, 3 editions since 1981.']);
    expect(reasons(whole, record('google_books', 'Tides | Ines Duarte | book 2004'))).toEqual([
      'great: Same title and author, 2004, one of 3 editions.',
    ]);
    expect(reasons(whole, record('google_books', 'Tides | Ines Duarte | book 1990'))).toEqual([
      'close: Same title and author, but an earlier version (1990); the syllabus names 2004.',
    ]);
  });

  it('keeps the links of all, free ones first, each address once', () => {
    const [source] = mergeRecords([
      record('crossref', 'Salt | Ben Okafor | article 2010 doi=10.1/a', {
        links: [link('https://doi.org/10.1/a', 'page', 'crossref')],
      }),
      record('openalex', 'Salt | Ben Okafor | article 2010 doi=10.1/a', {
        links: [
          link('https://doi.org/10.1/a/', 'page', 'openalex'),
          link('http://repo.example/a.pdf', 'open_text', 'openalex'),
          link('https://repo.example/a', 'open_page', 'openalex', 'cc-by'),
        ],
      }),
      record('semantic_scholar', 'Salt | Ben Okafor | article 2010 doi=10.1/a', {
        links: [link('https://repo.example/a.pdf', 'open_text', 'semantic_scholar', 'cc-by')],
      }),
    ]);
    expect(source?.links.map(({ url, kind, licence }) => [url, kind, licence])).toEqual([
      ['http://repo.example/a.pdf', 'open_text', 'cc-by'],
      ['https://repo.example/a', 'open_page', 'cc-by'],
      ['https://doi.org/10.1/a', 'page', null],
    ]);
  });
});

describe('gradeSources', () => {
  const records = [
    record('crossref', 'Salt and Other Roads | Ben Okafor | book 2014'),
    record('crossref', 'Quiet Kitchens | Ben Okafor | book 2016'),
    record('crossref', 'Salt and Other Roads | Jane Moore | book 2014'),
    record('crossref', 'Review of Salt and Other Roads | Jane Moore | article 2015'),
  ];
  const titles = (line: string, author: string | null, mode: SearchMode) =>
    gradeSources(soughtWork({ title: line, author }), records, mode).map(
      ({ grade, source }) => `${grade}: ${source.title}`,
    );

  it('leaves wrong ones out, and related ones of a precise search', () => {
    expect(titles('Salt and Other Roads', 'Ben Okafor', 'balanced')).toEqual([
      'great: Salt and Other Roads',
      'related: Review of Salt and Other Roads',
      'related: Quiet Kitchens',
    ]);
    expect(titles('Salt and Other Roads', 'Ben Okafor', 'precise')).toEqual(['great: Salt and Other Roads']);
  });

  it('learns from the work itself who is meant by a family name', () => {
    expect(titles('Salt and Other Roads', 'Okafor', 'balanced')).toContain('related: Quiet Kitchens');
  });

  it('calls no text great where several authors used the title and the syllabus names none', () => {
    expect(titles('Salt and Other Roads', null, 'balanced').filter((line) => line.startsWith('great'))).toEqual([]);
  });

  it('gives the same answer whatever order the services answered in', () => {
    const forwards = gradeSources(soughtWork({ title: 'Salt and Other Roads', author: 'Okafor' }), records, 'broad');
    const backwards = gradeSources(
      soughtWork({ title: 'Salt and Other Roads', author: 'Okafor' }),
      records.toReversed(),
      'broad',
    );
    expect(backwards).toEqual(forwards);
  });
});

describe('identifiers', () => {
  it('reads DOIs and ISBNs in any spelling, and only right ones', () => {
    expect(doiIn('https://doi.org/10.1000%2FABC.(1)')).toBe('10.1000/abc.(1)');
    expect(doiIn('(see doi:10.1000/abc).')).toBe('10.1000/abc');
    expect(doiIn('version 10.5/6')).toBeNull();
    expect(isbn13('0-306-40615-2')).toBe('9780306406157');
    expect(isbn13('080442957X')).toBe('9780804429573');
    expect(isbn13('978-0-306-40615-8')).toBeNull();
    expect(isbnIn('call 030 640 615 2 today')).toBeNull();
    expect(isbnIn('ISBN 0306406152')).toBe('9780306406157');
  });
});

describe('searchTerms', () => {
  const work = soughtWork({ title: 'Salt Roads: A Study of Ports (2nd ed.)', author: 'Okafor and Lee' });

  it('asks the surest question first, and more of a broad search', () => {
    expect(searchTerms(work, { mode: 'precise' })).toEqual([{ kind: 'title_author', text: '"Salt Roads" Okafor Lee' }]);
    expect(searchTerms(work, { mode: 'balanced' }).map(({ kind }) => kind)).toEqual(['title_author', 'title']);
    expect(
      searchTerms(work, { mode: 'broad', courseName: 'HIS 201: Ports of the World (Fall 2026)' }).map(
        ({ text }) => text,
      ),
    ).toEqual([
      '"Salt Roads" Okafor Lee',
      '"Salt Roads: A Study of Ports"',
      'Okafor salt roads',
      'salt roads Ports of the World',
    ]);
  });

  it('asks by number where the syllabus has one, by author where it names no work', () => {
    const numbered = soughtWork({ title: 'ISBN 0306406152 doi:10.1000/a', author: null });
    expect(
      searchTerms(numbered, { mode: 'precise' })
        .map(({ kind }) => kind)
        .slice(0, 2),
    ).toEqual(['doi', 'isbn']);
    expect(
      searchTerms(soughtWork({ title: 'Ch. 3', author: 'van der Berg' }), { mode: 'balanced', courseName: 'Tides' }),
    ).toEqual([{ kind: 'author', text: 'van der Berg Tides' }]);
  });
});
