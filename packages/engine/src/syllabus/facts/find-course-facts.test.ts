import { describe, expect, it } from 'vitest';
import { findSchedule } from '../structure/find-schedule.ts';
import { buildDocument } from '../testing/build-document.ts';
import { findCourseFacts } from './find-course-facts.ts';
import { findGradingLists } from './grading/grading-lists.ts';

const read = (lines: string[]) => {
  const document = buildDocument(lines);
  const schedule = findSchedule(document);
  return findCourseFacts(document, schedule, findGradingLists(document, schedule.blocks));
};
const values = (lines: string[]) => {
  const { name, code, instructor, term } = read(lines);
  return [name, code, instructor, term].map((field) => field?.value ?? null);
};

describe('name, code, instructor and term', () => {
  it.each([
    [
      ['# CS 417: Program Structure', '## Fall 2017', '**Instructor:** Dr. Jonas Moss, Department of Computing'],
      ['Program Structure', 'CS 417', 'Jonas Moss', 'Fall 2017'],
    ],
    [
      ['# Introduction to Policy', '## POSC 315-01 • Spring 2023', '## Instructor: Dana P. Ames, PhD'],
      ['Introduction to Policy', 'POSC 315', 'Dana P. Ames', 'Spring 2023'],
    ],
    [
      ['# Econ 352: Macroeconomics', '## Tara Gale', '## Fall 2022', 'Overview of the class.'],
      ['Macroeconomics', 'Econ 352', 'Tara Gale', 'Fall 2022'],
    ],
    [
      [
        '# Ecology of river valleys',
        '## Health Sciences BIOS27816',
        '# Course Instructor:',
        'Mira Holt, PhD (mholt@uni.edu)',
        '# Course Teaching Assistant:',
        'Gwen Kane (gkane@uni.edu)',
      ],
      ['Ecology of river valleys', 'BIOS27816', 'Mira Holt', null],
    ],
    [
      [
        '# Math 178',
        '## Nonlinear Data',
        'Professor Wei Gu\nSummer 2019',
        '## Overview',
        'Nonlinear models of data, their geometry and how to fit them. The data are those of the students.',
      ],
      ['Nonlinear Data', 'Math 178', 'Wei Gu', 'Summer 2019'],
    ],
    [
      ['SOC 1120-02 and H02: Society - Health', '**Chris Prent, Ph.D.**'],
      ['Society - Health', 'SOC 1120', 'Chris Prent', null],
    ],
    [
      [
        '# Course Syllabus',
        'Course | BIO 101 Introduction to Biology',
        'Semester | Spring 2020',
        'Instructor | Okafor, Ngozi',
      ],
      ['Introduction to Biology', 'BIO 101', 'Ngozi Okafor', 'Spring 2020'],
    ],
    [
      ['# Introduction to Sociology (SOC 101, Section 3)', 'Instructors: Ana Ruiz and Ben Cole'],
      ['Introduction to Sociology', 'SOC 101', 'Ana Ruiz and Ben Cole', null],
    ],
    [
      ['# Torts I — LAW 6101-A', 'Fall 2023, Prof. Bennett Ash', 'M/W/F 8:30–9:20, Room 285'],
      ['Torts I', 'LAW 6101', 'Bennett Ash', 'Fall 2023'],
    ],
    [
      [
        'University of Somewhere',
        '# Contemporary Theory',
        '## Land Statement',
        'We stand on the land of others, and say so here at some length, because it matters that we do before all else.',
        '## About the course',
        'Theory is read here for what it does. We begin with contemporary authors and what their theory owes to others.',
      ],
      ['Contemporary Theory', null, null, null],
    ],
  ])('reads %j', (lines, expected) => {
    expect(values(lines)).toEqual(expected);
  });

  it.each([
    ['Professor: Okafor', 'Okafor'],
    ['Instructors: Dr. A. Roe (Section 1) and Dr. B. Poe (Section 2)', 'A. Roe and B. Poe'],
    ['Faculty Member/Instructor: Jane Roe', 'Jane Roe'],
    ['Unit Chair: Assoc. Prof. Li Wei', 'Li Wei'],
    ['Instructor: Jane Q. Roe-Smith III, Ed.D.', 'Jane Q. Roe-Smith III'],
    ['Instructor: María José García Pérez', 'María José García Pérez'],
    ['Lecturer: Dr J. W. von Roe', 'J. W. von Roe'],
    ['Instructor: Jane Roe Office: 12 Main Phone: 555', 'Jane Roe'],
    ['Instructor: TBA', null],
    ['Instructor: See Canvas', null],
  ])('reads the teacher of %j', (line, expected) => {
    expect(read(['# HIST 200: Rome', line]).instructor?.value ?? null).toBe(expected);
  });

  it.each([
    ['# Welcome to CS101', null, 'CS101'],
    ['# Syllabus for ART H 202', null, 'ART H 202'],
    ['# 6.S191: Deep Learning', 'Deep Learning', '6.S191'],
    ['# ECE 2020 - Digital Logic', 'Digital Logic', 'ECE 2020'],
    ['# Readings in Politics (PPOL 6801, Section 2)', 'Readings in Politics', 'PPOL 6801'],
    ['# PHYS 7B Electricity', 'Electricity', 'PHYS 7B'],
  ])('reads name and code of %j', (line, name, code) => {
    const facts = read([line]);
    expect([facts.name?.value, facts.code?.value]).toEqual([name ?? code, code]);
  });

  it('takes neither an assistant nor the author of a book nor another office for the teacher', () => {
    const lines = [
      '# ANT 10: Peoples',
      'Teaching Assistant: Gwen Kane',
      'Textbook: Gait and Balance by Edmund R. Falk',
      'Title IX Coordinator: Barrett Moss, barrett.moss@uni.edu',
    ];
    expect(read(lines).instructor).toBeNull();
  });
});

