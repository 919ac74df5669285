import type { Syllabus } from '@weekwise/contracts/syllabus.ts';
import type { Review } from '@weekwise/contracts/syllabus-review.ts';
import { describe, expect, it } from 'vitest';
import { syllabusExtractions } from '../../db/schema/syllabus.ts';
import { syllabusText } from '../../testing/documents.ts';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { taskEnd, uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp();

const front = `# GEOL 118 Volcanoes and People

Instructor: Dr. Ivo Castellane
`;
const topics = ['Plate boundaries', 'Magma and viscosity', 'Lava flows', 'Ash in the air', 'Lahars', 'Volcanic gases'];
/** Numbered topics under a heading that names no schedule. */
const undated = `${front}
## What we talk about

${topics.map((topic, i) => `${i + 1}. ${topic}`).join('\n')}

## Reading and work

Read: Marshak, chapter 5

Field report due Sept 2, 2026
`;

/** A student whose syllabus is read, whatever came of it. */
async function withSyllabus(text: string) {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const base = `/api/review/${folder.id}`;
  const { fileId } = await uploadAndRead(testApp, student, { folderId: folder.id, role: 'syllabus', bytes: text });
  const status = async () => (await student.get(`/api/folders/${folder.id}/syllabus-status`)).json();
  return {
    student,
    folder,
    structures: async () => (await student.get(`${base}/structures`)).json(),
    lines: async () => (await student.get(`${base}/lines`)).json(),
    post: (path: string, body: object = {}) => student.post(`${base}/${path}`, body),
    review: async () => (await student.get(base)).json<Review>(),
    plan: async () => (await student.get(`/api/simple-syllabus/${folder.id}`)).json<Syllabus>(),
    status,
    problem: async () => (await student.get(`/api/folders/${folder.id}/contents`)).json().files[0].error?.code ?? null,
    readAgain: async () => {
      const answer = await student.post(`/api/folders/${folder.id}/files/${fileId}/read`, {});
      await taskEnd(student, answer.json().operation_id);
    },
  };
}

const topicsOf = ({ weeks }: Syllabus) => weeks.map(({ topic }) => topic?.value ?? null);
/** Of a week that was built. */
const weekIdOf = ({ items }: Review, number: number) =>
  items.find((item) => item.kind === 'week' && item.state === 'added' && item.values.week_number === number)?.id;

const datesOf = ({ weeks }: Syllabus) => weeks.map(({ start_date }) => start_date);

describe('another reading of a syllabus', () => {
  it('is offered with its weeks and what else was found, where no weeks were', async () => {
    const { structures } = await withSyllabus(undated);
    expect(await structures()).toMatchObject({
      week_count: 0,
      facts: expect.arrayContaining([{ field: 'course_code', value: 'GEOL 118' }]),
      structures: [{ kind: 'topics', is_current: false, week_count: 6, dated_count: 0, first_date: null }],
    });
    const { structures: found } = await structures();
    expect(found[0].weeks[1]).toEqual({ week_number: 2, topic: 'Magma and viscosity', start_date: null });
  });

  it('becomes the plan when it is chosen, stays when the file is read again, and can be taken back', async () => {
    const { structures, post, plan, readAgain, structures: again } = await withSyllabus(undated);
    const { key } = (await structures()).structures[0];
    expect((await post('structures', { key })).json()).toMatchObject({ undo: 'Chose another reading' });
    expect(topicsOf(await plan())).toEqual(topics);
    expect((await again()).structures[0]).toMatchObject({ key, is_current: true });
    await readAgain();
    expect(topicsOf(await plan())).toEqual(topics);
    await post('undo');
    expect((await plan()).weeks).toEqual([]);
  });

  it('begins a plan where the file came to none at all', async () => {
    const { structures, post, plan, status, problem } = await withSyllabus(
      `# Volcanoes\n\n## What we talk about\n\n${topics.map((topic) => `- ${topic}`).join('\n')}\n`,
    );
    expect(await status()).toMatchObject({ processing_status: 'failed' });
    expect(await problem()).toBe('syllabus_without_schedule');
    const { key } = (await structures()).structures[0];
    await post('structures', { key });
    expect(topicsOf(await plan())).toEqual(topics);
    expect(await status()).toMatchObject({ processing_status: 'completed', error: null });
    expect(await problem()).toBeNull();
    await post('undo');
    expect(await problem()).toBe('syllabus_without_schedule');
  });

  it('is named the current one where the reader has chosen it by itself', async () => {
    const { structures } = await withSyllabus(syllabusText());
    expect((await structures()).structures[0]).toMatchObject({ kind: 'weeks', is_current: true, week_count: 4 });
  });

  it('that there is none of is refused', async () => {
    const { post } = await withSyllabus(undated);
    expect((await post('structures', { key: 'none' })).json()).toMatchObject({ code: 'structure_not_found' });
  });
});

const term = {
  first_day: '2026-08-26',
  week_count: 3,
  class_days: [0, 2],
  breaks: [{ name: 'Fall break', first_day: '2026-09-07', last_day: '2026-09-11' }],
};

describe('weeks built by hand', () => {
  it('take the place of those that were read, stay when the file is read again, and can be taken back', async () => {
    const { post, plan, readAgain } = await withSyllabus(syllabusText());
    expect((await post('weeks', term)).json()).toMatchObject({ undo: 'Built the weeks by hand' });
    const built = await plan();
    expect(built.weeks.map(({ week_number, start_date, break_name }) => [week_number, start_date, break_name])).toEqual(
      [
        [1, '2026-08-26', null],
        [2, '2026-08-31', null],
        [3, '2026-09-07', 'Fall break'],
      ],
    );
    await readAgain();
    expect(await plan()).toMatchObject({ weeks: built.weeks });
    await post('undo');
    expect((await plan()).weeks).toHaveLength(4);
  });

  it('can be built beside a file without a schedule, and that is no failure any more', async () => {
    const { post, plan, status, readAgain, problem } = await withSyllabus(
      '# A poem\n\nThe river runs, and I run too.\n',
    );
    await post('weeks', term);
    expect(datesOf(await plan())).toEqual(['2026-08-26', '2026-08-31', '2026-09-07']);
    expect(await status()).toMatchObject({ processing_status: 'completed', error: null });
    await readAgain();
    expect(await status()).toMatchObject({ processing_status: 'completed' });
    expect(await problem()).toBeNull();
    expect((await plan()).weeks).toHaveLength(3);
  });

  it('take lines of the syllabus with their place, as what they say', async () => {
    const { post, plan, lines, readAgain } = await withSyllabus(undated);
    const review = (await post('weeks', term)).json<Review>();
    const [first, second] = [1, 2].map((number) => weekIdOf(review, number));
    const { lines: all } = await lines();
    const place = (text: string) => {
      const { block, start, end } = all.find((line: { text: string }) => line.text.startsWith(text));
      return { block, start, end };
    };
    await post('lines', { week_id: first, use: 'all', lines: [place('Magma'), place('Read: Marshak')] });
    await post('lines', { week_id: first, use: 'topic', lines: [place('Lahars')] });
    await post('lines', { week_id: second, use: 'assignment', lines: [place('Ash in the air')] });
    const made = await plan();
    expect(made.weeks[0]).toMatchObject({
      topic: { value: 'Magma and viscosity; Lahars', source: { text: 'Lahars' } },
      readings: [{ author: 'Marshak', origin: 'added', source: { text: 'Read: Marshak, chapter 5' } }],
    });
    expect(made.weeks[1]?.assignments.map(({ title }) => title)).toContain('Ash in the air');
    await readAgain();
    expect((await plan()).weeks.slice(0, 2)).toEqual(made.weeks.slice(0, 2));
    await post('undo');
    expect((await plan()).weeks[1]?.assignments.map(({ title }) => title)).not.toContain('Ash in the air');
  });

  it('take lines that are pasted, and know those that stand in the syllabus', async () => {
    const { post, plan } = await withSyllabus(undated);
    const review = (await post('weeks', term)).json<Review>();
    const texts = ['lava   flows', 'Druitt, "Pyroclastic currents," pp. 145-182'];
    await post('lines', { week_id: weekIdOf(review, 1), use: 'all', texts });
    expect((await plan()).weeks[0]).toMatchObject({
      topic: { value: 'Lava flows', source: { text: 'Lava flows' } },
      readings: [{ title: 'Pyroclastic currents', author: 'Druitt', pages: '145-182', source: null }],
    });
  });

  it('keep what stands in them when they are laid out anew', async () => {
    const { post, plan } = await withSyllabus(undated);
    const review = (await post('weeks', term)).json<Review>();
    await post('lines', {
      week_id: weekIdOf(review, 1),
      use: 'all',
      texts: ['Lava flows', 'Read: Marshak, chapter 5'],
    });
    await post('weeks', { ...term, first_day: '2026-09-02', breaks: [] });
    expect((await plan()).weeks[0]).toMatchObject({
      start_date: '2026-09-02',
      topic: { value: 'Lava flows' },
      readings: [{ author: 'Marshak' }],
    });
  });

  it('refuse a line for a week that there is none of', async () => {
    const { post } = await withSyllabus(undated);
    await post('weeks', term);
    const answer = await post('lines', { week_id: 'none', use: 'all', texts: ['Lava flows'] });
    expect(answer.json()).toMatchObject({ code: 'review_item_not_found' });
  });
});

describe('the first day of a term', () => {
  it('dates weeks that have no date, once for all readings of the file', async () => {
    const { structures, post, plan, readAgain } = await withSyllabus(undated);
    await post('structures', { key: (await structures()).structures[0].key });
    expect(datesOf(await plan()).every((day) => day === null)).toBe(true);
    const started = await post('term-start', { first_day: '2026-08-26' });
    expect(started.json()).toMatchObject({ undo: 'Set the first day of the term' });
    expect(datesOf(await plan()).slice(0, 2)).toEqual(['2026-08-26', '2026-08-31']);
    expect((await plan()).weeks[1]?.assignments.map(({ title }) => title)).toContain('Field report');
    await readAgain();
    expect(datesOf(await plan()).slice(0, 2)).toEqual(['2026-08-26', '2026-08-31']);
    await post('undo');
    expect(datesOf(await plan())[0]).toBeNull();
  });
});

it('a plan that little speaks for says so, until the student has decided', async () => {
  const { status, post } = await withSyllabus(syllabusText());
  expect(await status()).toMatchObject({ is_doubtful: false });
  await testApp.deps.db.update(syllabusExtractions).set({ confidence: 0.5 });
  expect(await status()).toMatchObject({ is_doubtful: true });
  await post('weeks', term);
  expect(await status()).toMatchObject({ is_doubtful: false });
});

it('another syllabus takes the place of a plan without weeks at once', async () => {
  const { student, folder, plan } = await withSyllabus(undated);
  await uploadAndRead(testApp, student, { folderId: folder.id, role: 'syllabus', name: 'b.md', bytes: syllabusText() });
  expect((await plan()).weeks).toHaveLength(4);
});

describe('a syllabus for several kinds of students', () => {
  const sections = `${front}
## Schedule

| Week | Date | Topic | Work |
|---|---|---|---|
| 1 | Sept 14, 2026 | Lava | |
| 2 | Sept 21, 2026 | Ash | Section 1: Tuesday 9/22 Test 1<br>Section 2: Thursday 9/24 Test 1 |
| 3 | Sept 28, 2026 | Mud | Literature review (graduate students only) due Oct 1 |
`;

  it('asks which of them the student is, and the plan follows, also when the file is read again', async () => {
    const { post, plan, status, readAgain } = await withSyllabus(sections);
    const work = async () => (await plan()).weeks.flatMap(({ assignments }) => assignments.map(({ title }) => title));
    const before = await work();
    expect(before).toEqual(expect.arrayContaining(['Test 1 (Section 1)', 'Test 1 (Section 2)']));
    expect((await status()).tracks).toMatchObject([
      { kind: 'section', choices: ['Section 1', 'Section 2'], chosen: null },
      { kind: 'level', choices: ['undergraduate', 'graduate'], chosen: null },
    ]);
    await post('tracks', { kind: 'section', choice: 'Section 1' });
    await post('tracks', { kind: 'section', choice: 'Section 2' });
    await post('tracks', { kind: 'level', choice: 'undergraduate' });
    expect(await work()).toEqual(['Test 1']);
    await readAgain();
    expect(await work()).toEqual(['Test 1']);
    expect((await status()).tracks).toMatchObject([{ chosen: 'Section 2' }, { chosen: 'undergraduate' }]);
    await post('undo');
    expect(await work()).toHaveLength(2);
  });

  it('refuses a choice that there is none of', async () => {
    const { post, status } = await withSyllabus(syllabusText());
    expect((await status()).tracks).toEqual([]);
    const answer = await post('tracks', { kind: 'section', choice: 'Section 9' });
    expect(answer.json()).toMatchObject({ code: 'track_not_found' });
  });
});
