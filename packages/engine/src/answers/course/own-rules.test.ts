import { expect, it } from 'vitest';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';
import { askRivers } from '../testing/river-course.ts';

const document = buildDocument([
  '# HIST 140: Canals and Trade',
  'Fall 2026',
  '# How we work',
  'Come to every meeting: more than two absences cost a step of the grade. You may work in pairs on the map.',
  '# Schedule',
  '| Week | Date | Topic | Due |',
  '| 1 | Sep 7 | Locks | |',
  '| 2 | Sep 14 | Barges | Quiz 1 due Sep 16 |',
  '| 3 | Sep 21 | Tolls | |',
  '| 4 | Sep 28 | Ports | |',
]);
const reading = makePassages([
  'The toll office had a late policy: a barge that came late paid double, and its papers were handed in late at the gate. An extension of the toll was granted by the clerk. Attendance at the toll board was mandatory, and its laptops were ledgers.',
  'The late work of the engineer was a lock in three steps. The final exam of the pilots was held on the water.',
]).map((passage, i) => ({ ...passage, id: `r${i}`, documentId: 'reading' }));
const index = buildIndex([...cutPassages(document, 'syllabus'), ...reading]);
const syllabus = { course: readSyllabus(document, { today: '2026-09-01' }), documentId: 'syllabus' };
const ask = (question: string) => answer(question, index, { syllabus, today: '2026-09-15' });

it.each([
  ['What is the late policy?', 'late work'],
  ['Can I hand in papers late?', 'late work'],
  ['Can I get an extension?', 'late work'],
  ['Is there extra credit?', 'extra credit'],
  ['When are office hours?', 'office hours'],
  ['What is the policy on laptops?', 'laptops'],
  ['Who is the TA?', 'a teaching assistant'],
])('no reading answers %j, of which the syllabus says nothing', (question, about) => {
  const silent = { abstained: true, answer: `Your syllabus says nothing about ${about}.`, citations: [] };
  expect(ask(question)).toMatchObject(silent);
});

it.each([
  ['How many absences are allowed?', 'more than two absences'],
  ['Do I need to attend?', 'Come to every meeting'],
  ['Can we work together?', 'in pairs'],
])('what the syllabus says in any place answers %j', (question, said) => {
  const { answer: text, citations } = ask(question);
  expect(text).toContain(said);
  expect(citations[0]).toMatchObject({ documentId: 'syllabus' });
});

it('says what the words of the syllabus say, though its plan does not hold it', () => {
  const said = buildDocument([
    '# HIST 140: Canals',
    '# Teaching',
    'The instructor of this course is Ines Karat, who works by the water.',
  ]);
  const course = { ...readSyllabus(said, { today: '2026-09-01' }), instructor: null };
  const context = { syllabus: { course, documentId: 'syllabus' }, today: '2026-09-15' };
  const whole = buildIndex(cutPassages(said, 'syllabus'));
  expect(answer('Who is the instructor of this course?', whole, context)).toMatchObject({ abstained: false });
});

it('does not say that a syllabus is silent whose words are not there to be searched', () => {
  for (const question of ['Can I get an extension?', 'Which term is this?', 'Who is the TA?'])
    expect(answer(question, buildIndex(reading), { syllabus, today: '2026-09-15' }).reason).not.toBe('not-in-syllabus');
});

it('leaves to the readings what is theirs', () => {
  expect(ask('What was the late work of the engineer?').citations[0]).toMatchObject({ documentId: 'reading' });
  expect(ask('Where was the final exam of the pilots held?').citations[0]).toMatchObject({ documentId: 'reading' });
});

it.each(['What does the midterm cover?', 'What is on the midterm?', 'What should I study for the midterm exam?'])(
  'answers %j by the plan up to it, and that the syllabus does not say',
  (question) => {
    const { abstained, text, citations } = askRivers(question);
    expect(abstained).toBe(false);
    expect(text).toMatch(/doesn't say what Midterm exam covers.*February 6.*What a river does.*Floods/s);
    expect(text).not.toContain('Dams');
    expect(citations.length).toBeGreaterThanOrEqual(4);
  },
);

it.each([
  ['When is the final exam?', 'Final exam: 3 December. Essays are due by email.'],
  ['When are the essays due?', 'Essays are due by email.'],
])('a line beside the schedule answers %j where the plan has no date', (question, said) => {
  const lines = [
    '# HIST 150: Bridges',
    'Final exam: 3 December. Essays are due by email.',
    '| Week | Topic |',
    '| 1 | Arches |',
  ];
  const written = buildDocument(lines);
  const course = { ...syllabus.course, assignments: [], weeks: [] };
  const { abstained, citations } = answer(question, buildIndex(cutPassages(written, 'syllabus')), {
    syllabus: { course, documentId: 'syllabus' },
    today: '2026-09-15',
  });
  expect(abstained).toBe(false);
  expect(citations.map(({ quote }) => quote)).toEqual([said]);
});
