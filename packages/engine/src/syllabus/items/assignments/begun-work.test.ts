import { expect, it } from 'vitest';
import { understandSession } from '../../labelling/understand-session.ts';
import { entry, fall2024 } from '../../testing/pieces.ts';

/** What the weights may choose from: work as the rules and the other proposals give it. */
function read(text: string): string[] {
  const date = '2024-09-12';
  const found = understandSession(
    { date, unit: null, entries: [entry(text, { label: 'Assignments', place: 'cell', column: 1 })] },
    { dates: fall2024, anchor: { session: date, weekStart: '2024-09-09' }, isKnown: () => false },
  );
  return [...found.works, ...found.otherWorks].map(({ title, dueDate }) => `${title} ${dueDate}`);
}

it.each([
  ['Begin the draft of your report', 'Begin the draft of your report null'],
  ['Continue with your harbour map', 'Continue with your harbour map null'],
  ['Start your essay, due Friday', 'Start your essay 2024-09-13'],
  ['Report on the harbour', 'Report on the harbour 2024-09-12'],
])('%s', (text, work) => {
  expect(read(text)).toEqual([work]);
});
