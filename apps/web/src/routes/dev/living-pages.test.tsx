import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { themes } from '../../lib/theme.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { openApp } from '../../testing/render-app.tsx';
import { readingSteps } from './living/plan-so-far.ts';
import { groups } from './showcase/groups.ts';
import { wholePages } from './showcase/whole-pages.tsx';

const kit = ['ui', 'layout'].map((room) => join(import.meta.dirname, '../..', room));

it('the showcase holds every component there is, and none that is gone', () => {
  const there = kit
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'));
  const shown = [...groups.flatMap(({ specimens }) => specimens), ...wholePages].flatMap(({ files }) => files);
  expect([...new Set(shown)].sort()).toEqual(there.sort());
});

/** The table of components of the design, each with the states that it names beyond hover, focus and disabled. */
const ofDesign: Record<string, readonly string[]> = {
  Button: ['primary', 'secondary', 'ghost', 'danger', 'Loading', 'Disabled'],
  Input: ['Wrong', 'Read-only', 'Disabled'],
  Select: ['Medium', 'Disabled'],
  'Text area': ['Wrong'],
  Checkbox: ['Off, on, half'],
  Switch: ['On and off'],
  'Toggle group': ['Words'],
  'Provenance mark': ['From the syllabus', 'Generated', 'Edited'],
  Citation: ['Open', 'File removed'],
  'Confidence mark': ['Clear', 'Check', 'Unsure'],
  'Course card': ['Being read', 'Failed', 'No syllabus', 'Skeleton'],
  'Reading row': ['Unread', 'In progress', 'Read', 'Optional', 'Unsure'],
  'Assignment row': ['Later', 'Due in three days or less', 'Overdue', 'Handed in', 'Without a date'],
  'Activity tile': ['Absent', 'Being made', 'New', 'In progress', 'Done'],
  Conversation: ['Empty'],
  Answer: ['Waiting', 'Being written', 'Complete', 'Stopped', 'Silent for 30 seconds', 'By the offline engine'],
  'Source result': ['Selected', 'Being added', 'Added', 'Not free to read'],
  'File row': ['Searchable', 'Being read', 'Not read yet', 'Failed'],
  'Promotion code': ['Valid', 'Expired', 'Used up'],
  'Plan choice': ['At full price'],
  'Course of the wiki': ['Whole', 'Some weeks, found by a reading'],
  'Figures and chart': ['Figures', 'Bars', 'No data'],
};

it('the showcase holds the components of the design in the states that it names', async () => {
  const server = fakeServer();
  openApp('/showcase-test');
  await screen.findByRole('heading', { name: 'The kit' });
  for (const [name, states] of Object.entries(ofDesign)) {
    const plate = within(screen.getByRole('article', { name }));
    const labels = plate.getAllByRole('term', { hidden: true }).map(({ textContent }) => textContent);
    for (const state of states) expect(labels, name).toContain(state);
  }
  expect(server.seen).toEqual([]);
});

it('the showcase draws every state in the theme of the page, and in all eight', async () => {
  const server = fakeServer();
  const { user } = openApp('/showcase-test');
  const input = within(await screen.findByRole('article', { name: 'Input' }));
  const labels = groups.flatMap(({ specimens }) => specimens).find(({ name }) => name === 'Input')?.states ?? [];
  for (const [label] of labels) expect(input.getByText(label)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'All eight' }));
  const drawn = screen.getByRole('article', { name: 'Chip' }).querySelectorAll('[data-theme]');
  expect([...drawn].map((each) => each.getAttribute('data-theme'))).toEqual(themes.map(({ name }) => name));
  expect(server.seen).toEqual([]);
});

it.each(wholePages.map(({ key }) => key))('the whole page "%s" opens by itself', async (key) => {
  fakeServer();
  openApp(`/showcase-test?page=${key}`);
  expect(await screen.findByRole('main')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'What the app is made of' })).toBeNull();
});

it('covers: an id is drawn the same each time; a family can be taken up', async () => {
  fakeServer();
  const { user } = openApp('/geometric-patterns-demo');
  const id = await screen.findByRole('textbox', { name: 'Folder id' });
  const status = () => screen.getByText(/colour \d of 6/).textContent;
  const before = status();
  await user.clear(id);
  await user.type(id, 'Tides and Coasts');
  expect(status()).toBe(before);
  await user.click(screen.getByRole('button', { name: /^Petals, colour 4/ }));
  expect(status()).toMatch(/^Petals, colour 4 of 6/);
});

it('plan: weeks, the course and what stands outside the schedule open without a server', async () => {
  const server = fakeServer();
  const { user } = openApp('/syllabus-v6-demo');
  expect(await screen.findByRole('heading', { name: 'Waves on a beach' })).toBeInTheDocument();
  const weeks = within(screen.getByRole('navigation', { name: 'Weeks' }));
  await user.click(weeks.getByRole('link', { name: /Salt marshes/ }));
  expect(screen.getByRole('heading', { name: 'Salt marshes' })).toBeInTheDocument();
  await user.click(weeks.getByRole('link', { name: /Outside the schedule/ }));
  expect(screen.getByRole('heading', { name: 'Class participation' })).toBeInTheDocument();
  expect(server.seen).toEqual([]);
});

it('course: each state says what it is; a mark opens its line', async () => {
  fakeServer();
  const { user } = openApp('/course-info-demo?state=sparse');
  expect(await screen.findByText('The syllabus names no instructor, time or place.')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Model failed' }));
  expect(screen.getByText(/took too long, so our own engine/)).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Open the source: Syllabus p. 1' })[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'The syllabus, p. 1' })).toHaveTextContent('Ruth Haldane');
});

it('course, moving: fills step by step, pauses, and begins anew', async () => {
  fakeServer();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { user } = openApp('/course-info-demo-animated');
    expect(await screen.findByText('Looking for: Title')).toBeInTheDocument();
    for (const _ of readingSteps) await act(() => vi.advanceTimersByTimeAsync(700));
    expect(await screen.findByText('Everything is read.')).toBeInTheDocument();
    expect(screen.getByText('Field days')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Play again' }));
    expect(screen.queryByText('Field days')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByText('Everything is read.')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('course, moving: everything at once for whoever wants no motion', async () => {
  fakeServer();
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('reduced-motion'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  openApp('/course-info-demo-animated');
  expect(await screen.findByText('Everything is read.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

it('activities: a quiz runs to its end and nothing of it is sent; the dialogue stands still at its moments', async () => {
  const server = fakeServer();
  const { user, router } = openApp('/assessment-demo');
  await user.click(await screen.findByRole('link', { name: 'True or false' }));
  await user.click(await screen.findByRole('button', { name: /^False/ }));
  expect(await screen.findByText(/when sun and moon pull along one line/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(router.state.location.search).toBe('');
  await user.click(await screen.findByRole('radio', { name: 'Over' }));
  expect(screen.getByText('You explained one question fully and one in part.')).toBeInTheDocument();
  expect(server.seen).toEqual([]);
});
