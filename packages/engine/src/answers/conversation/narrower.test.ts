import { expect, it } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { sayAnswer } from '../render/say-answer.ts';
import { says, writtenAnswer } from '../requests/written-answer.ts';
import { narrower } from './narrower.ts';

const rules =
  'Oars that come back late cost five pence a day, and after a week they cost a crown. Each rower has one free day in the term. Sculls and poles are not taken back late at all.';
const document = await readDocument(new TextEncoder().encode(`# Rules\n\n${rules}\n`), 'rules.md');
const index = buildIndex(cutPassages(document, 'rules'));
const [passage] = index.passages;
if (!passage) throw new Error('The rules have no passage.');
const start = passage.text.indexOf('Oars');
const found = writtenAnswer([says(rules, { passage, start, end: start + rules.length })], index);
const history = [
  { role: 'user' as const, content: 'what do late oars cost' },
  { role: 'assistant' as const, content: `${rules} [1]` },
];

it.each([
  ['and for poles?', 'Sculls and poles are not taken back late at all. [1]'],
  ['what about sculls', 'Sculls and poles are not taken back late at all. [1]'],
  ['and how many free days', 'Each rower has one free day in the term. [1]'],
])('“%s” is told only what is said of it', (asked, expected) => {
  const narrow = narrower(asked, found, history, index);
  expect(narrow && sayAnswer(narrow).join('')).toBe(expected);
});

it.each([
  ['what do late oars cost', history],
  ['and for canoes?', history],
  ['and for poles?', []],
  ['and for poles?', [...history, { role: 'assistant' as const, content: 'See you!' }]],
])('“%s” is narrowed to nothing', (asked, before) => {
  expect(narrower(asked, found, before, index)).toBeNull();
});
