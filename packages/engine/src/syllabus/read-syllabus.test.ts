import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../documents/read-document.ts';
import type { Course } from './course.ts';
import { readSyllabus } from './read-syllabus.ts';
import { buildDocument } from './testing/build-document.ts';

async function courseOf(fileName: string): Promise<Course> {
  const bytes = new Uint8Array(readFileSync(new URL(`./testing/fixtures/syllabi/${fileName}`, import.meta.url)));
  return readSyllabus(await readDocument(bytes, fileName), { today: '2025-11-20' });
}

interface Expected {
  /** Name, code, instructor, term. */
  course: [string | null, string | null, string | null, string | null];
  /** First date of each week in order, `break` for a week without class. */
  weeks: string[];
  /** "title @due date" of some of the assignments. */
  assignments?: string[];
  /** "week: title" of some of the readings. */
  readings?: string[];
}

const syllabi: Record<string, Expected> = {
  'engineering-lab.md': {
    course: ['Instrumentation and Measurements', 'MECH 3140', 'Priya Raghavan', 'Spring 2024'],
    weeks: [
      '2024-01-17',
      '2024-01-22',
      '2024-01-29',
      '2024-02-05',
      '2024-02-12',
      '2024-02-19',
      '2024-02-26',
      'break',
      '2024-03-11',
    ],
    assignments: ['HW 3 @2024-02-07', 'Midterm exam @2024-02-21', 'Final exam @2024-05-01'],
  },
  'philosophy-seminar.txt': {
    course: ['Seminar on Moral Luck', 'PHIL 780', 'Helena Strand', 'Autumn 2022'],
    weeks: [
      '2022-09-06',
      '2022-09-13',
      '2022-09-20',
      '2022-09-27',
      '2022-10-11',
      '2022-10-18',
      '2022-10-25',
      '2022-12-12',
    ],
    assignments: ['Paper proposals @2022-10-11'],
    readings: ['4: Morality and Bad Luck'],
  },
  'uk-module.html': {
    course: ['The Making of Modern Scotland', 'HIS2047', 'Eilidh MacInnes', 'Semester 1, 2023/24'],
    weeks: ['2023-09-18', '2023-09-25', '2023-10-02', '2023-10-09', '2023-10-16', 'break', '2023-10-30'],
    assignments: ['Source commentary @2023-10-20', 'Essay @2023-12-01'],
    readings: ['1: The Scottish Nation', '4: The Highland Clearances'],
  },
  'canvas-export.html': {
    course: ['Principles of Marketing (Online)', 'BUS-205', 'Marcus Bell', 'Spring 2025'],
    weeks: ['2025-01-13', '2025-01-20', '2025-01-27', '2025-02-03'],
    assignments: ['Quiz 1 @2025-01-19', 'Quiz 4 @2025-02-09'],
    readings: ['3: Chapters 5–6'],
  },
  'quarter-two-sections.md': {
    course: ['Cities', 'Sociology 118', 'Amara Diallo', 'Winter Quarter 2023'],
    weeks: ['2023-01-09', '2023-01-18', '2023-01-23', '2023-01-30'],
    assignments: ['Midterm @2023-02-01'],
    readings: ['1: Urbanism as a Way of Life'],
  },
  'summer-daily.md': {
    course: ['Statistical Computing Boot Camp', 'STAT 501', 'Yusuf Demir', 'Summer Session I, 2023'],
    // A course of two weeks that meets daily is planned by its numbered days.
    weeks: [5, 6, 7, 8, 9, 12, 13, 14, 15, 16].map((day) => `2023-06-${String(day).padStart(2, '0')}`),
    assignments: ['Homework 1 @2023-06-08', 'Homework 2 @2023-06-13'],
  },
  'nursing-units.txt': {
    course: ['Adult Health Nursing II', 'NURS 342', 'Renee Whitlock', 'Fall 2024'],
    weeks: [
      '2024-08-19',
      '2024-08-26',
      '2024-09-02',
      '2024-09-09',
      '2024-09-16',
      '2024-09-23',
      '2024-09-30',
      '2024-10-14',
    ],
  },
  'online-modules.md': {
    course: ['Introduction to Public Health', 'PUBH 1001W', 'Tomás Echeverría', 'Fall Term 2023'],
    weeks: ['2023-08-28', '2023-09-04', '2023-09-18', '2023-10-02', '2023-10-16'],
    assignments: ['Quiz 2 @2023-10-01'],
  },
  'studio-art.html': {
    course: ['Intermediate Painting', 'ART 2230', 'Odile Marchand', 'Fall 2023'],
    weeks: ['2023-08-22', '2023-08-29', '2023-09-05', '2023-09-12'],
    readings: ['3: Interaction of Color'],
  },
  'spanish-daily.txt': {
    course: ['Elementary Spanish II', 'SPAN 102', 'Carmen Vidal Ortega', 'Spring 2023'],
    weeks: ['2023-01-23', '2023-01-30', '2023-02-06'],
  },
  'law-cases.md': {
    course: ['Torts I', 'LAW 6101', 'Bennett Ashworth', 'Fall 2023'],
    weeks: ['2023-08-21', '2023-08-28', '2023-09-06'],
    assignments: ['Practice memo @2023-09-06', 'Final examination @2023-12-11'],
  },
  'calculus.txt': {
    course: ['CALCULUS III', 'MATH 241', 'Wen Liang', 'FALL 2021'],
    weeks: ['2021-08-23', '2021-08-30', '2021-09-06', '2021-09-13', '2021-09-20', '2021-09-27'],
    assignments: ['HW 1 @2021-08-27', 'Exam 1 @2021-09-20'],
  },
  'music-paragraphs.md': {
    course: ['Music in the Twentieth Century', 'Music 330', 'Ruth Feldman', null],
    weeks: ['2024-09-03', '2024-09-10', '2024-09-17'],
    assignments: ['Concert report @2024-09-17'],
    readings: ['2: The Rest Is Noise'],
  },
  'lectures-no-dates.md': {
    course: ['Operating Systems', 'COMP 4350', 'Jonas Weiss', null],
    weeks: Array(8).fill('undated'),
    readings: ['2: Ch. 3', '8: Ch. 10'],
  },
};

