import { describe, expect, it } from 'vitest';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import type { Course, Evidence, Field, Week } from '../../syllabus/course.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import { answer } from '../answer.ts';
import { courseFacts } from './course-facts.ts';

const lines = [
  'GEO 210: Ice and Water',
  'Instructor: Ruth Ostrander',
  'Office hours: Monday 2–4 pm',
  'Week 1: Snow. Read Pell, Snow Crystals.',
  'Week 2: Firn. Essay 1 due September 14.',
  'Week 3: Review',
  'First exam: October 1, 9:00',
  'Final exam: December 12',
  'Essays 40 %, Final exam 60 %',
  'Late essays lose one grade a day.',
];
const document = buildDocument(lines.flatMap((line) => [`# ${line.slice(0, 6)}`, line]));
const index = buildIndex(cutPassages(document, 'syllabus'));
const unheaded = buildIndex(cutPassages(buildDocument(lines), 'syllabus'));
const houseRules = [
  'Laptops are not permitted.',
  'Attendance is taken every day.',
  'GEO 210: Ice and Water covers glaciers.',
];

const at = (line: number): Evidence => {
  const text = lines[line] ?? '';
  return { page: null, block: line * 2 + 1, start: 0, end: text.length, text };
};
const field = <T>(value: T, line: number): Field<T> => ({ value, evidence: at(line), confidence: 0.9 });
const work = { dueTime: null, dueZone: null, weight: null, optional: false, dueEvidence: null, confidence: 0.9 };
const week = (number: number, topic: string, startDate: string, rest: Partial<Week> = {}): Week => ({
  number,
  topic: field(topic, number + 2),
  startDate: field(startDate, number + 2),
  breakName: null,
  readings: [],
  assignments: [],
  ...rest,
});

const course: Course = {
  name: field('Ice and Water', 0),
  code: field('GEO 210', 0),
  instructor: field('Ruth Ostrander', 1),
  term: null,
  email: null,
  location: null,
  meetingTimes: null,
  officeHours: field('Monday 2–4 pm', 2),
  gradingWeights: [field({ name: 'Essays', percent: 40 }, 8), field({ name: 'Final exam', percent: 60 }, 8)],
  policies: [field({ name: 'Late work', text: 'Late essays lose one grade a day.' }, 9)],
  weeks: [
    week(1, 'Snow', '2025-09-01', {
      readings: [
        {
          title: 'Snow Crystals',
          author: 'Pell',
          pages: '3–9',
          optional: false,
          graduateOnly: false,
          evidence: at(3),
          confidence: 0.9,
        },
      ],
    }),
    week(2, 'Firn', '2025-09-08', {
      assignments: [{ ...work, title: 'Essay 1', dueDate: '2025-09-14', type: 'essay', evidence: at(4) }],
    }),
    week(3, 'Review', '2025-09-15'),
  ],
  assignmentsOutsideSchedule: [
    { ...work, title: 'First exam', dueDate: '2025-10-01', dueTime: '09:00', type: 'exam', evidence: at(6) },
    { ...work, title: 'Final exam', dueDate: '2025-12-12', type: 'exam', evidence: at(7) },
  ],
};
const ask = (question: string, before: string | null = null, passages = index) =>
  answer(question, passages, {
    syllabus: { course, documentId: 'syllabus' },
    today: '2025-09-09',
    history: before === null ? [] : [{ role: 'user', content: before }],
  });

