import { onlineManager } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { getExistingSources, listReadingSources, searchSources } from '@weekwise/contracts/sources.ts';
import { downloadSources, listSourceDownloads, type SourceDownload } from '@weekwise/contracts/sources-downloads.ts';
import { tieSource, untieSource } from '@weekwise/contracts/sources-ties.ts';
import { deleteTaskProgress } from '@weekwise/contracts/tasks.ts';
import { demoFolder } from '@weekwise/domain/demo.ts';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { closedText, foundResult, sourceDownload, storedSearch, tieToFile } from '../../testing/source-factories.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { ReadingSources } from './reading-sources.tsx';

function show(
  answer: ReturnType<typeof storedSearch>,
  downloads: SourceDownload[] = [],
  { folderId = 'f1', hasRoomBeside = false } = {},
) {
  const server = fakeServer();
  server.answer(getExistingSources, answer);
  server.answer(listSourceDownloads, { downloads });
  server.answer(listReadingSources, { readings: [] });
  const of = { userId: 'u1', folderId, readingId: 'r1', week: 2, index: 0, title: 'A Load of Gravel', author: null };
  const place = { of, head: null, lock: null, upload: null, hasRoomBeside, onOpen: vi.fn() };
  const drawn = renderAt(
    <>
      <ReadingSources {...place} />
      <Toaster />
    </>,
  );
  return { server, ...drawn };
}
const row = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);

