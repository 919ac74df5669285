/**
 * Our own overhead before a language model is asked: from a question's arrival at our server to the first byte that goes to the
 * provider, in a folder of 10,000 passages with a plan of 15 weeks; everything as in use, on the embedded database, with the
 * model server as the provider. The reference is a bare Fastify route that calls the same provider at once; both are measured
 * in turn within one run.
 *
 *   node bench/chat.ts [PASSAGES] [RUNS]
 *
 * Exit 1 when the median is over 40 ms.
 */
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { LocalDrive } from '../apps/server/src/adapters/drive/local-drive.ts';
import { withoutWeb } from '../apps/server/src/adapters/fetch-document/without-web.ts';
import { aiModels } from '../apps/server/src/adapters/models/ai-models.ts';
import { withoutServices } from '../apps/server/src/adapters/scholar/without-services.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { type OpenDatabase, openEmbedded } from '../apps/server/src/db/client.ts';
import { databaseHealth } from '../apps/server/src/db/health.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { files } from '../apps/server/src/db/schema/files.ts';
import type { Deps } from '../apps/server/src/deps.ts';
import { readConfig } from '../apps/server/src/env.ts';
import { createAuth } from '../apps/server/src/features/auth/auth.service.ts';
import { LiveAnswers } from '../apps/server/src/features/chat/live/live-answers.ts';
import { connectedDrives } from '../apps/server/src/features/folders/drives/connected-drives.ts';
import { createFolder } from '../apps/server/src/features/folders/folders.service.ts';
import { FolderIndexes } from '../apps/server/src/features/indexing/folder-indexes.ts';
import { insertPassages } from '../apps/server/src/features/indexing/passages.repo.ts';
import { publishPassages } from '../apps/server/src/features/indexing/passages.service.ts';
import { adoptReading } from '../apps/server/src/features/syllabus/plan.service.ts';
import { jobDefinitions } from '../apps/server/src/jobs/definitions.ts';
import { JobQueue } from '../apps/server/src/jobs/queue.ts';
import { ThreadReader } from '../apps/server/src/reading/thread-reader.ts';
import { secretBox } from '../apps/server/src/secret-box.ts';
import { modelSettingsOf, testModelCalls } from '../apps/server/src/testing/model-calls.ts';
import { startModelServer } from '../apps/server/src/testing/model-server/model-server.ts';
import { assignmentItem, readingItem, weekItem } from '../apps/server/src/testing/plan-items.ts';
import { recordedMail } from '../apps/server/src/testing/recorded-mail.ts';
import { signedIn } from '../apps/server/src/testing/student.ts';
import { modelTutors } from '../apps/server/src/tutor/tutors.ts';
import { syntheticFolder } from './synthetic-folder.ts';

const limit = 40;
const [passageCount = 10_000, runs = 100] = process.argv.slice(2).map(Number);
const warmUp = 10;

const directory = await mkdtemp(join(tmpdir(), 'weekwise-bench-chat-'));
const provider = await startModelServer();
provider.answerWith(() => ({ text: 'It is so [1].' }));
const database: OpenDatabase = await openEmbedded(directory);
await migrateDatabase(database);
const logger = pino({ level: 'silent' });
const jobs = new JobQueue(database, logger);
await jobs.start(jobDefinitions);
const reader = new ThreadReader({ threads: 1 });
const mail = recordedMail();
const calls = testModelCalls({ db: database.db }, provider);
const authSecret = 'only for this run, and long enough for the library';
const deps: Deps = {
  // Nobody asks as fast as this; in local mode nobody is told to slow down.
  config: { ...readConfig({ WEEKWISE_DATA_DIR: directory }), localMode: true },
  authSecret,
  db: database.db,
  databaseHealth: () => databaseHealth(database),
  mail,
  sms: null,
  openIdProviders: [],
  googleConsent: null,
  scholar: withoutServices,
  fetcher: withoutWeb,
  drives: connectedDrives({
    db: database.db,
    local: new LocalDrive(join(directory, 'drive')),
    kinds: {},
    box: secretBox(authSecret),
    clock: () => new Date(),
  }),
  jobs,
  reader,
  indexes: new FolderIndexes(database.db),
  answers: new LiveAnswers(database.db, logger),
  embeddings: null,
  payments: null,
  models: aiModels(modelSettingsOf(provider)),
  tutors: modelTutors(calls),
  logger,
  clock: () => new Date(),
  newId: randomUUID,
  webDirectory: join(directory, 'web'),
  version: 'bench',
};
const app = await buildApp(deps);
const ours = await app.listen({ port: 0, host: '127.0.0.1' });
const student = await signedIn(app, createAuth({ ...deps, mail }), mail, 'bench@example.edu');
const { queries, folderId } = await fillFolder();

