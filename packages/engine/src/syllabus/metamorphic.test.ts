import { describe, expect, it } from 'vitest';
import { comparablePlan } from './testing/layouts/comparable-plan.ts';
import { layouts } from './testing/layouts/layouts.ts';
import { nextYear, relations, written } from './testing/layouts/relations.ts';
import { readAs, sample } from './testing/layouts/samples.ts';

/** Where a relation does not hold yet, and why; take a line out when it holds. */
const wrappedCells = 'A line that goes on in the next line of its cell is read as two items.';
const unmarkedBooks = 'Without italics, "Author (year). Title" ends at the year.';
const finalLine = 'The dated line of the final piece below the schedule becomes part of the last topic.';
const pairedMeetings = 'Numbered meetings without dates are put two into a week, which nothing in the document says.';
const notYet: Record<string, Record<string, string>> = {
  'marks are removed': {
    'day-first table': unmarkedBooks,
    'modules without dates': unmarkedBooks,
    'lists that share their dates': 'Readings in a list of their own all become readings of one week.',
    'due dates in a table of their own': unmarkedBooks,
  },
  'headings become bold paragraphs': {
    'due dates in a table of their own': 'The heading above the table of due dates becomes a topic.',
  },
  'the file becomes plain text': {
    'week table': wrappedCells,
    'date table': wrappedCells,
    'day-first table': wrappedCells,
    'table without dates': wrappedCells,
    'calendar grid': wrappedCells,
    'modules without dates': unmarkedBooks,
    'numbered list with dates in brackets': pairedMeetings,
    'numbered meetings': pairedMeetings,
    'lists that share their dates': 'Readings in a list of their own all become readings of one week.',
    'due dates in a table of their own': unmarkedBooks,
  },
  'dates move by a year': {
    'numbered list with dates in brackets': pairedMeetings,
    prose: finalLine,
    'date lines with bullets': finalLine,
  },
  '"Week" becomes "Session"': { 'table without dates': pairedMeetings },
};

/** Plans of the unchanged syllabi, which all relations share. */
const unchanged = new Map<string, Promise<string[]>>();

describe.each(relations)('the plan stays the same when $name', (relation) => {
  const holds = layouts.filter((layout) => relation.concerns(layout) && !notYet[relation.name]?.[layout.name]);

  it.each(holds)('in $name', async (layout) => {
    const origin = sample(layout, 0);
    const before =
      unchanged.get(layout.name) ??
      readAs(written(origin), 'markdown').then((course) => comparablePlan(course, origin.course));
    unchanged.set(layout.name, before);
    const after = await readAs(relation.write(origin), relation.format);
    const planned = relation.movesDates ? nextYear(origin.course) : origin.course;
    expect(comparablePlan(after, planned)).toEqual(await before);
  });
});
