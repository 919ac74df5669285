import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { themes } from '../../lib/theme.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { openApp } from '../../testing/render-app.tsx';
import { groups } from './living/groups.ts';
import { wholePages } from './living/whole-pages.tsx';

const kit = ['ui', 'layout'].map((room) => join(import.meta.dirname, '../..', room));

it('the showcase holds every component there is, and none that is gone', () => {
  const there = kit
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'));
  const shown = [...groups.flatMap(({ specimens }) => specimens), ...wholePages].flatMap(({ files = [] }) => files);
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
  const states = groups.flatMap(({ specimens }) => specimens).find(({ name }) => name === 'Input')?.states ?? {};
  for (const label of Object.keys(states)) expect(input.getByText(label)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'All eight' }));
  const drawn = screen.getByRole('article', { name: 'Chip' }).querySelectorAll('[data-theme]');
  expect([...drawn].map((each) => each.getAttribute('data-theme'))).toEqual(themes.map(({ name }) => name));
  expect(server.seen).toEqual([]);
});

it.each(wholePages.map(({ key }) => key))('the whole page "%s" opens by itself', async (key) => {
  fakeServer();
  openApp(`/showcase-test?page=${key}`);
  expect(await screen.findByRole('main')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Sections' })).toBeNull();
});

it.each(groups.flatMap(({ path, title }) => (path ? [[path, title]] : [])))('%s opens at "%s"', async (path, title) => {
  const server = fakeServer();
  openApp(path);
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: title })).toHaveFocus());
  expect(server.seen).toEqual([]);
});

it('covers: every family in every colour', async () => {
  fakeServer();
  openApp('/geometric-patterns-demo');
  const drawn = within(await screen.findByRole('article', { name: 'Families and colours' }));
  const rows = drawn
    .getAllByRole('definition')
    .map((row) => [...row.querySelectorAll('svg')].map((svg) => svg.innerHTML));
  expect(rows.map((row) => new Set(row).size)).toEqual(Array(8).fill(6));
});

it('plan: weeks, the course and what stands outside the schedule open without a server', async () => {
  const server = fakeServer();
  const { user } = openApp('/syllabus-v6-demo');
  const plan = within(await screen.findByRole('article', { name: 'A course, week by week' }));
  expect(plan.getByRole('heading', { name: 'Waves on a beach' })).toBeInTheDocument();
  const weeks = within(plan.getByRole('navigation', { name: 'Weeks' }));
  await user.click(weeks.getByRole('link', { name: /Salt marshes/ }));
  expect(plan.getByRole('heading', { name: 'Salt marshes' })).toBeInTheDocument();
  await user.click(weeks.getByRole('link', { name: /Outside the schedule/ }));
  expect(plan.getByRole('heading', { name: 'Class participation' })).toBeInTheDocument();
  expect(server.seen).toEqual([]);
});

it('course: each state says what it is', async () => {
  fakeServer();
  const { user } = openApp('/course-info-demo');
  await user.click(await screen.findByRole('radio', { name: 'Nothing named' }));
  const about = within(screen.getByRole('article', { name: 'What a syllabus says about its course' }));
  expect(about.getByText('The syllabus names no instructor, time or place.')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Model failed' }));
  expect(about.getByText(/took too long, so our own engine/)).toBeInTheDocument();
});

it('course, as it is read: fills fact by fact, and begins again', async () => {
  fakeServer();
  const { user } = openApp('/course-info-demo-animated');
  const course = within(await screen.findByRole('article', { name: /while its syllabus is read/ }));
  expect(course.queryByText('Field days')).toBeNull();
  const next = () => course.queryByRole('button', { name: 'Next fact' });
  for (let button = next(); button; button = next()) await user.click(button);
  expect(course.getByText('Field days')).toBeInTheDocument();
  await user.click(course.getByRole('button', { name: 'Begin again' }));
  expect(course.queryByText('Field days')).toBeNull();
});

it('activities: each type leads into the demo; the dialogue stands still at its moments', async () => {
  const server = fakeServer();
  const { user } = openApp('/assessment-demo');
  const types = within(await screen.findByRole('article', { name: 'Four ways to practise' }));
  expect(types.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['flashcards', 'true-false', 'multiple-choice', 'socratic-dialogue'].map((type) => `/demo/weeks/1/${type}`),
  );
  await user.click(screen.getByRole('radio', { name: 'Over' }));
  expect(screen.getByText('You explained one question fully and one in part.')).toBeInTheDocument();
  expect(server.seen).toEqual([]);
});
