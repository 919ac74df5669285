import type { WeekGenerationEvent } from '@weekwise/contracts/activities.ts';
import { DocumentError } from '@weekwise/engine/documents/errors.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { backgroundTasks } from '../../../db/schema/tasks.ts';
import { streamOf } from '../../../testing/chat.ts';
import { syllabusText } from '../../../testing/documents.ts';
import { makeFolder } from '../../../testing/factories.ts';
import type { Student } from '../../../testing/student.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadAndRead } from '../../../testing/uploads.ts';
import { courseWithReading, generatedWeek, storedWeek, weekReading } from '../../../testing/week.ts';
import { requestWeek } from './generate-week.service.ts';
import { GenerationBoard } from './generation-board.ts';

const testApp = useTestApp();
let student: Student;
let folderId: string;

beforeAll(async () => {
  student = await testApp.signIn();
  folderId = await courseWithReading(testApp, student);
});

const streamUrl = (week: number, folder = folderId) =>
  `/api/folders/${folder}/weeks/${week}/generate-learning-activities-stream?user_id=${student.user.id}`;
const generationsOf = async (folder: string) =>
  (await testApp.deps.db.select().from(backgroundTasks)).filter(
    (task) => task.folderId === folder && task.kind === 'generate-week',
  );

describe('a week with a reading', () => {
  it('gets activities of all types and a study guide from it, which are stored', async () => {
    expect(await storedWeek(student, folderId, 3)).toMatchObject({ activities: [], basis: null, made_at: null });
    const week = await generatedWeek(student, folderId, 3);
    expect(week).toMatchObject({ folder_id: folderId, week_number: 3, basis: 'materials', generation: null });
    expect(new Set(week.activities.map(({ type }) => type))).toEqual(
      new Set(['flashcards', 'true-false', 'multiple-choice', 'socratic-dialogue']),
    );
    for (const item of week.activities) {
      expect(item).toMatchObject({ source: 'engine', fallback: null, edited: false, done: null });
      if (item.type === 'flashcards') expect(weekReading.bytes).toContain(item.citation?.quote);
    }
    const { study_questions, key_vocabulary } = week.structured_content;
    expect(study_questions.length).toBeGreaterThan(0);
    expect(key_vocabulary.map(({ title }) => title)).toContain('thalweg');
    expect(await storedWeek(student, folderId, 3)).toEqual(week);
    expect(await generatedWeek(student, folderId, 3)).toEqual(week);
  });

  it('tells nothing of what is right before it was answered', async () => {
    await generatedWeek(student, folderId, 3);
    const stored = await student.get(`/api/power-plays/get-stored/${student.user.id}/${folderId}/3`);
    const streamed = (await student.get(streamUrl(3))).body;
    for (const text of [stored.body, streamed]) {
      for (const field of ['"answer"', 'answer_index', 'answerIndex', '"hints"', '"evidence"']) {
        expect(text).not.toContain(field);
      }
    }
    for (const item of (await storedWeek(student, folderId, 3)).activities) {
      if (item.type === 'flashcards') continue;
      expect(item).not.toHaveProperty('explanation');
      expect(item).not.toHaveProperty('citation');
    }
  });

  it('made anew takes other free choices, and is the task of whoever asks meanwhile', async () => {
    const before = await generatedWeek(student, folderId, 3);
    const known = (await generationsOf(folderId)).length;
    const [one, other] = await Promise.all([
      generatedWeek(student, folderId, 3, { force_refresh: true }),
      generatedWeek(student, folderId, 3, { force_refresh: true }),
    ]);
    expect(one).toEqual(other);
    expect(await generationsOf(folderId)).toHaveLength(known + 1);
    expect(one.activities.map(({ id }) => id)).not.toEqual(before.activities.map(({ id }) => id));
  });

  it('is made when it is asked for, though something of it was made by itself before', async () => {
    const folder = await courseWithReading(testApp, student);
    const one = await student.post('/api/interactive-activities/generate', {
      activity: { type: 'true-false', topic: 'thalweg' },
      user_context: { folder_id: folder },
    });
    expect(one.json()).toMatchObject({ week_number: 3 });
    expect(await storedWeek(student, folder, 3)).toMatchObject({ activities: [{}], made_at: null });
    const week = await generatedWeek(student, folder, 3);
    expect(week.made_at).not.toBeNull();
    expect(new Set(week.activities.map(({ type }) => type)).size).toBe(4);
  });

  it('is not waited for where nobody wants to', async () => {
    const week = await generatedWeek(student, folderId, 3, { force_refresh: true, wait: false });
    expect(week.generation).toMatchObject({ task_id: expect.any(String), progress: expect.any(Number) });
    await new GenerationBoard(testApp.deps.db).end(week.generation?.task_id ?? '', new AbortController().signal);
    expect((await storedWeek(student, folderId, 3)).generation).toBeNull();
  });
});

