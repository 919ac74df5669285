import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import { expect, test } from 'vitest';
import type { ModelCalls } from './calls/model-calls.ts';
import { modelTutors } from './tutors.ts';

test('a model that works for students works not for the demo', () => {
  const calls: Pick<ModelCalls, 'modelFor'> = { modelFor: () => 'a model' };
  const tutors = modelTutors(calls as ModelCalls);
  expect(tutors.for({ userId: 'ann', folderId: 'f1' }).source).toBe('a model');
  const { answer: _, ...demo } = tutors.for({ userId: demoUser.id, folderId: demoFolder.id });
  const { answer: __, ...engine } = offlineTutor;
  expect(demo).toEqual(engine);
});
