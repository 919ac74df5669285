import { expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';
import { fall2024 } from '../../testing/pieces.ts';
import { findMentions } from './mentions.ts';

const read = (lines: string[]) =>
  findMentions(buildDocument(lines), new Set(), fall2024).map(
    (m) => `${m.title} ${m.dueDate}${m.standsAlone ? '' : ' ?'}`,
  );

it('reads a table of due dates, names that wrap over rows included', () => {
  expect(
    read([
      '|= Paper | Focus | Due Date',
      'Paper #1 | Markets | Sunday, Sept. 22',
      'Paper #2 | Guilds and the making of | Sunday, Oct. 20',
      ' | the early workshop | ',
      '[Optional] | Up to Two Rewritten | Tuesday, Dec. 10',
      ' | Papers | ',
    ]),
  ).toEqual(['Paper #1 2024-09-22', 'Paper #2 2024-10-20', 'Up to Two Rewritten Papers 2024-12-10']);
});

it('takes the names from the column that names, not from what describes them', () => {
  expect(
    read([
      '|= Assignment | Description | Due Date | Points',
      'Salt Concept | A brief presentation | 9/12 | 10',
      'Presentation | describing your plan for the pans | |',
      'Brine Room | A working prototype of a project | 10/3 | 20',
    ]),
  ).toEqual(['Salt Concept Presentation 2024-09-12', 'Brine Room 2024-10-03']);
});

it('numbers the pieces that a heading names, and keeps rows whose date is still open', () => {
  expect(read(['|= Lab report | Date', '1 | September 6', '2 | September 20', '3 | October 4'])).toEqual([
    'Lab report 1 2024-09-06',
    'Lab report 2 2024-09-20',
    'Lab report 3 2024-10-04',
  ]);
  expect(read(['|= Assignment | Due date', 'Harbour map | October 1', 'Tide diary | TBA', 'Total | '])).toEqual([
    'Harbour map 2024-10-01',
    'Tide diary null',
  ]);
});

it('reads a points table with a date column and leaves what recurs', () => {
  expect(
    read([
      '|= Points | Assignment Summary | Due Date',
      '5 | Survey - Complete the brief survey posted on the course site as soon as possible. | Friday, August 30',
      '70 | Lab notebooks - Weekly notebooks. | Weekly, 11:59pm each Sunday',
      '25 | Final Project and Reflection - You will build a bridge. | Sunday, December 8',
    ]),
  ).toEqual(['Survey 2024-08-30', 'Final Project and Reflection 2024-12-08']);
});

it('reads names with their dates in lists', () => {
  expect(
    read([
      '- Test I (16 October): 20%',
      '- Care plan (15%) [due Thu 10 Oct]',
      '- Bandage Workshop - due at the end of Week 2 on Sunday, September 15, 2024 at 11:59 PM',
      'Due dates for the field notes are as follows:',
      '- Wetlands 1 - Wednesday, October 2',
      '- Wetlands 2 - Wednesday, November 6',
    ]),
  ).toEqual([
    'Test I 2024-10-16',
    'Care plan 2024-10-10',
    'Bandage Workshop 2024-09-15',
    'Wetlands 1 2024-10-02',
    'Wetlands 2 2024-11-06',
  ]);
});

it('names a due date by the heading of its section', () => {
  expect(
    read(['## Harbour map', 'You draw the harbour.', 'Due: October 2', '## Rules', 'Due dates are firm.']),
  ).toEqual(['Harbour map 2024-10-02']);
  expect(read(['Due: October 2'])).toEqual([]);
});

it('reads sentences', () => {
  expect(read(['Our midterm exam will be tentatively scheduled for Thursday, October 17.'])).toEqual([
    'Midterm exam 2024-10-17',
  ]);
  expect(read(['The final project will be due by Monday, December 9.'])).toEqual(['Final project 2024-12-09']);
  expect(
    read([
      'The first exam will be given in class on Tuesday, October 1; the second exam will be given on Thursday, November 7 from 5:30 - 7:30 PM.',
    ]),
  ).toEqual(['First exam 2024-10-01', 'Second exam 2024-11-07']);
});

it('reads exams that occur and are offered', () => {
  expect(read(['The first exam will occur on Friday, October 4. The second exam occurs on November 8.'])).toEqual([
    'First exam 2024-10-04',
    'Second exam 2024-11-08',
  ]);
  expect(read(['The final exam will be offered on Monday, December 9 at 10:15 AM and it will be cumulative.'])).toEqual(
    ['Final exam 2024-12-09'],
  );
});

it('dates what heads a paragraph by the sentence that says when "it" is due', () => {
  expect(
    read([
      'Harbour essay (20%): The topics are posted on October 1. It will be due on Thursday, November 7 at 5 pm.',
      '## Tide diary project',
      'Keep a diary of the tides for two weeks. This assignment is due on December 2.',
    ]),
  ).toEqual(['Harbour essay 2024-11-07', 'Tide diary project 2024-12-02']);
  expect(read(['Harbour essay: It is due on November 7. The final version is due on December 2.'])).not.toContain(
    'Harbour essay 2024-12-02',
  );
  expect(read(['## Late work', 'It is due on November 7.'])).toEqual([]);
});

it('takes nothing from what is undecided, given out, or no work', () => {
  expect(read(['The midterm will be either Monday, October 14th or Wednesday, October 16th.'])).toEqual([]);
  expect(read(['The last day to drop without penalty is September 6.'])).toEqual([]);
  expect(read(['- Sept. 2nd - Last day to drop without the approval of the instructor'])).toEqual([]);
  expect(read(['Study guides for the exam will be posted on October 1.'])).toEqual([]);
});

it('keeps an exam that is called by one word', () => {
  expect(read(['- A midterm on October 3', '- A final on December 9 from 10:30am to 12:30pm'])).toEqual([
    'Midterm 2024-10-03',
    'Final 2024-12-09',
  ]);
});

it('keeps work of a list whose day is not settled yet', () => {
  const lines = [
    '- Poster due: to be confirmed',
    '- Model due: TBC',
    '- Field report, due date to follow',
    '- Term paper deadline: to be announced',
    '- Presentation: date tbc',
    '- Bowl due (to be announced)',
  ];
  const titles = ['Poster', 'Model', 'Field report', 'Term paper', 'Presentation', 'Bowl'];
  expect(read(lines)).toEqual(titles.map((title) => `${title} null`));
});

it('takes nothing for such work that is none', () => {
  const lines = [
    'All due dates are to be announced in class.',
    'Office hours: to be arranged.',
    'Guest lecture: TBA. Room: TBD.',
    '- Reading list: TBA',
    '- Exam date: TBA',
    '- Museum visit (time to be announced)',
    'The dates of the workshops, which the library holds every spring for the whole college, are to be announced.',
    '- Essay 3 not due this term, date to be announced',
  ];
  expect(read(lines)).toEqual([]);
});

it('takes the day of its row from work whose day a list leaves open', () => {
  const lines = [
    '# Printmaking, Fall 2026',
    '- Portfolio 1 due: to be confirmed',
    '|= Week | Date | Topic | Work',
    '1 | Tue, Sep 8 | Relief | Quiz 1',
    '1 | Thu, Sep 10 | Ink | Portfolio 1',
    '2 | Tue, Sep 15 | Oil | Quiz 2',
    '2 | Thu, Sep 17 | Press | Quiz 3',
  ];
  const { weeks, assignmentsOutsideSchedule } = readSyllabus(buildDocument(lines));
  const works = [...weeks.flatMap(({ assignments }) => assignments), ...assignmentsOutsideSchedule];
  expect(works.filter(({ type }) => type !== 'quiz').map(({ dueDate }) => dueDate)).toEqual([null]);
});

it('takes no day from an example that explains a rule', () => {
  expect(
    read(['Suppose an essay is due on Monday, November 4. You hand it in on Friday and lose two points.']),
  ).toEqual([]);
  expect(read(['Example: Essay 2 is due on Monday, November 4.'])).toEqual([]);
  expect(read(['Essay 2 is due on Monday, November 4.'])).toEqual(['Essay 2 2024-11-04']);
});

it('dates an exam of which the sentence says more', () => {
  expect(
    read(['The final exam is cumulative and will be given at the time fixed, namely Friday, December 13.']),
  ).toEqual(['Final exam 2024-12-13']);
});

it('takes nothing that is only brought along for work', () => {
  const { weeks } = readSyllabus(
    buildDocument([
      'Week | Date | Topic | Due',
      '1 | Sep 9 | Clay | bring a blue book',
      '2 | Sep 16 | Fire | Glaze report',
      '3 | Sep 23 | Ash | bring two pencils and a ruler',
      '4 | Sep 30 | Salt | Kiln essay',
    ]),
  );
  expect(weeks.flatMap(({ assignments }) => assignments.map(({ title }) => title))).toEqual([
    'Glaze report',
    'Kiln essay',
  ]);
});

it('leaves an exam on the day that the schedule holds it, though the grading has no date yet', () => {
  const lines = [
    '# Printmaking, Fall 2026',
    '- Midterm exam # 1 (date TBD) 40%',
    '- Final portfolio 60%',
    '|= Week | Date | Topic | Reading',
    '1 | Tue, Sep 8 | Relief | Okafor, ch. 1',
    '1 | Thu, Sep 10 | Ink | Okafor, ch. 2',
    '2 | Tue, Sep 15 | MIDTERM #1 | Okafor, ch. 3',
    '2 | Thu, Sep 17 | Press | Okafor, ch. 4',
  ];
  const { weeks } = readSyllabus(buildDocument(lines));
  expect(weeks[1]?.assignments.map(({ title, dueDate }) => `${title} ${dueDate}`)).toEqual(['MIDTERM #1 2026-09-15']);
});

it('takes the day by which something else is done for no due day', () => {
  expect(read(['- Group project (30%): teams form by September 26'])).toEqual([]);
  expect(read(['- Group project (30%): draft by September 26', '- Midterm: in class, October 3'])).toEqual([
    'Group project: draft 2024-09-26',
    'Midterm 2024-10-03',
  ]);
});