describe('a week without materials', () => {
  it('is made from the syllabus alone, says so, and names the readings that would help', async () => {
    const week = await generatedWeek(student, folderId, 2);
    expect(week.basis).toBe('syllabus');
    expect(week.notice).toContain('from the syllabus alone');
    expect(week.readings_that_would_help).toMatchObject([{ title: 'A Load of Gravel', author: 'Brandt' }]);
    const cards = week.activities.flatMap((item) => (item.type === 'flashcards' ? item : []));
    expect(cards.map(({ front, back }) => [front, back])).toContainEqual([
      'When is “Quiz 1” due?',
      'Wednesday, January 21, 2026',
    ]);
    for (const { citation } of cards) expect(syllabusText()).toContain(citation?.quote);
    expect(week.structured_content.study_questions.length).toBeGreaterThan(0);
  });

  it('asks about the rules of the course once, not in every week anew', async () => {
    const { id: folder } = await makeFolder(testApp.deps, student.user);
    await uploadAndRead(testApp, student, { folderId: folder, role: 'syllabus', name: 's.md', bytes: syllabusText() });
    const frontsOf = async (week: number, how = {}) =>
      (await generatedWeek(student, folder, week, how)).activities.flatMap((item) =>
        item.type === 'flashcards' ? item.front : [],
      );
    const rule = 'What does the syllabus say about “Attendance”?';
    expect(await frontsOf(2)).toContain(rule);
    expect(await frontsOf(4)).toContain('What is week 4 about?');
    expect(await frontsOf(4)).not.toContain(rule);
    expect(await frontsOf(2, { force_refresh: true })).toContain(rule);
  });

  it('gets its reading, and is made of it when it is made anew', async () => {
    await uploadAndRead(testApp, student, {
      folderId,
      role: 'material',
      name: 'Brandt - A Load of Gravel.md',
      bytes: weekReading.bytes.replaceAll('bend', 'bar'),
    });
    const week = await generatedWeek(student, folderId, 2, { force_refresh: true });
    expect(week).toMatchObject({ basis: 'materials', readings_that_would_help: [] });
  });
});

describe('a topic in place of the plan’s', () => {
  it('is what the activities and the guide are about', async () => {
    const other = await testApp.signIn();
    const id = await courseWithReading(testApp, other);
    const week = await generatedWeek(other, id, 2, { topic: 'Meanders' });
    expect(week.basis).toBe('materials');
    const { guide } = (await other.get(`/api/study-guides/${id}/2`)).json();
    expect(guide).toMatchObject({ basis: 'materials' });
    expect(JSON.stringify(week.structured_content.key_vocabulary)).toContain('point bar');
  });
});

