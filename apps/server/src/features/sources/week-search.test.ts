import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import type { listReadingSources, searchWeekSources } from '@weekwise/contracts/sources.ts';
import type { TaskProgress } from '@weekwise/contracts/tasks.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchSourcesJob } from '../../jobs/definitions.ts';
import { readingItem, weekItem } from '../../testing/plan-items.ts';
import { plannedCourse, readSyllabus } from '../../testing/planned-course.ts';
import { ScriptedScholar, sourceRecord } from '../../testing/scripted-scholar.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { taskEnd } from '../../testing/uploads.ts';

type Week = ResponseOf<typeof searchWeekSources>;

/** However busy the machine is. */
const soon = { timeout: 10_000 };
const scholar = new ScriptedScholar();
const testApp = useTestApp({ scholar });
const lines = ['Castellanos: Why Lowland Rivers Bend', 'Oyelaran: Channels and Their Work', 'Brandt: A Load of Gravel'];

beforeEach(() => {
  scholar.behaviour = (service, { title, authors }) =>
    service === 'openalex' ? [sourceRecord({ title, authors })] : [];
});

async function course() {
  const student = await testApp.signIn();
  const planned = await plannedCourse(testApp, student, [[], lines]);
  const { folderId } = planned;
  const inWeek = `/api/academic-search/${folderId}/weeks/2/search`;
  return {
    student,
    ...planned,
    searchWeek: async (body: object = {}) => (await student.post(inWeek, body)).json<Week>(),
    searchOne: async (readingIndex: number, more: object = {}) => {
      const [author, title] = (lines[readingIndex] ?? '').split(': ');
      const place = { week_number: 2, reading_index: readingIndex };
      const body = { folder_id: folderId, title, author, ...place, ...more };
      return (await student.post('/api/ai/academic-search/academic-search/search', body)).json();
    },
    list: async (week = '') =>
      (await student.get(`/api/academic-search/${folderId}/readings?${week}`)).json<
        ResponseOf<typeof listReadingSources>
      >().readings,
  };
}

