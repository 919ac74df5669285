import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import type {
  checkExistingSources,
  getExistingSources,
  SourceSearch,
  searchSources,
} from '@weekwise/contracts/sources.ts';
import type { TaskProgress } from '@weekwise/contracts/tasks.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { plannedCourse } from '../../testing/planned-course.ts';
import { ScriptedScholar, sourceRecord } from '../../testing/scripted-scholar.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { taskEnd, uploadAndRead } from '../../testing/uploads.ts';
import { waitForSearch } from './search.service.ts';
import { deleteOldFree } from './searches.repo.ts';

type Answer = ResponseOf<typeof searchSources>;
type Existing = ResponseOf<typeof getExistingSources>;

const scholar = new ScriptedScholar();
const testApp = useTestApp({ scholar });
const title = 'Why Lowland Rivers Bend';
const author = 'Ana Castellanos';
const book = sourceRecord({
  title,
  authors: [author],
  year: 1965,
  doi: '10.1000/bend',
  links: [
    { url: 'https://example.org/bend.pdf', kind: 'open_text', format: 'pdf', licence: 'cc-by', origin: 'openalex' },
    { url: 'javascript:alert(1)', kind: 'page', format: null, licence: null, origin: 'openalex' },
  ],
});

/** However busy the machine is. */
const soon = { timeout: 10_000 };

let student: Student;
let folderId: string;
let readingId: string;

beforeEach(() => {
  scholar.behaviour = (service) => (service === 'openalex' ? [book] : []);
});
beforeAll(async () => {
  student = await testApp.signIn();
  const course = await plannedCourse(testApp, student, [
    [`${author}: ${title}`],
    ['Oyelaran: Channels and Their Work'],
  ]);
  folderId = course.folderId;
  readingId = course.readingIds[0]?.[0] ?? '';
});

const path = '/api/ai/academic-search/academic-search/search';
const request = (more: object = {}) => ({
  folder_id: folderId,
  title,
  author,
  week_number: 1,
  reading_index: 0,
  ...more,
});
async function search(more: object = {}, who = student): Promise<SourceSearch> {
  const answer = await who.post(`${path}?background_progress=false`, request(more));
  expect(answer.statusCode, answer.body).toBe(200);
  const found = answer.json<Answer>().search;
  if (!found) throw new Error(answer.body);
  return found;
}
const existing = async (week = 1, folder = folderId) =>
  (await student.get(`/api/academic-search/get-existing/${student.user.id}/${folder}/${week}/0`)).json<Existing>();
const titles = (found: { title: string }[]) => found.map((one) => one.title);

