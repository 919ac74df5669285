import { expect, it } from 'vitest';
import { makePassages } from '../../testing/passages.ts';
import { whomToWrite } from './whom-to-write.ts';

const passages = makePassages([
  'Questions about a mark: in writing, within ten days of its return.',
  'Teaching assistant: Suki Marlow. Suki marks the logbooks: anything about logbooks or logbook marks goes to her first.',
]);

it.each([
  'who do i write to about my logbook mark',
  'who should i talk to about my logbook score',
  'so who do i ask about the logbook marks',
])('“%s” is told the person, and not how to ask', (asked) => {
  const said = whomToWrite(asked, () => passages)?.map(({ passage, start, end }) => passage.text.slice(start, end));
  expect(said?.[0]).toContain('goes to her first');
});

it('says nothing where only the mark is named', () => {
  expect(whomToWrite('who do i write to about my mark', () => passages)).toBeNull();
});
