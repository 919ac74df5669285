// What an admin's switch does to a student: the engine does the work, no model hears of the course, and the student is
// told why.
import { toggleAiAccess } from '@weekwise/contracts/admin-folders.ts';
import { fallbackTexts } from '@weekwise/contracts/fallback.ts';
import { getFolderAnalytics } from '@weekwise/contracts/overview.ts';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { openAiEmbeddings } from '../../../adapters/embeddings/openai-embeddings.ts';
import { askForAnswer } from '../../../testing/chat.ts';
import { meteredCalls, modelSettingsOf, testModelCalls } from '../../../testing/model-calls.ts';
import { useModelServer } from '../../../testing/model-server/use-model-server.ts';
import type { Student } from '../../../testing/student.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadAndRead } from '../../../testing/uploads.ts';
import { courseWithReading, generatedWeek } from '../../../testing/week.ts';
import { createMetering } from '../../../tutor/calls/metering.ts';
import { modelTutors } from '../../../tutor/tutors.ts';
import { EmbeddingCalls } from '../../retrieval/embedding-calls.ts';

const testApp = useTestApp();
const models = useModelServer();
const question = 'What is a meander in a river?';
let admin: Student;
let student: Student;
let folderId: string;

beforeAll(async () => {
  const { deps } = testApp;
  const { baseURL: baseUrl, apiKey } = models.server.openai;
  const [logger, clock] = [pino({ level: 'silent' }), () => new Date()];
  deps.tutors = modelTutors(testModelCalls(deps, models.server));
  deps.embeddings = new EmbeddingCalls({
    embeddings: openAiEmbeddings({ name: 'weekwise-embedding', dimension: null, baseUrl, apiKey }),
    metering: createMetering({ db: deps.db, settings: modelSettingsOf(models.server), clock, logger }),
    logger,
    clock,
  });
  admin = await testApp.signInAdmin();
  student = await testApp.signIn();
  folderId = await courseWithReading(testApp, student);
});

async function switchModels(enabled: boolean): Promise<void> {
  const url = `/api/admin/cost/folders/${folderId}/toggle-ai-access`;
  const answer = await admin.post(url, { enabled, reason: 'Exam week' });
  expect(toggleAiAccess.response.parse(answer.json()).ai_enabled).toBe(enabled);
}

/** What was recorded of the student's calls since, and what models heard meanwhile. */
async function during(work: () => Promise<void>) {
  const before = (await meteredCalls(testApp.deps, student.user.id)).length;
  const heard = models.server.requests.length;
  await work();
  const recorded = (await meteredCalls(testApp.deps, student.user.id)).slice(before);
  return { recorded, heard: models.server.requests.length - heard };
}

test('the chat answers from the materials and says why no model did', async () => {
  await switchModels(false);
  const { recorded, heard } = await during(async () => {
    const answer = await askForAnswer(student, folderId, question);
    expect(answer).toMatchObject({ source: 'engine', fallback: 'switched-off', abstained: false });
    expect(answer.content).toContain('[1]');
  });
  expect(heard).toBe(0);
  expect(recorded.map(({ outcome, attempts, inputTokens }) => ({ outcome, attempts, inputTokens }))).toEqual([
    { outcome: 'switched-off', attempts: 0, inputTokens: 0 },
  ]);
  // The sentence that stands below such an answer.
  expect(fallbackTexts['switched-off']).toMatch(/switched off for this course/);
});

test('a week is made by the engine, and each of its activities says why', async () => {
  await switchModels(false);
  const { recorded, heard } = await during(async () => {
    const { activities } = await generatedWeek(student, folderId, 3);
    const made = new Set(activities.map(({ source, fallback }) => `${source} ${fallback}`));
    expect(made).toEqual(new Set(['engine switched-off']));
  });
  expect(heard).toBe(0);
  expect(recorded.length).toBeGreaterThan(0);
  expect(new Set(recorded.map(({ outcome }) => outcome))).toEqual(new Set(['switched-off']));
});

test('a reading is read and found by its words, and no passage of it leaves for an embedding', async () => {
  await switchModels(false);
  const { heard } = await during(async () => {
    const bytes = '# Deltas\n\nA distributary is a channel that leaves the main stream of a delta.\n';
    await uploadAndRead(testApp, student, { folderId, role: 'material', name: 'deltas.md', bytes });
    const status = (await student.get(`/api/folders/${folderId}/embedding-status`)).json();
    expect(JSON.stringify(status)).not.toContain('"completed"');
    const found = await student.get(`/api/folders/${folderId}/search?query=distributary`);
    expect(found.body).toContain('distributary');
    // Not that the model does not answer: it was not asked.
    expect(found.json().how).toMatchObject({ vectors: false, without_vectors: 'switched-off' });
    expect(found.json().how.note).toMatch(/switched off for this course/);
    const numbers = getFolderAnalytics.response.parse((await student.get(`/api/folders/${folderId}/analytics`)).json());
    expect(numbers.passages.refused).toBe('switched-off');
  });
  expect(heard).toBe(0);
});

test('switched on again, models are asked again', async () => {
  await switchModels(true);
  const { heard } = await during(async () => {
    await askForAnswer(student, folderId, question);
  });
  expect(heard).toBeGreaterThan(0);
});
