import type { Page } from '@playwright/test';
import type { Camera } from './camera.ts';

type Results = Record<'great' | 'close' | 'related', object[]>;

/** What the catalogues of the open web would say of a reading; the walk has no internet. */
const result = (id: string, grade: keyof Results, more: object) => ({
  result_id: id,
  grade,
  reason: 'Same title and author.',
  title: 'Why Rivers Bend',
  subtitle: null,
  authors: ['Mateo Castellanos'],
  year: 2014,
  kind: 'book',
  edition: null,
  publisher: 'Northmere University Press',
  container: null,
  pages: null,
  doi: null,
  isbns: [],
  language: 'en',
  licence: null,
  open_access: false,
  links: [{ url: `https://catalogue.example.org/${id}`, kind: 'page', format: null, licence: null, place: 'openalex' }],
  places: ['openalex'],
  citations: { bibtex: '@book{}', apa: 'Castellanos', mla: 'Castellanos', chicago: 'Castellanos' },
  file: null,
  wiki: null,
  comparison: [
    { field: 'title', sought: 'Why Rivers Bend', found: 'Why Rivers Bend', match: 'same' },
    { field: 'author', sought: 'Castellanos', found: 'Mateo Castellanos', match: 'same' },
    { field: 'part', sought: 'pp. 12–40', found: null, match: 'open' },
    { field: 'edition', sought: '2nd edition', found: '1st edition', match: 'differs' },
    { field: 'year', sought: null, found: '2014', match: 'open' },
  ],
  ...more,
});

const open = (id: string) => ({
  open_access: true,
  licence: 'cc-by',
  links: [
    {
      url: `https://open.example.org/${id}.pdf`,
      kind: 'open_text',
      format: 'pdf',
      licence: 'cc-by',
      place: 'openalex',
    },
  ],
});

const results: Results = {
  great: [
    result('a', 'great', { ...open('a'), reason: 'Same title and author, 2nd edition of 3.', edition: '2nd edition' }),
    result('b', 'great', {
      subtitle: 'Water, Banks and Time',
      year: 2009,
      reason: 'Same title and author, an earlier edition.',
    }),
  ],
  close: [
    result('c', 'close', {
      ...open('c'),
      title: 'Meander growth in gravel-bed rivers',
      kind: 'article',
      container: 'Journal of River Forms 12(3)',
      authors: ['M. Castellanos', 'J. Brandt'],
      reason: 'Same author, on the same subject.',
    }),
  ],
  related: [
    result('d', 'related', {
      title: 'The Shape of Channels',
      authors: ['Ines Oyelaran'],
      reason: 'On the same subject, by another author.',
    }),
  ],
};

const names = {
  openalex: 'OpenAlex',
  crossref: 'Crossref',
  semantic_scholar: 'Semantic Scholar',
  open_library: 'Open Library',
  folder: 'Your files',
};
const places = Object.entries(names).map(([place, name]) => ({
  place,
  name,
  asked: true,
  answered: place !== 'semantic_scholar',
  results: place === 'semantic_scholar' ? 0 : 4,
  failure: place === 'semantic_scholar' ? 'timed_out' : null,
  message: place === 'semantic_scholar' ? 'did not answer in time.' : '',
}));

const answer = (found: Results, notice: string | null) => ({
  success: true,
  exists: true,
  task_id: null,
  search: {
    folder_id: 'f',
    reading_id: 'r',
    week_number: 3,
    reading_index: 0,
    title: 'Why Rivers Bend',
    author: 'Castellanos',
    reading_type: 'textbook',
    search_mode: 'balanced',
    searched_at: '2026-01-27T09:00:00.000Z',
    stale: false,
    places,
    notice,
    results: found,
    total_results: Object.values(found).flat().length,
    ties: [],
  },
});

/** Finding the reading of a week. Starts and ends at the dashboard. */
export async function sources(page: Page, camera: Camera, url: string): Promise<void> {
  await page.getByRole('link', { name: 'Rivers and Floodplains' }).first().click();
  const weeks = page.getByRole('navigation', { name: 'Weeks', exact: true });
  await weeks.getByRole('link', { name: /Meanders/ }).click();
  await page.getByRole('heading', { name: 'Meanders', level: 1 }).focus();
  // The file of that name is there: only the key still leads to a search.
  await page.keyboard.press('f');
  await page.getByRole('button', { name: /Find sources|Search again/ }).waitFor();
  await camera.take('sources-unsearched');
  await page.getByRole('button', { name: /Find sources|Search again/ }).click();
  await page.getByText('In your files').first().waitFor();
  await camera.take('sources-offline');

  await page.route('**/api/academic-search/get-existing/**', (route) =>
    route.fulfill({ json: answer(results, 'Semantic Scholar did not answer in time. The others did.') }),
  );
  await page.reload();
  await page.getByRole('heading', { name: 'Great' }).waitFor();
  await camera.take('sources-results', { full: true });
  await page.getByRole('checkbox', { name: 'Select Why Rivers Bend' }).first().click();
  await page.getByText(/of \d+ places answered/).click();
  await camera.take('sources-selected');
  await page.unroute('**/api/academic-search/get-existing/**');
  const related = { ...results, great: [], close: [] };
  await page.route('**/api/academic-search/get-existing/**', (route) => route.fulfill({ json: answer(related, null) }));
  await page.reload();
  await page.getByText(/^No great or close matches/).waitFor();
  await camera.take('sources-related');
  await page.unroute('**/api/academic-search/get-existing/**');

  await page.goto(
    page
      .url()
      .replace(/find=[^&]+/, 'find=all')
      .replace(/week=\d+/, 'week=2'),
  );
  await page.getByRole('button', { name: /all (?:readings )?of week 2/ }).waitFor();
  await camera.take('sources-week');
  await page.goto(`${url}/dashboard`);
}
