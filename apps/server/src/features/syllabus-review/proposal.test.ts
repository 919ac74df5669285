import type { Syllabus } from '@weekwise/contracts/syllabus.ts';
import type { Review } from '@weekwise/contracts/syllabus-review.ts';
import type { PlanChange } from '@weekwise/contracts/syllabus-review-proposal.ts';
import { describe, expect, it } from 'vitest';
import { type ScheduleRow, syllabusText, syllabusWeeks } from '../../testing/documents.ts';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp();

async function planned() {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const base = `/api/review/${folder.id}`;
  const upload = (bytes: string, name: string) =>
    uploadAndRead(testApp, student, { folderId: folder.id, role: 'syllabus', name, bytes });
  await upload(syllabusText(), 'first.md');
  const review = async () => (await student.get(base)).json<Review>();
  const item = async (title: string) => {
    const found = (await review()).items.find((entry) => Object.values(entry.values).includes(title));
    if (!found) throw new Error(`Nothing is called ${title}`);
    return found;
  };
  return {
    student,
    folder,
    base,
    upload,
    review,
    item,
    plan: async () => (await student.get(`/api/simple-syllabus/${folder.id}`)).json<Syllabus>(),
    status: async () => (await student.get(`/api/folders/${folder.id}/syllabus-status`)).json(),
    proposal: async () => (await student.get(`${base}/proposal`)).json(),
    decide: async (decision: 'apply' | 'discard', proposalId: string) =>
      student.post(`${base}/proposal/${decision}`, { proposal_id: proposalId }),
    correct: async (title: string, values: object) => {
      const url = `${base}/items/${(await item(title)).id}`;
      await testApp.app.inject({ method: 'PATCH', url, headers: { cookie: student.cookie }, payload: { values } });
    },
  };
}

/** The schedule as it would be revised: a quiz later, a reading dropped, another added, a report in another week. */
function revised(): ScheduleRow[] {
  const [first, second, third, fourth] = structuredClone(syllabusWeeks) as [
    ScheduleRow,
    ScheduleRow,
    ScheduleRow,
    ScheduleRow,
  ];
  first.due = 'Field report due Jan 16';
  second.due = 'Quiz 1 due Jan 23';
  third.reading = 'Okafor, "Bends and Bars," pp. 5-20';
  third.due = undefined;
  return [first, second, third, fourth];
}

const summary = (changes: PlanChange[]) =>
  changes.map(({ change, kind, label, field, before, after }) => ({ change, kind, label, field, before, after }));

describe('a revised syllabus', () => {
  it('waits as a proposal, and the plan stays as it is', async () => {
    const { upload, plan, status, review } = await planned();
    const before = await plan();
    const { task } = await upload(syllabusText(revised()), 'revised.md');
    expect(await plan()).toEqual(before);
    expect((await status()).proposal_id).toBe(task.task_id);
    expect((await review()).proposal).toMatchObject({ file_name: 'revised.md', proposal_id: task.task_id });
  });

  it('says what it would change: added, removed, moved, new due date', async () => {
    const { upload, proposal } = await planned();
    await upload(syllabusText(revised()), 'revised.md');
    const { changes } = await proposal();
    const nothing = { field: null, before: null, after: null };
    const field = 'due_date';
    expect(summary(changes)).toEqual([
      { change: 'moved', kind: 'assignment', label: 'Field report', ...nothing },
      {
        change: 'due_date',
        kind: 'assignment',
        label: 'Field report',
        field,
        before: '2026-01-30',
        after: '2026-01-16',
      },
      { change: 'due_date', kind: 'assignment', label: 'Quiz 1', field, before: '2026-01-21', after: '2026-01-23' },
      { change: 'added', kind: 'reading', label: 'Bends and Bars', ...nothing },
      { change: 'removed', kind: 'reading', label: 'Why Rivers Bend', ...nothing },
    ]);
    const source = { text: expect.stringContaining('Field report') };
    expect(changes[0]).toMatchObject({ week_before: 3, week_after: 1, source });
  });

  it('becomes the plan when the student applies it; the items keep their ids', async () => {
    const { upload, plan, proposal, decide, status } = await planned();
    const before = await plan();
    await upload(syllabusText(revised()), 'revised.md');
    const applied = await decide('apply', (await proposal()).proposal_id);
    expect(applied.json()).toMatchObject({ file_name: 'revised.md', proposal: null });
    const after = await plan();
    expect(after.weeks[1]?.assignments).toMatchObject([
      { id: before.weeks[1]?.assignments[0]?.id, due_date: '2026-01-23' },
    ]);
    expect(after.weeks.map((week) => week.id)).toEqual(before.weeks.map((week) => week.id));
    expect(after.weeks[2]?.readings.map((reading) => reading.title)).toEqual(['Bends and Bars']);
    expect((await status()).proposal_id).toBeNull();
  });

  it('is put aside when the student discards it', async () => {
    const { upload, plan, proposal, decide } = await planned();
    const before = await plan();
    await upload(syllabusText(revised()), 'revised.md');
    const { proposal_id } = await proposal();
    expect((await decide('discard', proposal_id)).json()).toMatchObject({ proposal: null });
    expect(await plan()).toEqual(before);
    expect((await decide('apply', proposal_id)).json()).toMatchObject({ code: 'proposal_not_found' });
    expect(await proposal()).toMatchObject({ code: 'proposal_not_found' });
  });

  it('that changes nothing asks nothing', async () => {
    const { upload, status } = await planned();
    await upload(syllabusText(), 'the same again.md');
    expect((await status()).proposal_id).toBeNull();
  });

  it('takes the place of an earlier proposal, which can no longer be applied', async () => {
    const { upload, proposal, decide } = await planned();
    await upload(syllabusText(revised()), 'revised.md');
    const { proposal_id: earlier } = await proposal();
    await upload(syllabusText(revised().slice(0, 3)), 'revised again.md');
    expect((await proposal()).file_name).toBe('revised again.md');
    expect((await decide('apply', earlier)).statusCode).toBe(404);
  });
});

