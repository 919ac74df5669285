import { expect, it } from 'vitest';
import { makePassages } from '../../testing/passages.ts';
import { syllabusRule } from './syllabus-rule.ts';

const passages = makePassages([
  'Name all who helped you. If you do use any search engine (they have language models now) you must keep what you asked it. Do not use the login of another.',
  'Having a report on the pans written by a chatbot is not your own work.',
]);

it.each([
  'can i use chatgpt',
  'can i use ai for my report',
  'am i allowed to use chatgpt',
  'may we use an llm for the report',
])('tells whether a machine may be used before what goes with it: “%s”', (question) => {
  const rule = syllabusRule(question, passages);
  const said = rule && 'said' in rule ? rule.said : [];
  expect(said[0]?.passage).toBe(passages[1]);
});
