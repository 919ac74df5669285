import { beforeEach, describe, expect, it } from 'vitest';
import type { Correction } from '../../db/stored/correction.ts';
import type { ExtractedItem } from '../../db/stored/plan-item.ts';
import { makeFolder } from '../../testing/factories.ts';
import { assignmentItem, readingItem, weekItem } from '../../testing/plan-items.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { adoptReading, lockPlan, record, workingPlan } from './plan.service.ts';

const testApp = useTestApp();
let folderId = '';
let readings = 0;

beforeEach(async () => {
  folderId = (await makeFolder(testApp.deps, (await testApp.signIn()).user)).id;
});

function read(items: ExtractedItem[], fileId = 'file-1', taskId = `task-${folderId}-${readings++}`): Promise<void> {
  const origin = { folderId, fileId, fileName: 's.md', source: 'engine', fallback: null, confidenceThreshold: null };
  return adoptReading(testApp.deps, { ...origin, taskId, items });
}

function decide(correction: Correction): Promise<void> {
  return testApp.deps.db.transaction(async (tx) => {
    const plan = await lockPlan(tx, folderId);
    if (plan) await record(tx, testApp.deps, plan, correction);
  });
}

async function plan() {
  const working = await workingPlan(testApp.deps.db, folderId);
  return working?.items.map(({ item, state }) => ({ id: item.id, state, item })) ?? [];
}

const entry = async (id: string) => (await plan()).find((found) => found.id.endsWith(id));
// Ids are unique over all plans, and every test has its own.
const id = (name: string) => `${folderId}/${name}`;
const week = () => weekItem({ id: id('week'), number: 1 });
const essay = (more = {}) =>
  assignmentItem({ id: id('essay'), weekId: id('week'), title: 'Essay', dueDate: '2026-02-06', ...more });

describe('reading the same file again', () => {
  it('keeps the ids of what it finds again, and takes what it reads better', async () => {
    await read([week(), essay()]);
    const better = essay({ id: id('other-id'), weekId: id('other-week'), dueDate: '2026-02-08' });
    await read([weekItem({ id: id('other-week'), number: 1 }), better]);
    expect(await plan()).toMatchObject([
      { id: id('week') },
      { id: id('essay'), state: 'pending', item: { dueDate: '2026-02-08', weekId: id('week') } },
    ]);
  });

  it('keeps what the student corrected or confirmed although it is not found any more', async () => {
    const quiz = assignmentItem({ id: id('quiz'), weekId: id('week'), title: 'Quiz' });
    await read([week(), essay(), quiz]);
    await decide({ action: 'set', itemId: id('essay'), values: { title: 'Long essay' } });
    await decide({ action: 'confirm', itemIds: [id('quiz')] });
    await read([weekItem({ id: id('other-week'), number: 1 })]);
    expect(await entry('essay')).toMatchObject({
      state: 'corrected',
      item: { title: 'Long essay', dueDate: '2026-02-06' },
    });
    expect(await entry('quiz')).toMatchObject({ state: 'confirmed', item: { weekId: id('week') } });
  });

  it('asks again for what was confirmed and now reads otherwise', async () => {
    await read([week(), essay()]);
    await decide({ action: 'confirm', itemIds: [id('essay'), id('week')] });
    await read([weekItem({ id: id('w'), number: 1 }), essay({ id: id('e'), weekId: id('w'), dueDate: '2026-02-09' })]);
    expect(await entry('essay')).toMatchObject({ state: 'pending', item: { dueDate: '2026-02-09' } });
    expect(await entry('week')).toMatchObject({ state: 'confirmed' });
  });

  it('drops what was only read, and is read no more', async () => {
    await read([week(), essay()]);
    await read([weekItem({ id: id('other-week'), number: 1 })]);
    expect((await plan()).map((found) => found.id)).toEqual([id('week')]);
  });

  it('happens once for one task, however often the task runs', async () => {
    await read([week(), essay()], 'file-1', id('task'));
    await decide({ action: 'set', itemId: id('essay'), values: { title: 'Long essay' } });
    await read([week(), essay()], 'file-1', id('task'));
    expect(await entry('essay')).toMatchObject({ state: 'corrected', item: { title: 'Long essay' } });
  });
});

describe('a week that a new reading lacks', () => {
  it('stays while something of the student stands in it', async () => {
    const second = weekItem({ id: id('second'), number: 2 });
    await read([week(), second]);
    await decide({ action: 'add', item: readingItem({ id: id('mine'), weekId: id('second'), title: 'Mine' }) });
    await read([weekItem({ id: id('w'), number: 1 })]);
    expect((await plan()).map((found) => found.id)).toEqual([id('week'), id('second'), id('mine')]);
  });
});
