import { getFolderPlan } from '@weekwise/contracts/billing.ts';
import { getFolderAnalytics, getFolderStatus } from '@weekwise/contracts/overview.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import { describe, expect, it } from 'vitest';
import { activityItems, activityResults } from '../../db/schema/activities.ts';
import { modelCalls } from '../../db/schema/models.ts';
import { cardReviews } from '../../db/schema/spaced-repetition.ts';
import { studyGuideParts } from '../../db/schema/study-guides.ts';
import { pdfOf, syllabusText } from '../../testing/documents.ts';
import { makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';

const now = new Date('2026-03-01T12:00:00Z');
const testApp = useTestApp({ clock: () => now });

const damaged = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(3000, 7)]);

async function enrolled() {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user, 'Rivers');
  const put = (name: string, bytes: string | Uint8Array, role = 'material') =>
    uploadAndRead(testApp, student, { folderId: folder.id, name, bytes, role });
  return { student, folderId: folder.id, put };
}

const statusOf = async (student: Student, folderId: string) =>
  getFolderStatus.response.parse((await student.get(`/api/folders/${folderId}/status`)).json());
const analyticsOf = async (student: Student, folderId: string) =>
  getFolderAnalytics.response.parse((await student.get(`/api/folders/${folderId}/analytics`)).json());

describe('the status of a folder', () => {
  it('is empty for an empty one', async () => {
    const { student, folderId } = await enrolled();
    expect(await statusOf(student, folderId)).toMatchObject({
      folder_id: folderId,
      folder_name: 'Rivers',
      vectorization_status: 'none',
      total_files: 0,
      files: { embedded: 0, not_embedded: 0, failed: 0 },
      passage_count: 0,
      reading: [],
      syllabus: { has_syllabus: false, processing_status: 'none', is_processed: false },
    });
  });

  it('counts its files and says where the syllabus stands', async () => {
    const { student, folderId, put } = await enrolled();
    await put('syllabus.md', syllabusText(), 'syllabus');
    await put('notes.md', 'The moon pulls the sea.');
    await put('cut.docx', damaged);
    const status = await statusOf(student, folderId);
    expect(status).toMatchObject({
      vectorization_status: 'partial',
      total_files: 3,
      files: { embedded: 2, not_embedded: 0, failed: 1 },
      syllabus: { has_syllabus: true, processing_status: 'completed', is_processed: true, ready_for_embedding: true },
    });
    const apart = (await student.get(`/api/folders/${folderId}/syllabus-status`)).json();
    expect(status.syllabus).toEqual(apart);
    expect(status.passage_count).toBe((await testApp.deps.indexes.get(folderId)).passages.length);
  });
});

