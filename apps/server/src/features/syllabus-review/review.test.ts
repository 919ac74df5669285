import type { Review } from '@weekwise/contracts/syllabus-review.ts';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import { named, reviewedPlan, weekNumber } from '../../testing/reviewed-plan.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

const planned = (text?: string) => reviewedPlan(testApp, text);

describe('the review of a syllabus', () => {
  it('shows every item beside the line it was read from', async () => {
    const { review } = await planned();
    const read = await review();
    expect(read).toMatchObject({ file_name: 'first.md', confidence_threshold: 0.8, undo: null, proposal: null });
    expect(read.counts).toMatchObject({ total: read.items.length, confirmed: 0 });
    expect(read.counts.needs_review + read.counts.clear).toBe(read.items.length);
    const quiz = named(read, 'assignment', 'Quiz 1');
    expect(quiz).toMatchObject({
      state: 'pending',
      week_number: 2,
      values: { due_date: '2026-01-21', assignment_type: 'quiz' },
      read: { title: 'Quiz 1' },
    });
    expect(quiz.source?.text).toContain('Quiz 1');
    expect(named(read, 'fact', 'GEOG 214')).toMatchObject({ field: 'course_code' });
    const blocks = read.items.map((item) => item.source?.block ?? -1);
    expect(blocks).toEqual([...blocks].sort((a, b) => a - b));
  });

  it('asks for what it is less sure of than the threshold', async () => {
    const { review } = await planned();
    const { items, confidence_threshold: threshold } = await review();
    for (const item of items) expect(item.needs_review).toBe(item.confidence < threshold);
  });
});

describe('confirming', () => {
  it('one item, and taking it back', async () => {
    const { review, post } = await planned();
    const quiz = named(await review(), 'assignment', 'Quiz 1');
    const confirmed = await post('confirm', { item_ids: [quiz.id] });
    expect(named(confirmed, 'assignment', 'Quiz 1')).toMatchObject({ state: 'confirmed', needs_review: false });
    expect(confirmed).toMatchObject({ counts: { confirmed: 1 }, undo: 'Confirmed “Quiz 1”' });
    const undone = await post('undo');
    expect(named(undone, 'assignment', 'Quiz 1').state).toBe('pending');
    expect(undone.undo).toBeNull();
  });

  it('all that are clear at once, and one of them back', async () => {
    const { review, post } = await planned();
    const before = await review();
    const confirmed = await post('confirm', { all_clear: true });
    expect(confirmed.counts).toMatchObject({ clear: 0, confirmed: before.counts.clear });
    expect(confirmed.counts.needs_review).toBe(before.counts.needs_review);
    const one = confirmed.items.find((item) => item.state === 'confirmed');
    const undone = await post('undo', { item_id: one?.id });
    expect(undone.items.find((item) => item.id === one?.id)?.state).toBe('pending');
    expect(undone.counts.confirmed).toBe(before.counts.clear - 1);
  });
});

describe('correcting', () => {
  it('changes the plan at once, keeps what was read beside it, and says whose word it is', async () => {
    const { review, plan, patch } = await planned();
    const quiz = named(await review(), 'assignment', 'Quiz 1');
    const corrected = (await patch(`items/${quiz.id}`, { values: { due_date: '2026-01-23' } })).json<Review>();
    expect(named(corrected, 'assignment', 'Quiz 1')).toMatchObject({
      state: 'corrected',
      values: { due_date: '2026-01-23' },
      read: { due_date: '2026-01-21' },
    });
    expect((await plan()).weeks[1]?.assignments).toMatchObject([
      { id: quiz.id, title: 'Quiz 1', due_date: '2026-01-23', origin: 'edited' },
    ]);
  });

  it('corrects a fact of the course', async () => {
    const { review, plan, patch } = await planned();
    const code = named(await review(), 'fact', 'GEOG 214');
    await patch(`items/${code.id}`, { values: { value: 'GEOG 214H' } });
    expect((await plan()).course_info.course_code).toMatchObject({ value: 'GEOG 214H', origin: 'edited' });
  });

  it.each([
    ['nothing', {}],
    ['a field of another kind', { topic: 'Rivers' }],
    ['a date that is none', { due_date: '2026-02-30' }],
    ['an unknown type', { assignment_type: 'riddle' }],
    ['an empty title', { title: '  ' }],
  ])('refuses %s', async (_what, values) => {
    const { review, patch } = await planned();
    const quiz = named(await review(), 'assignment', 'Quiz 1');
    const answer = await patch(`items/${quiz.id}`, { values });
    expect(answer.statusCode).toBe(400);
    expect(named(await review(), 'assignment', 'Quiz 1').state).toBe('pending');
  });

  it('refuses two weeks of one number', async () => {
    const { review, patch } = await planned();
    const answer = await patch(`items/${weekNumber(await review(), 2).id}`, { values: { week_number: 3 } });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'week_number_taken' });
  });
});