describe('a table of the staff', () => {
  it.each([
    ['Name', 'E-mail', 'Office hours'],
    ['Name:', 'Email:', 'Office hours:'],
  ])('has a column for each person, whichever comes first', (name, mail, hours) => {
    const { instructor, email, officeHours } = read([
      '# GEO 12: Rivers',
      'Who | Teaching assistant | Instructor',
      `${name} | Pavel Strand | Dr. Imke Thorne`,
      `${mail} | strand@uni.example | thorne@uni.example`,
      `${hours} | Wednesday 4–5:30 pm | Tuesday 1:30–3 pm`,
    ]);
    expect([instructor?.value, email?.value, officeHours?.value]).toEqual([
      'Imke Thorne',
      'thorne@uni.example',
      'Tuesday 1:30–3 pm',
    ]);
  });
});

describe('times, places and mail', () => {
  it('reads labelled lines, inline labels and bold labels', () => {
    const facts = read([
      '# MATH 241: Calculus',
      'Instructor: Wen Liang Office: PS 407 email: wliang@uni.edu',
      '**Class meets** MW 2:00–3:20',
      'Location: Ellis 101',
      'Office hours | F 10–12 or by appointment',
    ]);
    expect(facts.email?.value).toBe('wliang@uni.edu');
    expect(facts.meetingTimes?.value).toBe('MW 2:00–3:20');
    expect(facts.location?.value).toBe('Ellis 101');
    expect(facts.officeHours?.value).toBe('F 10–12 or by appointment');
  });

  it('finds the meeting in a sentence', () => {
    const facts = read([
      '# Econ 1',
      'This class meets on Tuesdays and Thursdays, 7:30 a.m.-8:45 a.m. at Hall 3. My office hours are Tuesdays after class, 8:45-9:45.',
    ]);
    expect(facts.meetingTimes?.value).toMatch(/^This class meets on Tuesdays and Thursdays, 7:30/);
    expect(facts.officeHours?.value).toMatch(/^My office hours are Tuesdays/);
  });

  it.each(['Student (office) hours', 'Office (student) hours'])(
    'knows “%s”, before what an assistant holds',
    (label) => {
      const { officeHours } = read([`${label}: Mon 1:30 to 3:00 p.m.`, 'TA office hours by appointment, Thu 4 p.m.']);
      expect(officeHours?.value).toBe('Mon 1:30 to 3:00 p.m.');
    },
  );
});

it.each(['Student hours', 'Drop-in hours', 'Office hours'])('takes “%s” inside the line of the teacher', (label) => {
  const { officeHours } = read([
    '# GEO 12: Rivers',
    `Instructor: Dr. Imke Thorne (she/her), thorne@uni.example, Kiln 318. ${label}: Tuesdays 1:00–2:30 p.m. in my office.`,
    'Teaching assistant: Pavel Strand, strand@uni.example. Pavel holds a drop-in hour Wednesdays 4:00–5:00 p.m.',
  ]);
  expect(officeHours?.value).toBe('Tuesdays 1:00–2:30 p.m. in my office.');
});

it('has no office hours where only an assistant holds any', () => {
  const { officeHours } = read([
    '# GEO 12: Rivers',
    'Instructor: Dr. Imke Thorne, thorne@uni.example',
    'Teaching assistant: Pavel Strand. Drop in Wednesdays 4:00–5:00 p.m.',
  ]);
  expect(officeHours).toBeNull();
});