describe('the analytics of a folder', () => {
  it('are all zeros for an empty one', async () => {
    const { student, folderId } = await enrolled();
    expect(await analyticsOf(student, folderId)).toMatchObject({
      files: { total: 0, bytes: 0, pages: 0, by_type: [] },
      passages: { total: 0, with_vectors: 0, refused: null },
      vocabulary: { terms: 0, weeks: 0 },
      activities: { items: 0, answers: 0, correct: 0, wrong: 0, unjudged: 0, last_answered: null, by_type: [] },
      time_spent: { practising_seconds: 0, timed_answers: 0 },
      model_use: { total: { calls: 0, cost_usd: 0 }, by_ability: [] },
    });
  });

  it('count files by type and state', async () => {
    const { student, folderId, put } = await enrolled();
    const pdf = await pdfOf([['Tides follow the moon.'], ['Rivers bend.']]);
    await put('sea.PDF', pdf);
    await put('notes.md', 'The moon pulls the sea.');
    await put('more.md', 'The sea follows.');
    await put('cut.docx', damaged);
    const { files, passages } = await analyticsOf(student, folderId);
    expect(files).toEqual({
      total: 4,
      bytes: pdf.byteLength + 23 + 16 + damaged.byteLength,
      pages: 2,
      by_state: { embedded: 3, not_embedded: 0, failed: 1 },
      by_type: expect.arrayContaining([
        { type: 'pdf', files: 1, bytes: pdf.byteLength },
        { type: 'md', files: 2, bytes: 39 },
        { type: 'docx', files: 1, bytes: damaged.byteLength },
      ]),
    });
    expect(passages).toEqual({
      total: (await testApp.deps.indexes.get(folderId)).passages.length,
      with_vectors: 0,
      refused: null,
    });
  });

  it('count what was practised, what it took, and what models used', async () => {
    const { student, folderId, put } = await enrolled();
    await put('notes.md', 'A meander is a bend in a river. A glacier is a river of ice. A levee is a ridge of earth.');
    const { db, indexes } = testApp.deps;
    const { passages } = await indexes.get(folderId);
    const made = await offlineTutor.activities({ passages }, { type: 'flashcards', count: 2 });
    const [card] = made.result.activities;
    if (!card) throw new Error('No card was made.');
    const item = { folderId, weekId: 'w1', type: card.type, content: card, source: 'engine', createdAt: now };
    await db.insert(activityItems).values([
      { ...item, id: `${folderId}-1`, position: 0 },
      { ...item, id: `${folderId}-2`, position: 1, deletedAt: now },
    ]);
    const part = { folderId, weekId: 'w1', section: 'term' as const, position: 0 };
    const term = (title: string) => ({ title, says: [], reading: null });
    await db.insert(studyGuideParts).values([
      { ...part, id: `${folderId}-t1`, key: '1', made: term('Meander') },
      { ...part, id: `${folderId}-t2`, key: '2', weekId: 'w2', made: term('Curve'), edited: term('meander') },
      { ...part, id: `${folderId}-t3`, key: '3', made: term('Glacier') },
      { ...part, id: `${folderId}-t4`, key: '4', made: term('Moraine'), removedAt: now },
    ]);
    const result = { userId: student.user.id, response: 3, place: 'session' as const };
    await db.insert(activityResults).values([
      { ...result, id: `${folderId}-a`, itemId: `${folderId}-1`, answeredAt: now, correct: true, duration: 4_000 },
      {
        ...result,
        id: `${folderId}-b`,
        itemId: `${folderId}-2`,
        answeredAt: new Date(0),
        correct: false,
        duration: 2_600,
      },
      { ...result, id: `${folderId}-c`, itemId: `${folderId}-1`, answeredAt: new Date(1), correct: null },
    ]);
    const memory = { state: 'new', stability: 0, difficulty: 0, due: now.toISOString(), lastReview: null } as never;
    const review = {
      userId: student.user.id,
      itemId: `${folderId}-1`,
      reviewedOn: '2026-03-01',
      elapsedDays: 0,
      scheduledDays: 1,
      retention: 0.9,
      before: memory,
      after: memory,
    };
    await db.insert(cardReviews).values([
      // Of the first result above: it is counted already.
      { ...review, attemptId: `${folderId}-a`, grade: 'good', reviewedAt: now, duration: 4_000 },
      { ...review, attemptId: `${folderId}-r`, grade: 'hard', reviewedAt: new Date(2), duration: 1_400 },
      { ...review, attemptId: `${folderId}-u`, grade: 'easy', reviewedAt: new Date(3), duration: 2_000, undoneAt: now },
    ]);
    const call = {
      provider: 'openai',
      model: 'm',
      cachedInputTokens: 0,
      tokensEstimated: false,
      attempts: 1,
      totalMs: 5,
    };
    const answer = { ...call, ability: 'answer', inputTokens: 10, outputTokens: 5, outcome: 'ok' as const, at: now };
    await db.insert(modelCalls).values([
      { ...answer, userId: student.user.id, folderId, costMicroUsd: 2_000 },
      { ...answer, userId: null, folderId, costMicroUsd: 9_000 },
    ]);

    const analytics = await analyticsOf(student, folderId);
    expect(analytics).toMatchObject({
      vocabulary: { terms: 2, weeks: 2 },
      activities: {
        items: 1,
        answers: 4,
        correct: 2,
        wrong: 1,
        unjudged: 1,
        last_answered: now.toISOString(),
        by_type: [{ type: 'flashcards', items: 1, answers: 4, correct: 2 }],
      },
      time_spent: { practising_seconds: 10, timed_answers: 4 },
      model_use: {
        total: { calls: 1, input_tokens: 10, output_tokens: 5, cost_usd: 0.002 },
        by_ability: [{ ability: 'answer', calls: 1 }],
      },
    });
  });
});

it('says that everything is open where nobody asks for money', async () => {
  const { student, folderId } = await enrolled();
  const answer = (await student.get(`/api/folders/${student.user.id}/${folderId}/subscription-plan`)).json();
  expect(getFolderPlan.response.parse(answer)).toEqual({
    folder_id: folderId,
    billing: 'off',
    is_active: true,
    payment_verified: true,
    plan_id: null,
    kind: null,
    plan_name: null,
    locked_weeks: [],
    unlocked_weeks: null,
  });
});

it.each(['status', 'analytics'])('%s of somebody else’s folder does not exist', async (call) => {
  const { folderId } = await enrolled();
  const answer = await (await testApp.signIn()).get(`/api/folders/${folderId}/${call}`);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'folder_not_found']);
});