describe('moving, removing and adding', () => {
  it('moves an item to another week, or out of the weeks', async () => {
    const { review, plan, post, refusal } = await planned();
    const read = await review();
    const quiz = named(read, 'assignment', 'Quiz 1');
    expect(
      named(await post(`items/${quiz.id}/move`, { week_id: weekNumber(read, 4).id }), 'assignment', 'Quiz 1'),
    ).toMatchObject({
      week_number: 4,
      state: 'corrected',
    });
    expect((await plan()).weeks[3]?.assignments.map((item) => item.title)).toContain('Quiz 1');
    await post(`items/${quiz.id}/move`, { week_id: null });
    expect((await plan()).assignments_outside_schedule.map((item) => item.title)).toContain('Quiz 1');
    const reading = named(read, 'reading', 'Why Rivers Bend');
    expect(await refusal(`items/${reading.id}/move`, { week_id: null })).toMatchObject({ code: 'invalid_request' });
    expect(await refusal(`items/${quiz.id}/move`, { week_id: reading.id })).toMatchObject({
      code: 'review_item_not_found',
    });
  });

  it('takes what is no item out of the plan, and brings it back as it was', async () => {
    const { review, plan, post } = await planned();
    const quiz = named(await review(), 'assignment', 'Quiz 1');
    const removed = await post(`items/${quiz.id}/remove`);
    expect(named(removed, 'assignment', 'Quiz 1').state).toBe('not-an-item');
    expect((await plan()).weeks[1]?.assignments).toEqual([]);
    await post(`items/${quiz.id}/restore`);
    expect((await plan()).weeks[1]?.assignments).toMatchObject([{ id: quiz.id, origin: 'syllabus' }]);
  });

  it('takes a week out with its readings, and keeps its assignments outside the weeks', async () => {
    const { review, plan, post } = await planned();
    await post(`items/${weekNumber(await review(), 3).id}/remove`);
    const without = await plan();
    expect(without.weeks.map((week) => week.week_number)).toEqual([1, 2, 4]);
    expect(without.assignments_outside_schedule.map((item) => item.title)).toContain('Field report');
    await post('undo');
    expect((await plan()).weeks[2]).toMatchObject({ readings: [{ title: 'Why Rivers Bend' }] });
  });

  it('adds a reading, an assignment and a week of the student', async () => {
    const { review, plan, post } = await planned();
    const week = weekNumber(await review(), 1);
    await post('items', {
      item: {
        kind: 'reading',
        week_id: week.id,
        values: { title: 'River Songs', author: null, pages: null, optional: true, graduate_only: false },
      },
    });
    const added = await post('items', {
      item: { kind: 'week', values: { week_number: 5, topic: 'Deltas', start_date: '2026-02-09', break_name: null } },
    });
    await post('items', {
      item: {
        kind: 'assignment',
        week_id: weekNumber(added, 5).id,
        values: {
          title: 'Delta map',
          due_date: '2026-02-13',
          due_time: '17:00',
          assignment_type: 'project',
          weight: 10,
          optional: false,
        },
      },
    });
    const now = await plan();
    expect(now.weeks[0]?.readings).toMatchObject([
      {},
      { title: 'River Songs', optional: true, origin: 'added', source: null },
    ]);
    expect(now.weeks[4]).toMatchObject({
      week_number: 5,
      topic: { value: 'Deltas' },
      assignments: [{ title: 'Delta map', due_time: '17:00', weight: 10, origin: 'added' }],
    });
    const shown = await review();
    expect(named(shown, 'reading', 'River Songs')).toMatchObject({
      state: 'added',
      read: null,
      source: null,
      confidence: 1,
    });
    expect(shown.undo).toBe('Added “Delta map”');
  });
});

describe('what cannot be reviewed', () => {
  it('a folder without a plan, an item that is none, nothing to undo', async () => {
    const { student, refusal } = await planned();
    const empty = await makeFolder(testApp.deps, student.user);
    expect((await student.get(`/api/review/${empty.id}`)).json()).toMatchObject({ code: 'syllabus_not_found' });
    expect(await refusal('items/nothing/remove')).toMatchObject({ code: 'review_item_not_found' });
    expect(await refusal('confirm', { item_ids: ['nothing'] })).toMatchObject({ code: 'review_item_not_found' });
    expect(await refusal('undo')).toMatchObject({ code: 'nothing_to_undo' });
  });

  it('the plan of somebody else', async () => {
    const { base, review } = await planned();
    const quiz = named(await review(), 'assignment', 'Quiz 1');
    const other = await testApp.signIn();
    const refused = [
      await other.get(base),
      await other.post(`${base}/confirm`, { all_clear: true }),
      await other.post(`${base}/items/${quiz.id}/remove`, {}),
      await other.post(`${base}/undo`, {}),
      await other.get(`${base}/proposal`),
    ];
    for (const answer of refused) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'folder_not_found' });
    }
    expect(named(await review(), 'assignment', 'Quiz 1').state).toBe('pending');
  });
});
