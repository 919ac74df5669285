import { onlineManager } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import type { ResponseInputOf } from '@weekwise/contracts/contract.ts';
import { demoFolder } from '@weekwise/contracts/demo.ts';
import { deleteTaskProgress } from '@weekwise/contracts/indexing.ts';
import { downloadSources, listSourceDownloads, type SourceDownload } from '@weekwise/contracts/source-downloads.ts';
import type { SourceResult } from '@weekwise/contracts/source-results.ts';
import { tieSource } from '@weekwise/contracts/source-ties.ts';
import { getExistingSources, listReadingSources, searchSources } from '@weekwise/contracts/sources.ts';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { ReadingSources } from './reading-sources.tsx';

type Stored = NonNullable<ResponseInputOf<typeof getExistingSources>['search']>;

const link = { kind: 'open_text', format: 'pdf', licence: null, place: 'openalex' } as const;
const result = (id: string, more: Partial<SourceResult> = {}): SourceResult => ({
  result_id: id,
  grade: 'great',
  reason: 'Same title and author, 2nd edition of 3.',
  title: `Text ${id}`,
  subtitle: null,
  authors: ['Ana Brandt'],
  year: 2004,
  kind: 'book',
  edition: '2nd edition',
  publisher: 'Northmere',
  container: null,
  pages: null,
  doi: null,
  isbns: [],
  language: null,
  licence: 'cc-by',
  open_access: true,
  links: [{ ...link, url: `https://open.example.org/${id}.pdf` }],
  places: ['openalex'],
  citations: { bibtex: '@book{x}', apa: 'Brandt (2004)', mla: 'Brandt', chicago: 'Brandt' },
  file: null,
  ...more,
});
const closed = {
  open_access: false,
  links: [{ ...link, kind: 'page' as const, format: null, url: 'https://shop.example.org' }],
};

const stored = (results: Partial<Stored['results']>): ResponseInputOf<typeof getExistingSources> => {
  const all = { great: [], close: [], related: [], ...results };
  const search: Stored = {
    folder_id: 'f1',
    reading_id: 'r1',
    week_number: 2,
    reading_index: 0,
    title: 'A Load of Gravel',
    author: null,
    reading_type: 'textbook',
    search_mode: 'balanced',
    searched_at: '2026-01-05T10:00:00Z',
    stale: false,
    places: [
      { place: 'openalex', name: 'OpenAlex', asked: true, answered: true, results: 3, failure: null, message: '' },
      {
        place: 'crossref',
        name: 'Crossref',
        asked: true,
        answered: false,
        results: 0,
        failure: 'timed_out',
        message: 'did not answer in time.',
      },
    ],
    notice: 'Crossref did not answer in time.',
    results: all,
    total_results: Object.values(all).flat().length,
    ties: [],
  };
  return { success: true, exists: true, search, task_id: null };
};

const download = (id: string, more: Partial<SourceDownload>): SourceDownload => ({
  download_id: id,
  url: `https://open.example.org/${id}.pdf`,
  title: null,
  state: 'stored',
  error: null,
  reading_id: 'r1',
  file_id: null,
  file_name: null,
  final_url: null,
  task_id: null,
  updated_at: '2026-01-05T10:00:00Z',
  ...more,
});

function show(answer: ReturnType<typeof stored>, downloads: SourceDownload[] = [], folderId = 'f1') {
  const server = fakeServer();
  server.answer(getExistingSources, answer);
  server.answer(listSourceDownloads, { downloads });
  server.answer(listReadingSources, { readings: [] });
  const of = { userId: 'u1', folderId, readingId: 'r1', week: 2, index: 0, title: 'A Load of Gravel', author: null };
  return { server, ...renderAt(<ReadingSources of={of} upload={null} onOpen={vi.fn()} />) };
}
const row = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);

it('shows each result with its reason and badges, and says who could not be asked', async () => {
  show(stored({ great: [result('a')], related: [result('b', { grade: 'related', ...closed })] }));
  const open = await row('Text a');
  for (const text of [
    'Same title and author, 2nd edition of 3.',
    'Open access',
    '2nd edition',
    'CC BY',
    '2004, Northmere',
  ])
    expect(open.getByText(text)).toBeInTheDocument();
  const paywalled = await row('Text b');
  expect(paywalled.getByText('Not free to read')).toBeInTheDocument();
  expect(paywalled.queryByRole('button', { name: /Add to folder/ })).not.toBeInTheDocument();
  expect(screen.getByText('Crossref did not answer in time.')).toBeInTheDocument();
  expect(screen.getByText('1 of 2 places answered')).toBeInTheDocument();
  expect(screen.getByText('2 results from 1 place, 1 of them free to read')).toBeInTheDocument();
});

