import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from '../render/say-answer.ts';
import type { StudentState } from '../student/student-state.ts';
import { asRead } from './as-read.ts';

// A course of our own on copper whose syllabus names an exam once and then says "it".

const document = buildDocument([
  '# GEOL 118: Copper, Mines and Trade',
  'Spring 2026, Tuesday and Thursday, 2:00–3:15 p.m.',
  'Instructor: Dr. Ottilie Brand',
  'E-mail: brand@college.example',
  'Office: Smelter House 12',
  'Office hours: Monday 10:00–11:00 a.m., Thursday 4:00–5:00 p.m.',
  '# Assignments',
  'Essay 1 (900 words). Was the smelter good for its town? Use the reader and one map. Due Thursday, January 29, 2:00 p.m.',
  '# Exams',
  'The midterm is held in class on February 5. It covers Chapters 1 and 2. Bring two sharp pencils and a plain calculator. The final exam is on February 26 in the large hall. It is not cumulative and covers what we read after the midterm. Bring a ruler; calculators stay at home.',
  '# Policies',
  'Use of AI. Ask a language model to quiz you or to check commas. Never hand in sentences that it wrote. Name the tool in a footnote. Whoever does not is given no points and goes to the dean.',
  'Devices. Phones stay in the bag.',
  'Honesty. Quotations are cited in Turabian style.',
  '# Schedule',
  '| Week | Date | Topic | Readings | Due |',
  '| 1 | Jan 20 | Ores | Chapter 1 Ores | |',
  '| 2 | Jan 27 | Smelters | Chapter 2 Furnaces | Essay 1, Jan 29 |',
  '| 3 | Feb 3 | Review (no class Tuesday, Feb 3, Founders Day) | | Midterm exam, Feb 5 |',
  '| 4 | Feb 10 | Wire | Chapter 3 Drawing Wire | |',
  '| 5 | Feb 17 | Winter break, no classes | | |',
  '| 6 | Feb 24 | Prices | Chapter 4 The Price of Copper | Final exam, Feb 26 |',
]);
const reading = makePassages([
  'A miner who was sick after eating in the shaft called it the copper fever. The smelter town published an essay about the fever in 1890.',
  'Slag is the glass that swims on molten copper. The furnace was made up of brick.',
]).map((passage, i) => ({ ...passage, id: `c${i}`, documentId: 'reader' }));
export const copperCourse = readSyllabus(document, { today: '2026-01-10' });
const index = buildIndex([...cutPassages(document, 'syllabus'), ...reading]);

const studentOn = (today: string): StudentState => ({
  today,
  work: copperCourse.weeks.flatMap(({ number, assignments }) =>
    assignments.map((assignment) => ({ assignment, weekNumber: number, handedIn: false })),
  ),
  weeks: copperCourse.weeks.map(({ number, topic, startDate, readings }) => ({
    number,
    topic: topic?.value ?? null,
    startDate: startDate?.value ?? null,
    items: 0,
    tried: 0,
    missed: 0,
    mastery: 0,
    cardsDue: 0,
    readings: readings.map((each) => ({ reading: each, hasFile: false, state: 'unread' })),
  })),
  concepts: [],
  exams: [
    { title: 'Midterm exam', date: '2026-02-05', kind: 'exam', fromWeek: null, throughWeek: 3 },
    { title: 'Final exam', date: '2026-02-26', kind: 'exam', fromWeek: null, throughWeek: 6 },
  ],
  cardsDue: 0,
  next: [],
});

/** The answer as the student reads it, on Wednesday of week 2 unless another day is given. */
export function askCopper(question: string, today = '2026-01-28') {
  const syllabus = { course: copperCourse, documentId: 'syllabus' };
  const found = answer(question, index, { syllabus, today, student: studentOn(today), passagesOf: () => [] });
  const said = sayAnswer(found).join('');
  return { ...found, said, text: asRead(said) };
}
