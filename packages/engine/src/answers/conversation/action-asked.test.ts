import { describe, expect, it } from 'vitest';
import { lampCourse } from '../testing/lamp-course.ts';
import { noneLike, setDueDateTo, toWhichDay, whichOneOf } from '../tools/ask-back.ts';
import { actionAsked } from './action-asked.ts';
import { readConsent } from './read-consent.ts';

describe('a yes or a no by itself', () => {
  it.each(['yes', 'Yes!', 'yep', 'ok do it', 'sure, go ahead please', 'y', 'yes thats right'])('“%s”', (said) =>
    expect(readConsent(said)).toBe('confirm'),
  );
  it.each(['no', 'nope', 'no thanks', 'nah leave it', "don't", 'cancel that', 'never mind, sorry'])('“%s”', (said) =>
    expect(readConsent(said)).toBe('decline'),
  );
  it.each(['yes but what about the lab', 'no class today?', 'is it right', 'stop words', 'the second', ''])(
    '“%s” is neither',
    (said) => expect(readConsent(said)).toBeNull(),
  );
});

const after = (said: string, answer: string) => [
  { role: 'user' as const, content: said },
  { role: 'assistant' as const, content: answer },
];
const which = whichOneOf(['Lens task 1', 'Lens task 2', 'Tower proposal']);

it.each([
  [
    'Lens task 2',
    'i handed in the lens task',
    which,
    { tool: 'mark_handed_in', input: { work: 'Lens task 2', handed_in: true } },
  ],
  ['the last one', 'i handed in the lens task', which, { input: { work: 'Tower proposal' } }],
  ['2', 'i handed in the lens task', which, { input: { work: 'Lens task 2' } }],
  [
    'the first',
    'move the lens task to oct 3',
    which,
    { tool: 'set_due_date', input: { item: 'Lens task 1', when: 'oct 3' } },
  ],
  [
    'tower proposal',
    'move the lens thing to oct 3',
    noneLike('work', 'the lens thing'),
    { input: { item: 'tower proposal' } },
  ],
  [
    'tower proposal',
    'move lens task 9 to oct 3',
    noneLike('work', 'lens task 9'),
    { input: { item: 'tower proposal', when: 'oct 3' } },
  ],
  [
    'october 4',
    'move lens task 1 to feb 30',
    toWhichDay('Lens task 1'),
    { input: { item: 'lens task 1', when: 'october 4' } },
  ],
  [
    'no, oct 5',
    'move lens task 1 to oct 3',
    setDueDateTo('Lens task 1', 'October 3', 'now October 1'),
    { input: { when: 'no, oct 5' } },
  ],
  ['what is due then?', 'i handed in the lens task', which, null],
  ['fresnel lenses', 'i handed in the lens task', which, null],
  ['the second', 'what is a lens', which, null],
])('“%s” after “%s” that was asked back', (reply, before, answer, expected) => {
  const asked = actionAsked(reply, after(before, answer), lampCourse);
  if (expected === null) expect(asked).toBeNull();
  else expect(asked).toMatchObject(expected);
});