it('adds the chosen texts to the folder, for this reading', async () => {
  const { server, user } = show(
    stored({ great: [result('a'), result('b')], close: [result('c', { grade: 'close' })] }),
  );
  server.answer(downloadSources, { success: true, status: 'processing', task_id: 't1', downloads: [] });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Text a' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Text c' }));
  expect(screen.getByText('2 texts selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add to folder' }));
  const asked = server.seen.find(({ path }) => path.includes('download-immediate'));
  expect(asked?.body).toEqual({
    folder_id: 'f1',
    reading_context: { reading_id: 'r1' },
    links: ['a', 'c'].map((id) => ({
      url: `https://open.example.org/${id}.pdf`,
      title: `Text ${id}`,
      expects: 'document',
    })),
  });
});

it('says what became of each: adding, added, or refused and why', async () => {
  const sentence = 'The site asks to sign in or to pay.';
  const { server, user } = show(stored({ great: [result('a'), result('b'), result('c')] }), [
    download('a', { file_id: 'file1', file_name: 'Text a.pdf' }),
    download('b', { state: 'refused', error: { code: 'source_paywalled', message: sentence } }),
    download('c', { state: 'fetching', task_id: 't1' }),
  ]);
  expect(await (await row('Text a')).findByText('Added')).toBeInTheDocument();
  const refused = await row('Text b');
  expect(refused.getByText(sentence)).toBeInTheDocument();
  expect(refused.getByRole('button', { name: 'Try again: Text b' })).toBeInTheDocument();
  expect((await row('Text c')).getByRole('status')).toHaveTextContent('Adding');
  server.answer(deleteTaskProgress, { success: true });
  await user.click(screen.getByRole('button', { name: 'Cancel adding Text c' }));
  expect(server.seen.some(({ method, path }) => method === 'DELETE' && path.endsWith('/t1'))).toBe(true);
});

it('ties a result to the reading', async () => {
  const { server, user } = show(stored({ great: [result('a')] }));
  server.refuse(tieSource, 'ties_full');
  await user.click(await screen.findByRole('button', { name: 'This is it: Text a' }));
  expect(server.seen.find(({ path }) => path.endsWith('/ties'))?.body).toEqual({ result_id: 'a' });
});

it('counts a result as tied where its text in the folder is', async () => {
  const answer = stored({ great: [result('a')] });
  answer.search?.ties.push({
    tie_id: 'tie1',
    reading_id: 'r1',
    kind: 'file',
    label: 'Text a.pdf',
    url: null,
    file_id: 'file1',
    file_name: 'Text a.pdf',
    result: null,
    tied_at: '2026-01-05T10:00:00Z',
  });
  show(answer, [download('a', { file_id: 'file1', file_name: 'Text a.pdf' })]);
  const shown = await row('Text a');
  expect(await shown.findByText('This is it')).toBeInTheDocument();
  expect(shown.queryByRole('button', { name: /This is it/ })).not.toBeInTheDocument();
});

it('does not look as if it searched where there is no network', async () => {
  const { server, user } = show(stored({ great: [result('a')] }));
  const again = await screen.findByRole('button', { name: 'Search again' });
  onlineManager.setOnline(false);
  try {
    server.refuse(searchSources, 'search_failed');
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Text a' })).toBeInTheDocument();
    expect(screen.queryByText(/^Searching/)).not.toBeInTheDocument();
  } finally {
    onlineManager.setOnline(true);
  }
});

it('says when nothing fits well', async () => {
  show(stored({ related: ['a', 'b', 'c', 'd'].map((id) => result(id, { grade: 'related' })) }));
  expect(await screen.findByText('No great or close matches. Four related texts are below.')).toBeInTheDocument();
});

it('changes nothing in the demo', async () => {
  show(stored({ great: [result('a')] }), [], demoFolder.id);
  const shown = await row('Text a');
  expect(shown.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(shown.getByRole('button', { name: 'Cite Text a' })).toBeInTheDocument();
  for (const name of [/Search again/, /This is it/, /to folder/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
