import type { GuidePart, StudyGuide } from '@weekwise/contracts/study-guides.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type RiverCourse, riverCourse } from '../../testing/river-course.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { weekReading } from '../../testing/week.ts';

/** How often the tutor was asked for a guide. */
let asked = 0;
const testApp = useTestApp({
  tutors: {
    for: () => ({
      ...offlineTutor,
      studyGuide: async (...given) => {
        asked++;
        return { ...(await offlineTutor.studyGuide(...given)), fallback: 'timed-out' };
      },
    }),
  },
});
let course: RiverCourse;
const url = (week: number, more = '') => `/api/study-guides/${course.folderId}/${week}${more}`;
const make = async (week: number, body = {}): Promise<StudyGuide> =>
  (await course.student.post(url(week), body)).json();
const sections = (guide: StudyGuide): GuidePart[] => [
  ...guide.overview,
  ...guide.key_concepts,
  ...guide.key_vocabulary,
  ...guide.study_questions,
];

beforeEach(async () => {
  course = await riverCourse(testApp);
  asked = 0;
});

describe('the study guide of a week', () => {
  it('is made once, stored, and every statement leads to its place', async () => {
    const fileId = await course.uploadReading();
    expect((await course.student.get(url(3))).json()).toEqual({ exists: false, guide: null });
    const guide = await make(3);
    expect(guide).toMatchObject({ week_number: 3, topic: 'Meanders', basis: 'materials', outdated: false });
    expect(guide).toMatchObject({ source: 'engine', fallback: 'timed-out', readings_that_would_help: [] });
    expect(sections(guide).length).toBeGreaterThan(8);
    for (const { citation } of sections(guide).flatMap((part) => part.says)) {
      expect(citation).toMatchObject({ file_id: fileId, file_name: 'Castellanos - Why Rivers Bend.md' });
      expect(weekReading.bytes).toContain(citation?.quote);
    }
    expect(guide.reading_order).toMatchObject([{ reading: { file_id: fileId, minutes: 1 } }]);
    expect(await make(3)).toEqual(guide);
    expect(asked).toBe(1);
    expect((await course.student.get(url(3))).json()).toEqual({ exists: true, guide });
  });

  it('without materials is made of the syllabus, says so, and names the readings that would help', async () => {
    const guide = await make(3);
    expect(guide).toMatchObject({
      basis: 'syllabus',
      notice: expect.stringContaining('from the syllabus alone'),
      readings_that_would_help: [{ title: 'Why Rivers Bend', author: 'Castellanos', pages: '44-67' }],
      reading_order: [{ title: 'Why Rivers Bend', reading: { file_id: null, minutes: null } }],
      key_concepts: [],
    });
    expect(guide.study_questions.map(({ title }) => title)).toContain(
      'Before you read: what do you know already about “Meanders”?',
    );
    for (const { citation } of sections(guide).flatMap((part) => part.says)) {
      expect(citation?.file_id).toBe(course.syllabusFileId);
    }
    await course.uploadReading();
    expect((await course.student.get(url(3))).json()).toMatchObject({ guide: { outdated: true, basis: 'syllabus' } });
    expect(await make(3, { force_refresh: true })).toMatchObject({ outdated: false, basis: 'materials' });
  });

  it('of a week or a folder that is not there is not made', async () => {
    expect((await course.student.post(url(40), {})).json()).toMatchObject({ code: 'week_not_found' });
    const stranger = await testApp.signIn();
    expect((await stranger.post(url(3), {})).json()).toMatchObject({ code: 'folder_not_found' });
    expect((await course.student.get(url(3, '/export'))).json()).toMatchObject({ code: 'guide_not_found' });
    expect((await course.student.post(url(3, '/parts'), { section: 'overview', says: ['Mine'] })).json()).toMatchObject(
      { code: 'guide_not_found' },
    );
  });
});

