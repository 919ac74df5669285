import { describe, expect, it } from 'vitest';
import { resolveDates } from '../../../dates/resolve-date.ts';
import { fall2024 } from '../../testing/pieces.ts';
import { isOnlyMentioned, workTitle } from './due.ts';
import { dueDateOf, leavesDateOpen, saysNotDue } from './due-date.ts';

// A Thursday.
const anchor = { session: '2024-09-12', weekStart: '2024-09-09' };
const read = (text: string) => {
  const dates = resolveDates(text, fall2024, anchor);
  const due = dueDateOf(text, dates);
  return [workTitle(text, dates), due?.to ?? null, due?.time?.clock ?? null];
};

describe('title and due date', () => {
  it.each([
    ['Paper #1 due by Sunday 11:59 p.m.', 'Paper #1', '2024-09-15', '23:59'],
    ['Email me your map of the coast by Friday', 'map of the coast', '2024-09-13', null],
    ['Essay 2 out (due Friday)', 'Essay 2', '2024-09-13', null],
    ['Due. Essay 2 (Friday)', 'Essay 2', '2024-09-13', null],
    ['Quiz #1 must be completed by Friday 5pm', 'Quiz #1', '2024-09-13', '17:00'],
    ['Complete the Safety Form for Monday, September 16 (Canvas)', 'Safety Form', '2024-09-16', null],
    ['Lab report 2 due (via email by 11:59 pm)', 'Lab report 2', null, null],
    ['Coding Task One: Paper Boats (Sunday, Sept. 22nd)', 'Coding Task One: Paper Boats', '2024-09-22', null],
    ['Suggested due date for Response 3 - Harbours', 'Response 3 - Harbours', null, null],
    ['Care Plan (15%) [due Thu 10 Oct]', 'Care Plan', '2024-10-10', null],
    ['30% - Midterm — Assigned Monday, October 7, due Monday, October 21 @ 5 pm', 'Midterm', '2024-10-21', '17:00'],
    ['Survey - Complete the brief survey posted online as soon as possible', 'Survey', null, null],
    ['Sketchbook 2 - Still life - Wednesday, October 2', 'Sketchbook 2 - Still life', '2024-10-02', null],
    [
      'Bridge Design - due at the end of Week 3 on Sunday, September 29, 2024 at 11:59 PM',
      'Bridge Design',
      '2024-09-29',
      '23:59',
    ],
    [
      'Please submit your draft of the term paper to both TA and instructor by Friday',
      'draft of the term paper',
      '2024-09-13',
      null,
    ],
    ['Exam window November 4 - November 8', 'Exam window', '2024-11-08', null],
    ['Getting data, but often easier to ask a friend', 'Getting data', null, null],
  ])('%s', (text, title, due, time) => {
    expect(read(text)).toEqual([title, due, time]);
  });

  it.each([
    ['Journal due TBA', 'Journal'],
    ['Relief print (due date TBD)', 'Relief print'],
    ['Relief print: no due date yet', 'Relief print'],
    ['Oral exam, date to be arranged with the examiner', 'Oral exam'],
    ['Final exam (day and time to be announced)', 'Final exam'],
    ['Relief print: due date announced in class', 'Relief print'],
    ['Relief print – due date will be posted on the portal', 'Relief print'],
    ['Relief print, deadline not yet known', 'Relief print'],
    ['Relief print: date forthcoming', 'Relief print'],
    ['Quiz 6 will be held at a date to be announced', 'Quiz 6'],
    ['Relief print (date to follow)', 'Relief print'],
    ['Relief print due: see Canvas', 'Relief print'],
    ['Relief print (due: N/A)', 'Relief print'],
    ['Relief print: see the portal for the due date', 'Relief print'],
    ['Relief print. The due date is not set yet', 'Relief print'],
  ])('leaves the date open in %j', (text, title) => {
    expect([...read(text), leavesDateOpen(text)]).toEqual([title, null, null, true]);
  });

  it.each([
    ['Report 2 extended to October 4 (was September 27)', 'Report 2', '2024-10-04'],
    ['Report 2 due October 4 instead of September 27', 'Report 2', '2024-10-04'],
    ['Report 2 (originally September 27) due October 4', 'Report 2', '2024-10-04'],
    ['Report 2 due date moved from September 27 to October 4', 'Report 2', '2024-10-04'],
    ['Report 2 postponed to October 4, not September 27', 'Report 2', '2024-10-04'],
  ])('takes the date that still holds from %j', (text, title, due) => {
    expect(read(text).slice(0, 2)).toEqual([title, due]);
  });

  it('hears that nothing is due', () => {
    const notDue = [
      'Report 5 not due this week',
      'Report 5 will not be due this week',
      'Report 5 won’t be due on Friday',
      'Report 5 is no longer due',
      'Nothing due',
      'No homework due',
      'Report 5 cancelled',
      'Report 5 has been canceled due to snow',
      'cancelled',
    ];
    expect(notDue.filter((text) => !saysNotDue(text))).toEqual([]);
    expect(['Class cancelled, Report 5 due', 'Report 5 due, lecture cancelled'].some(saysNotDue)).toBe(false);
    expect(['Report 5 not due until Friday', 'Report 5 due'].some(saysNotDue)).toBe(false);
  });

  it('gives no date where one of two days is meant', () => {
    expect(read('Midterm either Monday 14th or Wednesday, October 16th')[1]).toBeNull();
  });
});

it.each([
  'Study for Quiz 1',
  'HW 3 assigned',
  'Review for the midterm',
  'Work on your project',
  'Assignment 2 is posted',
  'Feedback on quiz 1',
  'Solutions to Homework 2',
])('%s only mentions work', (text) => {
  expect(isOnlyMentioned(text)).toBe(true);
});

it.each(['HW 3 due', 'Submit essay 2', 'HW 3 assigned Monday, due Friday'])('%s asks for it', (text) => {
  expect(isOnlyMentioned(text)).toBe(false);
});
