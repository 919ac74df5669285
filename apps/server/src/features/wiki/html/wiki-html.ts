import { escaped } from '../../../lib/escaped.ts';
import type { PageCard } from '../pages.repo.ts';
import type { Dress } from './markup.ts';

/** As the app has it: nothing is worded anew when it takes the page over. */
const lead = 'Week plans other students shared. Start from one, then make it yours.';

/** The wiki for who reads without scripts: its most popular courses. */
export function wikiDress(popular: readonly PageCard[], origin: string): Dress {
  const description =
    'Week plans that students shared: weeks, topics, readings and practice. Start from one, then make it yours.';
  const courses = popular.map(({ id, title, university }) => {
    const at = university === null ? '' : `, ${escaped(university)}`;
    return `<li><a href="/wiki/course/${encodeURIComponent(id)}">${escaped(title)}</a>${at}</li>`;
  });
  return {
    title: 'Course wiki · Weekwise',
    description,
    url: `${origin}/wiki`,
    linkedData: null,
    body: `<main class="page" data-first-html><h1 class="type-week">Course wiki</h1><p class="type-lead">${lead}</p><h2>Popular courses</h2><ul>${courses.join('')}</ul></main>`,
  };
}

/** For a course that is not there, or not for everybody. */
export function missingDress(id: string): Dress {
  const text = `Wiki page ${id} not found`;
  return {
    title: 'Page not found · Weekwise',
    description: text,
    url: null,
    linkedData: null,
    body: `<main class="page" data-first-html><h1 class="type-week">${escaped(text)}</h1><p><a href="/wiki">Search the wiki</a></p></main>`,
  };
}

/** https://www.sitemaps.org/protocol.html */
export function sitemap(pages: readonly { id: string; updatedAt: Date }[], origin: string): string {
  const urls = pages.map(
    ({ id, updatedAt }) =>
      `<url><loc>${escaped(`${origin}/wiki/course/${encodeURIComponent(id)}`)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${escaped(`${origin}/wiki`)}</loc></url>${urls.join('\n')}</urlset>
`;
}

/** What is a student's own is not for search engines; behind a session it is out of their reach anyway. */
export const robots = (origin: string): string =>
  `User-agent: *
Disallow: /api/
Disallow: /syllabus/
Disallow: /dashboard
Disallow: /account
Disallow: /admin
Sitemap: ${origin}/sitemap.xml
`;
