import { buildIndex } from '@weekwise/engine/passages/passage-index.ts';
import { buildDocument } from '@weekwise/engine/syllabus/testing/build-document.ts';
import { glaciers, makePassages } from '@weekwise/engine/testing/passages.ts';
import { beforeEach, expect, test } from 'vitest';
import { modelTutor } from '../../tutor/model-tutor.ts';
import { makeFolder } from '../factories.ts';
import { testModelCalls, testModels } from '../model-calls.ts';
import { useTestApp } from '../test-app.ts';
import { useModelServer } from './use-model-server.ts';

const testApp = useTestApp();
const fixture = useModelServer();
const materials = { passages: makePassages(glaciers) };
const byModel = { source: testModels.openai, fallback: null };

let tutor: ReturnType<typeof modelTutor>;
beforeEach(async () => {
  const { user } = await testApp.signIn();
  const scope = { userId: user.id, folderId: (await makeFolder(testApp.deps, user)).id };
  tutor = modelTutor(testModelCalls(testApp.deps, fixture.server), scope);
});

// Journeys rely on it: what the competent model makes stands the Tutor's own checks.
test.each(['flashcards', 'true-false', 'multiple-choice', 'socratic-dialogue'] as const)('%s', async (type) => {
  expect(await tutor.activities(materials, { type, count: 2 })).toMatchObject(byModel);
});

test('vocabulary, a guide and a summary', async () => {
  expect(await tutor.vocabulary(materials, { limit: 3 })).toMatchObject(byModel);
  expect(await tutor.studyGuide(materials)).toMatchObject(byModel);
  expect(await tutor.summary(materials, 'short')).toMatchObject(byModel);
});

test('an answer with its source, or none', async () => {
  const index = buildIndex(materials.passages);
  const ask = async (question: string) => {
    const asked = { question, index, syllabus: null, history: [], today: null };
    return (await Array.fromAsync(tutor.answer(asked))).at(-1);
  };
  expect(await ask('What is a moraine?')).toMatchObject({
    type: 'complete',
    source: testModels.openai,
    abstained: false,
  });
  expect(await ask('Who was the emperor of Byzantium?')).toMatchObject({ type: 'complete', abstained: true });
});

const asTable = [
  '# GEOG 214: Rivers and Floodplains',
  'Spring 2026',
  'Instructor: Dr. Amara Lindqvist',
  '# Grading',
  '- Quizzes: 40%',
  '- Essay: 60%',
  '# Schedule',
  '|= Week | Date | Topic | Readings | Due',
  '1 | Jan 12 | What a river does | Oyelaran, "Channels and Their Work," pp. 1-14 | ',
  '2 | Jan 19 | Discharge and sediment | Brandt, "A Load of Gravel," pp. 203-219 | Quiz 1 due Jan 21',
  '3 | Jan 26 | Meanders | Castellanos, "Why Rivers Bend," pp. 44-67 | Essay due Jan 30',
];
const asLines = [
  ...asTable.slice(0, 6),
  'Week 1 (Jan 12): What a river does',
  'Read: Oyelaran, "Channels and Their Work," pp. 1-14.',
  'Week 2 (Jan 19): Discharge and sediment',
  'Read: Brandt, "A Load of Gravel," pp. 203-219.',
  'Quiz 1 due Jan 21',
  'Week 3 (Jan 26): Meanders',
  'Read: Castellanos, "Why Rivers Bend," pp. 44-67.',
  'Essay due Jan 30',
];
test.each([
  ['a table', asTable],
  ['lines', asLines],
])('a syllabus in %s', async (_, lines) => {
  const read = await tutor.readSyllabus(buildDocument(lines), { today: '2026-01-05' });
  expect(read).toMatchObject(byModel);
  expect(read.result.weeks.map(({ number, topic }) => [number, topic?.value])).toEqual([
    [1, 'What a river does'],
    [2, 'Discharge and sediment'],
    [3, 'Meanders'],
  ]);
  const items = read.result.weeks.flatMap(({ readings, assignments }) => [...readings, ...assignments]);
  expect(items.map(({ title }) => title)).toHaveLength(5);
});
