import { xssPayloads } from '@weekwise/contracts/testing/xss-payloads.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { elementsOf } from '../../../testing/html-elements.ts';
import { courseToShare, shareCourse } from '../../../testing/published-course.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { putWebPage } from '../../../testing/web-page.ts';
import { lockPage, updatePage } from '../pages.repo.ts';

const testApp = useTestApp();
const get = (url: string) => testApp.app.inject(url);

beforeAll(() => {
  putWebPage(testApp);
});

describe('the first HTML', () => {
  it('holds the schedule, and what search engines and other sites show of it', async () => {
    const student = await testApp.signIn();
    const folderId = await courseToShare(testApp, student, {
      name: 'Glaciers & Ice',
      topic: 'Moraines',
      professor: 'Grace Hopper',
    });
    const { wiki_id: id } = await shareCourse(student, folderId, { include_professor: true, university: 'Corran' });
    const answer = await get(`/wiki/course/${id}`);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toMatch(/<title>Glaciers &amp; Ice: /);
    expect(answer.body).toContain('<h3 class="type-card">Week 1: Moraines</h3>');
    expect(answer.body).toContain('<cite>A Reading</cite>');
    expect(answer.body).toMatch(/<time datetime="(\d{4})-\d\d-\d\d">[A-Z][a-z]+ \d{1,2}, \1<\/time>/);
    expect(answer.body).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+/wiki/course/${id}"`));
    expect(answer.body).toContain('<meta property="og:title" content="Glaciers &amp; Ice: ');
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(answer.body)?.[1] ?? '');
    expect(data).toMatchObject({ '@type': 'Course', name: 'Glaciers & Ice', provider: { name: 'Corran' } });
    expect(data.syllabusSections).toHaveLength(3);
    expect((await get('/wiki')).body).toContain(`href="/wiki/course/${id}"`);
    expect((await get('/sitemap.xml')).body).toContain(`/wiki/course/${id}</loc>`);
    expect((await get('/robots.txt')).body).toContain('Sitemap: ');
  });

  it('says of an unknown page that it is not there', async () => {
    for (const url of ['/api/wiki/%00', '/wiki/course/%00']) expect((await get(url)).statusCode, url).toBe(400);
    const answer = await get('/wiki/course/%3Cscript%3E');
    expect([answer.statusCode, answer.body.includes('<script>')]).toEqual([404, false]);
    expect(answer.body).toContain('Wiki page &lt;script&gt; not found');
  });

  it('shows what tries to be markup as text, in every field of the first HTML', async () => {
    const student = await testApp.signIn();
    const folderId = await courseToShare(testApp, student, { name: 'Harmless' });
    const { wiki_id: id } = await shareCourse(student, folderId);
    // PostgreSQL keeps no NUL.
    const storable = xssPayloads.map((text) => text.replaceAll('\u0000', ''));
    // As if nothing had been cleaned: what stands in the database is not trusted either.
    await testApp.deps.db.transaction(async (tx) => {
      const page = await lockPage(tx, id);
      const week = page?.plan.weeks[0];
      if (!page || !week) throw new Error('Not published.');
      const weeks = storable.map((text, at) => ({
        ...week,
        week_number: at + 1,
        topic: text,
        break_name: text,
        start_date: text,
        readings: [{ id: 'r', title: text, author: text, pages: text, optional: false }],
        assignments: [
          {
            ...week.assignments[0],
            id: 'a',
            title: text,
            due_date: text,
            assignment_type: 'other' as const,
            weight: null,
            optional: false,
          },
        ],
        vocabulary: [{ term: text, meaning: text }],
      }));
      const all = storable.join(' ');
      const facts = { title: all, description: all, university: all, professorName: all, courseCode: all, term: all };
      await updatePage(tx, id, {
        ...facts,
        plan: { weeks, assignmentsOutside: weeks.flatMap(({ assignments }) => assignments) },
      });
    });
    const answer = await get(`/wiki/course/${id}`);
    expect(answer.statusCode).toBe(200);
    const { elements, texts } = elementsOf(answer.body);
    const allowed = 'html head body title meta link script main p a h1 h2 h3 h4 ol ul li dl dt dd cite time div'.split(
      ' ',
    );
    expect([...new Set(elements.map(({ name }) => name))].filter((name) => !allowed.includes(name))).toEqual([]);
    expect(elements.flatMap(({ attributes }) => attributes).filter(({ name }) => /^on|^style$/.test(name))).toEqual([]);
    const links = elements
      .flatMap(({ attributes }) => attributes)
      .filter(({ name }) => name === 'href' || name === 'src');
    expect(links.filter(({ value }) => !/^(?:\/wiki|https?:\/\/)/.test(value))).toEqual([]);
    const scripts = elements.filter(({ name }) => name === 'script');
    expect(scripts.map(({ attributes }) => attributes)).toEqual([[{ name: 'type', value: 'application/ld+json' }]]);
    expect(JSON.parse(scripts[0]?.text ?? '').syllabusSections).toHaveLength(xssPayloads.length);
    expect(xssPayloads.length).toBeGreaterThanOrEqual(80);
    expect(texts).toContain('<script>alert(1)</script>');
  });
});
