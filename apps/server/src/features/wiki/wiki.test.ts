import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import type { searchWikis, wikiStats } from '@weekwise/contracts/wiki.ts';
import type { WikiPage } from '@weekwise/contracts/wiki-page.ts';
import type { compareWiki, OwnWiki } from '@weekwise/contracts/wiki-sharing.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { courseToShare, shareCourse } from '../../testing/published-course.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { putWebPage } from '../../testing/web-page.ts';
import { findPublishedReadings } from './published-readings.service.ts';

type Found = ResponseOf<typeof searchWikis>;

let now = new Date('2026-02-03T10:00:00Z');
const testApp = useTestApp({ clock: () => now });
const get = (url: string, headers = {}) => testApp.app.inject({ url, headers });
const search = async (query: string): Promise<Found> => (await get(`/api/wiki/search?${query}`)).json<Found>();
const titles = ({ wikis }: Found) => wikis.map(({ title }) => title);

let ada: Student;

beforeAll(async () => {
  putWebPage(testApp);
  ada = await testApp.signIn('ada.lovelace@example.edu');
});

describe('finding', () => {
  beforeAll(async () => {
    const share = async (name: string, reading: string, choices: object) =>
      shareCourse(ada, await courseToShare(testApp, ada, { name, reading, author: 'Émile Durkheim' }), choices);
    await share('Introduction to Sociology', 'Suicide', { subject: 'Sociology', university: 'Lakemont College' });
    now = new Date(now.getTime() + 60_000);
    await share('Deviance', 'What sociology asks', { subject: 'Sociology', university: 'LAKEMONT college' });
    now = new Date(now.getTime() + 60_000);
    await share('Sediments', 'Sands', { subject: 'Earth and environment', academic_level: 'graduate' });
  });

  it('ranks what is called so above what mentions it, and marks the words', async () => {
    const found = await search('q=sociology');
    expect(titles(found)).toEqual(['Introduction to Sociology', 'Deviance']);
    expect(found.wikis[0]?.marked_title).toEqual([
      { text: 'Introduction to ', hit: false },
      { text: 'Sociology', hit: true },
    ]);
    expect(found.wikis[1]?.snippets[0]).toEqual({
      field: 'reading',
      week_number: 1,
      text: [
        { text: 'Émile Durkheim, What ', hit: false },
        { text: 'sociology', hit: true },
        { text: ' asks', hit: false },
      ],
    });
    expect(titles(await search('q=durkheim&sort_by=newest'))).toEqual([
      'Sediments',
      'Deviance',
      'Introduction to Sociology',
    ]);
  });

  it('finds what was meant by a misspelt word, and says so', async () => {
    expect(await search('q=sociolgy+introdction')).toMatchObject({
      corrected_query: 'sociology introduction',
      wikis: [{ title: 'Introduction to Sociology' }],
    });
    expect(titles(await search('q=sociology+zeppelins'))).toContain('Deviance');
    expect((await search('q=%27%22%5C%20%3A*%20%26%20%7C%20!')).wikis).toEqual([]);
  });

  it('filters, counts each facet without its own filter, and goes on page by page', async () => {
    const found = await search('q=durkheim&university=lakemont+College&limit=1');
    expect(found.pagination).toEqual({ total: 2, total_is_capped: false, limit: 1, offset: 0, has_more: true });
    expect(found.facets.subjects).toEqual([{ value: 'Sociology', count: 2 }]);
    expect(found.facets.universities).toEqual([{ value: 'LAKEMONT college', count: 2 }]);
    const rest = await search('q=durkheim&university=lakemont+College&limit=1&offset=1');
    expect([rest.wikis.length, rest.pagination.has_more]).toEqual([1, false]);
    expect(titles(await search('academic_level=graduate'))).toEqual(['Sediments']);
    const stats = (await get('/api/wiki/stats')).json<ResponseOf<typeof wikiStats>>();
    expect(stats.total_wikis).toBe((await search('')).pagination.total);
    expect((await get('/api/wiki/health')).json()).toMatchObject({ status: 'ok', published: stats.total_wikis });
  });

  it('takes a filter in any case, an empty one for none, and finds nothing under one that there is not', async () => {
    expect(titles(await search('academic_level=GRADUATE&subject=earth+AND+environment&sort_by=Newest'))).toEqual([
      'Sediments',
    ]);
    expect(titles(await search('q=sands&subject=&academic_level='))).toEqual(['Sediments']);
    for (const unknown of ['subject=Alchemy', 'academic_level=doctoral', "subject='%7C'", 'university=Nowhere']) {
      for (const query of [unknown, `q=durkheim&${unknown}`]) {
        const { wikis, pagination } = await search(query);
        expect([query, wikis, pagination.total]).toEqual([query, [], 0]);
      }
    }
    for (const order of ['', 'most_viewed', 'created_at', '%20']) {
      expect(titles(await search(`q=durkheim&sort_by=${order}`)), order).toEqual(titles(await search('q=durkheim')));
    }
    const popular = async (subject: string) => (await get(`/api/wiki/popular?subject=${subject}`)).json().popular_wikis;
    expect(await popular('sociology')).toHaveLength(2);
    expect(await popular('Alchemy')).toEqual([]);
  });

  it('tells where a reading stands', async () => {
    const found = await findPublishedReadings(testApp.deps.db, { title: 'Suicide', author: 'Durkheim', limit: 5 });
    expect(found).toMatchObject([{ wikiTitle: 'Introduction to Sociology', weekNumber: 1, title: 'Suicide' }]);
  });

  it('counts a visitor once a day, and what is opened more is more popular', async () => {
    const { wikis } = await search('q=sediments');
    const url = `/api/wiki/${wikis[0]?.wiki_id}`;
    for (const agent of ['a', 'a', 'b']) await get(url, { 'user-agent': agent });
    now = new Date(now.getTime() + 24 * 3600_000);
    const { views } = (await get(url, { 'user-agent': 'a' })).json<WikiPage>();
    expect(views).toBe(3);
    // One address under ever new names is not ever new visitors.
    for (let i = 0; i < 30; i++) await get(url, { 'user-agent': `${i}`, 'x-forwarded-for': `192.0.2.${i}` });
    expect((await get(url)).json<WikiPage>().views).toBeLessThan(12);
    const popular = (await get('/api/wiki/popular?limit=1')).json<{ popular_wikis: { title: string }[] }>();
    expect(popular.popular_wikis.map(({ title }) => title)).toEqual(['Sediments']);
  });
});

