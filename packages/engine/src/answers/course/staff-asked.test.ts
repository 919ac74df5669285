import { describe, expect, it } from 'vitest';
import { makePassages } from '../../testing/passages.ts';
import { askLamps } from '../testing/lamp-course.ts';
import { staffAsked } from './staff-asked.ts';

it.each([
  ['when are office hours of the TA for section 2?', ['Suki Marlow', 'Thu 3–4'], ['Ned Abara', 'Thu 4–5']],
  ['im in section 1, whos my ta', ['Ned Abara'], ['Suki']],
  ['when is suki marlow in her office', ['Thu 3–4', 'Thu 4–5'], ['Wed 1–2']],
  ['where is the loft b section on wednesday', ['| 3 |'], ['| 1 |', '| 2 |']],
])('shows the rows that are asked for: “%s”', (question, shown, not) => {
  const said = askLamps(question);
  for (const each of shown) expect(said).toContain(each);
  for (const each of not) expect(said).not.toContain(each);
});

it('lets a student choose who does not say their section, and remembers it', () => {
  const choice = askLamps('whos my ta');
  expect(choice).toMatch(/depends on your section/);
  expect(choice).toContain('| Section | Meets | TA |');
  expect(askLamps('whos my ta', 'section 3')).toMatch(/Wed 9:00/);
  expect(askLamps('im in section 1', 'when can i see my ta')).toMatch(/Ned Abara/);
});

it('does not give the hours of the instructor for those of assistants', () => {
  const said = askLamps('office hours of the tas');
  expect(said).toContain('TA office hours');
  expect(said).not.toContain('Tuesday 2–4');
});

it('leaves the instructor to the plan', () => {
  expect(askLamps('when are office hours')).toContain('Tuesday 2–4');
});

describe('office hours that assistants have too', () => {
  const hours = 'Suki Marlow Office Hours: Thu 3–4 Email: marlow@harbour.example Ned Abara Office Hours: Wed 1–2';
  const passages = makePassages([['Teaching Assistants', hours], 'Office Hours: Tuesday 2–4, Quay House 3']);

  it.each(['office hours?', 'office hrs?', "what are professor venn's office hours", 'what is the email of dr venn'])(
    'are not those that “%s” asks for',
    (question) => {
      expect(staffAsked(question, () => passages, [])).toBeNull();
    },
  );

  it('are told where one of them is named', () => {
    expect(staffAsked("when are marlow's office hours", () => passages, [])).toMatchObject({
      rows: [{ passage: passages[0] }],
    });
  });
});

it.each(['office hrs?', 'Office Hrs', 'when are office hours'])('reads “%s” as the hours of the course', (question) => {
  expect(askLamps(question)).toContain('Tuesday 2–4');
});

it.each([
  'when can i catch suki in person',
  'so when could i grab marlow',
  'what time can i talk to suki face to face?',
])('takes “%s” as a question on office hours', (question) => {
  expect(askLamps(question)).toContain('Thu 3–4');
});