describe('corrections and a revised syllabus', () => {
  it('a corrected field stays, and the other word is told', async () => {
    const { upload, correct, proposal, decide, plan } = await planned();
    await correct('Quiz 1', { due_date: '2026-01-30' });
    await upload(syllabusText(revised()), 'revised.md');
    const { proposal_id, changes } = await proposal();
    expect(summary(changes)).toContainEqual({
      change: 'kept',
      kind: 'assignment',
      label: 'Quiz 1',
      field: 'due_date',
      before: '2026-01-30',
      after: '2026-01-23',
    });
    await decide('apply', proposal_id);
    expect((await plan()).weeks[1]?.assignments).toMatchObject([
      { title: 'Quiz 1', due_date: '2026-01-30', origin: 'edited' },
    ]);
  });

  it('the uncorrected fields of a corrected item follow the syllabus', async () => {
    const { upload, correct, proposal, decide, plan } = await planned();
    await correct('Quiz 1', { title: 'First quiz' });
    await upload(syllabusText(revised()), 'revised.md');
    await decide('apply', (await proposal()).proposal_id);
    expect((await plan()).weeks[1]?.assignments).toMatchObject([{ title: 'First quiz', due_date: '2026-01-23' }]);
  });

  it('a corrected item that the revised syllabus lacks stays', async () => {
    const { upload, correct, proposal, decide, plan } = await planned();
    await correct('Why Rivers Bend', { pages: '44-70' });
    await upload(syllabusText(revised()), 'revised.md');
    const { proposal_id, changes } = await proposal();
    expect(summary(changes)).not.toContainEqual(expect.objectContaining({ label: 'Why Rivers Bend' }));
    await decide('apply', proposal_id);
    expect((await plan()).weeks[2]?.readings.map((reading) => reading.title).sort()).toEqual([
      'Bends and Bars',
      'Why Rivers Bend',
    ]);
  });

  it('what the student removed does not come back, and what they added stays', async () => {
    const { student, base, upload, item, proposal, decide, plan, review } = await planned();
    await student.post(`${base}/items/${(await item('Quiz 1')).id}/remove`, {});
    const week = (await review()).items.find((entry) => entry.kind === 'week' && entry.values.week_number === 1);
    const values = { title: 'River Songs', author: null, pages: null, optional: false, graduate_only: false };
    await student.post(`${base}/items`, { item: { kind: 'reading', week_id: week?.id, values } });
    await upload(syllabusText(revised()), 'revised.md');
    await decide('apply', (await proposal()).proposal_id);
    const after = await plan();
    expect(after.weeks[1]?.assignments).toEqual([]);
    expect(after.weeks[0]?.readings.map((reading) => reading.title)).toEqual([
      'Channels and Their Work',
      'River Songs',
    ]);
  });

  it('can still be undone after it was applied', async () => {
    const { student, base, upload, correct, proposal, decide, plan } = await planned();
    await correct('Quiz 1', { due_date: '2026-01-30' });
    await upload(syllabusText(revised()), 'revised.md');
    await decide('apply', (await proposal()).proposal_id);
    await student.post(`${base}/undo`, {});
    expect((await plan()).weeks[1]?.assignments).toMatchObject([{ due_date: '2026-01-23', origin: 'syllabus' }]);
  });
});