describe('using a page', () => {
  it('makes a course of it in another term, breaks in their place, once for one request', async () => {
    const { wiki_id: id } = await shareCourse(ada, await courseToShare(testApp, ada, { name: 'River Bends' }));
    const other = await testApp.signIn();
    const body = { request_id: 'r', folder_name: 'My rivers', first_date: '2026-09-02' };
    const first = await other.post(`/api/wiki/${id}/clone`, body);
    expect(first.statusCode, first.body).toBe(200);
    const again = await other.post(`/api/wiki/${id}/clone`, body);
    expect(again.json()).toEqual(first.json());
    const folderId = first.json<{ folder: { folder_id: string } }>().folder.folder_id;

    const { weeks, course_info } = (await other.get(`/api/simple-syllabus/${folderId}`)).json<{
      weeks: Record<string, unknown>[];
      course_info: { course_name: { value: string } };
    }>();
    expect(course_info.course_name.value).toBe('My rivers');
    expect(weeks.map(({ start_date, end_date, break_name }) => [start_date, end_date, break_name])).toEqual([
      // A Wednesday; then Mondays as before.
      ['2026-09-02', '2026-09-06', null],
      ['2026-09-07', '2026-09-13', 'Winter break'],
      ['2026-09-14', '2026-09-20', null],
    ]);
    expect(weeks[0]).toMatchObject({ readings: [{ title: 'A Reading' }], assignments: [{ due_date: '2026-09-03' }] });
    const dates = (await get(`/api/wiki/${id}/dates?first_date=2026-09-02`)).json<{
      weeks: { start_date: string }[];
    }>();
    expect(dates.weeks.map(({ start_date }) => start_date)).toEqual(weeks.map(({ start_date }) => start_date));
    for (const end of ['0000-01-01', '9999-12-31']) {
      expect((await get(`/api/wiki/${id}/dates?first_date=${end}`)).statusCode).toBe(200);
      const atTheEnd = { request_id: end, folder_name: end, first_date: end };
      expect((await other.post(`/api/wiki/${id}/clone`, atTheEnd)).statusCode).toBe(200);
    }
    expect((await get(`/api/wiki/${id}`)).json<WikiPage>().copies).toBe(1);

    const compare = async () =>
      (await other.get(`/api/wiki/${id}/compare?folder_id=${folderId}`)).json<ResponseOf<typeof compareWiki>>();
    expect(await compare()).toMatchObject({
      moved_to: '2026-09-02',
      changes: [],
      same: { weeks: 3, readings: 1, assignments: 1 },
    });
    const weekId = String(weeks[2]?.id);
    const values = { title: 'Meanders', author: null, pages: null, optional: false, graduate_only: false };
    await other.post(`/api/review/${folderId}/items`, { item: { kind: 'reading', week_id: weekId, values } });
    expect((await compare()).changes).toMatchObject([
      { change: 'removed', kind: 'reading', label: 'Meanders', week_before: 3 },
    ]);
  });
});

