import { expect, it } from 'vitest';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from '../render/say-answer.ts';
import { riverCourse, riverIndex, riverStudent, riverToday } from '../testing/river-course.ts';

const document = buildDocument([
  '# BOT 210: Mosses, Fall 2026',
  'Instructor: Ruth Ostrander',
  'Office hours: Mondays 2:00-4:00 pm',
  'Location: Linden Hall 204',
  '# Grading',
  'Herbarium: 40%',
  'Essay 1: 25%',
  'Final exam: 35%',
  '# Schedule',
  'Week 1: September 7. Peat.',
  'Week 2: September 14. Liverworts.',
  'Week 3: September 21. Spores.',
  'Week 4: October 5. Bogs. Essay 1 due Friday, October 9.',
  'Week 5: October 12. Herbarium due Thursday, October 15 at 5:00 pm.',
  'Final exam: December 14',
]);
const course = readSyllabus(document, { today: '2026-09-10' });
const names = new Map([
  ['syllabus', 'plan.md'],
  ['a', 'news.md'],
  ['b', 'news (2).md'],
]);

function ask(question: string, ...files: string[]): { text: string; files: string[] } {
  const others = files.flatMap((text, i) => makePassages([text], ['a', 'b'][i]));
  const index = buildIndex([...cutPassages(document, 'syllabus'), ...others]);
  const found = answer(question, index, {
    syllabus: { course, documentId: 'syllabus' },
    today: '2026-09-10',
    nameOf: (id) => names.get(id),
  });
  return { text: sayAnswer(found).join(''), files: found.citations.map(({ documentId }) => documentId) };
}

it('says what the plan and another file say of a day', () => {
  const { text, files } = ask('When is Essay 1 due?', 'Essay 1 is now due on October 16.');
  expect(text).toBe(
    'Your files do not agree on this:\n\n- plan.md: Essay 1: Friday, October 9, 2026. [1]\n- news.md: Essay 1 is now due on October 16. [2]',
  );
  expect(files).toEqual(['syllabus', 'a']);
});

it('tells two files of one name apart', () => {
  const { text } = ask('When is Essay 1 due?', 'Essay 1 is due on October 16.', 'Essay 1 is due on October 18.');
  expect(text).toContain('- news.md: Essay 1 is due on October 16.');
  expect(text).toContain('- news (2).md: Essay 1 is due on October 18.');
});

it.each([
  ['When is Essay 1 due?', 'The deadline for Essay 1 has been extended from October 9 to October 16.'],
  ['When is Essay 1 due?', 'Please note: Essay 1 is due 10/16, not 10/9.'],
  ['When is Essay 1 due?', 'On October 16, Essay 1 is due.'],
  ['What is due in week 4?', 'Essay 1 is due on 16 October 2026.'],
  ['When is the herbarium due?', 'The herbarium is due on October 15 at 9:00 am.'],
  ['When is the final exam?', 'The final examination will be held on Wednesday, December 16.'],
  ['When is the final exam?', 'The final exam will be held in Garner Hall 12 on December 16.'],
  ['When is the final exam?', 'The final exam is in room 214 on December 16.'],
  ['When is the final exam?', 'Final exam: Wednesday 16 December, 9:00 am, Garner Hall'],
  ['When is the herbarium due?', 'Update: the herbarium deadline is now Friday, 16 October.'],
  ['When is the herbarium due?', 'Herbarium - due Oct 22'],
  ['When is Essay 1 due?', 'We have extended the deadline for Essay 1 to October 16.'],
  ['When is Essay 1 due?', 'Essay 1 was originally due October 9; it is now due October 16.'],
  ['When is Essay 1 due?', 'Essay 1 will now be due a week later, on October 16.'],
  ['When is Essay 1 due?', 'You must submit Essay 1 by October 16.'],
  ['When is the final?', 'The final exam has been moved to December 11.'],
  ['When are office hours?', 'Office hours are now on Wednesdays, 2:00-4:00 pm.'],
  ['When are office hours?', "Dr. Ostrander's office hours: Monday 10:00-11:00 am."],
  ['Where does the class meet?', 'The class now meets in Linden Hall 318.'],
  ['How much is the herbarium worth?', 'The herbarium is worth 30% of the grade.'],
])('%s %s', (question, other) => {
  const { text, files } = ask(question, other);
  expect(text).toMatch(/not agree/);
  expect(text).toContain(`news.md: ${other}`);
  expect(files).toEqual(['syllabus', 'a']);
});

