import { screen, waitFor, within } from '@testing-library/react';
import { getAccount } from '@weekwise/contracts/account.ts';
import { webRoutes } from '@weekwise/contracts/web-routes.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { writeRecord } from '../lib/session/session-record.ts';
import { closeSession } from '../lib/session/session-store.ts';
import { currentTheme, themes } from '../lib/theme.ts';
import { makeRecord } from '../testing/factories.ts';
import { knownStudent } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

const patterns = webRoutes.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

beforeAll(() => import('./palette.tsx'));
beforeEach(() => {
  closeSession();
  writeRecord(makeRecord());
});

async function openPalette() {
  const server = knownStudent();
  server.refuse(getAccount, 'invalid_request');
  const app = openApp('/dashboard');
  await screen.findByRole('heading', { name: 'Courses' });
  await app.user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Commands' }));
  return { ...app, server, palette };
}
const run = async ({ user, palette }: Awaited<ReturnType<typeof openPalette>>, name: string) =>
  user.click(await palette.findByRole('option', { name: new RegExp(`^${name}`) }));

it.each([
  ['Rivers and Floodplains', '/syllabus/f1'],
  ['All courses', '/dashboard'],
  ['Review cards', '/review'],
  ['Progress', '/progress'],
  ['Course wiki', '/wiki'],
  ['New course', '/dashboard/new'],
  ['Bin', '/dashboard/bin'],
  ['Drives', '/drives'],
  ['Account and settings', '/account'],
])('“%s” leads to a page there is', async (name, path) => {
  const open = await openPalette();
  await run(open, name);
  expect(open.router.state.navigation.location?.pathname ?? open.router.state.location.pathname).toBe(path);
  expect(patterns.some((pattern) => pattern.test(path))).toBe(true);
});

it('holds every theme, and shows the one that is chosen', async () => {
  const open = await openPalette();
  for (const { displayName } of themes)
    expect(open.palette.getByRole('option', { name: new RegExp(`^${displayName} theme`) })).toBeInTheDocument();
  await run(open, 'Ocean Depths theme');
  expect(currentTheme()).toBe('ocean-depths');
});

it('finds what is called so, not what has the letters somewhere', async () => {
  const { user, palette } = await openPalette();
  await user.keyboard('riv');
  const found = () => palette.getAllByRole('option').map(({ textContent }) => textContent);
  await waitFor(() => expect(found()[0]).toContain('Rivers and Floodplains'));
  expect(found().join()).toContain('Drives');
  // "Course wiki" has its letters, strewn over "discover" and more.
  expect(found().join()).not.toContain('Course wiki');
  await user.keyboard('{Escape}');
});

it('opens the list of shortcuts in its place; the list holds every key that the palette shows', async () => {
  const open = await openPalette();
  const shown = [...document.querySelectorAll('[role="option"]:has(kbd)')].map((option) =>
    [...option.querySelectorAll('kbd')].map(({ textContent }) => textContent).join(' '),
  );
  await run(open, 'Keyboard shortcuts');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const listed = [...list.querySelectorAll('dd')].map((row) =>
    [...row.querySelectorAll('kbd')].map(({ textContent }) => textContent).join(' '),
  );
  expect(shown.length).toBeGreaterThan(4);
  expect(listed).toEqual(expect.arrayContaining(shown));
  // As in the header.
  expect(listed.filter((keys) => keys.startsWith('g '))).toEqual(['g d', 'g r', 'g p', 'g w']);
});