describe('what the student changes', () => {
  it('survives when the guide is made anew: edits, additions and what was taken out', async () => {
    await course.uploadReading();
    const guide = await make(3);
    const [term, taken] = guide.key_vocabulary;
    if (!term || !taken) throw new Error('too few terms');
    const says = [{ text: 'A bend, in my own words.', from: 0 }, { text: 'See the map.' }];
    const edited: StudyGuide = (await course.student.patch(url(3, `/parts/${term.id}`), { says })).json();
    expect(edited.key_vocabulary[0]).toMatchObject({
      title: term.title,
      origin: 'edited',
      says: [
        { text: 'A bend, in my own words.', citation: { quote: term.says[0]?.citation?.quote } },
        { citation: null },
      ],
    });
    await course.student.delete(url(3, `/parts/${taken.id}`));
    const own = { section: 'question', title: 'Which bend did we see?', says: ['The one at the mill.'] };
    expect((await course.student.post(url(3, '/parts'), own)).statusCode).toBe(200);

    const anew = await make(3, { force_refresh: true });
    expect(asked).toBe(2);
    expect(anew.key_vocabulary[0]).toEqual(edited.key_vocabulary[0]);
    expect(anew.key_vocabulary.map(({ title }) => title)).not.toContain(taken.title);
    expect(anew.removed).toMatchObject([{ title: taken.title }]);
    expect(anew.study_questions.at(-1)).toMatchObject({ title: 'Which bend did we see?', origin: 'added' });

    await course.student.post(url(3, `/parts/${taken.id}/restore`));
    const restored: StudyGuide = (await course.student.post(url(3, `/parts/${term.id}/restore`))).json();
    expect(restored.key_vocabulary.slice(0, 2)).toEqual(guide.key_vocabulary.slice(0, 2));
    const added = restored.study_questions.at(-1)?.id;
    const without: StudyGuide = (await course.student.delete(url(3, `/parts/${added}`))).json();
    expect(without.study_questions.every(({ origin }) => origin === 'made')).toBe(true);
    expect(without.removed).toEqual([]);
  });

  it('is refused where it says nothing or is of another week', async () => {
    await course.uploadReading();
    const [part] = (await make(3)).overview;
    const path = `/parts/${part?.id}`;
    expect((await course.student.patch(url(3, path), {})).json()).toMatchObject({ code: 'invalid_request' });
    expect((await course.student.patch(url(2, path), { title: 'X' })).json()).toMatchObject({
      code: 'guide_part_not_found',
    });
    const untitled = { section: 'term', says: ['What?'] };
    expect((await course.student.post(url(3, '/parts'), untitled)).json()).toMatchObject({ code: 'invalid_request' });
  });
});

it('is saved as Markdown, with its places as footnotes and nothing in it that acts', async () => {
  await course.uploadReading();
  const { overview } = await make(3);
  const says = [{ text: '# Look <b>here</b> ![x](http://x.example/y)' }];
  await course.student.patch(url(3, `/parts/${overview[0]?.id}`), { says });
  const answer = await course.student.get(url(3, '/export'));
  expect(answer.headers['content-disposition']).toContain('Week 3 study guide.md');
  expect(answer.body).toContain('# Study guide for week 3: Meanders\n');
  expect(answer.body).toContain('\\# Look \\<b\\>here\\</b\\> !\\[x\\](http&#58;//x.example/y)');
  expect(answer.body).toMatch(/- \*\*Thalweg\*\*: .*\[\^\d+\]/i);
  expect(answer.body).toMatch(/\[\^1\]: Castellanos - Why Rivers Bend\.md: “/);
});

describe('the summary of a reading', () => {
  it('has three lengths, each made once and cited', async () => {
    const fileId = await course.uploadReading();
    const path = `/api/summaries/${course.folderId}/${fileId}`;
    const long = (await course.student.post(path, { length: 'long' })).json();
    const short = (await course.student.post(path, { length: 'short' })).json();
    expect(short.sentences.length).toBeGreaterThan(0);
    expect(long.sentences.length).toBeGreaterThan(short.sentences.length);
    expect(long).toMatchObject({ length: 'long', source: 'engine', fallback: null, notice: null });
    for (const { citation } of long.sentences) expect(weekReading.bytes).toContain(citation.quote);
    expect((await course.student.get(path)).json()).toEqual({ summaries: [short, long] });
    expect((await course.student.post(path, { length: 'long' })).json()).toEqual(long);
    const other = await riverCourse(testApp);
    expect((await other.student.post(`/api/summaries/${other.folderId}/${fileId}`, {})).json()).toMatchObject({
      code: 'file_not_found',
    });
  });
});
