import { eq, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { folders } from '../../db/schema/folders.ts';
import { modelCalls } from '../../db/schema/models.ts';
import { folderVectors, passages, passageVectors } from '../../db/schema/retrieval.ts';
import { askForAnswer } from '../../testing/chat.ts';
import { embeddedFolders } from '../../testing/embedded-folders.ts';
import type { EmbeddingRequest } from '../../testing/model-server/model-call.ts';
import { startModelServer } from '../../testing/model-server/model-server.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { testEmbeddings } from '../../testing/test-embeddings.ts';
import { uploadAndRead } from '../../testing/uploads.ts';
import { createMetering } from '../../tutor/calls/metering.ts';
import { embeddingHandlers } from './embedding.jobs.ts';
import { requestAllEmbedding, vectorsFor } from './embedding.service.ts';
import { listPassagesToEmbed, upsertVectors } from './vectors.repo.ts';

const server = await startModelServer();
afterEach(() => {
  server.release();
  server.reset();
});
afterAll(() => server.stop());

const { embeddings, records } = testEmbeddings(server);
const testApp = useTestApp({ embeddings });
const answerable = 'When did the levee at Hollins Ferry break?';
const patience = { timeout: 20_000, interval: 20 };

const notes = `# Rivers

A meander is a bend in a river that grows as the outer bank is worn away.

## Floods

The levee at Hollins Ferry broke in 1927, and the town was moved uphill.
`;

const { enrolled, vectorsIn, publishedOf, embedded } = embeddedFolders(testApp);

/** Every text that the model was asked for. */
const asked = () =>
  server.requests.flatMap(({ request }) =>
    request?.kind === 'embeddings' ? [(request as EmbeddingRequest).input] : [],
  );

/** So many passages, each a paragraph of its own. */
const paragraphs = (count: number): string =>
  Array.from(
    { length: count },
    (_, n) => `Station ${n} counted ${'many different birds '.repeat(10)}in ${1500 + n}.`,
  ).join('\n\n');

describe('passages of a file that was read', () => {
  it('get vectors, made of their headings and text, metered for their student and folder', async () => {
    const { student, folderId, scope } = await enrolled();
    records.length = 0;
    await uploadAndRead(testApp, student, { folderId, bytes: notes });
    const { vectors } = await embedded(folderId);
    expect(vectors.map(({ model }) => model)).toEqual(vectors.map(() => 'weekwise-embedding'));
    expect(asked().flat()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Rivers\nFloods\nThe levee at Hollins Ferry broke in 1927/)]),
    );
    expect(records).toMatchObject([
      { scope, ability: 'embeddings', model: 'weekwise-embedding', outcome: 'ok', tokensEstimated: false },
    ]);
    const { deps } = testApp;
    const settings = {
      ...deps.config.models,
      prices: new Map([['weekwise-embedding', { input: 0.02, cachedInput: 0.02, output: 0 }]]),
    };
    const [call] = records;
    if (call) await createMetering({ ...deps, settings }).record({ ...call, tokens: { ...call.tokens, input: 5000 } });
    const rows = await deps.db.select().from(modelCalls).where(eq(modelCalls.folderId, folderId));
    expect(rows).toMatchObject([
      { userId: student.user.id, ability: 'embeddings', inputTokens: 5000, costMicroUsd: 100 },
    ]);
  });

  it('make a paraphrase without a word in common find its passage', async () => {
    const { student, folderId } = await enrolled();
    const question = 'How come people relocated onto higher ground?';
    server.embedWith((text) => (/levee|relocated/.test(text) ? [1, 0] : [0, 1]));
    await uploadAndRead(testApp, student, { folderId, name: 'rivers.md', bytes: notes });
    await embedded(folderId, 2);
    const found = await askForAnswer(student, folderId, question);
    expect(found.citations).toMatchObject([{ file_name: 'rivers.md', quote: expect.stringContaining('levee') }]);

    await testApp.deps.db.delete(folderVectors).where(eq(folderVectors.folderId, folderId));
    expect((await askForAnswer(student, folderId, question)).citations).toEqual([]);
  });

  it('are asked for in batches; those that were done before the server failed are not asked for again', async () => {
    const { student, folderId } = await enrolled();
    // The batch in the middle, with its retries.
    server.trouble({ kind: 'server-error', skip: 1, times: 3, retryAfter: 0, when: { kind: 'embeddings' } });
    await uploadAndRead(testApp, student, { folderId, bytes: paragraphs(150) });
    const { vectors } = await embedded(folderId);
    expect(vectors).toHaveLength(150);
    expect(asked().map(({ length }) => length)).toEqual([64, 64, 64, 64, 64, 22]);
    expect(new Set(asked().flat()).size).toBe(150);
  });

  it('have none where the model refuses a text, and those beside it have theirs', async () => {
    const { student, folderId } = await enrolled();
    server.trouble({ kind: 'too-long', when: { says: 'levee' } });
    await uploadAndRead(testApp, student, { folderId, bytes: `${notes}\n\n${paragraphs(3)}` });
    const vectors = await vi.waitFor(async () => {
      const vectors = await vectorsIn(folderId);
      expect(vectors.filter(({ dimension }) => dimension === null)).toEqual([]);
      return vectors;
    }, patience);
    expect(vectors.filter(({ dimension }) => dimension === 0).map(({ text }) => text)).toEqual([
      expect.stringContaining('levee'),
    ]);
  });

  it('wait for the next change where the server takes nothing, and answers are there all the same', async () => {
    const { student, folderId } = await enrolled();
    server.trouble({ kind: 'unauthorized' });
    await uploadAndRead(testApp, student, { folderId, bytes: notes });
    await server.whenReceived(1);
    await server.whenIdle();
    expect((await askForAnswer(student, folderId, answerable)).content).toContain('1927');
    expect(await publishedOf(folderId)).toBeUndefined();
    server.clearTroubles();
    await uploadAndRead(testApp, student, { folderId, name: 'more.md', bytes: 'Rain falls on the hills.' });
    await embedded(folderId);
  });

  it('are gone with their file, also while they are being embedded', async () => {
    const { student, folderId } = await enrolled();
    const { fileId } = await uploadAndRead(testApp, student, { folderId, bytes: notes });
    await embedded(folderId);
    await student.delete(`/api/files/${student.user.id}/${folderId}/${fileId}`);
    expect(await vectorsIn(folderId)).toEqual([]);

    server.reset();
    server.trouble({ kind: 'silent', times: 1 });
    const late = await uploadAndRead(testApp, student, { folderId, bytes: notes });
    await server.whenReceived();
    await student.delete(`/api/files/${student.user.id}/${folderId}/${late.fileId}`);
    server.release();
    await server.whenIdle();
    await uploadAndRead(testApp, student, { folderId, bytes: 'Rain falls on the hills.' });
    expect((await embedded(folderId)).vectors).toHaveLength(1);
  });

  it('are not those of another text that has come under the same id meanwhile', async () => {
    const { student, folderId } = await enrolled();
    await uploadAndRead(testApp, student, { folderId, bytes: notes });
    await embedded(folderId);
    const { db } = testApp.deps;
    const ids = (await db.select({ id: passages.id }).from(passages).where(eq(passages.folderId, folderId))).map(
      ({ id }) => id,
    );
    const [first, ...others] = await listPassagesToEmbed(db, ids);
    if (!first) throw new Error('The notes have passages.');
    const made = [{ ...first, text: 'What it was before.' }, { ...first, id: 'gone#0' }, ...others];
    const vector = Float32Array.of(1, 0);
    await db.transaction((tx) =>
      upsertVectors(
        tx,
        'late',
        made.map((passage) => ({ passage, vector })),
      ),
    );
    expect((await vectorsIn(folderId)).map(({ model }) => model)).toEqual([
      'weekwise-embedding',
      ...others.map(() => 'late'),
    ]);
  });

  it('are gone with their folder', async () => {
    const { student, folderId } = await enrolled();
    const { fileId } = await uploadAndRead(testApp, student, { folderId, bytes: notes });
    await embedded(folderId);
    await testApp.deps.db.delete(folders).where(eq(folders.id, folderId));
    const left = await testApp.deps.db.select({ id: passageVectors.passageId }).from(passageVectors);
    expect(left.filter(({ id }) => id.startsWith(fileId))).toEqual([]);
    expect(await publishedOf(folderId)).toBeUndefined();
  });
});

