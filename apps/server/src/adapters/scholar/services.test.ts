import { type ScholarService, type SearchMode, scholarServices } from '@weekwise/domain/sources.ts';
import { soughtWork } from '@weekwise/engine/sources/read-reading.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyAnswers, recordedAnswers } from '../../testing/scholar/recorded-answers.ts';
import { json, scholarWeb } from '../../testing/scholar/scholar-web.ts';
import { scholar } from './services.ts';

const keys = { openAlexKey: 'oa-key', semanticScholarKey: 's2-key', googleBooksKey: 'gb-key' };
const reading = { title: 'Salt Roads', author: 'Ben Okafor' };

async function search(
  service: ScholarService,
  answer: unknown,
  { title, author }: { title: string; author: string | null } = reading,
  mode: SearchMode = 'precise',
) {
  const { fetch, asked } = scholarWeb(() => () => json(answer));
  const settings = { services: [service], contact: 'library@example.edu', ...keys };
  const searching = scholar(settings, { version: '1.2', fetch }).search(soughtWork({ title, author }), { mode });
  // Their pace is kept on the clock of the test.
  await vi.advanceTimersByTimeAsync(10_000);
  const found = await searching;
  return { ...found, asked, first: asked[0] };
}

describe('the services of scholar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('reads an answer of OpenAlex, and asks politely with its key', async () => {
    const { records, first } = await search('openalex', recordedAnswers.openalex);
    expect(first?.url.searchParams.get('filter')).toBe('title.search:Salt Roads,raw_author_name.search:Okafor');
    expect(Object.fromEntries(first?.url.searchParams ?? [])).toMatchObject({
      mailto: 'library@example.edu',
      api_key: 'oa-key',
      per_page: '20',
    });
    expect(first?.headers.get('user-agent')).toBe('Weekwise/1.2 (mailto:library@example.edu)');
    expect(records).toEqual([
      expect.objectContaining({
        origin: 'openalex',
        id: 'W100',
        title: 'Salt roads: a study of ports & markets',
        authors: ['Ben Okafor'],
        year: 2010,
        kind: 'article',
        container: 'Journal of Ports',
        pages: '45–67',
        doi: '10.1000/salt.1',
        licence: 'cc-by',
      }),
    ]);
    expect(records[0]?.links.map(({ url, kind }) => [url, kind])).toEqual([
      ['https://repository.example/salt.pdf', 'open_text'],
      ['https://repository.example/salt', 'open_page'],
      ['https://doi.org/10.1000/salt.1', 'page'],
    ]);
  });

  it('reads an answer of Crossref: editors, editions, and texts under an open licence alone', async () => {
    const { records, first } = await search('crossref', recordedAnswers.crossref);
    expect(Object.fromEntries(first?.url.searchParams ?? [])).toEqual({
      'query.bibliographic': 'Salt Roads',
      'query.author': 'Ben Okafor',
      rows: '20',
      mailto: 'library@example.edu',
    });
    expect(records).toHaveLength(2);
    expect(records[0]).toMatchObject({
      doi: '10.1000/salt.1',
      subtitle: 'A study of ports',
      originalTitle: null,
      authors: ['Okafor, Ben', 'The Ports Group'],
      year: 2010,
      licence: 'http://creativecommons.org/licenses/by/4.0/',
    });
    expect(records[0]?.links.map(({ kind }) => kind)).toEqual(['open_text', 'page']);
    expect(records[1]).toMatchObject({
      kind: 'book',
      editors: ['Brandt, Jo'],
      year: 1999,
      edition: '2',
      isbns: ['9780306406157'],
      licence: null,
    });
    expect(records[1]?.links.map(({ kind }) => kind)).toEqual(['page']);
  });

  it('reads an answer of Semantic Scholar, with its key in a header', async () => {
    const { records, first } = await search('semantic_scholar', recordedAnswers.semantic_scholar);
    expect(first?.headers.get('x-api-key')).toBe('s2-key');
    expect(first?.url.searchParams.get('query')).toBe('Salt Roads Okafor');
    expect(records[0]).toMatchObject({ title: 'Salt roads', kind: 'article', pages: '45-67', doi: '10.1000/salt.1' });
    expect(records[0]?.links.map(({ url, kind }) => [url, kind])).toEqual([
      ['https://arxiv.org/pdf/2301.00001', 'open_text'],
      ['https://www.semanticscholar.org/paper/abc123', 'page'],
    ]);
  });

  it('reads an answer of Open Library: the work with all its editions, and the edition that fits', async () => {
    const { records, first } = await search('open_library', recordedAnswers.open_library);
    expect(first?.url.searchParams.get('title')).toBe('Salt Roads');
    expect(first?.url.searchParams.get('author')).toBe('Ben Okafor');
    expect(
      records.map(({ id, year, editionCount, publisher, language, isbns }) => [
        id,
        year,
        editionCount,
        publisher,
        language,
        isbns,
      ]),
    ).toEqual([
      ['OL1W', 1981, 3, null, null, ['9780306406157', '9780804429573']],
      ['OL9M', 2004, null, 'Quay Press', 'en', ['9780306406157']],
    ]);
    expect(records.map(({ links }) => links[0])).toMatchObject([
      { url: 'https://archive.org/details/tidestrade00berg', kind: 'borrow' },
      { url: 'https://archive.org/details/tidestrade04berg', kind: 'open_page' },
    ]);
  });

  it('reads an answer of Google Books, whose key is in no address', async () => {
    const { records, first } = await search('google_books', recordedAnswers.google_books);
    expect(first?.url.searchParams.get('q')).toBe('intitle:"Salt Roads" inauthor:"Ben Okafor"');
    expect(first?.url.href).not.toContain('gb-key');
    expect(first?.headers.get('x-goog-api-key')).toBe('gb-key');
    expect(records[0]).toMatchObject({ subtitle: 'A History', year: 1904, language: 'en', isbns: ['9780306406157'] });
    expect(records[0]?.links.map(({ url, kind }) => [url, kind])).toEqual([
      ['https://books.google.com/books/download/Tides.pdf?id=GB1', 'open_text'],
      ['https://books.google.com/books/reader?id=GB1', 'open_page'],
      ['https://books.google.com/books/about/Tides.html?id=GB1', 'page'],
    ]);
    expect(records[1]).toMatchObject({ title: '宇宙の話をしよう', isbns: [], links: [] });
  });

  it.each(scholarServices)('%s may find nothing', async (service) => {
    const { records, services } = await search(service, emptyAnswers[service]);
    expect(records).toEqual([]);
    expect(services).toMatchObject([{ service, asked: true, answered: true, count: 0, failure: null }]);
  });

  it.each(scholarServices)('%s may have changed the shape of its answers', async (service) => {
    for (const answer of [{}, [], null, 'ok', { results: 3, docs: 3, data: 3, items: 3, status: 'ok', message: 3 }]) {
      expect((await search(service, answer)).services).toMatchObject([{ count: 0, failure: 'rubbish' }]);
    }
    const renamed = JSON.parse(
      JSON.stringify(recordedAnswers[service]).replaceAll(/"(?:title|display_name)":/g, '"name":'),
    );
    expect((await search(service, renamed)).services).toMatchObject([{ count: 0, failure: 'rubbish' }]);
  });

  it('asks by number where the syllabus has one, each service in its way', async () => {
    const numbered = { title: 'Salt doi:10.1000/a(b) ISBN 0306406152', author: null };
    const paths: string[][] = [];
    for (const service of scholarServices) {
      const { asked } = await search(service, emptyAnswers[service], numbered);
      const said = ({ searchParams }: URL) =>
        ['filter', 'isbn', 'q'].map((name) => searchParams.get(name) ?? '').join('');
      paths.push(asked.map(({ url }) => `${url.pathname}?${said(url)}`));
    }
    expect(paths.map(([path]) => path)).toEqual([
      '/works/doi:10.1000%2Fa(b)?',
      '/works/10.1000%2Fa(b)?',
      '/graph/v1/paper/DOI:10.1000%2Fa(b)?',
      '/search.json?9780306406157',
      '/books/v1/volumes?isbn:9780306406157',
    ]);
    expect(paths[1]?.[1]).toBe('/works?isbn:9780306406157');
  });

  it('goes on to a second page in a broad search alone', async () => {
    const full = { ...(recordedAnswers.semantic_scholar as object), next: 20 };
    const offsets = async (mode: SearchMode) =>
      (await search('semantic_scholar', full, { title: 'Ch. 3', author: 'Okafor' }, mode)).asked.map(({ url }) =>
        url.searchParams.get('offset'),
      );
    expect(await offsets('balanced')).toEqual(['0']);
    expect(await offsets('broad')).toEqual(['0', '20']);
  });
});
