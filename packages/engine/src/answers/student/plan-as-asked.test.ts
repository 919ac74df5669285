import { describe, expect, it } from 'vitest';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import { answer } from '../answer.ts';
import { focusIn } from '../course/exam-focus.ts';
import { readStudentQuestion } from './student-question.ts';
import type { StudentState } from './student-state.ts';
import { sayTime, studyTime } from './study-time.ts';

const today = '2026-04-15';
const lines = [
  '# CLAY 110: Kilns and Glazes',
  'Spring 2026 (March 2 – May 8, 2026)',
  '# Grading',
  'Glaze paper: 40%. Final exam: 60%. About 60% of the final is on Chapter 5.',
  '# Schedule',
  '| Week | Dates | Topic | Reading | Due |',
  '| 1 | Mar 2 – 6 | Clay | Chapter 2 | |',
  '| 2 | Mar 9 – 13 | Slip | Chapter 3 | |',
  '| 3 | Apr 13 – 17 | Glazes. No class Thu Apr 16 (Founders Day) | 5.1 | |',
  '| 4 | Apr 20 – 24 | Firing | 5.2 for Tue, 5.3 for Thu | Glaze paper due Apr 24 |',
  '| Finals | Apr 27 – May 1 | Final exam, 9:00 a.m. – 11:00 a.m., Kiln Hall 3 | Chapter 5, plus review of 2 and 3 | Wed Apr 29, 9:00–11:00 am |',
];
const document = buildDocument(lines);
const course = readSyllabus(document, { today });
const student: StudentState = {
  today,
  work: course.weeks.flatMap(({ number, assignments }) =>
    assignments
      .filter(({ type }) => type !== 'exam')
      .map((assignment) => ({ assignment, weekNumber: number, handedIn: false })),
  ),
  weeks: course.weeks.map(({ number, topic, startDate, readings }) => ({
    number,
    topic: topic?.value ?? null,
    startDate: startDate?.value ?? null,
    items: 6,
    tried: 0,
    missed: 0,
    mastery: 0,
    cardsDue: 0,
    readings: readings.map((reading) => ({ reading, hasFile: true, state: 'unread' as const })),
  })),
  concepts: [],
  exams: [],
  cardsDue: 0,
  next: [],
};
const ask = (question: string) =>
  answer(question, buildIndex(cutPassages(document, 'syllabus')), {
    syllabus: { course, documentId: 'syllabus' },
    today,
    student,
  }).claims.map(({ text }) => text);

describe('a plan for an exam', () => {
  const told = ask('make me a study plan for the final, i have like 2 hours a day');
  const plan = told.join('\n');

  it('finds its day in the notes of a row, and ends the day before', () => {
    expect(plan).toMatch(/Final exam: Wednesday, April 29, 2026/);
    expect(plan).toMatch(/Tue, Apr 28, 2 hours: go over all of/);
  });

  it('has sessions of the time that there is', () => {
    expect(plan).toContain('with 2 hours a day:');
    expect(plan).toMatch(/Wed, Apr 15, 2 hours: /);
  });

  it('covers the chapters with the smaller share too', () => {
    expect(plan).toMatch(/Chapter 2[\s\S]*Chapter 3/);
    expect(plan).toContain('“About 60% of the final is on Chapter 5.”');
  });

  it('keeps days for what is due on the way, and readings on their days', () => {
    expect(plan).toMatch(/Wed, Apr 22, [^\n]*: work on Glaze paper \(due Friday, April 24, 2026\)/);
    expect(plan).toMatch(/Tue, Apr 21, [^\n]*5\.2 \(week 4\), for class that day/);
    expect(plan).toMatch(/Thu, Apr 23, [^\n]*5\.3 \(week 4\), for class that day/);
  });

  it('repeats no line on most days', () => {
    const tasks = told.flatMap((line) => /^\w{3}, Apr \d+[^:]*: (?!work on)(.*)$/.exec(line)?.[1] ?? []);
    const most = Math.max(...tasks.map((task) => tasks.filter((other) => other === task).length));
    expect(most).toBeLessThan(tasks.length / 3);
  });

  it('leaves no day empty', () => {
    const days = new Set(told.flatMap((line) => /^\w{3}, (Apr \d+)/.exec(line)?.[1] ?? []));
    expect(days.size).toBe(15);
  });
});

it('reads “half on chapter 5” as a share', () => {
  expect(focusIn('cumulative: half on chapter 5, half comparing', course.weeks)?.share).toBe(0.5);
});

it.each([
  ['i have like 2 hours a day', 120],
  ['45 min every night', 45],
  ['an hour and a half', null],
  ['half an hour daily', 30],
  ['i have 2 exams a day', null],
])('“%s” is %s minutes a day', (said, minutes) => {
  expect(studyTime(said)).toBe(minutes);
});

it('says times as people do', () => {
  expect([120, 90, 40, 60, 22].map(sayTime)).toEqual(['2 hours', '1.5 hours', '40 minutes', '1 hour', '20 minutes']);
});

it.each(['what do i have to do this week', 'what should i do this week'])(
  '“%s” names what is to be read, and the days without class',
  (asked) => {
    const told = ask(asked).join('\n');
    expect(told).toMatch(/5\.1/);
    expect(told).toMatch(/Days without class: “[^”]*No class Thu Apr 16/);
  },
);

it.each([
  'what should i do this weekend',
  'what should i be working on this weekend then',
  'what do i have to get done over the weekend',
  'what should i be doing the next few days',
])('“%s” asks for what is next', (asked) => {
  expect(readStudentQuestion(asked)).toBe('day-plan');
});

it.each(['what did i get on the midterm anyway', 'what have i got on my quiz', 'how did i do on the report'])(
  '“%s” asks for a mark',
  (asked) => {
    expect(readStudentQuestion(asked)).toBe('grade');
  },
);
