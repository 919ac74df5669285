import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const read = (lines: string[]) => findSchedule(buildDocument(lines));
const outline = (lines: string[]) => printSchedule(read(lines));

describe('schedules in dated lines and lists', () => {
  it('opens a class by a day in plain type below days in bold type', () => {
    const days = ['Week 1: Monday Mar 30', 'Week 1 Thursday Apr 2', 'Week 2 Monday Apr 6'];
    const lines = ['# Salt, Spring 2026', ...days.flatMap((day, i) => [`**${day}**`, `Brine ${i}`])];
    lines.push('Thursday Apr 9 (last class!)', 'Mines');
    expect(outline(lines)[1]).toBe('2 2026-04-06: 04-06 Brine 2; 04-09 (last class!) / Mines');
  });

  it('opens a class by a day alone where the other classes name their week, too', () => {
    const lines = [
      '# Salt, Spring 2026',
      '**Week 1: Monday Mar 30**',
      'Brine',
      '**Wednesday Apr 1 (by the sea)**',
      'Pans',
    ];
    lines.push('**Week 2 Monday Apr 6**', 'Trade', '**Week 2 - Thursday Apr 9**', 'Mines');
    lines.push('**Week 3 Monday Apr 13**', 'Taxes');
    expect(outline(lines)[0]).toBe('1 2026-03-30: 03-30 Brine; 04-01 (by the sea) / Pans');
    expect(outline(lines)[1]).toBe('2 2026-04-06: 04-06 Trade; 04-09 Mines');
  });

  it('takes the day of the document above numbered lectures for no lecture', () => {
    const lines = [
      '# Salt',
      'October 13, 2022',
      'Lectures 1-2: Brine',
      '- Lind, ch. 1',
      'Lecture 3: Pans',
      '- Lind, ch. 2',
    ];
    expect(outline([...lines, 'Lecture 4: Trade', '- Lind, ch. 3'])).toEqual([
      '1: Brine / Lind, ch. 1',
      '3: Pans / Lind, ch. 2',
      '4: Trade / Lind, ch. 3',
    ]);
  });

  it('leaves out the links of a web page that lead back to its head', () => {
    const days = ['## Week 1', '### Monday, February 1', '- Salt', '### Wednesday, February 3', '- Brine'];
    const lines = ['# Salt, Spring 2021', ...days, 'Return to top.', '## Week 2', '### Monday, February 8'];
    lines.push('- Pans', '[Back to the top]', '## Week 3', '### Monday, February 15', '- Return to Salt');
    expect(outline(lines)).toEqual([
      '1 2021-02-01: 02-01 Salt; 02-03 Brine',
      '2 2021-02-08: 02-08 Pans',
      '3 2021-02-15: 02-15 Return to Salt',
    ]);
  });

  it('reads nested bullets under weeks without dates', () => {
    const lines = [
      '# Phylo, Spring 2022',
      '## Schedule',
      '- Week 1',
      '  - Topic: Data',
      '  - Reading',
      '    - Felsenstein 1978',
      '- Week 2',
      '  - Topic: Trees',
      '- Week 3',
      '  - Topic: Dates',
      '- Week 4',
      '  - Topic: Traits',
      '- Week 3',
      '  - Topic: Student choice',
      'Course made possible by a grant.',
    ];
    const schedule = read(lines);
    expect(schedule.weeks.map((w) => w.number)).toEqual([1, 2, 3, 4, 5]);
    expect(schedule.weeks[0]?.sessions[0]?.entries.map((e) => [e.depth, e.text])).toEqual([
      [0, 'Topic: Data'],
      [0, 'Reading'],
      [1, 'Felsenstein 1978'],
    ]);
    expect(schedule.blocks.has(lines.length - 1)).toBe(false);
  });

  it('reads dated bullets with their topics', () => {
    const lines = [
      '# Ecology',
      'winter-2023',
      '## Schedule',
      '- Thurs Jan 5: Introduction',
      '- Fri Jan 6: Variables',
      '- Tues Jan 10: Growth. Assignment 1 is due',
      'TBD FINAL EXAM (all material)',
    ];
    const schedule = read(lines);
    expect(printSchedule(schedule)).toEqual([
      '1 2023-01-05: 01-05 Introduction; 01-06 Variables',
      '2 2023-01-10: 01-10 Growth. Assignment 1 is due',
    ]);
    expect(schedule.outside.map((e) => e.text)).toEqual(['TBD FINAL EXAM (all material)']);
  });

  it('reads numbered dated sessions as weeks', () => {
    const lines = [
      '# Latin',
      'Thursdays, 11 September–27 November 2014',
      '## Part I: Greek',
      '1. Thursday, 11 September',
      '- History',
      'read Mensah (2006)',
      '2. Thursday, 18 September',
      '- Alphabet',
      '## Part II: Latin',
      '3. Thursday, 25 September',
      '- Nouns',
    ];
    expect(outline(lines)).toEqual([
      '1 2014-09-11: 09-11 [Part I: Greek] History / read Mensah (2006)',
      '2 2014-09-18: 09-18 [Part I: Greek] Alphabet',
      '3 2014-09-25: 09-25 [Part II: Latin] Nouns',
    ]);
  });

  it('reads a seminar written as prose', () => {
    const lines = [
      '# Kant Seminar, Spring 2023',
      'We meet on Tuesdays from 2 to 5 pm.',
      '**January 17.** We begin with the preface and the two introductions, and ask what a critique is. Read pp. 99–152.',
      '**January 24.** The Transcendental Aesthetic, with Strawson, The Bounds of Sense, pp. 47–71. Presentations begin.',
      '**January 31.** The Metaphysical Deduction. A one-page response is due before class.',
    ];
    expect(outline(lines)).toEqual([
      '1 2023-01-17: 01-17 We begin with the preface and the two introductions, and ask what a critique is. Read pp. 99–152.',
      '2 2023-01-24: 01-24 The Transcendental Aesthetic, with Strawson, The Bounds of Sense, pp. 47–71. Presentations begin.',
      '3 2023-01-31: 01-31 The Metaphysical Deduction. A one-page response is due before class.',
    ]);
  });

  it('takes numbered classes without dates as weeks', () => {
    const sessions = Array.from({ length: 26 }, (_, i) => [
      `### Class ${i + 1}: Case ${i + 1}`,
      `- Brief ${i + 1}`,
    ]).flat();
    const schedule = read(['# Contracts', 'Class meets TTh 9:00–10:15 am.', '## Schedule', ...sessions]);
    expect(schedule.weeks).toHaveLength(26);
    expect(schedule.weeks[1]?.sessions.flatMap((s) => s.entries.map((e) => e.text))).toEqual(['Case 2', 'Brief 2']);
  });

  it('reads dates on their own lines between paragraphs', () => {
    const lines = [
      '# Constitutional Law, Fall 2023',
      '# Assignments by class',
      'Monday, August 28',
      'Marbury v. Madison, pp. 23–36',
      'Wednesday, August 30',
      'McCulloch v. Maryland, pp. 37–52',
      'Monday, September 4: Labor Day, no class',
      'Wednesday, September 6',
      'Gibbons v. Ogden, pp. 60–71',
    ];
    expect(outline(lines)).toEqual([
      '1 2023-08-28: 08-28 Marbury v. Madison, pp. 23–36; 08-30 McCulloch v. Maryland, pp. 37–52',
      '2 2023-09-04: 09-04 Labor Day, no class; 09-06 Gibbons v. Ogden, pp. 60–71',
    ]);
  });

  it('reads days below a month that is printed once', () => {
    const lines = [
      '# Plato, Fall 2023',
      '## SEPTEMBER',
      'T 5: Introduction',
      'Th 7: Euthyphro',
      'T 12: Apology',
      'Th 14: Crito',
      '## OCTOBER',
      'T 3: Midterm',
    ];
    expect(outline(lines)).toEqual([
      '1 2023-09-05: 09-05 Introduction; 09-07 Euthyphro',
      '2 2023-09-12: 09-12 Apology; 09-14 Crito',
      '3 2023-10-03: 10-03 Midterm',
    ]);
  });

  it('reads lines that open with the days of a dated week', () => {
    const lines = [
      '# Composition, Fall 2022',
      '**Week 1 (Aug 22–26)**',
      'M: Introductions',
      'W: Diagnostic essay',
      '**Week 2 (Aug 29–Sept 2)**',
      'M: pp. 20–34',
      'F: Essay due',
    ];
    expect(outline(lines)).toEqual([
      '1 2022-08-22: 08-22 Introductions; 08-24 Diagnostic essay',
      '2 2022-08-29: 08-29 pp. 20–34; 09-02 Essay due',
    ]);
  });

  it('reads a week label with dated lines in one paragraph', () => {
    const lines = [
      '# Painting, Fall 2023',
      'WEEK I\nAug 22 Introductions\nAug 24 Begin project',
      'WEEK II\nAug 29 Work day\nAug 31 work due: sketches',
    ];
    expect(outline(lines)).toEqual([
      '1 2023-08-22: 08-22 Introductions; 08-24 Begin project',
      '2 2023-08-29: 08-29 Work day; 08-31 work due: sketches',
    ]);
  });

  it('takes dates that are set now as headings and now as lines for one sequence', () => {
    const lines = [
      '# Law, Fall 2023',
      '## Mon Aug 21',
      'Cases 1',
      'Wed Aug 23',
      'Cases 2',
      '## Fri Aug 25',
      'Cases 3',
      'Mon Aug 28',
      'Cases 4',
    ];
    expect(outline(lines)).toEqual([
      '1 2023-08-21: 08-21 Cases 1; 08-23 Cases 2; 08-25 Cases 3',
      '2 2023-08-28: 08-28 Cases 4',
    ]);
  });

  it('reads numbered topics where neither weeks nor dates are printed', () => {
    const topics = ['Huts', 'Temples', 'Forums', 'Cathedrals', 'Palaces', 'Stations'];
    const lines = [
      '# Architecture',
      '## Course outline',
      ...topics.flatMap((t, i) => [`${i + 1}. ${t}`, `Reading: chapter ${i + 1}`]),
    ];
    expect(outline(lines).slice(0, 2)).toEqual(['1: Huts / Reading: chapter 1', '2: Temples / Reading: chapter 2']);
    const goals = ['# Architecture', '## Course outline', 'Goals:', ...topics.map((t, i) => `${i + 1}. ${t}`)];
    expect(outline(goals)).toEqual([]);
  });

  it('reads the day of the finals below their heading', () => {
    const schedule = read([
      '# Poetry, Fall 2024',
      '### Tue Nov 26',
      '- Dunbar',
      '### Tue Dec 3',
      '- Brooks',
      '### Thu Dec 5',
      '- Hayes',
      '## Final exam',
      'Saturday, Dec. 14, in class.',
    ]);
    expect(schedule.weeks).toHaveLength(2);
    expect(schedule.outside.map((e) => e.text)).toEqual(['Final exam', 'Saturday, Dec. 14, in class.']);
  });

  it('gives no weeks for a document without a schedule', () => {
    const schedule = read(['# An essay', 'On January 5 it rained.', 'The revolution began on July 14.']);
    expect(schedule.weeks).toEqual([]);
    expect(schedule.blocks.size).toBe(0);
  });
});
