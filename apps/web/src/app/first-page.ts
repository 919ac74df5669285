import type { QueryClient } from '@tanstack/react-query';
import { type createBrowserRouter, matchPath } from 'react-router';
import { signInWaysQuery } from '../features/auth/sign-in.queries.ts';
import { loadLanding } from './landing-page.tsx';
import { findSession } from './session-restore.ts';

/**
 * Resolves once a page that came with content of its own can be drawn with all it needs: its code and its data. Until
 * then that content stays, so that nothing blinks. Every other page is drawn at once.
 */
export async function firstPageReady(
  root: HTMLElement,
  router: ReturnType<typeof createBrowserRouter>,
  client: QueryClient,
): Promise<void> {
  // Only the landing page and the wiki's pages come with content.
  if (root.childElementCount === 0) return;
  await Promise.all([initialised(router), matterOf(window.location, client)]);
}

/** Fetches what the page at an address shows first. A failure is kept with the query: the page says it. */
async function matterOf({ pathname, search }: Location, client: QueryClient): Promise<void> {
  if (pathname === '/') return matterOfLanding(client);
  // Only here: every other page starts without them.
  const [{ wikiPageQuery, wikiSearchQuery }, { searchFrom }] = await Promise.all([
    import('../features/wiki/wiki.queries.ts'),
    import('../features/wiki/search/wiki-search.ts'),
  ]);
  const wikiId = matchPath('/wiki/course/:wikiId', pathname)?.params.wikiId;
  if (wikiId) await client.prefetchQuery({ ...wikiPageQuery(wikiId), retry: false });
  else await client.prefetchQuery({ ...wikiSearchQuery(searchFrom(new URLSearchParams(search))), retry: false });
}

/** Who is here decides whether it stays; the ways to sign in are the part of it that only this server knows. */
async function matterOfLanding(client: QueryClient): Promise<void> {
  await Promise.all([findSession(), loadLanding(), client.prefetchQuery(signInWaysQuery)]);
}

function initialised(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
