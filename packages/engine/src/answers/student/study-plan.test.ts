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
    expect(own).toHaveLength(5);
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
