import { cutPassages } from '../../passages/cut.ts';
import type { Passage } from '../../passages/passage.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';
import type { Turn } from '../conversation/turn.ts';
import type { AnswerContext } from '../records.ts';
import { sayAnswer } from '../render/say-answer.ts';
import type { StudentState } from '../student/student-state.ts';
import { asRead } from './as-read.ts';

// A course of our own on rivers, with the readings of its weeks 2, 3 and 4; week 1 and 5 have none.

const lines = [
  '# GEO 214: Rivers and Floodplains',
  'Spring 2026',
  'Instructor: Dr. Amara Lindqvist',
  'Office hours: Tuesday 3–5 pm, Room 114',
  '# Grading',
  'Quizzes: 20%',
  'Field report: 30%',
  'Midterm exam: 20%',
  'Final exam: 30%',
  '# Late work',
  'Late work loses ten percent a day.',
  '# Schedule',
  '| Week | Date | Topic | Readings | Due |',
  '| 1 | Jan 12 | What a river does | Oyelaran, "Channels and Their Work," pp. 1-14 | |',
  '| 2 | Jan 19 | Sediment | Brandt, "A Load of Gravel," pp. 203-219 | Quiz 1 due Jan 21 |',
  '| 3 | Jan 26 | Meanders | Castellanos, "Why Rivers Bend," pp. 44-67 | Field report due Jan 30 |',
  '| 4 | Feb 2 | Floods | Castellanos, "The Hundred-Year Flood," pp. 68-90 | Midterm exam due Feb 6 |',
  '| 5 | Feb 9 | Dams | Ferrante, "Walls of Water," pp. 5-30 | Final exam due Feb 13 |',
];

const readings: Record<number, string[]> = {
  2: [
    'Sediment is the loose material that a river carries. There are three kinds of load: dissolved load, suspended load and bed load. Coarse gravel moves along the bed only when the current is strong.',
    'Ida Brandt measured the gravel of the Velm in 1931. A river drops its sediment where the current slows, because slow water cannot hold grains up.',
  ],
  3: [
    'A meander is a bend in a river that grows as the outer bank is worn away. The current is fastest at the outer bank, because the water is deepest there.',
    'A point bar is a deposit of sediment that forms on the inner bank of a bend, where the current slows. An oxbow lake is a lake that is left when a river cuts through the neck of a meander. Luis Castellanos mapped 40 meanders of the Velm between 1950 and 1962.',
  ],
  4: [
    'A levee is a natural ridge beside a channel that floods build up. The levee at Hollins Ferry broke in 1927. Floods leave fine silt on the plain.',
    'A hundred-year flood is a flood that has a chance of one in a hundred in any year. Engineers raise walls because floods destroy crops.',
  ],
};

const document = buildDocument(lines);
const course = readSyllabus(document, { today: '2026-01-10' });
const files = new Map<number, Passage[]>(
  Object.entries(readings).map(([week, texts]) => [
    Number(week),
    makePassages(texts).map((passage, i) => ({ ...passage, id: `w${week}-${i}`, documentId: `reading-${week}` })),
  ]),
);
const passages = [...cutPassages(document, 'syllabus'), ...[...files.values()].flat()];

export const riverIndex = buildIndex(passages);
export const passagesOf = (week: number): readonly Passage[] => files.get(week) ?? [];
export const riverToday = '2026-01-28';

/** A student in week 3: quiz and field report not handed in, week 2 half done, week 3 untouched. */
export const riverStudent: StudentState = {
  today: riverToday,
  work: course.weeks.flatMap(({ number, assignments }) =>
    assignments.map((assignment) => ({ assignment, weekNumber: number, handedIn: false })),
  ),
  weeks: course.weeks.map(({ number, topic, startDate, readings }) => ({
    number,
    topic: topic?.value ?? null,
    startDate: startDate?.value ?? null,
    items: number === 2 || number === 3 ? 12 : 0,
    tried: number === 2 ? 6 : 0,
    missed: number === 2 ? 2 : 0,
    mastery: number === 2 ? 0.4 : 0,
    cardsDue: number === 2 ? 3 : 0,
    readings: readings.map((reading) => ({ reading, hasFile: files.has(number), state: 'unread' })),
  })),
  concepts: [{ name: 'Bed load', weekNumber: 2, mastery: 0.2, items: 4, tried: 3, missed: 2 }],
  exams: [{ title: 'Midterm exam', date: '2026-02-06', kind: 'exam', fromWeek: null, throughWeek: 4 }],
  cardsDue: 3,
  next: ['3 cards of Rivers are due today.'],
};

export const riverCourse = course;

/** The answer as the student reads it. */
export function askRivers(question: string, history: readonly Turn[] = [], more: AnswerContext = {}) {
  const found = answer(question, riverIndex, {
    syllabus: { course, documentId: 'syllabus' },
    today: riverToday,
    history,
    student: riverStudent,
    passagesOf,
    ...more,
  });
  const said = sayAnswer(found).join('');
  return { ...found, said, text: asRead(said) };
}

/** The last answer of a conversation. */
export function converse(questions: readonly string[], more: AnswerContext = {}) {
  const history: Turn[] = [];
  let last = askRivers('', [], more);
  for (const question of questions) {
    last = askRivers(question, history, more);
    history.push({ role: 'user', content: question }, { role: 'assistant', content: last.said });
  }
  return last;
}
