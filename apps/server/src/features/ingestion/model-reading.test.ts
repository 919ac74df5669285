import type { Syllabus } from '@weekwise/contracts/syllabus.ts';
import type { Review } from '@weekwise/contracts/syllabus-review.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { syllabusText } from '../../testing/documents.ts';
import { makeFolder } from '../../testing/factories.ts';
import { meteredCalls, type TestCallsOptions, testModelCalls, testModels } from '../../testing/model-calls.ts';
import type { ModelTrouble } from '../../testing/model-server/trouble.ts';
import { useModelServer } from '../../testing/model-server/use-model-server.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';
import { modelTutors } from '../../tutor/tutors.ts';

const testApp = useTestApp();
const models = useModelServer();
let student: Student;
let folderId: string;

function tutorWith(options: TestCallsOptions = {}): void {
  testApp.deps.tutors = modelTutors(testModelCalls(testApp.deps, models.server, options));
}

beforeEach(async () => {
  tutorWith();
  models.server.answerWith(({ messages }) => ({ json: readingOf(messages.at(-1)?.text ?? '') }));
  student = await testApp.signIn();
  folderId = (await makeFolder(testApp.deps, student.user)).id;
});

const upload = (bytes = syllabusText(), name = 'syllabus.md') =>
  uploadAndRead(testApp, student, { folderId, role: 'syllabus', name, bytes });
const plan = async () => (await student.get(`/api/simple-syllabus/${folderId}`)).json<Syllabus>();
const review = async () => (await student.get(`/api/review/${folderId}`)).json<Review>();
const metered = () => meteredCalls(testApp.deps, student.user.id);

/**
 * What an attentive model reads in the schedule of `syllabusText`, but for one due date, and an exercise of its own.
 */
function readingOf(shown: string) {
  const rows = [
    ...shown.matchAll(/^\[(\d+)\] (\d) \| (Jan|Feb) (\d+) \| ([^|]+) \| (\w+), "(.+?),?" pp\. ([\d-]+) \| ?(.*)$/gm),
  ];
  const day = (month = '', date = '') => `2026-${month === 'Jan' ? '01' : '02'}-${date.padStart(2, '0')}`;
  return {
    name: null,
    code: null,
    instructor: null,
    term: null,
    email: null,
    location: null,
    meetingTimes: null,
    officeHours: null,
    gradingWeights: [],
    policies: [],
    assignmentsOutsideSchedule: [],
    weeks: rows.map(([, line, number, month, date, topic = '', author = '', title = '', pages, due = '']) => {
      const [, work, dueMonth, dueDate] = /^(.+) due (\w+) (\d+)/.exec(due) ?? [];
      const assignment = {
        title: work,
        dueDate: work === 'Quiz 1' ? day(month, date) : day(dueMonth, dueDate),
        dueTime: null,
        dueLine: null,
        type: 'other',
        weight: null,
        optional: false,
        line: Number(line),
      };
      return {
        number: Number(number),
        topic: topic.trim(),
        startDate: day(month, date),
        breakName: null,
        line: Number(line),
        readings: [{ title, author, pages, optional: false, graduateOnly: false, line: Number(line) }],
        assignments: work ? [assignment] : [],
      };
    }),
  };
}

/** The power goes out when the first file that was understood is about to be indexed. */
function cutOff(): string[] {
  const { reader } = testApp.deps;
  const cuts: string[] = [];
  testApp.deps.reader = {
    threads: reader.threads,
    read: (...given) => reader.read(...given),
    understand: (...given) => reader.understand(...given),
    async cut(packed, fileId, options) {
      cuts.push(fileId);
      if (cuts.length === 1) throw new Error('The power went out.');
      return reader.cut(packed, fileId, options);
    },
    readForStudy: (...given) => reader.readForStudy(...given),
    study: (...given) => reader.study(...given),
    studySyllabus: (...given) => reader.studySyllabus(...given),
    examine: (...given) => reader.examine(...given),
    show: (...given) => reader.show(...given),
    structures: (...given) => reader.structures(...given),
    lines: (...given) => reader.lines(...given),
    close: () => reader.close(),
  };
  onTestFinished(() => {
    testApp.deps.reader = reader;
  });
  return cuts;
}