describe('the stream', () => {
  it('tells how far it is, ends with the result, and answers at once where there is one', async () => {
    const events = streamOf<WeekGenerationEvent>(await student.get(streamUrl(4)));
    expect(events.length).toBeGreaterThan(1);
    for (const event of events.slice(0, -1)) {
      expect(event).toMatchObject({ type: 'progress', step: expect.any(String), message: expect.any(String) });
    }
    const progress = events.map((event) => (event.type === 'error' ? -1 : event.progress));
    expect(progress).toEqual(progress.toSorted((x, y) => x - y));
    expect(events.at(-1)).toMatchObject({ type: 'complete', step: 'complete', result: { week_number: 4 } });
    const again = streamOf<WeekGenerationEvent>(await student.get(streamUrl(4)));
    expect(again).toEqual([events.at(-1)]);
  });

  it('joins whoever makes the week, and goes away without ending it', async () => {
    const { deps } = testApp;
    const { id: folder } = await makeFolder(deps, student.user);
    await uploadAndRead(testApp, student, { folderId: folder, role: 'syllabus', name: 's.md', bytes: syllabusText() });
    const gone = new AbortController();
    const { taskId } = await requestWeek(deps, student.user.id, { folderId: folder, weekNumber: 1, anew: false });
    const watching = new GenerationBoard(deps.db).end(taskId ?? '', gone.signal);
    gone.abort(new Error('The client is gone.'));
    await expect(watching).rejects.toThrow('The client is gone.');
    const events = streamOf<WeekGenerationEvent>(await student.get(streamUrl(1, folder)));
    expect(events.at(-1)).toMatchObject({ type: 'complete' });
    expect(await generationsOf(folder)).toMatchObject([{ id: taskId, status: 'completed' }]);
  });

  it('ends as failed where it cannot be made, and what the week had is still there', async () => {
    const before = await generatedWeek(student, folderId, 3);
    const { reader } = testApp.deps;
    const fails = async () => {
      throw new DocumentError('reading_timed_out', 'It took too long.');
    };
    testApp.deps.reader = Object.assign(Object.create(reader), { study: fails, studySyllabus: fails });
    onTestFinished(() => {
      testApp.deps.reader = reader;
    });
    const events = streamOf<WeekGenerationEvent>(await student.get(streamUrl(1)));
    expect(events.at(-1)).toMatchObject({ type: 'error', step: 'failed', code: 'generation_failed' });
    const body = { folder_id: folderId, week_number: 3, force_refresh: true };
    const answer = await student.post('/api/power-plays/generate-week', body);
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'generation_failed']);
    expect(await storedWeek(student, folderId, 3)).toEqual(before);
  });

  it('is not waited for longer than the limit', async () => {
    const { deps } = testApp;
    const id = 'a task that nobody takes up';
    const now = deps.clock();
    const state = { status: 'pending', step: 'received', message: '', startedAt: now, updatedAt: now } as const;
    await deps.db
      .insert(backgroundTasks)
      .values({ id, userId: student.user.id, folderId, kind: 'generate-week', ...state });
    onTestFinished(async () => {
      await deps.db.delete(backgroundTasks).where(eq(backgroundTasks.id, id));
    });
    const watching = new GenerationBoard(deps.db).watch(id, new AbortController().signal, 0);
    await expect(watching.next().then(() => watching.next())).rejects.toMatchObject({ code: 'generation_timed_out' });
  });
});

it.each([
  ['a week that the plan does not have', 9, 404, 'week_not_found'],
  ['no week at all', -1, 400, 'invalid_request'],
])('refuses %s', async (_what, week_number, status, code) => {
  const body = { folder_id: folderId, week_number };
  const answer = await student.post('/api/power-plays/generate-week', body);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

it('a folder without a syllabus has no weeks', async () => {
  const { id } = await makeFolder(testApp.deps, student.user);
  const answer = await student.post('/api/power-plays/generate-week', { folder_id: id, week_number: 1 });
  expect(answer.json()).toMatchObject({ code: 'syllabus_not_found' });
});

it('another student’s week does not exist', async () => {
  const other = await testApp.signIn();
  const url = `/api/folders/${folderId}/weeks/3/generate-learning-activities-stream`;
  expect((await other.get(url)).json()).toMatchObject({ code: 'folder_not_found' });
  expect((await other.get(`${url}?user_id=${student.user.id}`)).statusCode).toBe(403);
});