describe('the readings of a week', () => {
  it('are searched for in one task, reading by reading, without those that have results', async () => {
    const { student, searchWeek, searchOne, list } = await course();
    await taskEnd(student, (await searchOne(1)).task_id);
    const before = scholar.asked.length;
    const started = await searchWeek();
    expect(started).toMatchObject({ status: 'processing', joined: false });
    expect(started.readings.map(({ title, state }) => [title, state])).toEqual([
      ['Why Lowland Rivers Bend', 'waiting'],
      ['Channels and Their Work', 'skipped'],
      ['A Load of Gravel', 'waiting'],
    ]);
    const task = await taskEnd(student, started.task_id ?? '');
    expect(task.search?.readings.map(({ state, results }) => [state, results])).toEqual([
      ['done', 1],
      ['skipped', 0],
      ['done', 1],
    ]);
    expect(
      scholar.asked
        .slice(before)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['A Load of Gravel', 'Why Lowland Rivers Bend']);
    expect((await list()).map(({ total_results, great_results }) => [total_results, great_results])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(await searchWeek()).toMatchObject({ status: 'completed', task_id: null });
    const forced = await searchWeek({ force_refresh: true });
    await taskEnd(student, forced.task_id ?? '');
    expect(scholar.asked).toHaveLength(before + 2 + 3);
  });

  it('that are searched for already are joined, and cancelled with their task', async () => {
    scholar.behaviour = () => 'hangs';
    const { student, searchWeek, searchOne, list } = await course();
    const one = await searchOne(0);
    const week = await searchWeek();
    expect(week.readings.map(({ state }) => state)).toEqual(['under_way', 'waiting', 'waiting']);
    expect(await searchWeek()).toMatchObject({ task_id: week.task_id, joined: true });
    expect(await searchOne(2)).toMatchObject({ task_id: week.task_id, joined: true });
    expect((await list()).map(({ task_id }) => task_id)).toEqual([one.task_id, week.task_id, week.task_id]);
    await vi.waitFor(async () => {
      const progress = await student.get(`/api/background-tasks/progress/${week.task_id}`);
      const states = progress.json<TaskProgress>().search?.readings.map(({ state }) => state);
      expect(states).toEqual(['under_way', 'searching', 'searching']);
    }, soon);
    const stopped = scholar.stopped;
    for (const id of [one.task_id, week.task_id]) await student.delete(`/api/background-tasks/progress/${id}`);
    // All services of all three readings.
    await vi.waitFor(() => expect(scholar.stopped).toBe(stopped + 15), soon);
    expect((await list()).map(({ task_id, searched_at }) => [task_id, searched_at])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  it('are searched for again where nobody answered, and refused where there is no such week', async () => {
    scholar.behaviour = () => 'unreachable';
    const { student, folderId, searchWeek } = await course();
    await taskEnd(student, (await searchWeek()).task_id ?? '');
    const again = await searchWeek();
    expect(again).toMatchObject({ status: 'processing', joined: false });
    await taskEnd(student, again.task_id ?? '');
    const empty = (await student.post(`/api/academic-search/${folderId}/weeks/1/search`, {})).json<Week>();
    expect(empty).toMatchObject({ status: 'completed', task_id: null, readings: [] });
    const none = await student.post(`/api/academic-search/${folderId}/weeks/9/search`, {});
    expect(none.json()).toMatchObject({ code: 'week_not_found' });
  });
});

describe('a worker that dies', () => {
  it('leaves the readings that are done, and the next one does the rest', async () => {
    const reached = Promise.withResolvers<void>();
    const all = scholar.behaviour;
    scholar.behaviour = (service, work) => {
      if (work.title !== 'A Load of Gravel') return all(service, work);
      reached.resolve();
      return 'hangs';
    };
    const { student, searchWeek, list } = await course();
    const { task_id: taskId } = await searchWeek();
    await reached.promise;
    await vi.waitFor(async () => {
      expect((await list()).map(({ total_results }) => total_results)).toEqual([1, 1, 0]);
    }, soon);
    const before = scholar.asked.length;
    scholar.behaviour = all;
    // Its job comes up again for another worker; what the first one still writes counts for nothing.
    const { deps } = testApp;
    await deps.db.transaction((tx) =>
      deps.jobs.put(tx, searchSourcesJob, deps.newId(), { taskId: taskId ?? '' }, { student: student.user.id }),
    );
    deps.jobs.wake(searchSourcesJob);
    const task = await taskEnd(student, taskId ?? '');
    expect(task).toMatchObject({ status: 'completed' });
    expect(task.search?.readings.map(({ state, results }) => [state, results])).toEqual([
      ['done', 1],
      ['done', 1],
      ['done', 1],
    ]);
    expect(scholar.asked.slice(before).map(({ title }) => title)).toEqual(['A Load of Gravel']);
  });
});

describe('results of a reading', () => {
  it('stay with it when a revised syllabus moves it, and are stale when it is called otherwise', async () => {
    const { student, folderId, searchOne, list } = await course();
    await taskEnd(student, (await searchOne(0)).task_id);
    const [first, second] = [
      weekItem({ id: 'a', number: 1, topic: 'Topic 1' }),
      weekItem({ id: 'b', number: 2, topic: 'Topic 2' }),
    ];
    const moved = readingItem({ id: 'n', weekId: 'a', title: 'Why Lowland Rivers Bend', author: 'Castellanos' });
    await readSyllabus(testApp.deps, folderId, [first, moved, second]);
    const place = `${student.user.id}/${folderId}/1/0`;
    const here = await student.get(`/api/academic-search/check-existing/${place}`);
    expect(here.json()).toMatchObject({ exists: true, stale: false, total_results: 1 });
    expect(await list('week=1')).toMatchObject([{ title: 'Why Lowland Rivers Bend', total_results: 1 }]);

    const before = scholar.asked.length;
    await readSyllabus(testApp.deps, folderId, [first, { ...moved, title: 'Why Most Lowland Rivers Bend' }, second]);
    expect((await student.get(`/api/academic-search/get-existing/${place}`)).json()).toMatchObject({
      exists: true,
      search: { stale: true, title: 'Why Lowland Rivers Bend' },
    });
    // Nothing was asked for it; who asks now, though, is not answered from what is stale.
    expect(scholar.asked).toHaveLength(before);
    const again = await searchOne(0, { week_number: 1, reading_index: 0 });
    expect(again).toMatchObject({ stored: false });
    await taskEnd(student, again.task_id);
    expect((await student.get(`/api/academic-search/check-existing/${place}`)).json()).toMatchObject({ stale: false });
  });
});
