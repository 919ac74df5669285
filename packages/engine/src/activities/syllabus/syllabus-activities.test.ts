import { activityTypes } from '@weekwise/domain/activities.ts';
import { describe, expect, it } from 'vitest';
import type { Assignment, Course, Evidence } from '../../syllabus/course.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import type { Activity } from '../activity.ts';
import { citeLine } from './cite-line.ts';
import { makeSyllabusActivities } from './syllabus-activities.ts';

const lines = [
  '# GEOG 214: Rivers and Floodplains',
  'Spring 2026',
  'Instructor: Dr. Amara Lindqvist',
  '## Grading',
  '- Quizzes: 10%',
  '- Field report: 30%',
  '- Essay: 40%',
  '- Participation: 20%',
  '## Attendance',
  'You may miss two meetings without giving a reason.',
  '## Late work',
  'Work that comes late loses one point a day.',
  '## Schedule',
  '### Week 1 - January 12 - What a river does',
  '- Read: Oyelaran, "Channels and Their Work," pp. 1-14',
  '### Week 2 - January 19 - Discharge and sediment',
  '- Read: Brandt, "A Load of Gravel," pp. 203-219',
  '- Quiz 1 due January 21',
  '### Week 3 - January 26 - Meanders',
  '- Read: Castellanos, "Why Rivers Bend," pp. 44-67',
  '- Field report due January 30',
  '### Week 4 - February 2 - Floodplains and floods',
  '- Read: Marsh, "The Hundred-Year Flood," pp. 68-90',
  '- Essay due February 6',
  '### Week 5 - February 9 - Deltas',
  '- Read: Okafor, "Where Rivers End," pp. 5-31',
  '- Quiz 2 due February 11',
];
const document = buildDocument(lines);
const course = readSyllabus(document, { today: '2026-01-05' });
const cite = (evidence: Evidence) => citeLine(evidence, document, 'syllabus');
const make = (of: Course, type: Activity['type'], week = 3, count = 20) =>
  makeSyllabusActivities(of, week, { type, count, cite }).activities;
const cardsOf = (of: Course) => make(of, 'flashcards').flatMap((card) => (card.type === 'flashcards' ? card : []));

/** The course with another third week. */
function changed(change: (assignment: Assignment) => Assignment): Course {
  const weeks = course.weeks.map((week) =>
    week.number === 3 ? { ...week, assignments: week.assignments.map(change) } : week,
  );
  return { ...course, weeks };
}

it.each<Partial<Assignment>>([
  { confidence: 0.6 },
  { toReview: true },
  { dueDoubt: { reason: 'places', printed: 'January 31', days: ['2026-01-30', '2026-01-31'] } },
])('asks no due date that is not certain (%j)', (change) => {
  const fronts = (of: Course) => cardsOf(of).map(({ front }) => front);
  expect(fronts(course)).toContain('When is “Field report” due?');
  expect(fronts(changed((assignment) => ({ ...assignment, ...change })))).not.toContain('When is “Field report” due?');
});

describe.each(activityTypes)('%s of a week without materials', (type) => {
  const activities = make(course, type);

  it('stand in the syllabus, word for word', () => {
    expect(activities.length).toBeGreaterThan(0);
    const text = document.blocks.map((block) => block.text).join('\n');
    for (const { citation } of activities) {
      expect(text).toContain(citation.quote);
      expect(document.blocks[citation.block]?.text).toContain(citation.quote);
    }
  });

  it('are different, and the same every time', () => {
    expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length);
    expect(make(course, type)).toEqual(activities);
    expect(make(course, type, 3, 1)).toEqual(activities.slice(0, 1));
  });

  it('are none of a week that there is not', () => {
    expect(make(course, type, 12)).toEqual([]);
  });
});

it('asks about the topic, the due date, the reading, the policies and the grade', () => {
  const answers = new Map(cardsOf(course).map(({ front, back }) => [front, back]));
  expect(Object.fromEntries(answers)).toMatchObject({
    'What is week 3 about?': 'Meanders',
    'When is “Field report” due?': 'Friday, January 30, 2026',
    'Who wrote “Why Rivers Bend”?': 'Castellanos',
    'What does the syllabus say about “Attendance”?': 'You may miss two meetings without giving a reason.',
    'What share of the grade is “Essay”?': '40%',
  });
});

it('the whole line is the evidence of a topic, its date included', () => {
  const topic = cardsOf(course).find(({ back }) => back === 'Meanders');
  expect(topic?.citation).toMatchObject({ quote: 'Week 3 - January 26 - Meanders', heading: 'Schedule' });
});

it('a right answer is right, and every other one belongs to something else', () => {
  for (const item of make(course, 'multiple-choice')) {
    if (item.type !== 'multiple-choice') continue;
    expect(new Set(item.options).size).toBe(4);
    const card = cardsOf(course).find(({ front }) => front === item.question);
    expect(item.options[item.answerIndex]).toBe(card?.back);
  }
  const truths = make(course, 'true-false').map((item) => item.type === 'true-false' && item.answer);
  expect(new Set(truths)).toEqual(new Set([true, false]));
});

it('what the lines do not bear out is not asked: a date that the student corrected', () => {
  const corrected = changed((work) => ({ ...work, dueDate: '2026-02-03' }));
  expect(cardsOf(corrected).map(({ front }) => front)).not.toContain('When is “Field report” due?');
});

it('the student’s own words stand in no file, and are not asked', () => {
  const own: Evidence = { page: null, block: -1, start: 0, end: 20, text: 'Poster due January 30' };
  const added = changed((work) => ({ ...work, title: 'Poster', evidence: own, dueEvidence: null }));
  expect(cardsOf(added).map(({ front }) => front)).not.toContain('When is “Poster” due?');
});
