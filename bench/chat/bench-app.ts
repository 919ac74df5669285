import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { LocalDrive } from '../../apps/server/src/adapters/drive/local-drive.ts';
import { withoutWeb } from '../../apps/server/src/adapters/fetch-document/without-web.ts';
import { aiModels } from '../../apps/server/src/adapters/models/ai-models.ts';
import { withoutServices } from '../../apps/server/src/adapters/scholar/without-services.ts';
import { buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config/env.ts';
import { openEmbedded } from '../../apps/server/src/db/client.ts';
import { databaseHealth } from '../../apps/server/src/db/health.ts';
import { migrateDatabase } from '../../apps/server/src/db/migrate.ts';
import { files } from '../../apps/server/src/db/schema/files.ts';
import type { Deps } from '../../apps/server/src/deps.ts';
import { featureHooks } from '../../apps/server/src/feature-hooks.ts';
import { createAuth } from '../../apps/server/src/features/auth/auth.service.ts';
import { LiveAnswers } from '../../apps/server/src/features/chat/live/live-answers.ts';
import { connectedDrives } from '../../apps/server/src/features/drives/connected-drives.ts';
import { createFolder } from '../../apps/server/src/features/folders/folders.service.ts';
import { FolderIndexes } from '../../apps/server/src/features/retrieval/folder-indexes.ts';
import { insertPassages } from '../../apps/server/src/features/retrieval/passages.repo.ts';
import { publishPassages } from '../../apps/server/src/features/retrieval/passages.service.ts';
import { adoptReading } from '../../apps/server/src/features/syllabus/plan.service.ts';
import { jobDefinitions } from '../../apps/server/src/jobs/definitions.ts';
import { JobQueue } from '../../apps/server/src/jobs/queue.ts';
import { secretBox } from '../../apps/server/src/lib/secret-box.ts';
import { ThreadReader } from '../../apps/server/src/reading/thread-reader.ts';
import { modelSettingsOf, testModelCalls } from '../../apps/server/src/testing/model-calls.ts';
import { startModelServer } from '../../apps/server/src/testing/model-server/model-server.ts';
import { assignmentItem, readingItem, weekItem } from '../../apps/server/src/testing/plan-items.ts';
import { recordedMail } from '../../apps/server/src/testing/recorded-mail.ts';
import { signedIn } from '../../apps/server/src/testing/student.ts';
import { modelTutors } from '../../apps/server/src/tutor/tutors.ts';
import { syntheticFolder } from '../synthetic-folder.ts';

export interface BenchApp {
  app: FastifyInstance;
  /** Where it listens. */
  url: string;
  /** Of the one student. */
  cookie: string;
  folderId: string;
  /** Questions about the folder's passages. */
  queries: string[];
  /** The OpenAI-compatible server that it asks. */
  provider: { baseURL: string; apiKey: string };
  close(): Promise<void>;
}

/**
 * The whole server in this process, on the embedded database and with a model, and a student whose folder has so many
 * passages.
 */
export async function startBenchApp(passageCount: number): Promise<BenchApp> {
  const directory = await mkdtemp(join(tmpdir(), 'weekwise-bench-chat-'));
  const provider = await startModelServer();
  provider.answerWith(() => ({ text: 'It is so [1].' }));
  const database = await openEmbedded(directory);
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
    hooks: featureHooks,
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
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const student = await signedIn(app, createAuth({ ...deps, mail }), mail, 'bench@example.edu');
  const { queries, folderId } = await fillFolder(deps, student.user.id, passageCount);

  return {
    app,
    url,
    cookie: student.cookie,
    folderId,
    queries,
    provider: provider.openai,
    async close() {
      await app.close();
      await calls.close();
      await jobs.stop(0);
      await reader.close();
      await database.close();
      await provider.stop();
      await rm(directory, { recursive: true });
    },
  };
}

async function fillFolder(
  deps: Deps,
  userId: string,
  passageCount: number,
): Promise<{ queries: string[]; folderId: string }> {
  const { passages, queries } = syntheticFolder(passageCount, 60);
  const { id } = await createFolder(deps, userId, 'Bench');
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
