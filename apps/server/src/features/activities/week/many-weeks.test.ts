// Many students want a week at the same time: all get theirs, nobody's is made twice, and whoever waits is told their
// place.
import type { WeekActivities, WeekGenerationEvent } from '@weekwise/contracts/activities.ts';
import { cutPassages } from '@weekwise/engine/passages/cut.ts';
import { expect, test } from 'vitest';
import { files } from '../../../db/schema/files.ts';
import { backgroundTasks } from '../../../db/schema/tasks.ts';
import { unpackDocument } from '../../../reading/packed-document.ts';
import { streamOf } from '../../../testing/chat.ts';
import { makeFolder } from '../../../testing/factories.ts';
import { readingItem, weekItem } from '../../../testing/plan-items.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { courseWithReading, weekReading } from '../../../testing/week.ts';
import { fileDocument, filesOf } from '../../files/files.service.ts';
import { insertPassages } from '../../retrieval/passages.repo.ts';
import { publishPassages } from '../../retrieval/passages.service.ts';
import { adoptReading } from '../../syllabus/plan.service.ts';

const testApp = useTestApp();
const students = 15;
/** Fifteen weeks take longer on a machine that has others to do. */
const patience = 300_000;

/** Courses that are read already, each of another student. */
async function readCourses() {
  const { deps } = testApp;
  const first = await testApp.signIn();
  const folderId = await courseWithReading(testApp, first);
  const reading = (await filesOf(deps, first.user.id, folderId)).find(({ role }) => role === 'material');
  if (!reading) throw new Error('The reading is not there.');
  const { packed } = await fileDocument(deps, first.user.id, folderId, reading.id);
  const document = unpackDocument(packed);
  const courses = [];
  for (let i = 0; i < students; i++) {
    const student = await testApp.signIn();
    const { id } = await makeFolder(deps, student.user);
    const fileId = deps.newId();
    const { operationId: _, ...row } = reading;
    await deps.db.insert(files).values({ ...row, id: fileId, folderId: id, driveKey: fileId, driveName: null });
    await insertPassages(deps.db, { fileId, folderId: id }, cutPassages(document, fileId));
    await deps.db.transaction((tx) => publishPassages(tx, id));
    const week = weekItem({ id: deps.newId(), number: 3, topic: 'Meanders' });
    const items = [week, readingItem({ id: deps.newId(), weekId: week.id, title: 'Why Rivers Bend' })];
    const origin = { taskId: deps.newId(), folderId: id, fileId: 'a-syllabus', fileName: 's.md' };
    await adoptReading(deps, { ...origin, source: 'engine', fallback: null, confidenceThreshold: null, items });
    courses.push({ student, folderId: id });
  }
  return courses;
}

test('many weeks at once: each is made once, whoever waits moves up in the queue', { timeout: patience }, async () => {
  const courses = await readCourses();
  await Promise.all(
    courses.map(async ({ student, folderId }) => {
      const body = { folder_id: folderId, week_number: 3 };
      const [made, streamed] = await Promise.all([
        student.post('/api/power-plays/generate-week', body),
        student.get(`/api/folders/${folderId}/weeks/3/generate-learning-activities-stream`),
      ]);
      const events = streamOf<WeekGenerationEvent>(streamed);
      const places = events.flatMap((event) => (event.type === 'progress' && event.position ? event.position : []));
      expect(places).toEqual(places.toSorted((x, y) => y - x));
      const { activities } = made.json<WeekActivities>();
      expect(events.at(-1)).toMatchObject({ type: 'complete', result: { activities } });
      expect(activities.length).toBeGreaterThan(10);
      for (const item of activities) {
        if (item.type === 'flashcards') expect(weekReading.bytes).toContain(item.citation?.quote);
      }
    }),
  );
  const folders = courses.map(({ folderId }) => folderId);
  const tasks = await testApp.deps.db.select().from(backgroundTasks);
  const made = tasks.filter(({ kind }) => kind === 'generate-week');
  expect(made.map(({ folderId }) => folderId).sort()).toEqual(folders.sort());
  expect(new Set(made.map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(new Set(['completed 1']));
});
