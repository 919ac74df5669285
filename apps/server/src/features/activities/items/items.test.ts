import type { Activity, WeekActivities } from '@weekwise/contracts/activities.ts';
import type { EditableActivity } from '@weekwise/contracts/activities-items.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activityItems, activityWeeks } from '../../../db/schema/activities.ts';
import type { Student } from '../../../testing/student.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { courseWithReading, generatedWeek, storedWeek } from '../../../testing/week.ts';

const testApp = useTestApp();
let student: Student;
let folderId: string;
let week: WeekActivities;

beforeAll(async () => {
  student = await testApp.signIn();
  folderId = await courseWithReading(testApp, student);
});

beforeEach(async () => {
  await testApp.deps.db.delete(activityItems);
  await testApp.deps.db.delete(activityWeeks);
  week = await generatedWeek(student, folderId, 3);
});

const urlOf = (id: string) => `/api/power-plays/activities/${id}`;
const first = <Type extends Activity['type']>(type: Type): Extract<Activity, { type: Type }> => {
  const item = week.activities.find((activity) => activity.type === type);
  if (!item) throw new Error(`The week has no ${type}.`);
  return item as Extract<Activity, { type: Type }>;
};
const again = () => generatedWeek(student, folderId, 3, { force_refresh: true });
const idsOf = ({ activities }: WeekActivities) => activities.map(({ id }) => id);
const edit = (id: string, body: object) => student.patch(urlOf(id), body);

describe('what the student edited', () => {
  it('is theirs from then on, with its evidence, through every new generation', async () => {
    const card = first('flashcards');
    const answer = await edit(card.id, { front: 'What wears a bank away?', back: 'The current' });
    const edited = answer.json<EditableActivity>();
    expect(edited.activity).toMatchObject({ id: card.id, edited: true, front: 'What wears a bank away?' });
    expect(edited.citation).toEqual(card.citation);
    for (const { activities } of [await again(), await again()]) {
      expect(activities.find(({ id }) => id === card.id)).toEqual(edited.activity);
      const fronts = activities.flatMap((item) => (item.type === 'flashcards' ? item.front : []));
      expect(fronts).not.toContain(card.front);
      expect(new Set(fronts).size).toBe(fronts.length);
      expect(fronts.length).toBeLessThanOrEqual(12);
    }
    const row = (await testApp.deps.db.select().from(activityItems)).find(({ id }) => id === card.id);
    expect(row?.content).toMatchObject({ front: card.front, back: card.back });
  });

  it('of a quiz is opened with its answer, and asked without', async () => {
    const { id } = first('multiple-choice');
    const opened = (await student.get(urlOf(id))).json<EditableActivity>();
    expect(opened.fields).toMatchObject({ answer_index: expect.any(Number), options: expect.any(Array) });
    expect(opened.activity).not.toHaveProperty('answer_index');
    const options = ['Sand', 'Water'];
    expect((await edit(id, { question: 'What flows?', options, answer_index: 1 })).statusCode).toBe(200);
    const executed = await student.post('/activity-execution/execute-activity', { activityId: id, response: 'water' });
    expect(executed.json()).toMatchObject({ correct: true, right_answer: 'Water' });
    // It explained another answer.
    expect(executed.json().explanation).toMatch(/^Your source says/);
  });

  it.each([
    ['a part that its type does not have', 'flashcards', { statement: 'Rivers bend.' }, 'statement'],
    ['two options that are the same', 'multiple-choice', { options: ['Sand', 'sand '], answer_index: 0 }, 'options'],
    ['an answer that is no option', 'multiple-choice', { options: ['A', 'B'], answer_index: 2 }, 'answer_index'],
    ['nothing on the front', 'flashcards', { front: '  ' }, 'front'],
  ] as const)('is refused with %s', async (_what, type, body, field) => {
    const answer = await edit(first(type).id, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', detail: { issues: [{ field }] } });
    expect(await storedWeek(student, folderId, 3)).toEqual(week);
  });
});

describe.each([
  ['deleted', (id: string) => student.delete(urlOf(id))],
  ['reported', (id: string) => student.post(`${urlOf(id)}/report`, { reason: 'unclear' })],
])('what the student %s', (_what, putAside) => {
  it('is gone, and does not come back under another id', async () => {
    const card = first('flashcards');
    expect((await putAside(card.id)).json()).toEqual({ success: true });
    for (const { activities } of [await storedWeek(student, folderId, 3), await again(), await again()]) {
      const cards = activities.flatMap((item) => (item.type === 'flashcards' ? item : []));
      expect(cards.map(({ id }) => id)).not.toContain(card.id);
      expect(cards.map(({ front }) => front)).not.toContain(card.front);
    }
    for (const answer of [
      await student.get(urlOf(card.id)),
      await edit(card.id, { front: 'New' }),
      await putAside(card.id),
    ]) {
      expect(answer.json()).toMatchObject({ code: 'activity_not_found' });
    }
  });

  it('comes back when they take it back', async () => {
    const { id } = first('true-false');
    await putAside(id);
    const restored = await student.post(`${urlOf(id)}/restore`);
    expect(restored.json()).toMatchObject({ id, type: 'true-false' });
    expect(await storedWeek(student, folderId, 3)).toEqual(week);
  });
});

it('what is made again as it was keeps its id, and what hangs on it', async () => {
  const all = (await testApp.deps.db.select().from(activityItems)).filter((row) => row.folderId === folderId);
  await again();
  const back = await again();
  const known = new Map(all.map((row) => [`${row.type} ${row.content.id}`, row.id]));
  const rows = (await testApp.deps.db.select().from(activityItems)).filter((row) => idsOf(back).includes(row.id));
  const same = rows.filter((row) => known.has(`${row.type} ${row.content.id}`));
  expect(same.length).toBeGreaterThan(0);
  for (const row of same) expect(known.get(`${row.type} ${row.content.id}`)).toBe(row.id);
});

it('another student’s activities do not exist', async () => {
  const other = await testApp.signIn();
  const { id } = first('flashcards');
  for (const answer of [
    await other.get(urlOf(id)),
    await other.patch(urlOf(id), { front: 'Mine now' }),
    await other.delete(urlOf(id)),
    await other.post(`${urlOf(id)}/report`, {}),
    await other.post(`${urlOf(id)}/restore`),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'activity_not_found']);
  }
  expect(await storedWeek(student, folderId, 3)).toEqual(week);
});
