import { randomUUID } from 'node:crypto';
import type { AssignmentBrief, AssignmentFacts } from '@weekwise/contracts/assignments.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import type { Syllabus } from '@weekwise/contracts/syllabus.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { assignmentSteps } from '../../db/schema/assignments.ts';
import { type RiverCourse, riverCourse } from '../../testing/river-course.ts';
import { useTestApp } from '../../testing/test-app.ts';

let now = new Date(2026, 0, 20, 12);
const testApp = useTestApp({
  clock: () => now,
  tutors: {
    for: () => ({
      ...offlineTutor,
      assignmentBrief: async (...given) => ({
        ...(await offlineTutor.assignmentBrief(...given)),
        fallback: 'budget-spent',
      }),
    }),
  },
});
let course: RiverCourse;
let syllabus: Syllabus;

beforeEach(async () => {
  now = new Date(2026, 0, 20, 12);
  course = await riverCourse(testApp);
  syllabus = (await course.student.get(`/api/simple-syllabus/${course.folderId}`)).json();
});

const idOf = (title: string): string => {
  const found = syllabus.weeks.flatMap((week) => week.assignments).find((assignment) => assignment.title === title);
  if (!found) throw new Error(`The syllabus lost its ${title}.`);
  return found.id;
};
const get = async (url: string) => (await course.student.get(url)).json();
const makeBrief = async (title: string, more = {}): Promise<AssignmentBrief> => {
  const body = { assignment_id: idOf(title), folder_id: course.folderId, ...more };
  return (await course.student.post('/api/education/assignments/brief/api/assignment-brief', body)).json();
};
const own = (title: string, more: string) => `/api/assignments/${course.folderId}/${idOf(title)}${more}`;
const fast = (title: string): Promise<AssignmentFacts> =>
  get(`/api/education/assignments/weekwise-summary/fast/${idOf(title)}`);

describe('the summary of an assignment', () => {
  it('says what is asked, when, what counts, and what is open, in the words of the syllabus', async () => {
    const facts = await fast('Essay');
    expect(facts).toMatchObject({
      folder_id: course.folderId,
      week_number: 4,
      title: 'Essay',
      assignment_type: 'essay',
      due_date: '2026-02-06',
      days_left: 17,
      weight: { percent: 40, quote: { place: { file_id: course.syllabusFileId } } },
      status: 'open',
      handed_in_at: null,
      brief: null,
    });
    expect(facts.asked[0]).toMatchObject({ text: expect.stringContaining('Essay'), place: expect.any(Object) });
    expect(facts.open.join(' ')).toContain('how long it should be');
  });

  it('adds what helps, and where the syllabus opens when it is asked for', async () => {
    await course.uploadReading();
    const url = `/api/education/assignments/summary/assignment/${idOf('Field report')}`;
    const summary = await get(`${url}?include_document_link=true`);
    expect(summary.materials[0]).toMatchObject({ file_name: 'Castellanos - Why Rivers Bend.md' });
    expect(summary.document_link).toBe(`/api/folders/${course.folderId}/files/${course.syllabusFileId}/content`);
    expect((await course.student.get(summary.document_link)).statusCode).toBe(200);
    expect(await get(url)).toMatchObject({ document_link: null });
    expect(await get(`${url}?include_document_link=perhaps`)).toMatchObject({ code: 'invalid_request' });
  });

  it('of a week lists its assignments', async () => {
    const week = `/api/education/assignments/summary/week/${syllabus.metadata.syllabus_id}`;
    expect(await get(`${week}/2?include_document_links=true`)).toMatchObject({
      week_number: 2,
      topic: 'Discharge and sediment',
      start_date: '2026-01-19',
      assignments: [{ title: 'Quiz 1', document_link: expect.any(String) }],
    });
    expect(await get(`${week}/1`)).toMatchObject({ assignments: [] });
    expect(await get(`${week}/9`)).toMatchObject({ code: 'week_not_found' });
  });

  it('is nobody else’s', async () => {
    const stranger = await riverCourse(testApp);
    const theirs = async (url: string) => (await stranger.student.get(url)).json().code;
    const id = idOf('Essay');
    expect(await theirs(`/api/education/assignments/weekwise-summary/fast/${id}`)).toBe('folder_not_found');
    expect(await theirs(`/api/assignments/${stranger.folderId}/${id}/brief`)).toBe('assignment_not_found');
    expect(await theirs('/api/education/assignments/weekwise-summary/fast/none')).toBe('assignment_not_found');
    const ofSyllabus = `/api/assignment-enhancement/enhancement-status/${syllabus.metadata.syllabus_id}`;
    expect(await theirs(ofSyllabus)).toBe('folder_not_found');
    expect(await theirs(`${ofSyllabus}?folder_id=${stranger.folderId}`)).toBe('not_found');
  });
});