describe('a search', () => {
  it('in the background tells each service as it ends, and its results stay', async () => {
    expect(await existing(2)).toEqual({ success: true, exists: false, search: null, task_id: null });
    const body = request({ title: 'Channels and Their Work', author: 'Oyelaran', week_number: 2 });
    const started = (await student.post(path, body)).json<Answer>();
    expect(started).toMatchObject({ status: 'processing', joined: false, stored: false, search: null });
    const task = await taskEnd(student, started.task_id ?? '');
    expect(task).toMatchObject({ kind: 'search-sources', status: 'completed', progress: 1 });
    const [one] = task.search?.readings ?? [];
    expect(one).toMatchObject({ week_number: 2, reading_index: 0, state: 'done', waiting_for: [] });
    expect(one?.places.map(({ place }) => place).sort()).toEqual([
      'crossref',
      'folder',
      'google_books',
      'open_library',
      'openalex',
      'other_folder',
      'semantic_scholar',
      'wiki',
    ]);
    const check = await student.get(`/api/academic-search/check-existing/${student.user.id}/${folderId}/2/0`);
    expect(check.json<ResponseOf<typeof checkExistingSources>>()).toMatchObject({
      exists: true,
      stale: false,
      task_id: null,
    });
    expect((await existing(2)).search).toMatchObject({ title: 'Channels and Their Work', notice: null });
  });

  it('in the foreground answers with the groups, with what a browser may open alone', async () => {
    const found = await search();
    expect(found).toMatchObject({
      reading_id: readingId,
      reading_type: 'textbook',
      search_mode: 'balanced',
      stale: false,
      notice: null,
      total_results: 1,
    });
    const [great] = found.results.great;
    expect(great).toMatchObject({ title, year: 1965, open_access: true, places: ['openalex'], file: null });
    expect(great?.links.map(({ url }) => url)).toEqual(['https://example.org/bend.pdf']);
    expect(great?.citations?.apa).toContain('Castellanos');
  });

  it('is made again only when it is asked for, or asked otherwise', async () => {
    await search();
    const before = scholar.asked.length;
    const again = (await student.post(`${path}?background_progress=false`, request())).json<Answer>();
    expect(again).toMatchObject({ status: 'completed', stored: true, task_id: null });
    expect(scholar.asked).toHaveLength(before);
    await search({ force_refresh: true });
    expect(scholar.asked).toHaveLength(before + 1);
    await search({ search_mode: 'broad' });
    expect(scholar.asked).toHaveLength(before + 2);
  });

  it('for a reading that is being searched for is that search', async () => {
    await search();
    scholar.behaviour = () => 'hangs';
    const first = (await student.post(path, request({ force_refresh: true }))).json<Answer>();
    const second = (await student.post(path, request({ search_mode: 'precise' }))).json<Answer>();
    expect(second).toMatchObject({ task_id: first.task_id, joined: true });
    expect((await existing()).task_id).toBe(first.task_id);
    await vi.waitFor(async () => {
      const task = (await student.get(`/api/background-tasks/progress/${first.task_id}`)).json<TaskProgress>();
      expect(task.search?.readings[0]).toMatchObject({ state: 'searching', waiting_for: [...scholar.services] });
    }, soon);
    const waiting = waitForSearch(testApp.deps, { folderId, subject: readingId }, new AbortController().signal);
    const refused = expect(waiting).rejects.toMatchObject({ code: 'search_cancelled' });
    const stopped = scholar.stopped;
    await student.delete(`/api/background-tasks/progress/${first.task_id}`);
    await refused;
    await vi.waitFor(() => expect(scholar.stopped).toBeGreaterThan(stopped), soon);
    expect(await existing()).toMatchObject({ exists: true, task_id: null });
  });

  it('asked for by many at one moment is one', async () => {
    scholar.behaviour = () => 'hangs';
    const asked = Array.from({ length: 6 }, () => student.post(path, request({ force_refresh: true })));
    const tasks = (await Promise.all(asked)).map((answer) => answer.json<Answer>());
    expect(new Set(tasks.map(({ task_id }) => task_id)).size).toBe(1);
    expect(tasks.filter(({ joined }) => !joined)).toHaveLength(1);
    await student.delete(`/api/background-tasks/progress/${tasks[0]?.task_id}`);
  });

  it('about no reading of the plan is stored under what was asked', async () => {
    await search();
    const free = { title: 'Deltas of the North', author: null, week_number: null, reading_index: null };
    expect(await search(free)).toMatchObject({ reading_id: null, week_number: null, title: 'Deltas of the North' });
    const before = scholar.asked.length;
    await search(free);
    expect(scholar.asked).toHaveLength(before);
    const { db } = testApp.deps;
    await db.transaction((tx) => deleteOldFree(tx, folderId, 1));
    await search(free);
    expect(scholar.asked).toHaveLength(before);
    await db.transaction((tx) => deleteOldFree(tx, folderId, 0));
    await search(free);
    expect(scholar.asked).toHaveLength(before + 1);
    expect((await existing()).exists).toBe(true);
  });

  it('refuses what is no reading, no folder or nobody’s', async () => {
    const codeOf = async (body: object, who = student) => (await who.post(path, request(body))).json().code;
    expect(await codeOf({ reading_index: 7 })).toBe('reading_not_found');
    expect(await codeOf({ folder_id: 'undefined' })).toBe('invalid_folder_id');
    expect(await codeOf({ title: '  ' })).toBe('invalid_request');
    expect(await codeOf({}, await testApp.signIn())).toBe('folder_not_found');
  });
});

