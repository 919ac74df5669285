import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { findBooks } from './books.ts';

const books = (lines: string[], schedule: number[] = []) =>
  findBooks(buildDocument(lines), (block) => schedule.includes(block)).map(({ required, evidence }) => [
    required ? 'required' : 'optional',
    evidence.text,
  ]);

const field = 'Osei, Marta. Rivers in the Field. 2nd ed. Harbour Press, 2019.';
const gravel = 'Brandt & Keane, A Load of Gravel (2011), ISBN 978-0-306-40615-7';

describe('the books of a course', () => {
  it.each([
    [
      'below their headings, with what is only recommended apart',
      ['# Rivers', '## Required Texts', `- ${field}`, `- ${gravel}`, '## Recommended', 'Bring boots.', `- ${field}`],
      [
        ['required', field],
        ['required', gravel],
        ['optional', field],
      ],
    ],
    ['beside a label', ['# Rivers', `**Textbook:** ${field}`, 'The class meets on Mondays.'], [['required', field]]],
    [
      'with a word behind them that they are optional',
      ['## Course books', `- ${field} (optional)`],
      [['optional', `${field} (optional)`]],
    ],
    [
      'also where it says that there are none',
      ['## Textbook', 'There is no textbook for this course.', 'The class meets on Mondays.'],
      [['required', 'There is no textbook for this course.']],
    ],
    [
      'only what looks like one below a heading of other things too',
      ['## Materials', 'Bring a hand lens.', field, '## Grading', gravel],
      [['required', field]],
    ],
    ['nothing where no heading names them', ['## About', field, 'Office hours: Mondays'], []],
  ])('are found %s', (_, lines, found) => {
    expect(books(lines)).toEqual(found);
  });

  it('are not the readings of a week', () => {
    expect(books(['## Required reading', field], [0, 1])).toEqual([]);
  });
});