describe('grading weights', () => {
  const weights = (lines: string[]) => read(lines).gradingWeights.map(({ value }) => `${value.name} ${value.percent}`);
  it.each([
    [
      ['- Test I (16 October): 20%', '- Test II: 30%', '- Final Exam: 50%'],
      ['Test I (16 October) 20', 'Test II 30', 'Final Exam 50'],
    ],
    [
      ['Papers | 45%', 'Quizzes | 35%', 'Midterm and Final | 20%', 'Total | 100%'],
      ['Papers 45', 'Quizzes 35', 'Midterm and Final 20'],
    ],
    [
      ['25% - Quizzes—Most weeks online.', '15% - Presentation – In groups.', '60% - Exams'],
      ['Quizzes 25', 'Presentation 15', 'Exams 60'],
    ],
    [
      ['|= component | percentage', 'participation | 40', 'report | 60'],
      ['participation 40', 'report 60'],
    ],
    [
      ['|= Points | Assignment', '50 | Proposal - One page', '150 | Project', '300 | Exam'],
      ['Proposal - One page 10', 'Project 30', 'Exam 60'],
    ],
    [
      ['Policy brief | 100 pts', 'Midterm exam | 100 pts', 'Group project | 200 pts', 'Total | 400 pts'],
      ['Policy brief 25', 'Midterm exam 25', 'Group project 50'],
    ],
    [
      ['Presentation 20%, weekly responses 30%, and term paper 50%.'],
      ['Presentation 20', 'weekly responses 30', 'term paper 50'],
    ],
    [['A = 93–97%', 'B = 83–86%', 'Late work loses 10% per day.'], []],
  ])('reads %j', (lines, expected) => {
    expect(weights(['# Course', ...lines])).toEqual(expected);
  });
});

describe('policies', () => {
  it('keeps one text of each kind, verbatim, by heading or by bold lead-in', () => {
    const { policies } = read([
      '# Course',
      '## Attendance Policy',
      'You may miss two classes without a word of excuse; more than that lowers the grade.',
      '**Late work:** Late papers lose one third of a letter grade for each day that they are late.',
      '## Attendance again',
      'This repeats what has been said about attendance and must not come twice in the list.',
    ]);
    expect(policies.map(({ value }) => value.name)).toEqual(['Attendance', 'Late work']);
    expect(policies[1]?.evidence.text).toMatch(/^Late papers lose/);
  });
});

describe('when the class meets and where its teacher is found', () => {
  const facts = (lines: string[]) => {
    const { meetingTimes, officeHours, location } = read(lines);
    return [meetingTimes, officeHours, location].map((field) => field?.value ?? null);
  };

  it('takes no heading of a schedule for the meeting times', () => {
    expect(
      facts([
        'CER 118: Clay and Fire',
        'Fall 2026, 3 cr., Tu/Th 4:10–5:25 pm, Kiln Hall 214',
        'SCHEDULE (may change) – read BEFORE Tuesday. “Q” = quiz, first 8 min of Thursday’s class.',
      ])[0],
    ).toBe('Fall 2026, 3 cr., Tu/Th 4:10–5:25 pm, Kiln Hall 214');
  });

  it('takes no row of a section for the class, and reads where the teacher is found by other words', () => {
    expect(
      facts([
        'CER 231: Glazes',
        'Spring 2026 / MWF 9:05-9:55, Annex 12 / 4 credits with lab',
        'Teacher: Ines Varga, Annex 3. Drop in Mon and Wed 10-11:15, Fri by appointment. Mail is read daily.',
        'Section | Assistant | When | Where | Help hour',
        'A | Tomas Renn, renn@kiln.example | Tue 1:30-4:20 | Lab 3 | Wed 4-5, Lab 3',
        'B | Chi Anya, anya@kiln.example | Wed 1:30-4:20 | Lab 3 | Thu 12-1, Annex 5',
      ]),
    ).toEqual([
      'Spring 2026 / MWF 9:05-9:55, Annex 12 / 4 credits with lab',
      'Drop in Mon and Wed 10-11:15, Fri by appointment.',
      null,
    ]);
    expect(
      facts([
        'CER 9: Bricks',
        'Where/when to find me | Annex 309B; Tu 2:30–3:45, or make an appt.',
        'E-mail | a@b.example',
      ])[1],
    ).toBe('Annex 309B; Tu 2:30–3:45, or make an appt.');
  });
});