describe('facts of the course', () => {
  it.each([
    ['Who teaches this?', 'Ruth Ostrander.', 1],
    ["Who's the professor?", 'Ruth Ostrander.', 1],
    ['When are office hours?', 'Monday 2–4 pm.', 2],
    ['What is the course number?', 'GEO 210.', 0],
    ['What is due in week 2?', 'Essay 1: Sunday, September 14, 2025.', 4],
    ['What is due this week?', 'Essay 1: Sunday, September 14, 2025.', 4],
    ['What is due next?', 'Essay 1: Sunday, September 14, 2025.', 4],
    ['What is due in week 3?', 'The syllabus lists nothing due in week 3.', 5],
    ['What do we read in the first week of class?', 'Pell, Snow Crystals, pp. 3–9.', 3],
    ['When is the midterm?', 'First exam: Wednesday, October 1, 2025, 9:00 a.m.', 6],
    ['When is the final?', 'Final exam: Friday, December 12, 2025.', 7],
    ['When is essay 1 due?', 'Essay 1: Sunday, September 14, 2025.', 4],
    ['When is the final exam due?', 'Final exam: Friday, December 12, 2025.', 7],
    ['What percent is the final?', 'Final exam: 60%.', 8],
    ['How is the grade computed?', 'Essays: 40%. Final exam: 60%.', 8],
    ['What is the late policy?', 'Late essays lose one grade a day.', 9],
    ['Which week covers firn?', 'Week 2, from Monday, September 8, 2025: Firn.', 4],
    ['When do we read Pell?', 'Week 1, from Monday, September 1, 2025: Pell Snow Crystals.', 3],
  ])('%s → %s', (question, expected, line) => {
    const { answer: text, citations } = ask(question);
    expect(text).toBe(expected);
    expect(citations[0]).toMatchObject({ documentId: 'syllabus', block: line * 2 + 1, quote: lines[line] });
    expect(index.passages.find(({ id }) => id === citations[0]?.passageId)?.text).toContain(lines[line]);
  });

  it('follows up with another week', () => {
    expect(ask('And what about week 2?', 'What is due in week 3?').answer).toContain('Essay 1');
  });

  it('says so where the syllabus does not', () => {
    expect(ask('Which term is this?')).toMatchObject({ abstained: true, reason: 'not-in-syllabus' });
  });

  it.each([
    'Who teaches that virtue is knowledge?',
    'What happens in the third week of pregnancy?',
    'When was the final battle of the war?',
    'What was the late policy of Rome?',
    'What percent of the ice is final?',
    'Where is it located?',
    'How long does the short term effect of ash last?',
  ])('leaves questions about the matter to the readings: %s', (question) => {
    expect(courseFacts(question, course, '2025-09-09')).toBeNull();
  });

  it.each([
    'When was the final battle of the war?',
    'When is the final battle of the war?',
    'What percent of the ice is final?',
    'What was the late policy of Rome?',
    'Who wrote the first paper on ice?',
  ])('does not answer a question about the matter with a line of the syllabus: %s', (question) => {
    for (const headed of [index, unheaded]) {
      const { abstained, answer: text } = ask(question, null, headed);
      expect({ abstained, text }).toEqual({ abstained: true, text: '' });
    }
  });

  it.each([
    ['Can I use a laptop in class?', 'Laptops are not permitted.'],
    ['Is attendance required?', 'Attendance is taken every day.'],
    ['What do you cover in Ice and Water?', 'GEO 210: Ice and Water covers glaciers.'],
  ])('answers a question about the course from its lines where no fact is read: %s', (question, expected) => {
    const passages = cutPassages(buildDocument([...lines, ...houseRules]), 'syllabus');
    expect(ask(question, null, buildIndex(passages)).answer).toContain(expected);
  });
});

describe('a grading without shares', () => {
  const text = 'The course is passed or failed. One ice core decides.';
  const passed: Course = { ...course, gradingWeights: [], policies: [field({ name: 'Grading', text }, 9)] };

  it.each(['How are we graded?', 'How is the grade split?', 'How is the course graded?', 'grading policy', 'Grading?'])(
    '“%s” is answered with the policy on it',
    (question) => {
      expect(courseFacts(question, passed, null)?.map((fact) => fact.text)).toEqual([text]);
    },
  );

  it.each(['How are we graded?', 'How is the grade split?', 'How is my grade divided up?'])(
    '“%s” is answered with the shares where there are some',
    (question) => {
      const facts = courseFacts(question, { ...passed, gradingWeights: course.gradingWeights }, null);
      expect(facts?.map((fact) => fact.text)).toEqual(['Essays: 40%.', 'Final exam: 60%.']);
    },
  );
});
