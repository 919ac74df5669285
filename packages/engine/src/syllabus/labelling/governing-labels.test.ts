import { expect, it } from 'vitest';
import type { ScheduleEntry } from '../schedule.ts';
import { entry } from '../testing/pieces.ts';
import { GoverningLabels } from './governing-labels.ts';

/** The statements of some entries with whether each is due, given out, or neither. */
function labelled(entries: ScheduleEntry[]): string[] {
  const labels = new GoverningLabels();
  return entries.flatMap((one, i) =>
    labels
      .read(one, entries[i + 1])
      .map(({ piece, label }) => `${piece.text}: ${label?.due ? 'due' : label?.assigned ? 'given out' : 'neither'}`),
  );
}

it('lets a label in the text hold no further than the sub-heading over it', () => {
  const under = (label: string, text: string) => entry(text, { label });
  const entries = [
    under('Readings', 'Marsh (2014)'),
    entry('What’s due:', { label: 'Readings', place: 'paragraph' }),
    under('Readings', 'Essay 1'),
    under('What’s assigned', 'Essay 2'),
  ];
  expect(labelled(entries)).toEqual(['Marsh (2014): neither', 'Essay 1: due', 'Essay 2: given out']);
});

it.each([
  ['**Due** Draw the harbour.', ['Draw the harbour.: due']],
  ['**Homework** Pan survey', ['Pan survey: neither']],
  ['**Due**: Draw the harbour.', ['Draw the harbour.: due']],
  // The name of a thing, and a label that goes on in plain type.
  ['**Essay 1** Draw the harbour.', ['Essay 1 Draw the harbour.: neither']],
  ['**Due** on Friday', ['Due on Friday: neither']],
])('takes bold type at the beginning for a label: %s', (text, statements) => {
  expect(labelled([entry(text, { place: 'paragraph' })])).toEqual(statements);
});
