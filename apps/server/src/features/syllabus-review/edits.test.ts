import { describe, expect, it } from 'vitest';
import { syllabusText } from '../../testing/documents.ts';
import { named, reviewedPlan, weekNumber } from '../../testing/reviewed-plan.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const planned = () => reviewedPlan(testApp);

type Planned = Awaited<ReturnType<typeof planned>>;
const numbers = async ({ plan }: Planned) => (await plan()).weeks.map((week) => week.week_number);
const titles = async ({ plan }: Planned, number: number) =>
  (await plan()).weeks.find((week) => week.week_number === number)?.readings.map(({ title }) => title);

describe('merging weeks', () => {
  it('keeps what stood in either, through a later reading too, until it is undone', async () => {
    const course = await planned();
    const read = await course.review();
    const merged = await course.post(`items/${weekNumber(read, 3).id}/merge`, { into_id: weekNumber(read, 2).id });
    expect(merged.undo).toMatch(/^Merged “/);
    expect(await numbers(course)).toEqual([1, 2, 4]);
    expect(await titles(course, 2)).toContain('Why Rivers Bend');

    const revised = syllabusText().replace('Meanders', 'Meanders and oxbows');
    await course.read(revised, 'second.md');
    await course.post('proposal/apply', { proposal_id: (await course.review()).proposal?.proposal_id });
    expect((await course.plan()).metadata.file_name).toBe('second.md');
    expect(await numbers(course)).toEqual([1, 2, 4]);
    expect(await titles(course, 2)).toContain('Why Rivers Bend');

    await course.post('undo', { decision: merged.decision });
    expect(await numbers(course)).toEqual([1, 2, 3, 4]);
    expect(await titles(course, 3)).toEqual(['Why Rivers Bend']);
  });

  it('refuses items of two kinds, an item with itself, and one that is out of the plan', async () => {
    const { review, post, refusal } = await planned();
    const read = await review();
    const [quiz, reading] = [named(read, 'assignment', 'Quiz 1'), named(read, 'reading', 'Why Rivers Bend')];
    const absent = { code: 'review_item_not_found' };
    expect(await refusal(`items/${quiz.id}/merge`, { into_id: reading.id })).toMatchObject(absent);
    expect(await refusal(`items/${quiz.id}/merge`, { into_id: quiz.id })).toMatchObject(absent);
    const fact = named(read, 'fact', 'GEOG 214');
    expect(await refusal(`items/${fact.id}/merge`, { into_id: fact.id })).toMatchObject(absent);
    await post(`items/${weekNumber(read, 2).id}/remove`);
    const gone = { into_id: weekNumber(read, 2).id };
    expect(await refusal(`items/${weekNumber(read, 3).id}/merge`, gone)).toMatchObject(absent);
  });
});

describe('a break between two weeks', () => {
  const values = { week_number: 3, topic: null, start_date: null, break_name: 'Reading week' };

  it('makes room for itself where it is asked to, and is refused otherwise', async () => {
    const course = await planned();
    expect(await course.refusal('items', { item: { kind: 'week', values } })).toMatchObject({
      code: 'week_number_taken',
    });
    await course.post('items', { item: { kind: 'week', values, pushes: true } });
    expect(await numbers(course)).toEqual([1, 2, 3, 4, 5]);
    expect((await course.plan()).weeks[2]).toMatchObject({ break_name: 'Reading week' });
    expect(await titles(course, 4)).toEqual(['Why Rivers Bend']);
    await course.post('undo');
    expect(await numbers(course)).toEqual([1, 2, 3, 4]);
  });
});

describe('taking back', () => {
  it('takes back the decision that is named, whatever came after it', async () => {
    const { review, post } = await planned();
    const read = await review();
    const quiz = named(read, 'assignment', 'Quiz 1');
    const { decision } = await post(`items/${quiz.id}/remove`);
    await post(`items/${named(read, 'reading', 'Why Rivers Bend').id}/remove`);
    const undone = await post('undo', { decision });
    expect(named(undone, 'assignment', 'Quiz 1').state).toBe('pending');
    expect(named(undone, 'reading', 'Why Rivers Bend').state).toBe('not-an-item');
  });

  it('knows no decision twice, nor one of another plan', async () => {
    const { review, post, refusal } = await planned();
    const { decision } = await post(`items/${named(await review(), 'assignment', 'Quiz 1').id}/remove`);
    const other = await planned();
    expect(await other.refusal('undo', { decision })).toMatchObject({ code: 'nothing_to_undo' });
    await post('undo', { decision });
    expect(await refusal('undo', { decision })).toMatchObject({ code: 'nothing_to_undo' });
  });

  it('brings no number back that another week has by now', async () => {
    const course = await planned();
    const third = weekNumber(await course.review(), 3);
    const { decision } = await course.post(`items/${third.id}/remove`);
    const values = { week_number: 3, topic: 'Deltas', start_date: null, break_name: null };
    await course.post('items', { item: { kind: 'week', values } });
    expect(await course.refusal('undo', { decision })).toMatchObject({ code: 'week_number_taken' });
    expect(await numbers(course)).toEqual([1, 2, 3, 4]);
  });
});

it('corrects an item and puts it into another week in one decision', async () => {
  const course = await planned();
  const read = await course.review();
  const reading = named(read, 'reading', 'Why Rivers Bend');
  const answer = await course.patch(`items/${reading.id}`, {
    values: { title: 'Why All Rivers Bend' },
    week_id: weekNumber(read, 1).id,
  });
  expect(answer.statusCode).toBe(200);
  expect(await titles(course, 1)).toContain('Why All Rivers Bend');
  await course.post('undo');
  expect(await titles(course, 3)).toEqual(['Why Rivers Bend']);
  const outside = await course.patch(`items/${reading.id}`, { values: {}, week_id: null });
  expect(outside.json()).toMatchObject({ code: 'invalid_request' });
});
