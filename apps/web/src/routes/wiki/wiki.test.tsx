import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { verifyMagicLink } from '@weekwise/contracts/auth.ts';
import { getStartup } from '@weekwise/contracts/folders.ts';
import { getSyllabusStatus } from '@weekwise/contracts/syllabus.ts';
import { getWiki, popularWikis, previewWikiDates, searchWikis, wikiStats } from '@weekwise/contracts/wiki.ts';
import { cloneWiki, listOwnWikis, previewWiki, reportWiki } from '@weekwise/contracts/wiki-sharing.ts';
import { expect, it } from 'vitest';
import { returnPath } from '../../lib/session/return-path.ts';
import { openSession, startChecking } from '../../lib/session/session-store.ts';
import { makeFolder, makeRecord, makeSyllabusStatus, makeUser } from '../../testing/factories.ts';
import { expires_at, knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';
import {
  makeFoundWiki,
  makeOwnWiki,
  makeWikiCard,
  makeWikiChoices,
  makeWikiPage,
} from '../../testing/wiki-factories.ts';

/** A server with a wiki. Nobody is signed in unless `signedIn`. */
function aWiki({ signedIn = false } = {}) {
  const server = knownStudent([makeFolder()]);
  // First: its address is a pattern that the others fit.
  server.answer(getWiki, makeWikiPage());
  server.answer(popularWikis, { popular_wikis: [makeWikiCard()] });
  server.answer(listOwnWikis, { wikis: [] });
  server.answer(wikiStats, {
    total_wikis: 412,
    total_subjects: 31,
    total_universities: 84,
    total_weeks: 5_800,
    total_readings: 9_000,
    total_views: 100,
    total_copies: 12,
    newest_at: '2026-01-07T10:00:00Z',
  });
  server.on(searchWikis, ({ path }) => {
    const { searchParams } = new URL(path, 'http://weekwise.test');
    const found = searchParams.get('q') === 'zzz' ? [] : [makeFoundWiki()];
    return Response.json({
      wikis: found,
      pagination: { total: found.length, total_is_capped: false, limit: 20, offset: 0, has_more: false },
      facets: {
        subjects: [{ value: 'Geography', count: 3 }],
        universities: [{ value: 'Northmere University', count: 2 }],
        academic_levels: [],
        unlisted: { subjects: 0, universities: 350, academic_levels: 0 },
      },
      corrected_query: searchParams.get('q') === 'rivrs' ? 'rivers' : null,
    });
  });
  const open = (path: string) => {
    startChecking();
    const app = openApp(path);
    if (signedIn) openSession(makeRecord());
    return app;
  };
  return { server, open };
}

it('without an account: what is searched for stands in the address, and the back button leads back', async () => {
  const { open } = aWiki();
  const { router, user } = open('/wiki');
  expect(await screen.findByRole('heading', { name: 'Popular courses' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await screen.findByText('412 courses in 31 subjects, from 84 universities')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Search shared courses' }), 'rivrs');
  await waitFor(() => expect(router.state.location.search).toBe('?q=rivrs'));
  expect(await screen.findByText(/No course has “rivrs”/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '1 course for “rivers”' })).toBeVisible();
  const [mark] = screen.getAllByText('Rivers').filter(({ tagName }) => tagName === 'MARK');
  expect(mark).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Any subject' }));
  await user.click(await screen.findByRole('menuitemradio', { name: /Geography\s*3/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=rivrs&subject=Geography'));
  await router.navigate(-1);
  expect(await screen.findByRole('button', { name: 'Any subject' })).toBeVisible();
});

it('an address that was shared opens its search; where there is nothing it says how to go on', async () => {
  const { open } = aWiki();
  const { router, user } = open('/wiki?q=zzz&academic_level=graduate&page=nonsense');
  expect(await screen.findByText('No course for “zzz”')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('zzz');
  await user.click(screen.getByRole('button', { name: 'Without the filters' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=zzz'));
});

it('a search that fails can be tried again', async () => {
  const { server, open } = aWiki();
  server.refuse(searchWikis, 'invalid_request');
  open('/wiki?q=rivers');
  expect(await screen.findByText('The wiki could not be searched')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('without a network it does not give the last search’s courses for this one’s', async () => {
  const { open } = aWiki();
  const { user } = open('/wiki?q=rivers');
  expect(await screen.findByRole('heading', { name: '1 course for “rivers”' })).toBeVisible();
  onlineManager.setOnline(false);
  try {
    await user.type(screen.getByRole('textbox', { name: 'Search shared courses' }), ' and seas');
    expect(await screen.findByText('The wiki could not be searched')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /courses? for/ })).toBeNull();
  } finally {
    onlineManager.setOnline(true);
  }
});

it('a page that is not there says so in the words of the spec; to its owner it says why', async () => {
  const { server, open } = aWiki({ signedIn: true });
  server.on(getWiki, () =>
    Response.json({ code: 'wiki_not_found', message: 'Wiki page rivers-1 not found' }, { status: 404 }),
  );
  server.answer(listOwnWikis, {
    wikis: [makeOwnWiki({ state: 'hidden', hidden_reason: 'It names a student.', page: null })],
  });
  open('/wiki/course/rivers-1');
  expect(await screen.findByRole('heading', { name: 'Wiki page rivers-1 not found' })).toBeInTheDocument();
  expect(await screen.findByText('“It names a student.”')).toBeVisible();
  // Not that it was never shared: its owner knows better.
  expect(screen.queryByText(/never shared/)).toBeNull();
});

it('hiding the activities leaves the week that the address names', async () => {
  const { open } = aWiki();
  const { user, router } = open('/wiki/course/rivers-1#week-3');
  await user.click(await screen.findByRole('switch', { name: /activities/i }));
  await waitFor(() => expect(router.state.location.search).toBe('?activities=hidden'));
  expect(router.state.location.hash).toBe('#week-3');
});

it('activities are tried without an account: answered here, and nothing is sent', async () => {
  const { server, open } = aWiki();
  const { user } = open('/wiki/course/rivers-1');
  await user.click(await screen.findByRole('link', { name: '1 question' }));
  await screen.findByText('Where does a bend erode?');
  const before = server.seen.length;
  await user.keyboard('1');
  expect(await screen.findByText('Right answer: On the outer bank')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('0 of 1 right')).toBeVisible();
  expect(server.seen).toHaveLength(before);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { name: 'Rivers and Floodplains', level: 1 })).toBeVisible();
});

it('taking a course shows its weeks moved to the first day that is chosen, and ends in its first week', async () => {
  const { server, open } = aWiki({ signedIn: true });
  server.on(previewWikiDates, ({ path }) => {
    const start = new URL(path, 'http://weekwise.test').searchParams.get('first_date') ?? '';
    const assignments = [{ title: 'Notebook', due_date: '2027-03-05' }];
    const week = {
      week_number: 3,
      topic: 'Meanders',
      break_name: null,
      start_date: start,
      end_date: start,
      assignments,
    };
    return Response.json({ weeks: [week] });
  });
  server.on(cloneWiki, () => {
    server.answer(getStartup, { folders: [makeFolder(), makeFolder({ folder_id: 'f2' })], currentFolderId: 'f1' });
    return Response.json({ success: true, folder: makeFolder({ folder_id: 'f2' }) });
  });
  const { router, user } = open('/wiki/course/rivers-1');
  const [take] = await screen.findAllByRole('button', { name: 'Take this course' });
  if (take) await user.click(take);
  const dialog = await screen.findByRole('dialog', { name: 'Take this course' });
  const first = within(dialog).getByLabelText('First day of your term');
  await user.clear(first);
  await user.type(first, '2027-03-01');
  expect(await within(dialog).findByText('Mar 1')).toBeVisible();
  expect(within(dialog).getByText(/Notebook, due Mar 5/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Take this course' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/syllabus/f2'));
  const sent = server.seen.find(({ path }) => path.endsWith('/clone'));
  expect(sent?.body).toMatchObject({ folder_name: 'Rivers and Floodplains', first_date: '2027-03-01' });
});

it('who signs in to take a course comes back to it, about to take it', async () => {
  const { server, open } = aWiki();
  server.answer(previewWikiDates, { weeks: [] });
  server.answer(verifyMagicLink, { success: true, user: makeUser(), expires_at });
  const { router, user } = open('/wiki/course/rivers-1');
  const [way] = await screen.findAllByRole('link', { name: 'Sign in to take this course' });
  if (way) await user.click(way);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await router.navigate('/auth/verify-email-magic-link?token=abc');
  expect(await screen.findByRole('dialog', { name: 'Take this course' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/wiki/course/rivers-1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
  // Once: the next sign-in leads home.
  expect(returnPath()).toBeNull();
});

it('says how many universities the list leaves out', async () => {
  const { open } = aWiki();
  const { user } = open('/wiki?q=rivers');
  await user.click(await screen.findByRole('button', { name: 'Any university' }));
  expect(await screen.findByText(/^350 more/)).toBeVisible();
});

it('a report asks for a reason before it is sent', async () => {
  const { server, open } = aWiki({ signedIn: true });
  server.answer(reportWiki, { success: true });
  const { user } = open('/wiki/course/rivers-1');
  await user.click(await screen.findByRole('button', { name: 'Report' }));
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Choose what is wrong.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('What is wrong?'), 'copyright');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.seen.find(({ path }) => path.endsWith('/report'))?.body).toEqual({ reason: 'copyright', note: '' });
});

it('sharing shows what would be seen, and why something is kept out', async () => {
  const { server, open } = aWiki({ signedIn: true });
  server.on(previewWiki, ({ body }) =>
    Response.json({
      page: makeWikiPage({ title: 'As others see it' }),
      choices: (body as { choices?: object }).choices ?? makeWikiChoices(),
      removals: [{ reason: 'email', outcome: 'taken_out', part: 'week', week_number: 2, text: 'leila@x.example' }],
      quotation_length: 300,
      available: { readings: 1, terms: 1, activities: 4, study_guides: 1, professor_name: 'Amara Lindqvist' },
      published: null,
    }),
  );
  const { user } = open('/syllabus/f1/publish');
  const preview = await screen.findByRole('region', { name: 'Preview' });
  expect(within(preview).getByRole('heading', { name: 'As others see it' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '1 thing kept out' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /instructor/ })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /^Activities/ }));
  await waitFor(() => {
    const asked = server.seen.filter(({ path }) => path === '/api/wiki/preview').at(-1)?.body;
    expect(asked).toMatchObject({ choices: { include_activities: true, include_professor: false } });
  });
});

it('sharing asks for a look at what is not sure first, and shares all the same for whoever says so', async () => {
  const { server, open } = aWiki({ signedIn: true });
  server.answer(getSyllabusStatus, makeSyllabusStatus({ items_to_review: 3 }));
  server.answer(previewWiki, {
    page: makeWikiPage(),
    choices: makeWikiChoices(),
    removals: [],
    quotation_length: 300,
    available: { readings: 1, terms: 1, activities: 0, study_guides: 0, professor_name: null },
    published: null,
  });
  const { user } = open('/syllabus/f1/publish');
  const [share] = await screen.findAllByRole('button', { name: 'Share with the wiki' });
  await waitFor(() => expect(server.seen.some(({ path }) => path.endsWith('/syllabus-status'))).toBe(true));
  if (share) await user.click(share);
  const dialog = await screen.findByRole('dialog', { name: 'Check 3 items first?' });
  expect(within(dialog).getByRole('link', { name: 'Check now' })).toHaveAttribute('href', '/syllabus/f1/review');
  expect(server.seen.filter(({ path }) => path.includes('publish'))).toEqual([]);
});
