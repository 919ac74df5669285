import { describe, expect, it } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { answer } from '../answer.ts';

/** A course that dates its rows alone. */
const byRow = `# ASTR 12: Light and Dust

Autumn 2026. Instructor: Vera Lindqvist.

## Schedule

| Date | Topic | Reading |
|---|---|---|
| Sep 8 | Light | Orrin, Seeing Far, ch. 1 |
| Sep 15 | Dust. Homework 1 due | Orrin, ch. 2 |
| Sep 22 | Midterm exam | |
| Sep 29 | Stars. Lab report due Thursday | Orrin, ch. 3 |
| Oct 6 | Final exam | |
`;
/** One that dates its weeks, and names days of the week below. */
const byWeek = `# PHIL 33 Reasons and Causes

Fall 2026. Instructor: Kwame Adler

## Calendar

Week 1, Aug 31 - Sep 4
Hume, Enquiry, sections 2-3
Response 1 due Friday

Week 2, Sep 7 - Sep 11
Davidson, "Actions, Reasons, and Causes" (pp. 685-700)

Week 3, Sep 14 - Sep 18
Anscombe, Intention, sec. 1-12
Essay 1 due Friday
`;
const byHeading = `# ECON 5: Markets

Fall 2026. Instructor: Rolf Amadi

## Week 1 (August 31 – September 4)

- Read Tolland, What Things Cost, pp. 1–30
- Problem set 1 due Thursday

## Week 2 (September 7 – September 11)

- Read Tolland, What Things Cost, pp. 31–60
- Midterm on Friday
`;

async function cited(syllabus: string, question: string) {
  const document = await readDocument(new TextEncoder().encode(syllabus), 'syllabus.md');
  const course = readSyllabus(document, { today: '2026-08-20' });
  const index = buildIndex(cutPassages(document, 'syllabus'));
  const { claims, citations } = answer(question, index, { syllabus: { course, documentId: 'syllabus' }, today: null });
  return claims.map(({ text, citation }) => {
    const { quote = '', heading = null, passageId = '' } = citation === null ? {} : (citations[citation] ?? {});
    expect(index.passages.find(({ id }) => id === passageId)?.text ?? quote).toContain(quote);
    return { text, quote, heading };
  });
}

describe('a quote bears the day that it is cited for', () => {
  it('of an item in a row, with the date of the row', async () => {
    expect(await cited(byRow, 'When is the midterm?')).toMatchObject([
      { text: 'Midterm exam: Tuesday, September 22, 2026.', quote: 'Sep 22 | Midterm exam' },
    ]);
    expect((await cited(byRow, 'What are all the due dates?')).map(({ quote }) => quote)).toEqual([
      'Sep 15 | Dust. Homework 1 due',
      'Sep 22 | Midterm exam',
      'Sep 29 | Stars. Lab report due Thursday',
      'Oct 6 | Final exam',
    ]);
  });

  it('of an item due on a day of its week, with the dates of the week', async () => {
    const [essay] = await cited(byWeek, 'When is essay 1 due?');
    expect(essay?.text).toBe('Essay 1: Friday, September 18, 2026.');
    expect(essay?.quote).toMatch(/^Week 3, Sep 14 - Sep 18\b.*Essay 1 due Friday$/s);
    const [week] = await cited(byWeek, 'When do we read Davidson?');
    expect(week?.text).toContain('from Monday, September 7');
    expect(week?.quote).toMatch(/^Week 2, Sep 7 - Sep 11\b.*Davidson/s);
  });

  it('and is the words of the item alone where a heading above them has the dates, or they have them', async () => {
    expect(await cited(byHeading, 'When is the midterm?')).toMatchObject([
      { quote: 'Midterm on Friday', heading: 'Week 2 (September 7 – September 11)' },
    ]);
    const dated = byWeek.replace('Essay 1 due Friday', 'Essay 1 due 9/18');
    expect(await cited(dated, 'When is essay 1 due?')).toMatchObject([{ quote: 'Essay 1 due 9/18' }]);
  });
});