describe('readSyllabus', () => {
  it.each(Object.entries(syllabi))('reads %s as a careful human would', async (fileName, expected) => {
    const course = await courseOf(fileName);
    const { name, code, instructor, term } = course;
    expect([name, code, instructor, term].map((field) => field?.value ?? null)).toEqual(expected.course);
    expect(course.weeks.map((w) => (w.breakName ? 'break' : (w.startDate?.value ?? 'undated')))).toEqual(
      expected.weeks,
    );
    const work = [...course.weeks.flatMap((week) => week.assignments), ...course.assignmentsOutsideSchedule];
    expect(work.map((a) => `${a.title} @${a.dueDate}`)).toEqual(expect.arrayContaining(expected.assignments ?? []));
    const readings = course.weeks.flatMap((week) => week.readings.map((reading) => `${week.number}: ${reading.title}`));
    expect(readings).toEqual(expect.arrayContaining(expected.readings ?? []));
  });

  it.each(Object.keys(syllabi))('keeps the verbatim lines of every item of %s', async (fileName) => {
    const bytes = new Uint8Array(readFileSync(new URL(`./testing/fixtures/syllabi/${fileName}`, import.meta.url)));
    const document = await readDocument(bytes, fileName);
    const course = readSyllabus(document);
    const {
      confidence: _,
      dayOrder: __,
      weeks,
      assignmentsOutsideSchedule,
      gradingWeights,
      policies,
      ...fields
    } = course;
    const items = [
      ...Object.values(fields),
      ...gradingWeights,
      ...policies,
      ...weeks.flatMap((w) => [w.topic, w.startDate, ...w.readings, ...w.assignments]),
      ...assignmentsOutsideSchedule,
    ].filter((item) => item !== null);
    for (const { evidence, confidence } of items) {
      expect(document.blocks[evidence.block]?.text.slice(evidence.start, evidence.end)).toBe(evidence.text);
      expect(evidence.text.trim()).not.toBe('');
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  });

  it('gives a course without weeks for a document that is no syllabus', () => {
    const course = readSyllabus(
      buildDocument(['# On Liberty', 'The subject of this essay is not the so-called liberty of the will.']),
    );
    expect(course.weeks).toEqual([]);
    expect(course.assignmentsOutsideSchedule).toEqual([]);
  });

  it('leaves out what no course can ask for, so that a flood of data is read in a moment', () => {
    const flood = Array.from({ length: 1200 }, (_, i) => `- Homework ${i} is due on January ${(i % 28) + 1}, 2024`);
    expect(readSyllabus(buildDocument(['# Tasks', ...flood])).assignmentsOutsideSchedule.length).toBeLessThanOrEqual(
      1000,
    );
    const week = ['## Week 2', '## Week 3'].flatMap((heading) => [heading, '- Rivers of the north']);
    const entries = Array.from(
      { length: 1200 },
      (_, i) => `- Okafor ${i}, “A History of Bridges ${i},” pp. ${i}–${i + 9}`,
    );
    const [first] = readSyllabus(buildDocument(['# Schedule', '## Week 1', ...entries, ...week])).weeks;
    expect(first?.readings.length).toBeLessThanOrEqual(300);
  });

  it('names the topics of a week in the order of its text, whichever of them is an exam', () => {
    const rows = [
      '|= Week | Dates | Topic | Reading',
      '1 | Sep 1–5, 2025 | Weirs and mills | Okafor, ch. 1',
      '2 | Sep 8–12 | Review (Tue); Exam 1 (Thu) | none',
      '3 | Sep 15–19 | Ferries; locks | Okafor, ch. 2',
      '4 | Sep 22–26 | Tolls; Exam 2; charters | Okafor, ch. 3',
    ];
    const { weeks } = readSyllabus(buildDocument(['# HIST 12: Rivers', ...rows]));
    expect(weeks.map(({ topic }) => topic?.value)).toEqual([
      'Weirs and mills',
      'Review (Tue); Exam 1 (Thu)',
      'Ferries; locks',
      'Tolls; Exam 2; charters',
    ]);
  });

  it('parts a list of deadlines from the schedule below it, though both have their dates in one column', () => {
    const { weeks } = readSyllabus(
      buildDocument([
        '# GEO 12: Rivers, Spring 2026',
        'March 9, 2026 | Sketch 1 | 40%',
        'April 20, 2026 | Report | 60%',
        '---',
        '## What happens when',
        '|= Date | Course timeline & deadlines',
        'February 23 | Weirs and mills',
        'March 2 | Ferries',
        'March 9 | Locks / Hand in Sketch 1',
        'March 16 | Barges',
      ]),
    );
    expect(weeks.map(({ startDate, topic }) => `${startDate?.value} ${topic?.value}`)).toEqual([
      '2026-02-23 Weirs and mills',
      '2026-03-02 Ferries',
      '2026-03-09 Locks',
      '2026-03-16 Barges',
    ]);
  });

  it('gives nothing for an empty document', () => {
    expect(readSyllabus(buildDocument([]))).toMatchObject({ name: null, instructor: null, weeks: [] });
  });
});