describe('services that do not answer', () => {
  let mine: Student;
  let own: { folderId: string; fileId: string };
  beforeAll(async () => {
    mine = await testApp.signIn();
    const course = await plannedCourse(testApp, mine, [[`${author}: ${title}`]]);
    const file = { role: 'material', name: `${title} - Castellanos.md`, bytes: 'A scan.' };
    own = { ...course, ...(await uploadAndRead(testApp, mine, { folderId: course.folderId, ...file })) };
  });

  it.each(['unreachable', 'timed_out', 'rate_limited', 'rubbish', 'refused'] as const)(
    'all %s: the answer says so of each, and holds the student’s own file',
    async (failure) => {
      const { folderId: folder_id, fileId: file_id } = own;
      scholar.behaviour = () => failure;
      const found = await search({ folder_id }, mine);
      const services = found.places.filter(({ place }) => !['folder', 'other_folder', 'wiki'].includes(place));
      expect(services.map((one) => [one.asked, one.answered, one.failure])).toEqual(
        Array.from({ length: 5 }, () => [true, false, failure]),
      );
      expect(found.notice).toContain('Only your own files and the public wiki were searched.');
      expect(found.results.great).toMatchObject([{ kind: 'file', file: { file_id, folder_id } }]);
      // Nothing was found out: to search again is no repetition.
      const before = scholar.asked.length;
      await search({ folder_id }, mine);
      expect(scholar.asked).toHaveLength(before + 1);
    },
  );

  it('in part: what the others know is there, and the notice names who is missing', async () => {
    scholar.behaviour = (service) => (service === 'crossref' ? 'rate_limited' : service === 'openalex' ? [book] : []);
    const found = await search({ force_refresh: true });
    expect(titles(found.results.great)).toEqual([title]);
    expect(found.notice).toBe('Crossref asked us to wait. Results from there are missing. Search again in a while.');
  });

  it('that are not set up are told as not asked', async () => {
    const all = scholar.services;
    scholar.services = ['openalex'];
    const some = await search({ force_refresh: true });
    expect(some.places.find(({ place }) => place === 'google_books')).toMatchObject({
      asked: false,
      failure: 'not_set_up',
    });
    expect(some.notice).toBeNull();
    scholar.services = [];
    const none = await search({ force_refresh: true });
    expect(none.places.filter(({ asked }) => asked).map(({ place }) => place)).toEqual([
      'folder',
      'other_folder',
      'wiki',
    ]);
    expect(none.notice).toContain('without the internet');
    scholar.services = all;
  });
});

describe('asking', () => {
  it('is limited to so much a minute', async () => {
    const eager = await testApp.signIn();
    const ask = async () =>
      (await eager.post(`/api/academic-search/${folderId}/resolve-link`, { link: 'x' })).json().code;
    for (let i = 0; i < limits.sourceSearches; i++) expect(await ask()).toBe('folder_not_found');
    expect(await ask()).toBe('rate_limited');
    expect((await eager.post(path, request())).json()).toMatchObject({ code: 'rate_limited' });
  });

  it('for search terms gives what to type elsewhere', async () => {
    const terms = await student.post('/api/learning/image-search/generate-reading-search-terms', {
      title: `${title}, 2nd ed., ch. 3`,
      author,
      course_name: 'Rivers and Floodplains',
    });
    expect(terms.statusCode, terms.body).toBe(200);
    const { search_terms, terms: kinds } = terms.json();
    expect(search_terms.length).toBe(kinds.length);
    expect(search_terms.join('\n')).toContain(title);
    expect(search_terms.join('\n')).toContain('Castellanos');
    expect(search_terms.join('\n')).not.toContain('ch. 3');
  });
});