describe('a syllabus with a model that reads', () => {
  it('makes a plan that names the model, and asks about what the two read differently', async () => {
    expect((await upload()).task).toMatchObject({ status: 'completed', error: null });
    const { metadata, weeks } = await plan();
    expect(metadata).toMatchObject({ source: testModels.openai, fallback: null });
    expect(weeks[1]?.assignments).toMatchObject([{ title: 'Quiz 1', due_date: '2026-01-21' }]);
    const { items, read_by, fallback } = await review();
    expect({ read_by, fallback }).toEqual({ read_by: testModels.openai, fallback: null });
    const named = (title: string) => items.find(({ values }) => 'title' in values && values.title === title);
    expect(named('Quiz 1')).toMatchObject({
      needs_review: true,
      values: { due_date: '2026-01-21' },
      second_reading: { found_by: 'both', otherwise: [{ field: 'due_date', value: '2026-01-19' }] },
    });
    expect(named('Essay')).toMatchObject({ needs_review: false, second_reading: { found_by: 'both', otherwise: [] } });
    expect(await metered()).toMatchObject([{ folderId, ability: 'reading', outcome: 'ok' }]);
  });

  it('asks no more once the student has decided', async () => {
    await upload();
    const quiz = (await review()).items.find((item) => item.kind === 'assignment' && item.values.title === 'Quiz 1');
    const url = `/api/review/${folderId}/items/${quiz?.id}`;
    const payload = { values: { due_date: '2026-01-19' } };
    const answer = await testApp.app.inject({ method: 'PATCH', url, headers: { cookie: student.cookie }, payload });
    const corrected = answer.json<Review>().items.find(({ id }) => id === quiz?.id);
    expect(corrected).toMatchObject({ state: 'corrected', needs_review: false, second_reading: null });
  });

  it('is read and paid for once, though the task is cut off behind it', async () => {
    const cuts = cutOff();
    const { task } = await upload();
    expect({ status: task.status, cuts: cuts.length }).toEqual({ status: 'completed', cuts: 2 });
    expect((await plan()).metadata.source).toBe(testModels.openai);
    expect(await metered()).toHaveLength(1);
  });

  it('that holds no schedule is paid for once too', async () => {
    cutOff();
    const { task } = await upload('# A letter\n\nDear students, welcome to the course.\n', 'letter.md');
    expect(task).toMatchObject({ status: 'failed', error: { code: 'syllabus_without_schedule' } });
    expect(await metered()).toHaveLength(1);
  });
});

describe('a syllabus whose model has trouble is the engine’s, and says why', () => {
  it.each<[string, ModelTrouble, FallbackReason, TestCallsOptions['limits']?]>([
    ['is overloaded', { kind: 'rate-limit', retryAfter: 3600 }, 'rate-limited'],
    ['is down', { kind: 'server-error' }, 'unreachable'],
    ['is silent', { kind: 'silent' }, 'timed-out', { firstToken: 300, silence: 300, whole: 600 }],
    ['cuts the line', { kind: 'cut', after: 40 }, 'unreachable'],
    ['sends no JSON twice', { kind: 'invalid-json' }, 'unusable'],
    ['sends another shape twice', { kind: 'wrong-shape' }, 'unusable'],
    ['stops for its length', { kind: 'truncated' }, 'unusable'],
    ['declines', { kind: 'refusal' }, 'declined'],
  ])('that %s', async (_what, trouble, reason, limits) => {
    tutorWith(limits && { limits });
    models.server.trouble(trouble);
    expect((await upload()).task).toMatchObject({ status: 'completed', error: null });
    const { metadata, weeks } = await plan();
    expect(metadata).toMatchObject({ source: 'engine', fallback: reason });
    expect(weeks).toHaveLength(4);
    expect(await review()).toMatchObject({ read_by: 'engine', fallback: reason });
    for (const { second_reading } of (await review()).items) expect(second_reading).toBeNull();
    const rows = await metered();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatchObject({ ability: 'reading', outcome: reason });
  });

  it('that reads what is not there', async () => {
    models.server.answerWith('competent');
    models.server.trouble({ kind: 'cite-unknown' });
    await upload();
    expect((await plan()).metadata).toMatchObject({ source: 'engine', fallback: 'unusable' });
  });

  it('that breaks in a way nobody foresaw', async () => {
    const { tutors } = testApp.deps;
    const breaks = () => Promise.reject(new TypeError('a bug'));
    testApp.deps.tutors = { for: (scope) => ({ ...tutors.for(scope), readSyllabus: breaks }) };
    expect((await upload()).task).toMatchObject({ status: 'completed', error: null });
    expect((await plan()).metadata).toMatchObject({ source: 'engine', fallback: 'unusable' });
  });
});
