import { describe, expect, it } from 'vitest';
import { makePassages } from '../../testing/passages.ts';
import { askRivers, riverCourse, riverStudent } from '../testing/river-course.ts';
import { studyPlan } from './study-plan.ts';

const [week] = riverStudent.weeks;
const [passage] = makePassages(['It is cumulative, but 60 percent of it is on chapters 7 and 8.']);
if (!week || !passage) throw new Error('No week');

describe('a plan for an exam that asks some weeks most', () => {
  const reading = week.readings[0]?.reading ?? riverCourse.weeks.flatMap(({ readings }) => readings)[0];
  if (!reading) throw new Error('No reading');
  const weeks = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
    ...week,
    number,
    topic: `Topic ${number}`,
    items: number > 2 ? 12 : 0,
    tried: 0,
    mastery: 0,
    readings: [
      {
        reading: { ...reading, author: null, title: `Chapter ${number}`, pages: null },
        hasFile: number > 2,
        state: 'unread' as const,
      },
    ],
  }));
  const exams = [{ title: 'Final exam', date: '2026-02-08', kind: 'exam' as const, fromWeek: null, throughWeek: null }];
  const said = { passage, start: 0, end: passage.text.length };
  const scope = { said, weeks: null, isAll: true, focus: { weeks: [7, 8], share: 0.6 } };
  const state = { ...riverStudent, today: '2026-01-29', work: [], weeks, exams };
  const told = studyPlan('study plan for the final', state, scope).map(({ text }) => text);
  const dayOf = (words: string) => told.findIndex((text) => text.includes(words));

  it('says so, and has them first', () => {
    expect(told.join(' ')).toContain('“It is cumulative, but 60 percent of it is on chapters 7 and 8.”');
    expect(told.join(' ')).toContain('So weeks 7 to 8 come first, with most of the days.');
    expect(dayOf('read (or go over) Chapter 7 (week 7)')).toBe(dayOf('Thu, Jan 29'));
    expect(dayOf('practise week 8')).toBeLessThan(dayOf('go over'.concat(' weeks 1 to')));
  });

  it('gives them their share of the days', () => {
    const own = told.filter((text) => /(?:Chapter|week) [78]\b/.test(text) && !/go over weeks/.test(text));
    expect(own).toHaveLength(6);
    expect(told.filter((text) => /: go over weeks? \d.*in short/.test(text))).toHaveLength(3);
  });

  it('names what of the others is read, and where there is no file', () => {
    expect(told.join('\n')).toContain('go over weeks 1 to 2 again, in short (Chapter 1; Chapter 2); there is no file');
    expect(told.join('\n')).toContain('(Chapter 5; Chapter 6): “Quiz me on weeks 5 to 6”.');
  });
});

describe('what to do today', () => {
  it('names what is to be read for a week that begins before long', () => {
    const today = { student: { ...riverStudent, today: '2026-01-29' }, today: '2026-01-29' };
    expect(askRivers('what should i do today', [], today).text).toMatch(/\(week 4, from Mon, Feb 2/);
    const before = { student: { ...riverStudent, today: '2026-01-27' }, today: '2026-01-27' };
    expect(askRivers('what should i do today', [], before).text).not.toMatch(/\(week 4, from/);
  });
});

describe('a plan for an exam that is over', () => {
  const over = { ...riverStudent, today: '2026-09-01', exams: [] };
  const ahead = { title: 'Midterm exam 2', date: '2026-09-20', kind: 'exam' as const, fromWeek: null, throughWeek: 4 };

  it.each(['make me a study plan for the midterm', 'how should i study for the midterm exam'])(
    '“%s” tells when it was, and what about',
    (asked) => {
      const told = askRivers(asked, [], { student: over, today: '2026-09-01' }).text;
      expect(told).toMatch(
        /^Midterm exam was on Friday, February 6, 2026 \(207 days ago\).*weeks 1 to 4, by the plan:/,
      );
      expect(told).toMatch(/Week 3: [\s\S]*To go over it: “Quiz me on week 1”/);
    },
  );

  it('means one ahead where there is one', () => {
    const told = askRivers('study plan for the midterm', [], {
      student: { ...over, exams: [ahead] },
      today: '2026-09-01',
    });
    expect(told.text).toMatch(/^Midterm exam 2: Sunday, September 20, 2026/);
  });

  it('says that the course is over where nothing is left', () => {
    const idle = {
      ...over,
      next: [],
      cardsDue: 0,
      weeks: over.weeks.map((each) => ({ ...each, readings: [], items: 0 })),
    };
    expect(askRivers('what should i do today', [], { student: idle, today: '2026-09-01' }).text).toMatch(
      /By its plan the course is over: its last week began on .*“Quiz me on week 1”/,
    );
  });
});

it('says once that the files have none of the readings, and names each week by its topic', () => {
  const [reading] = riverCourse.weeks.flatMap(({ readings }) => readings);
  if (!reading) throw new Error('No reading');
  const weeks = [1, 2, 3, 4].map((number) => ({
    ...week,
    number,
    topic: `Topic ${number}; in class`,
    items: 0,
    readings: [{ reading: { ...reading, title: `Chapter ${number}` }, hasFile: false, state: 'unread' as const }],
  }));
  const exams = [{ title: 'Final exam', date: '2026-02-08', kind: 'exam' as const, fromWeek: null, throughWeek: null }];
  const told = studyPlan(
    'study plan for the final',
    { ...riverStudent, today: '2026-01-29', work: [], weeks, exams },
    null,
  );
  const text = told.map((line) => line.text).join('\n');
  expect(text.match(/among your files|there is no file/g)).toHaveLength(1);
  expect(text).toMatch(/week 3 \(Topic 3; in class\): go over .*Chapter 3.* Then “Quiz me on Topic 3”\./);
});

describe('a plan for which no exam has a day', () => {
  const state = { ...riverStudent, today: '2026-01-20', exams: [] };

  it.each(['make me a study plan for the final', 'study plan for the final exam please', 'make me a study plan'])(
    '“%s” has the weeks of the course over the days left of it',
    (asked) => {
      const told = studyPlan(asked, state, null).map(({ text }) => text);
      const exam = asked.includes('final') ? /no day for the final/ : /no exam or quiz ahead with a date/;
      expect(told[0]).toMatch(exam);
      expect(told[0]).toMatch(/its weeks over the days until Sunday, /);
      expect(told[1]).toMatch(/^Tue, Jan 20: go over week 1 again/);
      expect(told.filter((text) => /go over week \d/.test(text)).length).toBeGreaterThan(3);
    },
  );

  it.each(['make me a study plan for next week', 'study schedule for the next week'])(
    '“%s” is a plan of that week',
    (asked) => {
      const told = studyPlan(asked, { ...state, exams: riverStudent.exams }, null).map(({ text }) => text);
      expect(told[0]).toMatch(/^A plan for next week:/);
      expect(told.join('\n')).toMatch(/Jan 2[6-9]/);
      expect(told.join('\n')).not.toMatch(/Jan 2[0-4]:/);
    },
  );
});
