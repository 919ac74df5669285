import type { Activity } from '@weekwise/contracts/activities.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../../../testing/factories.ts';
import { type RiverCourse, riverCourse } from '../../../testing/river-course.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadAndRead } from '../../../testing/uploads.ts';
import { storedWeek, weekReading } from '../../../testing/week.ts';

const testApp = useTestApp({
  clock: () => new Date(2026, 0, 20, 12),
  tutors: {
    for: () => ({
      ...offlineTutor,
      activities: async (...given) => ({ ...(await offlineTutor.activities(...given)), fallback: 'declined' }),
    }),
  },
});
let course: RiverCourse;
let fileId: string;

beforeEach(async () => {
  course = await riverCourse(testApp);
  fileId = await course.uploadReading();
});

const ask = async (activity: object, context: object = {}) =>
  course.student.post('/api/interactive-activities/generate', {
    activity,
    user_context: { folder_id: course.folderId, ...context },
  });
const made = async (activity: object, context: object = {}) => {
  const answer = await ask(activity, context);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ activity: Activity; made_of: string; week_number: number | null }>();
};
const codeOf = async (activity: object, context: object = {}) => (await ask(activity, context)).json().code;
const selected = 'The thalweg is the line of\nthe deepest water in a channel.';

describe('one activity on demand', () => {
  it('is made of the words that were selected, kept with the week of the reading, and is there to be done', async () => {
    const card = await made({ interaction_type: 'Flash Cards' }, { selected_text: selected, file_id: fileId });
    expect(card).toMatchObject({
      made_of: 'passage',
      week_number: 3,
      activity: {
        type: 'flashcards',
        source: 'engine',
        fallback: 'declined',
        citation: { file_id: fileId, quote: selected.replace('\n', ' ') },
      },
    });
    const { activities } = await storedWeek(course.student, course.folderId, 3);
    expect(activities.map(({ id }) => id)).toEqual([card.activity.id]);
    const outcome = await course.student.post('/activity-execution/execute-activity', {
      activityId: card.activity.id,
      response: 'good',
    });
    expect(outcome.json()).toMatchObject({ activity_id: card.activity.id });
  });

  it('tells nothing of what is right', async () => {
    const answer = await ask({ interaction_type: 'MCQ' }, { file_id: fileId });
    expect(answer.json()).toMatchObject({ made_of: 'reading', activity: { type: 'multiple-choice' } });
    for (const field of ['answer_index', 'explanation', 'citation']) expect(answer.body).not.toContain(field);
  });

  it('is about the topic that was named, and another one each time', async () => {
    const topic = 'the point bar';
    const one = await made({ interaction_type: 'true_false_quiz', topic });
    expect(one).toMatchObject({ made_of: 'topic', activity: { type: 'true-false' } });
    const cards = new Set<string>();
    for (let i = 0; i < 3; i++) cards.add((await made({ type: 'flashcards' }, { week_number: 3 })).activity.id);
    expect(cards.size).toBe(3);
    const short = await made({ type: 'flashcards' }, { selected_text: 'oxbow lake' });
    expect(short.made_of).toBe('topic');
    expect(short.activity.type === 'flashcards' && short.activity.citation?.quote).toContain('oxbow lake');
  });

  it('that the text bears only once is the one that the student has', async () => {
    const given = { selected_text: selected, file_id: fileId };
    const first = await made({ type: 'flashcards' }, given);
    expect((await made({ type: 'flashcards' }, given)).activity.id).toBe(first.activity.id);
    await course.student.delete(`/api/power-plays/activities/${first.activity.id}`);
    expect(await codeOf({ type: 'flashcards' }, given)).toBe('activity_not_makeable');
  });

  it('of an unknown kind is a dialogue', async () => {
    expect((await made({ interaction_type: 'charades' }, { week_number: 3 })).activity.type).toBe('socratic-dialogue');
  });
});

it('is refused for words that are in no file, and where nothing is named or found', async () => {
  const foreign = 'Glaciers carve wide valleys in hard rock over thousands of years.';
  expect(await codeOf({ type: 'flashcards' }, { selected_text: foreign })).toBe('passage_not_found');
  expect(await codeOf({ type: 'flashcards', topic: 'photosynthesis' })).toBe('activity_not_makeable');
  expect(await codeOf({ type: 'flashcards' })).toBe('invalid_request');
  expect(await codeOf({ type: 'flashcards' }, { week_number: 77 })).toBe('week_not_found');
  const other = await riverCourse(testApp);
  const theirs = { activity: { type: 'flashcards' }, user_context: { folder_id: other.folderId, file_id: fileId } };
  const answer = await other.student.post('/api/interactive-activities/generate', theirs);
  expect(answer.json()).toMatchObject({ code: 'file_not_found' });
});

it('on a topic of no week’s reading belongs to no week, and makes none', async () => {
  const { student, folderId } = await riverCourse(testApp);
  await uploadAndRead(testApp, student, { folderId, role: 'material', ...weekReading, name: 'lecture.md' });
  const answer = await student.post('/api/interactive-activities/generate', {
    activity: { type: 'flashcards', topic: 'meander' },
    user_context: { folder_id: folderId },
  });
  expect(answer.json()).toMatchObject({ week_number: null, made_of: 'topic' });
  for (const week of [1, 2, 3]) expect((await storedWeek(student, folderId, week)).activities).toEqual([]);
});

it('needs no syllabus', async () => {
  const { id: folderId } = await makeFolder(testApp.deps, course.student.user);
  await uploadAndRead(testApp, course.student, { folderId, role: 'material', ...weekReading });
  const card = await made({ type: 'flashcards', topic: 'meander' }, { folder_id: folderId });
  expect(card).toMatchObject({ week_number: null, made_of: 'topic' });
});
