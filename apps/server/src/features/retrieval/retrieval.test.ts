import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { embeddedFolders } from '../../testing/embedded-folders.ts';
import { startModelServer } from '../../testing/model-server/model-server.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { testEmbeddings } from '../../testing/test-embeddings.ts';
import { uploadAndRead } from '../../testing/uploads.ts';
import { findPassages } from './retrieval.service.ts';

const server = await startModelServer();
afterEach(() => server.reset());
afterAll(() => server.stop());

const { embeddings } = testEmbeddings(server);
const testApp = useTestApp({ embeddings });
const { enrolled, embedded } = embeddedFolders(testApp);

const rivers = `# Rivers

A meander is a bend in a river that grows as the outer bank is worn away.

## Floods

The levee at Hollins Ferry broke in 1927, and the town was moved uphill.
`;
const glaciers = '# Glaciers\n\nA glacier is a river of ice. Its levee is a ridge of debris.\n';

async function course() {
  const { student, folderId, scope } = await enrolled();
  const { fileId: riversId } = await uploadAndRead(testApp, student, { folderId, name: 'rivers.md', bytes: rivers });
  const { fileId: glaciersId } = await uploadAndRead(testApp, student, {
    folderId,
    name: 'glaciers.md',
    bytes: glaciers,
  });
  await embedded(folderId);
  return { student, folderId, scope, riversId, glaciersId };
}

const search = (student: Student, folderId: string, query: Record<string, string>) =>
  student.get(`/api/folders/${folderId}/search?${new URLSearchParams(query)}`);
const relevant = (student: Student, body: object) => student.post('/api/ai/rag/relevant-content', body);

describe('searching a folder', () => {
  it('looks past what is only said around the words', async () => {
    const { student, folderId } = await course();
    const found = async (query: string) => (await search(student, folderId, { query })).json().results;
    const plain = await found('what is a meander');
    expect(await found('I have an exam tomorrow. CAN YOU TELL ME WHAT A MEANDER IS? Thanks!')).toEqual(plain);
    expect(await found('what is a me\u00adander')).toEqual(plain);
  });

  it('finds passages with their places, by words and by meaning', async () => {
    const { student, folderId, riversId } = await course();
    const answer = (await search(student, folderId, { query: 'Hollins Ferry town moved uphill' })).json();
    expect(answer).toMatchObject({
      folder_id: folderId,
      query: 'Hollins Ferry town moved uphill',
      how: { words: true, expansion: true, vectors: true, model: 'weekwise-embedding', without_vectors: null },
    });
    expect(answer.results[0]).toMatchObject({
      passage_id: `${riversId}#1`,
      file_id: riversId,
      file_name: 'rivers.md',
      page: null,
      heading_path: ['Rivers', 'Floods'],
      text: 'The levee at Hollins Ferry broke in 1927, and the town was moved uphill.',
    });
    expect(answer.total_results).toBe(answer.results.length);
  });

  it('keeps to words when it is asked to, and to k results', async () => {
    const { student, folderId, scope } = await course();
    const answer = (await search(student, folderId, { query: 'levee', k: '1', enhanced_rag: 'false' })).json();
    expect(answer).toMatchObject({ total_results: 1, how: { vectors: false, without_vectors: 'not_asked' } });
    const wanted = { folderId, query: 'levee', limit: 5, byMeaning: true };
    const alone = { ...testApp.deps, embeddings: null };
    const { how } = await findPassages(alone, scope.userId, wanted, AbortSignal.timeout(10_000));
    expect(how).toMatchObject({ vectors: false, without_vectors: 'not_set_up' });
  });

  it('says when the model does not answer, and finds by words', async () => {
    const { student, folderId } = await course();
    server.trouble({ kind: 'server-error' });
    const answer = (await search(student, folderId, { query: 'Hollins Ferry' })).json();
    expect(answer).toMatchObject({ how: { vectors: false, without_vectors: 'not_ready' } });
    expect(answer.results[0].text).toContain('Hollins Ferry');
  });

  it('finds nothing in an empty folder, and nothing of a deleted file', async () => {
    const { student, folderId, riversId } = await course();
    const { folderId: empty } = await enrolled();
    expect((await search(student, empty, { query: 'levee' })).json()).toMatchObject({ code: 'folder_not_found' });
    await student.delete(`/api/files/${student.user.id}/${folderId}/${riversId}`);
    const answer = (await search(student, folderId, { query: 'Hollins Ferry levee' })).json();
    expect(answer.results.map(({ file_name }: { file_name: string }) => file_name)).toEqual(['glaciers.md']);
  });

  it.each([{ query: ' ' }, {}, { query: 'x', k: '0' }, { query: 'x', k: '51' }, { query: 'x', k: 'many' }])(
    'refuses %j',
    async (query) => {
      const { student, folderId } = await enrolled();
      const answer = await search(student, folderId, query as Record<string, string>);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
    },
  );
});

describe('content for a question', () => {
  it('comes from the whole folder, or from one file named by id or by name', async () => {
    const { student, folderId, glaciersId } = await course();
    const all = (await relevant(student, { query: 'levee', folder_id: folderId })).json();
    expect(all).toMatchObject({ file_id: null, total_results: 2 });
    for (const path of [glaciersId, 'glaciers.md']) {
      const one = (await relevant(student, { query: 'river levee', folder_id: folderId, file_path: path })).json();
      expect(one).toMatchObject({ file_id: glaciersId, total_results: 1, how: { vectors: true } });
      expect(one.results[0].file_name).toBe('glaciers.md');
    }
    const none = await relevant(student, { query: 'levee', folder_id: folderId, file_path: '../rivers.md' });
    expect(none.json()).toMatchObject({ code: 'file_not_found' });
  });

  it('is not given of somebody else’s folder', async () => {
    const { folderId } = await course();
    const { student } = await enrolled();
    expect((await relevant(student, { query: 'levee', folder_id: folderId })).json()).toMatchObject({
      code: 'folder_not_found',
    });
  });
});
