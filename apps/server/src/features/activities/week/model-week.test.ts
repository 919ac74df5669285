// A week where a model is asked: what came of it is kept at once, so that a worker that dies costs no second call.
import { expect, it } from 'vitest';
import { scriptedModelCalls } from '../../../testing/scripted-model-calls.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { courseWithReading, generatedWeek } from '../../../testing/week.ts';
import { modelTutors } from '../../../tutor/tutors.ts';

let guides = 0;
const calls = scriptedModelCalls(({ schemaName }) => {
  if (schemaName === 'study_guide' && guides++ === 0) throw new Error('The power went out.');
  return null;
});
const testApp = useTestApp({ tutors: modelTutors(calls) });

it('is not asked again for what it was asked before the worker died', async () => {
  const student = await testApp.signIn();
  const folderId = await courseWithReading(testApp, student);
  calls.prompts.length = 0;
  const { activities } = await generatedWeek(student, folderId, 3);
  const asked = calls.prompts.map(({ schemaName }) => schemaName);
  const types = ['flashcards', 'true_false', 'multiple_choice', 'socratic_dialogue'];
  expect(asked).toEqual([...types, 'study_guide', 'study_guide']);
  // What it said could not be used: the engine made them, and each says so.
  expect(new Set(activities.map(({ source, fallback }) => `${source} ${fallback}`))).toEqual(
    new Set(['engine unusable']),
  );
});