it('shows each result with its reason and badges, and says who could not be asked', async () => {
  show(storedSearch({ great: [foundResult('a')], related: [foundResult('b', { grade: 'related', ...closedText })] }));
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

it('marks a reason as a match only where the text is one', async () => {
  show(storedSearch({ great: [foundResult('a')], related: [foundResult('b', { grade: 'related' })] }));
  const markOf = async (title: string) =>
    (await row(title)).getByText('Same title and author, 2nd edition of 3.').querySelector('svg');
  expect(await markOf('Text a')).toHaveClass('lucide-check');
  expect(await markOf('Text b')).toHaveClass('lucide-minus');
});

it('adds the chosen texts to the folder, for this reading', async () => {
  const { server, user } = show(
    storedSearch({ great: [foundResult('a'), foundResult('b')], close: [foundResult('c', { grade: 'close' })] }),
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
  const { server, user } = show(storedSearch({ great: [foundResult('a'), foundResult('b'), foundResult('c')] }), [
    sourceDownload('a', { file_id: 'file1', file_name: 'Text a.pdf' }),
    sourceDownload('b', { state: 'refused', error: { code: 'source_paywalled', message: sentence } }),
    sourceDownload('c', { state: 'fetching', task_id: 't1' }),
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
  const { server, user } = show(storedSearch({ great: [foundResult('a')] }));
  server.refuse(tieSource, 'ties_full');
  await user.click(await screen.findByRole('button', { name: 'This is it: Text a' }));
  expect(server.seen.find(({ path }) => path.endsWith('/ties'))?.body).toEqual({ result_id: 'a' });
});

it('counts a result as tied where its text in the folder is; taking that back keeps the keyboard at its place', async () => {
  const answer = storedSearch({ great: [foundResult('a')] }, [tieToFile('a')]);
  const { server, user } = show(answer, [sourceDownload('a', { file_id: 'file1', file_name: 'Text a.pdf' })]);
  const shown = await row('Text a');
  await vi.waitFor(() => expect(shown.getByRole('button', { name: /This is it/ })).toBePressed());
  server.refuse(untieSource, 'tie_not_found');
  await user.click(screen.getByRole('button', { name: 'Not it: Text a.pdf' }));
  expect(screen.getByRole('region', { name: 'Tied to this reading' }).parentElement).toHaveFocus();
});

it('taking a tie back can be undone', async () => {
  const answer = storedSearch({ great: [foundResult('a')] }, [tieToFile('a')]);
  const { server, user } = show(answer);
  server.answer(untieSource, { success: true, ties: [] });
  await user.click(await screen.findByRole('button', { name: 'Not it: Text a.pdf' }));
  expect(await screen.findByText('No longer tied: Text a.pdf')).toBeInTheDocument();
  server.refuse(tieSource, 'ties_full');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() =>
    expect(server.seen.find(({ path }) => path.endsWith('/ties'))?.body).toEqual({ file_id: 'file1' }),
  );
});

it('does not look as if it searched where there is no network', async () => {
  const { server, user } = show(storedSearch({ great: [foundResult('a')] }));
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

it('searches for the words that the student writes, of the kind and as closely as they say', async () => {
  const { server, user } = show(storedSearch({ great: [foundResult('a')] }));
  const title = await screen.findByLabelText('Title to search for');
  await user.clear(title);
  await user.click(screen.getByRole('button', { name: 'Search again' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Say what to search for.');
  await user.type(title, 'Gravel Beds');
  await user.type(screen.getByLabelText('Author'), 'Brandt');
  await user.selectOptions(screen.getByLabelText('Kind of text'), 'article');
  await user.click(screen.getByRole('radio', { name: 'Broad' }));
  server.refuse(searchSources, 'search_failed');
  await user.click(screen.getByRole('button', { name: 'Search again' }));
  expect(server.seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
    title: 'Gravel Beds',
    author: 'Brandt',
    reading_type: 'article',
    search_mode: 'broad',
    week_number: 2,
    reading_index: 0,
  });
  await user.click(screen.getByRole('button', { name: 'Use those' }));
  expect(title).toHaveValue('A Load of Gravel');
});

it('compares a result with the syllabus inside its row', async () => {
  const { user } = show(storedSearch({ great: [foundResult('a'), foundResult('b')] }));
  await user.click(await screen.findByRole('button', { name: 'Compare Text b' }));
  const table = (await row('Text b')).getByRole('table', { name: 'Your syllabus beside Text b' });
  expect(within(table).getByRole('row', { name: /Title/ })).toHaveTextContent('A Load of GravelText bNot the same');
  expect(within(table).getByRole('row', { name: /Year/ })).toHaveTextContent('not given2004Not stated');
});

it('compares one beside the list where there is room, the first until another is chosen', async () => {
  const { user } = show(storedSearch({ great: [foundResult('a'), foundResult('b')] }), [], { hasRoomBeside: true });
  const panel = within(await screen.findByRole('complementary', { name: 'Selected result' }));
  expect(await panel.findByRole('heading', { name: 'Text a' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Compare Text b' }));
  expect(panel.getByText('Great match, 2 of 2')).toBeInTheDocument();
  expect(panel.getByRole('link', { name: /open\.example\.org/ })).toHaveAttribute(
    'href',
    'https://open.example.org/b.pdf',
  );
});

it('leads to a published course that reads it too, which is no text to be tied', async () => {
  const wiki = { wiki_id: 'w1', title: 'Rivers of Velm', week_number: 4 };
  show(
    storedSearch({ related: [foundResult('a', { ...closedText, grade: 'related', links: [], comparison: [], wiki })] }),
  );
  const shown = await row('Text a');
  expect(shown.getByRole('link', { name: 'Open the course: Rivers of Velm' })).toHaveAttribute(
    'href',
    '/wiki/course/w1',
  );
  expect(shown.queryByRole('button', { name: /This is it/ })).not.toBeInTheDocument();
  expect(shown.queryByText('Not free to read')).not.toBeInTheDocument();
});

it('says that nobody could be asked where nothing was found for want of an answer', async () => {
  const answer = storedSearch({});
  for (const place of answer.search?.places ?? []) Object.assign(place, { answered: false, results: 0 });
  show(answer);
  expect(await screen.findByText(/^No match in your files or the wiki/)).toBeInTheDocument();
});

it('says when nothing fits well', async () => {
  show(storedSearch({ related: ['a', 'b', 'c', 'd'].map((id) => foundResult(id, { grade: 'related' })) }));
  expect(await screen.findByText('No great or close matches. Four related texts are below.')).toBeInTheDocument();
});

it('changes nothing in the demo', async () => {
  show(storedSearch({ great: [foundResult('a')] }), [], { folderId: demoFolder.id });
  const shown = await row('Text a');
  expect(shown.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(shown.getByRole('button', { name: 'Cite Text a' })).toBeInTheDocument();
  for (const name of [/Search again/, /This is it/, /to folder/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
