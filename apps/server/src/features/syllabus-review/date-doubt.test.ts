import type { Syllabus } from '@weekwise/contracts/syllabus.ts';
import type { Review, ReviewItem } from '@weekwise/contracts/syllabus-review.ts';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp();

/** A student whose syllabus this is. */
async function planned(text: string) {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const base = `/api/review/${folder.id}`;
  await uploadAndRead(testApp, student, { folderId: folder.id, role: 'syllabus', name: 'first.md', bytes: text });
  return {
    review: async () => (await student.get(base)).json<Review>(),
    plan: async () => (await student.get(`/api/simple-syllabus/${folder.id}`)).json<Syllabus>(),
    post: async (path: string, body: object) => (await student.post(`${base}/${path}`, body)).json<Review>(),
    patch: (path: string, body: object) =>
      testApp.app.inject({
        method: 'PATCH',
        url: `${base}/${path}`,
        headers: { cookie: student.cookie },
        payload: body,
      }),
  };
}

type Work = Extract<ReviewItem, { kind: 'assignment' }>;

function work({ items }: Review, title: string): Work {
  const found = items.find((item): item is Work => item.kind === 'assignment' && item.values.title === title);
  if (!found) throw new Error(`No assignment is called ${title}`);
  return found;
}

describe('a date in doubt', () => {
  const doubtful = [
    '# GEO 12 Rivers, Fall 2026',
    '',
    '| Week | Date | Topic | Due |',
    '|---|---|---|---|',
    '| 1 | September 7 | Springs | Map due September 31 |',
    '| 2 | September 14 | Deltas | Log due Friday, September 19, 11:59 pm EST |',
    '| 3 | September 21 | Fans | Essay due September 25 |',
  ].join('\n');

  it('asks however sure the reading is, and offers the days that the line can mean', async () => {
    const { review } = await planned(doubtful);
    const read = await review();
    expect(work(read, 'Map')).toMatchObject({
      needs_review: true,
      values: { due_date: null },
      due_doubt: { reason: 'no-such-day', printed: 'September 31', days: ['2026-09-30', '2026-10-01'] },
    });
    expect(work(read, 'Log')).toMatchObject({
      needs_review: true,
      values: { due_date: '2026-09-19', due_time: '23:59', due_zone: 'EST' },
      due_doubt: { reason: 'weekday', days: ['2026-09-19', '2026-09-18'] },
    });
    expect(work(read, 'Essay')).toMatchObject({ needs_review: false, due_doubt: null });
  });

  it('is none any more once the student has chosen a day, or confirmed the one that is there', async () => {
    const { review, patch, post, plan } = await planned(doubtful);
    const read = await review();
    const [map, log] = [work(read, 'Map'), work(read, 'Log')];
    const due = async () => {
      const { weeks, assignments_outside_schedule: outside } = await plan();
      return [...weeks.flatMap(({ assignments }) => assignments), ...outside];
    };
    expect((await due()).map(({ title, due_doubt }) => [title, due_doubt?.reason])).toEqual([
      ['Map', 'no-such-day'],
      ['Log', 'weekday'],
      ['Essay', undefined],
    ]);
    const corrected = (await patch(`items/${map.id}`, { values: { due_date: '2026-09-30' } })).json<Review>();
    expect(work(corrected, 'Map')).toMatchObject({ state: 'corrected', due_doubt: null });
    const confirmed = await post('confirm', { item_ids: [log.id] });
    expect(work(confirmed, 'Log')).toMatchObject({ needs_review: false, due_doubt: null });
    expect((await due()).filter(({ due_doubt }) => due_doubt !== null)).toEqual([]);
    const undone = await post('undo', { item_id: map.id });
    expect(work(undone, 'Map').due_doubt?.reason).toBe('no-such-day');
  });

  it('is every date of two bare numbers where nothing settles their order, and the review says so', async () => {
    const { review } = await planned('# GEO 12 Rivers\n\n- Map due 03/04/2027\n- Essay due 07/08/2027\n');
    const read = await review();
    expect(read.day_order).toEqual({ day_first: false, decided_by: 'assumed', example: '03/04/2027' });
    expect(work(read, 'Map').due_doubt?.days).toEqual(['2027-03-04', '2027-04-03']);
  });

  it('says which words settled the order of day and month', async () => {
    const { review } = await planned('# GEO 12 Rivers\n\n- Map due 03/04/2027\n- Essay due 27/08/2027\n');
    const read = await review();
    expect(read.day_order).toEqual({ day_first: true, decided_by: 'numbers', example: '27/08/2027' });
    expect(work(read, 'Map')).toMatchObject({ values: { due_date: '2027-04-03' }, due_doubt: null });
  });
});
