import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { askForAnswer } from '../../testing/chat.ts';
import { embeddedFolders } from '../../testing/embedded-folders.ts';
import type { EmbeddingRequest } from '../../testing/model-server/model-call.ts';
import { startModelServer } from '../../testing/model-server/model-server.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { testEmbeddings } from '../../testing/test-embeddings.ts';
import { upload, uploadAndRead } from '../../testing/uploads.ts';
import { vectorsFor } from './embedding.service.ts';

const server = await startModelServer();
afterEach(() => {
  server.release();
  server.reset();
});
afterAll(() => server.stop());

const { embeddings } = testEmbeddings(server);
const testApp = useTestApp({ embeddings });
const answerable = 'When did the levee at Hollins Ferry break?';

const notes = `# Rivers

A meander is a bend in a river that grows as the outer bank is worn away.

## Floods

The levee at Hollins Ferry broke in 1927, and the town was moved uphill.
`;

const { enrolled, embedded } = embeddedFolders(testApp);

/** Every text that the model was asked for. */
const asked = () =>
  server.requests.flatMap(({ request }) =>
    request?.kind === 'embeddings' ? [(request as EmbeddingRequest).input] : [],
  );

describe('vectors for a question', () => {
  async function prepared() {
    const { student, folderId, scope } = await enrolled();
    await uploadAndRead(testApp, student, { folderId, bytes: notes });
    await embedded(folderId);
    const index = await testApp.deps.indexes.get(folderId);
    server.reset();
    const from = (options: Parameters<typeof testEmbeddings>[1], question: string, more: object = {}) =>
      vectorsFor({ ...testApp.deps, ...testEmbeddings(server, options) }, scope, {
        question,
        index,
        history: [],
        ...more,
      });
    return { scope, index, from };
  }

  it('are made of the question as it would be asked alone, once', async () => {
    const { scope, index } = await prepared();
    const history = [{ role: 'user' as const, content: 'What is a meander?' }];
    const request = { question: 'And a levee?', index, history };
    const first = await vectorsFor(testApp.deps, scope, request);
    expect(await vectorsFor(testApp.deps, scope, request)).toEqual(first);
    expect(asked()).toEqual([['What is a levee?']]);
  });

  it('are not waited for longer than a student would', async () => {
    const { from } = await prepared();
    server.trouble({ kind: 'silent' });
    expect(await from({ questionTimeout: 50 }, 'What is a meander?')).toBeNull();
  });

  it('are not asked for past a budget', async () => {
    const { from } = await prepared();
    expect(await from({ refusal: async () => 'budget-spent' }, 'What is a meander?')).toBeNull();
    expect(server.requests).toEqual([]);
  });

  it('are not waited for when the student has left', async () => {
    const { from } = await prepared();
    server.trouble({ kind: 'silent' });
    const leaving = new AbortController();
    const left = expect(from({}, 'What is a meander?', { signal: leaving.signal })).rejects.toThrow('left');
    await server.whenReceived();
    leaving.abort(new Error('left'));
    await left;
  });
});

describe('a server that is down', () => {
  it('fails no file and no answer, and is left alone after some questions', async () => {
    const { student, folderId } = await enrolled();
    await uploadAndRead(testApp, student, { folderId, bytes: notes });
    await embedded(folderId);
    server.trouble({ kind: 'reset' });
    const before = server.requests.length;
    for (const question of [answerable, 'What is a meander?', 'When was the town moved?', 'Where is the levee?']) {
      expect((await askForAnswer(student, folderId, question)).citations).not.toEqual([]);
    }
    expect(server.requests).toHaveLength(before + 3);
    const { task } = await uploadAndRead(testApp, student, { folderId, name: 'more.md', bytes: 'Rain falls.' });
    expect(task.status).toBe('completed');
    expect((await upload(testApp, student, { folderId, name: 'x.md', bytes: 'Snow falls.' })).statusCode).toBe(200);
  });
});
