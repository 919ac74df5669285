import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import { xssPayloads } from '@weekwise/contracts/testing/xss-payloads.ts';
import type { searchWikis } from '@weekwise/contracts/wiki.ts';
import type { WikiPage } from '@weekwise/contracts/wiki-page.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addItems, flashcard } from '../../../testing/practice.ts';
import { courseToShare, shareCourse } from '../../../testing/published-course.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { putWebPage } from '../../../testing/web-page.ts';
import { cleaner } from './clean-text.ts';
import { privatePatterns } from './private-words.ts';
import { Removals } from './removals.ts';

const testApp = useTestApp();
const get = (url: string, headers = {}) => testApp.app.inject({ url, headers });
const place = { part: 'week', week_number: 1 } as const;

beforeAll(() => {
  putWebPage(testApp);
});

describe('whoever publishes to do harm', () => {
  it.each(xssPayloads)('leaves no element and no scheme that runs: %s', (payload) => {
    const clean = cleaner(privatePatterns({ name: 'Zoe Muller', email: null }, []), 300, new Removals());
    for (const said of [clean.line(payload, place), clean.citation(payload, place), clean.whole(payload, place)]) {
      expect(said ?? '').not.toMatch(/<\/?(?:script|img|svg|iframe|object|embed|math|style|link|meta|base|form)\b/i);
      expect(said ?? '').not.toMatch(/javascript\s*:|vbscript\s*:/i);
    }
  });

  it('finds names of objects’ own parts to be words like others, and turns no text around', async () => {
    const student = await testApp.signIn();
    const names = '__proto__ constructor toString hasOwnProperty';
    const folderId = await courseToShare(testApp, student, {
      name: names,
      topic: '\u202Ecod.exe\u202C and \u2066hidden\u2069\u200B text\uFEFF',
      author: '__proto__',
    });
    const { wiki_id: id } = await shareCourse(student, folderId, { university: '__proto__', description: names });
    const page = (await get(`/api/wiki/${id}`)).json<WikiPage>();
    expect(page).toMatchObject({ title: names, university: '__proto__', description: names });
    expect(page.formatted_weekly_content.weeks[0]?.topic).toBe('cod.exe and hidden text');
    const found = (await get('/api/wiki/search?q=constructor&university=__proto__')).json<
      ResponseOf<typeof searchWikis>
    >();
    expect(found.wikis.map(({ wiki_id }) => wiki_id)).toEqual([id]);
    expect(found.facets.universities).toEqual([{ value: '__proto__', count: 1 }]);
    // What is filtered by stands beside the words, and no query reaches it.
    for (const q of ["'university=__proto__'", 'level=', "') | ('"])
      expect((await get(`/api/wiki/search?${new URLSearchParams({ q })}`)).statusCode).toBe(200);
  });

  it('sends no more than a field holds', async () => {
    const student = await testApp.signIn();
    const folderId = await courseToShare(testApp, student, { name: 'Much', topic: 'Long '.repeat(20_000) });
    for (const field of ['university', 'description', 'title']) {
      const body = { folder_id: folderId, choices: { [field]: 'x'.repeat(10_000) } };
      expect((await student.post('/api/wiki/force-generation', body)).statusCode, field).toBe(400);
    }
    const large = { folder_id: folderId, choices: { title: 'x'.repeat(100_000) } };
    expect((await student.post('/api/wiki/force-generation', large)).statusCode).toBe(413);
    const { wiki_id: id } = await shareCourse(student, folderId);
    const page = (await get(`/api/wiki/${id}`)).json<WikiPage>();
    expect(page.formatted_weekly_content.weeks[0]?.topic?.length).toBeLessThanOrEqual(300);
  });

  it('leaves out cards that name the student, their address or number', async () => {
    const student = await testApp.signIn('zoe.muller@example.edu');
    const folderId = await courseToShare(testApp, student, { name: 'Cards' });
    const fronts = [
      'Ask Zoe Muller',
      'zoe.muller@example.edu',
      'Call +1 555 010 0199',
      'At 12 College Avenue, Ithaca, NY 14850',
      'Zoe’s notes',
      'A clean one',
    ];
    await addItems(
      testApp.deps,
      { folderId, weekId: `${folderId}-w1` },
      fronts.map((front) => flashcard(front)),
    );
    const { wiki_id: id } = await shareCourse(student, folderId, { include_activities: true });
    const { formatted_weekly_content: content } = (
      await get(`/api/wiki/${id}?include_activities=true`)
    ).json<WikiPage>();
    expect(content.weeks[0]?.activities).toMatchObject([{ front: 'A clean one' }]);
  });

  it('is not read more by sending other cookies, sessions or names of browsers', async () => {
    const student = await testApp.signIn();
    const { wiki_id: id } = await shareCourse(student, await courseToShare(testApp, student, { name: 'Views' }));
    for (let i = 0; i < 40; i++)
      await get(`/api/wiki/${id}?x=${i}`, {
        cookie: `visitor=${i}`,
        forwarded: `for=192.0.2.${i}`,
        'user-agent': 'one',
      });
    expect((await get(`/api/wiki/${id}`, { 'user-agent': 'one' })).json<WikiPage>().views).toBe(1);
  });
});