it.each([
  ['When is Essay 1 due?', 'Essay 1 is due on October 9.'],
  ['When is Essay 1 due?', 'Essay 1 is due 9 Oct 2026 at 5:00 pm.'],
  ['When is Essay 1 due?', 'Essay 1 is due 9/10.'],
  ['When is Essay 1 due?', 'Essay 2 is due on October 16.'],
  ['When is Essay 1 due?', 'The draft of Essay 1 is due on October 2.'],
  ['When is Essay 1 due?', 'The outline for Essay 1 is due on October 2.'],
  ['When is Essay 1 due?', 'Essay 1 was due on October 12, 2024.'],
  ['When is Essay 1 due?', 'Essay 1 in her collection speaks of the storm of October 16.'],
  ['When is Essay 1 due?', 'Essay 1 will be returned on October 23.'],
  ['When is the herbarium due?', 'The herbarium was founded on October 16, 1887.'],
  ['When is the herbarium due?', 'The herbarium is on an island that was surveyed on October 16.'],
  ['When is the final exam?', 'The final exam covers the reading of December 7.'],
  ['When is the final exam?', 'Grades of the final exam will be out on December 20.'],
  ['When is Essay 1 due?', 'I will discuss Essay 1 in class on October 2.'],
  ['When is Essay 1 due?', 'Submit your topic for Essay 1 by October 2.'],
  ['When is the final exam?', 'The review for the final exam is on December 10.'],
  ['When is the final exam?', 'The final exam is on December 14 in Hall B.'],
  ['When are office hours?', 'TA office hours: Wednesday 1:00-2:00 pm.'],
  ['When are office hours?', "Peter Voss's office hours are on Wednesday."],
  ['When are office hours?', 'Office hours: Monday 2-4 pm.'],
  ['Where does the class meet?', 'The class read 318 letters in the archive.'],
  ['How much is the herbarium worth?', 'The herbarium holds 30% of all known mosses.'],
])('takes it for no contradiction: %s %s', (question, other) => {
  expect(ask(question, other).text).not.toMatch(/not agree/);
});

it.each([
  ['Essay 1 | October 16', true],
  ['Essay 1 | October 9', false],
])('reads the row of another plan: %s', (row, isOther) => {
  const others = cutPassages(buildDocument(['# Dates', '|= Assignment | Due', row, 'Quiz 1 | October 20']), 'a');
  const found = answer('When is Essay 1 due?', buildIndex([...cutPassages(document, 'syllabus'), ...others]), {
    syllabus: { course, documentId: 'syllabus' },
  });
  expect(found.citations.map(({ quote }) => quote).includes(row)).toBe(isOther);
});

it.each(['What is due this week?', 'What is due next?'])('says it beside a list of what is due: %s', (question) => {
  const news = makePassages(['The field report is now due on February 2.', 'Quiz 1 is due on January 21.'], 'news');
  const found = answer(question, buildIndex([...riverIndex.passages, ...news]), {
    syllabus: { course: riverCourse, documentId: 'syllabus' },
    student: riverStudent,
    today: riverToday,
    nameOf: () => 'news.md',
  });
  const text = sayAnswer(found).join('');
  expect(text).toContain('Field report: Friday, January 30, 2026');
  expect(text).toContain(
    'Other files do not agree with your syllabus on this:\n\n- news.md: The field report is now due on February 2. [2]',
  );
  expect(text).not.toContain('news.md: Quiz 1');
});