describe('keeping it clean', () => {
  it('is reported once by each, hidden by an admin from everybody but its owner, and restored', async () => {
    const folderId = await courseToShare(testApp, ada, { name: 'Doubtful Matter' });
    const { wiki_id: id } = await shareCourse(ada, folderId);
    const reader = await testApp.signIn();
    for (const note of ['first', 'second']) await reader.post(`/api/wiki/${id}/report`, { reason: 'copyright', note });
    const admin = await testApp.signInAdmin();
    expect((await admin.get('/api/admin/wiki/reports')).json()).toMatchObject({
      wikis: [{ wiki_id: id, hidden: null, reports: [{ note: 'second' }] }],
    });
    expect((await admin.post(`/api/admin/wiki/${id}/hide`, { reason: 'A whole chapter' })).statusCode).toBe(200);
    expect([(await get(`/api/wiki/${id}`)).statusCode, (await get(`/wiki/course/${id}`)).statusCode]).toEqual([
      404, 404,
    ]);
    expect(titles(await search('q=doubtful'))).toEqual([]);
    const { wikis } = (await ada.get('/api/wiki/mine')).json<{ wikis: OwnWiki[] }>();
    expect(wikis.find(({ wiki_id }) => wiki_id === id)).toMatchObject({
      state: 'hidden',
      hidden_reason: 'A whole chapter',
    });
    // Neither taking it back nor its course's way through the bin brings it to light.
    expect((await ada.post('/api/wiki/force-generation', { folder_id: folderId })).json().code).toBe('wiki_hidden');
    await ada.delete(`/api/folders/${folderId}`);
    await ada.post(`/api/folders/${folderId}/restore`, {});
    expect(titles(await search('q=doubtful'))).toEqual([]);
    expect((await admin.post(`/api/admin/wiki/${id}/restore`, {})).statusCode).toBe(400);
    await admin.post(`/api/admin/wiki/${id}/restore`, { reason: 'It is a quotation after all' });
    expect(titles(await search('q=doubtful'))).toEqual(['Doubtful Matter']);
    const audit = await admin.get('/api/admin/audit');
    expect(audit.json().entries).toMatchObject([
      { action: 'restore-wiki-page', reason: 'It is a quotation after all' },
      { action: 'hide-wiki-page', reason: 'A whole chapter' },
    ]);
  });
});
