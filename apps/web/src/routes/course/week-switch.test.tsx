// From week to week: the week is drawn with the press, its address follows.
import { act, screen, waitFor, within } from '@testing-library/react';
import { getSimpleSyllabus } from '@weekwise/contracts/syllabus.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFrame } from '../../lib/after-frame.ts';
import { makeSyllabus, makeWeek } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';
import { widen } from '../../testing/screen-width.ts';

vi.mock('../../lib/after-frame.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../lib/after-frame.ts')>();
  return { ...original, afterFrame: vi.fn(original.afterFrame) };
});

beforeEach(widen);
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const weeks = [3, 4, 5].map((number) => {
  const week = makeWeek({ id: `w${number}`, week_number: number });
  return { ...week, topic: week.topic && { ...week.topic, value: `Topic ${number}` } };
});

async function openCourse() {
  knownStudent().answer(getSimpleSyllabus, makeSyllabus({ weeks }));
  const app = openApp('/syllabus/f1?week=3');
  await screen.findByRole('heading', { level: 1, name: 'Topic 3' });
  return app;
}
const heading = (number: number) => screen.queryByRole('heading', { level: 1, name: `Topic ${number}` });
const link = (number: number) =>
  within(screen.getByRole('navigation', { name: 'Weeks' })).getByRole('link', {
    name: new RegExp(`^Week\\s?${number}`),
  });

/** No frame counts as drawn until `draw` is called, however long the machine takes. */
function holdFrames() {
  const held: (() => void)[] = [];
  vi.mocked(afterFrame).mockImplementation(() => new Promise((resolve) => held.push(resolve)));
  return async () => {
    await act(async () => {
      for (const drawn of held.splice(0)) drawn();
    });
  };
}

it('a week is shown with the press, before the address says so; back leads to the one before', async () => {
  const { router } = await openCourse();
  const draw = holdFrames();
  act(() => link(4).click());
  expect(heading(4)).toBeInTheDocument();
  expect(link(4)).toHaveAttribute('aria-current', 'page');
  expect(router.state.location.search).toBe('?week=3');
  await draw();
  await waitFor(() => expect(router.state.location.search).toBe('?week=4'));
  expect(heading(4)).toBeInTheDocument();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(heading(3)).toBeInTheDocument());
});

it('of two presses within a frame only the second comes into the history', async () => {
  const { router, user } = await openCourse();
  const draw = holdFrames();
  await user.keyboard('jj');
  await waitFor(() => expect(heading(5)).toBeInTheDocument());
  await draw();
  await waitFor(() => expect(router.state.location.search).toBe('?week=5'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(heading(3)).toBeInTheDocument());
});

it('who goes elsewhere within the frame is not led back', async () => {
  const { router } = await openCourse();
  const draw = holdFrames();
  act(() => link(4).click());
  window.history.pushState(null, '', '/wiki');
  await draw();
  await waitFor(() => expect(heading(3)).toBeInTheDocument());
  expect(router.state.location.search).toBe('?week=3');
});

it('a press with a modifier is the browser’s own', async () => {
  const { router } = await openCourse();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  act(() => void link(4).dispatchEvent(event));
  expect(event.defaultPrevented).toBe(false);
  expect(heading(3)).toBeInTheDocument();
  expect(router.state.location.search).toBe('?week=3');
});
