import { beforeEach, expect, it } from 'vitest';
import { askForAnswer } from '../../testing/chat.ts';
import { makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp();
let student: Student;
let folderId: string;

beforeEach(async () => {
  student = await testApp.signIn();
  folderId = (await makeFolder(testApp.deps, student.user)).id;
});

const add = (name: string, bytes: Uint8Array | string) => uploadAndRead(testApp, student, { folderId, name, bytes });

const fileNamed = async (name: string) => {
  const { files } = (await student.get(`/api/folders/${folderId}/contents`)).json();
  return files.find((file: { name: string }) => file.name === name);
};

/** Capitals and small letters of Russian stand in one row in both. */
const windows1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, (char) => char.charCodeAt(0) - (char < 'А' ? 0 : 0x350));

it('reads a file in an old encoding, and the list, the file and the answer say that it was guessed', async () => {
  const text = 'Terrace notes. Терраса реки есть старое дно реки, которое осталось после врезания.';
  await add('terraces.txt', windows1251(text));
  const guess =
    'Encoding guessed: Cyrillic (Windows-1251). If words look wrong, save the file as UTF-8 and upload it again.';
  const file = await fileNamed('terraces.txt');
  expect(file.warnings).toEqual([guess]);
  const document = (await student.get(`/api/folders/${folderId}/files/${file.file_id}/document`)).json();
  expect(document).toMatchObject({ warnings: [guess], blocks: [{ text }] });
  const { citations } = await askForAnswer(student, folderId, 'Терраса реки');
  expect(citations[0]?.doubt).toBe(guess);
});

it('says of a file that its text makes no sense', async () => {
  const misread = new TextDecoder('windows-1252').decode(
    new TextEncoder().encode('Осмос есть движение воды через мембрану, туда, где больше соли.'),
  );
  await add('osmosis.md', `# Osmosis\n\n${misread}\n`);
  expect((await fileNamed('osmosis.md')).warnings[0]).toContain('The text of this file is hard to read');
  const { content } = await askForAnswer(student, folderId, 'What did the flood of 1903 wash away?');
  expect(content).toContain('osmosis.md is hard to read, so the answer may be in it.');
});

it('states nothing that is struck out, and shows it struck', async () => {
  await add('news.md', '# News\n\nThe essay is due on ~~October 9~~ October 16.\n');
  const { content, citations } = await askForAnswer(student, folderId, 'When is the essay due?');
  expect(content).toContain('October 16');
  expect(content).not.toContain('October 9');
  expect(citations[0]).toMatchObject({ quote: 'The essay is due on October 16.' });
  const { file_id } = await fileNamed('news.md');
  const { blocks } = (await student.get(`/api/folders/${folderId}/files/${file_id}/document`)).json();
  expect(blocks[1]).toMatchObject({
    text: 'The essay is due on October 9 October 16.',
    marks: [{ style: 'strike', start: 20, end: 29 }],
  });
});

it('answers with the characters of the file', async () => {
  await add('types.txt', 'A generic list is written List<String>, and a map is Map<K, V> in the lab.\n');
  await add('chance.txt', 'Conditional probability is written P(A | B) and means the chance of A given B.\n');
  await add('site.txt', 'The course site is https://www.example.edu/bio_101?a=1 for all students.\n');
  await add('sea.html', '<p>A liter of sea water holds about 10<sup>6</sup> bacteria.</p>');
  const said = async (question: string) => (await askForAnswer(student, folderId, question)).content;
  expect(await said('What is a generic list?')).toContain('List\\<String>, and a map is Map\\<K, V>');
  expect(await said('What is conditional probability?')).toContain('P(A | B)');
  expect(await said('Where is the course site?')).toContain('`https://www.example.edu/bio_101?a=1`');
  expect(await said('How many bacteria does a liter of sea water hold?')).toContain('10⁶ bacteria');
});
