import type { Card } from '@weekwise/contracts/spaced-repetition.ts';
import { expect, it } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import { addItems, flashcard } from '../../testing/practice.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp();

/** A student with two cards of one file and one of another. */
async function withCards() {
  const student = await testApp.signIn();
  const { id: folderId } = await makeFolder(testApp.deps, student.user);
  const read = (name: string) =>
    uploadAndRead(testApp, student, { folderId, name, bytes: `# ${name}\n\nA levee is a bank.\n` });
  const [{ fileId }, other] = [await read('a.md'), await read('b.md')];
  const of = (front: string, documentId: string) => {
    const card = flashcard(front);
    return { ...card, citation: { ...card.citation, documentId } };
  };
  const made = [of('Levee', fileId), of('Delta', fileId), of('Esker', other.fileId)];
  const ids = await addItems(testApp.deps, { folderId, weekId: 'none' }, made);
  return { student, folderId, fileId, ids };
}

const cardsOf = async (student: Student, folderId: string): Promise<Card[]> =>
  (await student.get(`/api/cards/folders/${folderId}?time_zone=UTC`)).json().cards;
const marked = async (student: Student, folderId: string): Promise<string[]> =>
  (await cardsOf(student, folderId)).flatMap((card) => (card.file_deleted ? card.front : [])).sort();
const decide = (student: Student, card_ids: readonly string[], decision: string) =>
  student.post('/api/cards/of-deleted-files', { card_ids, decision });

it('marks the cards of a deleted file, and no longer when it is restored', async () => {
  const { student, folderId, fileId } = await withCards();
  expect(await marked(student, folderId)).toEqual([]);
  await student.delete(`/api/files/${student.user.id}/${folderId}/${fileId}`);
  expect(await marked(student, folderId)).toEqual(['Delta', 'Levee']);
  const [levee] = (await cardsOf(student, folderId)).filter(({ front }) => front === 'Levee');
  expect(levee?.citation?.file_name).toBe('a.md');
  await student.post(`/api/folders/${folderId}/files/${fileId}/restore`, {});
  expect(await marked(student, folderId)).toEqual([]);
});

it('keeps one, removes the others, and takes both back', async () => {
  const { student, folderId, fileId, ids } = await withCards();
  await student.delete(`/api/files/${student.user.id}/${folderId}/${fileId}`);
  const [levee = '', delta = ''] = ids;
  expect((await decide(student, [levee], 'keep')).json()).toEqual({ success: true, card_ids: [levee] });
  expect(await marked(student, folderId)).toEqual(['Delta']);
  await decide(student, [delta], 'remove');
  expect((await cardsOf(student, folderId)).map(({ front }) => front).sort()).toEqual(['Esker', 'Levee']);
  await decide(student, [levee, delta], 'undecided');
  expect(await marked(student, folderId)).toEqual(['Delta', 'Levee']);
});

it('decides nothing about cards of somebody else', async () => {
  const { student, folderId, ids } = await withCards();
  const stranger = await testApp.signIn();
  expect((await decide(stranger, ids, 'remove')).statusCode).toBe(404);
  expect(await cardsOf(student, folderId)).toHaveLength(3);
});
