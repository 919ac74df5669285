import { expect, it } from 'vitest';
import type { Correction } from '../../db/stored/correction.ts';
import { makeFolder } from '../../testing/factories.ts';
import { assignmentItem, weekItem } from '../../testing/plan-items.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { syllabusOf } from './course.service.ts';
import { adoptReading, lockPlan, record } from './plan.service.ts';

const testApp = useTestApp();

it('is kept while it is the same, and read anew after each change, also within one transaction', async () => {
  const { db } = testApp.deps;
  const { id: folderId } = await makeFolder(testApp.deps, (await testApp.signIn()).user);
  const itemId = `${folderId}/essay`;
  const weekId = `${folderId}/week`;
  const read = (title: string, task: string) =>
    adoptReading(testApp.deps, {
      folderId,
      fileId: 'file-1',
      fileName: 's.md',
      source: 'engine',
      fallback: null,
      confidenceThreshold: null,
      taskId: `${folderId}-${task}`,
      items: [weekItem({ id: weekId, number: 1 }), assignmentItem({ id: itemId, weekId, title })],
    });
  const titles = async (from: Parameters<typeof syllabusOf>[0] = db) =>
    JSON.stringify((await syllabusOf(from, folderId))?.course).match(/(?<="title":")\w+ essay/g);

  expect(await syllabusOf(db, folderId)).toBeNull();
  await read('First essay', 'first');
  expect(await titles()).toEqual(['First essay']);
  expect(await syllabusOf(db, folderId)).toBe(await syllabusOf(db, folderId));

  await db.transaction(async (tx) => {
    for (const title of ['Second essay', 'Third essay']) {
      const plan = await lockPlan(tx, folderId);
      const correction: Correction = { action: 'set', itemId, values: { title } };
      if (plan) await record(tx, testApp.deps, plan, correction);
      expect(await titles(tx)).toEqual([title]);
    }
  });
  expect(await titles()).toEqual(['Third essay']);
});
