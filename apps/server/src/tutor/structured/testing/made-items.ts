import type { ActivityType } from '@weekwise/domain/activities.ts';
import { glaciers, makePassages } from '@weekwise/engine/testing/passages.ts';
import { scriptedModelCalls } from '../../../testing/scripted-model-calls.ts';
import { makeActivities } from '../activities.ts';

/** The passages that a model is shown in tests of what it makes. */
export const passages = makePassages(glaciers);
export const scope = { userId: 'student', folderId: 'folder' };
const level = { bloomLevel: 'remember', difficulty: 'easy' };

/** What a model that says these items makes. */
export async function make(type: ActivityType, items: object[], count = items.length) {
  const calls = scriptedModelCalls(() => ({ items }));
  const made = await makeActivities({ calls, scope }, { passages }, { type, count });
  return { ...made, calls };
}

/** Whether one item stands, told by whether the model's set is used at all. */
export async function survives(type: ActivityType, item: object): Promise<boolean> {
  const { source } = await make(type, [item], 1);
  return source === 'scripted-model';
}

export const drawn = {
  ...level,
  passage: 4,
  quote: 'The first map of the Karsa Glacier was drawn by Ilse Marrow in 1887.',
};
export const moraine = { ...level, passage: 3, quote: 'A moraine is a ridge of debris that a glacier leaves behind.' };
export const shrinking = { ...level, passage: 5, quote: 'Smaller glaciers lose mass more quickly than larger ones.' };
