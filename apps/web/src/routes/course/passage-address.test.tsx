// A passage that is open is in the address: a reload, a link that was sent and the browser's buttons bring it back.
import { act, screen, waitFor } from '@testing-library/react';
import { getFileDocument } from '@weekwise/contracts/files.ts';
import { getSimpleSyllabus } from '@weekwise/contracts/syllabus.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeDocument } from '../../testing/document-factories.ts';
import { makeReading, makeSource, makeSyllabus, makeWeek } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';
import { widen } from '../../testing/screen-width.ts';

beforeEach(widen);
afterEach(() => vi.unstubAllGlobals());

function openCourse(query: string) {
  const server = knownStudent();
  server.answer(
    getSimpleSyllabus,
    makeSyllabus({
      weeks: [makeWeek({ readings: [makeReading({ source: makeSource({ block: 3, text: 'outer bank' }) })] })],
    }),
  );
  server.answer(getFileDocument, makeDocument());
  return openApp(`/syllabus/f1${query}`);
}
const marked = () => [...document.querySelectorAll('[data-quote]')].map((mark) => mark.textContent);
const file = () => screen.findByText('Rivers wander.');

it('an address that was sent marks the blocks of its passage; closing leads to the week, which has the focus', async () => {
  const { router, user } = openCourse('?week=3&file=syllabus1&passage=3-4');
  await file();
  expect(marked()).toEqual(['The outer bank wears away.', 'The inner bank grows.']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?week=3'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it.each(['99', 'x', '4-3', ''])('where no passage is %o the file opens without a mark', async (passage) => {
  openCourse(`?week=3&file=syllabus1&passage=${passage}`);
  await file();
  expect(marked()).toEqual([]);
});

it('what is opened comes into the address, its words into the history; two presses of Escape close one file', async () => {
  const { router, user } = openCourse('?week=3');
  await user.click(await screen.findByTitle('outer bank'));
  await file();
  expect(router.state.location.search).toBe('?week=3&file=syllabus1&passage=3');
  expect(marked()).toEqual(['outer bank']);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe('?week=3'));
  await act(() => router.navigate(1));
  await file();
  expect(marked()).toEqual(['outer bank']);
  await user.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?week=3'));
});