const bare = Fastify();
bare.post('/ask', async () => {
  const body = JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'Why?' }], stream: true });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${provider.openai.apiKey}` };
  const answer = await fetch(`${provider.openai.baseURL}/chat/completions`, { method: 'POST', headers, body });
  return answer.text();
});
const reference = await bare.listen({ port: 0, host: '127.0.0.1' });

let arrived = 0;
let sent = 0;
const noteArrival = (server: Server) => server.prependListener('request', () => (arrived = performance.now()));
noteArrival(app.server);
noteArrival(bare.server);
subscribe('undici:client:sendHeaders', (message) => {
  const { request } = message as { request: { path: string } };
  if (request.path.endsWith('/chat/completions')) sent = performance.now();
});

const overheads: Record<'ours' | 'reference', number[]> = { ours: [], reference: [] };
for (let run = -warmUp; run < runs; run++) {
  const question = queries[(run + warmUp) % queries.length] ?? 'What is it?';
  const asked = await measure(`${ours}/api/ai/folder-agent/folder-agent/stream`, {
    question,
    current_folder: folderId,
  });
  const called = await measure(`${reference}/ask`, {});
  if (run < 0) continue;
  overheads.ours.push(asked);
  overheads.reference.push(called);
}

const [median, bareMedian] = [quantile(overheads.ours, 0.5), quantile(overheads.reference, 0.5)];
const say = (values: number[]) =>
  [0.5, 0.9, 0.99].map((q) => `p${q * 100} ${quantile(values, q).toFixed(1)} ms`).join(', ');
console.log(`${passageCount} passages, ${runs} questions: from arrival to the first byte to the provider`);
console.log(`  Weekwise             ${say(overheads.ours)}`);
console.log(`  bare Fastify route   ${say(overheads.reference)}`);
console.log(`  ratio of medians     ${(median / bareMedian).toFixed(1)}; limit of ours ${limit} ms`);
if (!(median <= limit)) process.exitCode = 1;

await bare.close();
await app.close();
await calls.close();
await jobs.stop(0);
await reader.close();
await database.close();
await provider.stop();
await rm(directory, { recursive: true });

async function fillFolder(): Promise<{ queries: string[]; folderId: string }> {
  const { passages, queries } = syntheticFolder(passageCount, 60);
  const { id } = await createFolder(deps, student.user.id, 'Bench');
  const documents = Map.groupBy(passages, ({ documentId }) => documentId);
  for (const [documentId, found] of documents) {
    const file = { fileId: documentId, folderId: id };
    await deps.db.insert(files).values({
      id: documentId,
      folderId: id,
      name: `${documentId}.md`,
      role: 'material',
      size: 1,
      mimeType: 'text/markdown',
      driveKey: documentId,
      sha256: documentId,
      embeddingStatus: 'embedded',
      uploadedAt: new Date(),
    });
    for (let from = 0; from < found.length; from += 1000) {
      await insertPassages(deps.db, file, found.slice(from, from + 1000));
    }
  }
  await deps.db.transaction((tx) => publishPassages(tx, id));
  const items = Array.from({ length: 15 }, (_, i) => {
    const weekId = `w${i}`;
    return [
      weekItem({ id: weekId, number: i + 1, topic: `Topic ${i + 1}`, startDate: `2026-01-${10 + i}` }),
      readingItem({ id: `r${i}`, weekId, title: `Reading ${i + 1}` }),
      assignmentItem({ id: `a${i}`, weekId, title: `Homework ${i + 1}`, dueDate: `2026-01-${12 + i}` }),
    ];
  });
  await adoptReading(deps, {
    taskId: 'bench',
    folderId: id,
    fileId: 'd0',
    fileName: 'd0.md',
    source: 'engine',
    fallback: null,
    items: items.flat(),
    confidenceThreshold: null,
  });
  return { queries: queries.map(({ text }) => text), folderId: id };
}

/** Milliseconds from a request's arrival to the first byte of the call that it makes. */
async function measure(url: string, body: object): Promise<number> {
  sent = 0;
  const headers = { 'content-type': 'application/json', cookie: student.cookie };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (sent === 0) throw new Error(`The provider was not called: ${text}`);
  return sent - arrived;
}

function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((x, y) => x - y);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}