describe('the brief of an assignment', () => {
  it('is planned back from the due date to today, with materials, the notes and who made it', async () => {
    await course.uploadReading();
    expect(await get(own('Essay', '/brief'))).toEqual({ exists: false, brief: null });
    const brief = await makeBrief('Essay', { user_notes: 'Ask about the format.' });
    expect(brief).toMatchObject({
      due_date: '2026-02-06',
      user_notes: 'Ask about the format.',
      planned_for: '2026-02-06',
      plan_outdated: false,
      source: 'engine',
      fallback: 'budget-spent',
    });
    const dates = brief.steps.map(({ date }) => date ?? '');
    expect(dates).toEqual([...dates].sort());
    expect(dates[0] && dates[0] >= '2026-01-20').toBe(true);
    expect(dates.at(-1)).toBe('2026-02-06');
    expect(await get(own('Essay', '/brief'))).toEqual({ exists: true, brief });
  });

  it('keeps what the student did to its steps when it is made anew, also for another due date', async () => {
    const brief = await makeBrief('Essay', { user_notes: 'Mine.' });
    const [first, second, third] = brief.steps;
    now = new Date(2026, 0, 21, 12);
    await course.student.patch(own('Essay', `/brief/steps/${first?.step_id}`), { done: true });
    await course.student.patch(own('Essay', `/brief/steps/${second?.step_id}`), { task: 'Go to the library' });
    await course.student.patch(own('Essay', `/brief/steps/${third?.step_id}`), { removed: true });
    await course.student.post(own('Essay', '/brief/steps'), { task: 'Show it to Ines', date: '2026-02-01' });
    expect(await fast('Essay')).toMatchObject({ brief: { steps: brief.steps.length, steps_done: 1 } });

    const values = { values: { due_date: '2026-02-13' } };
    expect(
      (await course.student.patch(`/api/review/${course.folderId}/items/${idOf('Essay')}`, values)).statusCode,
    ).toBe(200);
    expect(await get(own('Essay', '/brief'))).toMatchObject({
      brief: { due_date: '2026-02-13', planned_for: '2026-02-06', plan_outdated: true },
    });
    const anew = await makeBrief('Essay');
    expect(anew).toMatchObject({ plan_outdated: false, user_notes: 'Mine.' });
    const tasks = anew.steps.map(({ task }) => task);
    expect(tasks).toContain('Go to the library');
    expect(tasks).toContain('Show it to Ines');
    expect(tasks).not.toContain(third?.task);
    expect(anew.removed_steps.map(({ task }) => task)).toEqual([third?.task]);
    expect(anew.steps.find(({ step_id }) => step_id === first?.step_id)?.done_at).toBe(now.toISOString());
    expect(anew.steps.at(-1)?.date).toBe('2026-02-13');
    expect(anew.steps).toHaveLength(brief.steps.length);
  });

  it('is edited, and saved as Markdown with steps to tick off', async () => {
    const { steps } = await makeBrief('Essay');
    await course.student.patch(own('Essay', `/brief/steps/${steps[0]?.step_id}`), { done: true });
    await course.student.patch(own('Essay', '/brief'), { user_notes: '1. first\n<script>' });
    const { body, headers } = await course.student.get(own('Essay', '/brief/export'));
    expect(headers['content-disposition']).toContain('Brief Essay.md');
    expect(body).toContain('- Due 2026-02-06\n- Counts 40% of the grade\n');
    expect(body).toMatch(/- \[x\] by 2026-01-\d\d: /);
    expect(body).toContain('1\\. first\n\\<script\\>\n');
  });

  it('is refused for what is not there, and holds only so many steps', async () => {
    expect((await course.student.post(own('Essay', '/brief/steps'), { task: 'X' })).json()).toMatchObject({
      code: 'brief_not_found',
    });
    expect(await makeBrief('Essay', { assignment_id: 'none' })).toMatchObject({ code: 'assignment_not_found' });
    const { steps } = await makeBrief('Essay');
    await makeBrief('Field report');
    const foreign = own('Field report', `/brief/steps/${steps[0]?.step_id}`);
    expect((await course.student.patch(foreign, { done: true })).json()).toMatchObject({ code: 'step_not_found' });

    const of = { folderId: course.folderId, assignmentId: idOf('Essay'), task: 'One more', createdAt: now };
    const many = Array.from({ length: limits.briefSteps - steps.length - 1 }, () => ({ ...of, id: randomUUID() }));
    await testApp.deps.db.insert(assignmentSteps).values(many);
    const add = () => course.student.post(own('Essay', '/brief/steps'), { task: 'The last one' });
    const codes = (await Promise.all([add(), add()])).map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 'brief_full')).toHaveLength(1);
  });

  it('counts in the status of the syllabus', async () => {
    const url = `/api/assignment-enhancement/enhancement-status/${syllabus.metadata.syllabus_id}`;
    expect(await get(url)).toMatchObject({ status: 'none', total: 3, enhanced: 0 });
    await makeBrief('Essay');
    expect(await get(url)).toMatchObject({ status: 'partial', enhanced: 1 });
    await makeBrief('Quiz 1');
    await makeBrief('Field report');
    expect(await get(url)).toMatchObject({ status: 'complete', enhanced: 3 });
  });
});

it('an assignment is handed in, once, and taken back', async () => {
  now = new Date(2026, 1, 1, 12);
  expect(await fast('Quiz 1')).toMatchObject({ status: 'overdue', days_left: -11 });
  const set = (handed_in: boolean) => course.student.put(own('Quiz 1', '/handed-in'), { handed_in });
  const first = now.toISOString();
  expect((await set(true)).json()).toMatchObject({ status: 'handed-in', handed_in_at: first });
  now = new Date(2026, 1, 2, 12);
  expect((await set(true)).json()).toMatchObject({ handed_in_at: first });
  expect((await set(false)).json()).toMatchObject({ status: 'overdue', handed_in_at: null });
});

it('weeks are not enhanced any more, and the answer names what is instead', async () => {
  for (const call of ['start-processing', 'complete-phase', 'bulk-status']) {
    const answer = await course.student.post(`/api/week-enhancement/${call}`, { whatever: [1] });
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toMatchObject({
      code: 'week_enhancement_removed',
      detail: { replacement: 'POST /api/education/assignments/brief/api/assignment-brief' },
    });
  }
  for (const call of ['logs', 'summary']) {
    expect((await course.student.get(`/api/week-enhancement/${call}?a=b`)).statusCode).toBe(410);
  }
});
