import { expect, it } from 'vitest';
import { askLamps } from '../testing/lamp-course.ts';

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