describe('another model than before', () => {
  const forever = new AbortController().signal;

  it('is not compared with what the old one made, and embeds every folder anew', async () => {
    const { student, folderId, scope } = await enrolled();
    await uploadAndRead(testApp, student, { folderId, bytes: notes });
    await embedded(folderId);
    const { deps } = testApp;
    const newer = { ...deps, ...testEmbeddings(server, { name: 'weekwise-newer' }) };
    const index = await deps.indexes.get(folderId);
    const request = { question: 'Why a meander?', index, history: [] };
    expect((await vectorsFor(deps, scope, request))?.query).toHaveLength(256);

    const jobs = embeddingHandlers(newer);
    // Whoever asks first has its folder embedded by the queue; here the queue still has the old model.
    expect(await vectorsFor({ ...newer, jobs: { put: vi.fn(), wake: vi.fn() } as never }, scope, request)).toBeNull();
    await jobs.all({}, forever);
    const { vectors } = await embedded(folderId);
    expect(new Set(vectors.map(({ model }) => model))).toEqual(new Set(['weekwise-newer']));
    const found = await vectorsFor(newer, scope, request);
    expect(found?.passages).toMatchObject({ dimension: 256, passageCount: index.passages.length });
    expect(found?.passages.positions).toHaveLength(index.passages.length);

    server.reset();
    await jobs.all({}, forever);
    expect(server.requests).toEqual([]);
  });

  it('is looked for in all folders when the server starts', async () => {
    const { student, folderId } = await enrolled();
    const { fileId } = await uploadAndRead(testApp, student, { folderId, bytes: notes });
    await embedded(folderId);
    const { db } = testApp.deps;
    const { rows } = await db.execute(sql`select count(*)::int as started from jobs.job where name = 'embed-all'`);
    expect(rows).toEqual([{ started: 1 }]);
    const ofFile = like(passageVectors.passageId, `${fileId}#%`);
    await db.update(passageVectors).set({ model: 'weekwise-older', dimension: 7 }).where(ofFile);
    await requestAllEmbedding(testApp.deps);
    const { vectors } = await embedded(folderId);
    expect(new Set(vectors.map(({ model }) => model))).toEqual(new Set(['weekwise-embedding']));
  });

  it('under the same name shows by the length of its vectors', async () => {
    const { student, folderId } = await enrolled();
    await uploadAndRead(testApp, student, { folderId, bytes: notes });
    await embedded(folderId);
    server.embedWith(() => [1, 2, 3]);
    expect((await askForAnswer(student, folderId, answerable)).content).toContain('1927');
    await embedded(folderId, 3);
  });
});
