import type { Suggestion } from '@weekwise/engine/suggestions/suggestion.ts';
import { expect, it } from 'vitest';
import { scriptedModelCalls } from '../../testing/scripted-model-calls.ts';
import { ModelCallFailed } from '../calls/model-calls.ts';
import { wordSuggestion } from './suggestion.ts';

const scope = { userId: 'student', folderId: 'folder' };
const suggestion: Suggestion = {
  kind: 'due-soon',
  subject: 'a1',
  text: '“River essay” is due on Friday, in 3 days and counts 25% of the grade. Nothing of it is begun here.',
  keeps: ['River essay'],
  week: 3,
  actions: [{ do: 'open-assignment', label: 'Plan the steps', assignmentId: 'a1' }],
};
const known = ['12 cards of Rivers are due today. Each day they wait, more of them are forgotten.'];

async function worded(text: string) {
  const calls = scriptedModelCalls(() => ({ text }));
  const made = await wordSuggestion({ calls, scope }, suggestion, known);
  return { ...made, prompt: calls.prompts[0] };
}

it.each([
  'On Friday, in 3 days, “River essay” is due. Nothing of it is begun here.',
  '“River essay” is due on Friday and counts 25% of the grade. 12 cards of Rivers are due today.',
])('takes the words of a model that stay with the facts: %s', async (text) => {
  const made = await worded(text);
  expect(made).toMatchObject({ result: text, source: 'scripted-model', fallback: null });
  expect(made.prompt).toMatchObject({ ability: 'suggestions', scope });
});

it.each([
  ['another date', '“River essay” is due on Monday, in 3 days.'],
  ['another number', '“River essay” is due on Friday, in 2 days.'],
  ['somebody the facts do not know', '“River essay” is due on Friday, as Professor Lindqvist says.'],
  [
    'a claim of its own',
    '“River essay” is due on Friday, in 3 days. Experts recommend outlining before any library visit.',
  ],
  ['the contrary', '“River essay” is due on Friday, in 3 days. Something of it is not begun here.'],
  ['nothing of what it is about', 'It is due on Friday, in 3 days.'],
  ['a speech', `“River essay” is due on Friday, in 3 days. ${'Nothing of it is begun here. '.repeat(4)}`],
  ['a link alone', 'https://evil.example/River'],
])('the engine’s words stand where a model says %s', async (_, text) => {
  expect(await worded(text)).toMatchObject({ result: suggestion.text, source: 'engine', fallback: 'unusable' });
});

it('the engine’s words stand when the call fails, and without a model nobody is asked', async () => {
  const broken = scriptedModelCalls(() => {
    throw new ModelCallFailed('budget-spent');
  });
  const made = await wordSuggestion({ calls: broken, scope }, suggestion, known);
  expect(made).toEqual({ result: suggestion.text, source: 'engine', fallback: 'budget-spent' });
  const none = scriptedModelCalls(() => ({ text: '' }), null);
  await wordSuggestion({ calls: none, scope }, suggestion, known);
  expect(none.prompts).toEqual([]);
});
