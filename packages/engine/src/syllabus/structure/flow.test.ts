import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const read = (lines: string[]) => findSchedule(buildDocument(lines));
const outline = (lines: string[]) => printSchedule(read(lines));

describe('schedules in headings, lines and lists', () => {
  it('reads days that are printed as two numbers around a dot, alone or as two days of one week', () => {
    const lines = ['# Salt, Fall 2024', '### Unit I: Sea', '#### 20.08 - Brine', '- Lind, ch. 1'];
    lines.push('#### 27.08 Pans', '#### 03.09 – Trade', '### Unit II: Rock', '#### 10.09 - Mines');
    expect(outline(lines)).toEqual([
      '1 2024-08-20: 08-20 [Unit I: Sea] Brine / Lind, ch. 1',
      '2 2024-08-27: 08-27 [Unit I: Sea] Pans',
      '3 2024-09-03: 09-03 [Unit I: Sea] Trade',
      '4 2024-09-10: 09-10 [Unit II: Rock] Mines',
    ]);
    const pairs = ['# Salz', '#### 19/20.04.2016: Sole', '#### 26/27.04.2016: Pfannen', '#### 03/04.05.2016: Handel'];
    expect(outline(pairs)[2]).toMatch(/^3 2016-05-03: .*Handel$/);
  });

  it('reads week headings with spelled-out numbers and dates in brackets, and skips the contents that repeat them', () => {
    const lines = [
      '# DIG 100 Data, Fall 2023',
      '## Contents',
      '- Week One: Gear Monday, August 21, 2023',
      '- Week Two: Loops Monday, August 28, 2023',
      '- Week Three: Strings',
      '## Weekly Schedule',
      '### Week One: Gear (Monday, August 21, 2023)',
      'We set up.',
      '- Drucker, ch. 1',
      '### Week Two: Loops (Monday, August 28, 2023)',
      '- Drucker, ch. 2',
      '### Week Three: Strings (Holiday)',
      '- Drucker, ch. 3',
      '### Final Exam (Monday, December 4, 2023)',
      '- Final project due',
      '## Policies',
      'Be kind.',
    ];
    const schedule = read(lines);
    expect(printSchedule(schedule)).toEqual([
      '1 2023-08-21: 08-21 Gear / We set up. / Drucker, ch. 1',
      '2 2023-08-28: 08-28 Loops / Drucker, ch. 2',
      '3: Strings (Holiday) / Drucker, ch. 3',
    ]);
    expect(schedule.outside.map((e) => e.text)).toEqual(['Final Exam', 'Final project due']);
  });

  it('puts a misprinted number right', () => {
    const lines = [
      '# Film, Spring 2021',
      '## Week 1, Jan 26/28th: Intro',
      '- Tue 26 Jan: Do the Right Thing',
      '## Week 2, Feb 2/4th: Movement',
      '- Keaton',
      '## Week 2, Feb 9/11th: Montage',
      '- Eisenstein',
      '## Week 4, Feb 16/18th: Continuity',
      '- Lubitsch',
    ];
    expect(read(lines).weeks.map((w) => [w.number, w.startDate?.value])).toEqual([
      [1, '2021-01-26'],
      [2, '2021-02-02'],
      [3, '2021-02-09'],
      [4, '2021-02-16'],
    ]);
  });

  it('reads bold week lines with "week of" and a final exam behind the last', () => {
    const lines = [
      '# CS 4, Fall 2017',
      '**Week 1 week of August 28**',
      '- Intro',
      '**Week 2 week of September 4**',
      '- Labor Day - no class Monday',
      '- UML',
      '**Final Exam**',
      '- Wednesday, December 13th',
    ];
    const schedule = read(lines);
    expect(printSchedule(schedule)).toEqual(['1 2017-08-28: Intro', '2 2017-09-04: Labor Day - no class Monday / UML']);
    expect(schedule.outside.map((e) => e.text)).toEqual(['Final Exam', 'Wednesday, December 13th']);
  });

  it('reads units over dated sessions and counts weeks by the calendar', () => {
    const lines = [
      '# Literature, Fall 2024',
      '# Schedule',
      '## Unit 1: Prose',
      '### Tue Aug 27',
      '- Anzaldúa',
      '### Thu Aug 29',
      '- Morrison',
      '## Unit 2: Poetry',
      '### Tue Sep 03',
      '- Dunbar',
      '### Tue Sep 10',
      '- **Mid-semester break**. Class does not meet.',
      '### Tue Sep 17',
      '- Brooks',
      '# Assessment',
      '### Sep 20',
    ];
    expect(outline(lines)).toEqual([
      '1 2024-08-27: 08-27 [Unit 1: Prose] Anzaldúa; 08-29 [Unit 1: Prose] Morrison',
      '2 2024-09-03: 09-03 [Unit 2: Poetry] Dunbar',
      '3 2024-09-17: 09-17 [Unit 2: Poetry] Brooks',
    ]);
  });

  it('reads modules with ranges of dates', () => {
    const lines = [
      '# Online Nutrition, Fall 2023',
      '## Module 1 (Aug 21 – Sep 3): Energy',
      '- Read chapter 1',
      '- Discussion due Sunday',
      '## Module 2 (Sep 4 – Sep 17): Protein',
      '- Read chapter 2',
      '## Module 3 (Sep 18 – Oct 1): Fat',
      '- Read chapter 3',
    ];
    const schedule = read(lines);
    expect(printSchedule(schedule)).toEqual([
      '1 2023-08-21: Energy / Read chapter 1 / Discussion due Sunday',
      '2 2023-09-04: Protein / Read chapter 2',
      '3 2023-09-18: Fat / Read chapter 3',
    ]);
    expect(schedule.weeks[0]?.endDate).toBe('2023-09-03');
  });

  it('takes modules without dates as weeks', () => {
    const lines = [
      '# Nursing',
      '## Module 1: Pain',
      '- Chapter 4',
      '## Module 2: Sleep',
      '- Chapter 5',
      '## Module 3: Fever',
      '- Chapter 6',
    ];
    expect(outline(lines)).toEqual(['1: Pain / Chapter 4', '2: Sleep / Chapter 5', '3: Fever / Chapter 6']);
  });

  it('takes the detailed weeks and not the overview table, and dates from the overview where only it has them', () => {
    const lines = [
      '# Security, Spring 2022',
      '|= Week | Begins | Ends',
      'Week 1: Networks | January 10, 2022 | January 16, 2022',
      'Week 2: Binaries | January 17, 2022 | January 23, 2022',
      'Week 3: The web | January 24, 2022 | January 30, 2022',
      '## Week 1: Networks',
      '- Sniffing and spoofing on local networks, and how to see them',
      '- Bandit assignment',
      '## Week 2: Binaries',
      '- Reverse engineering of small programs, and how they break',
      '- Crackme assignment',
      '## Week 3: The web',
      '- Injection and cross-site scripting in web applications',
    ];
    const schedule = read(lines);
    expect(schedule.weeks.map((w) => [w.number, w.startDate?.value, w.endDate])).toEqual([
      [1, '2022-01-10', '2022-01-16'],
      [2, '2022-01-17', '2022-01-23'],
      [3, '2022-01-24', '2022-01-30'],
    ]);
    expect(schedule.weeks[1]?.sessions.flatMap((s) => s.entries.map((e) => e.text))).toContain('Crackme assignment');
  });

  it('takes important dates neither for the schedule nor for the dates of its weeks', () => {
    const dates = [
      '- Aug 21: First day of class',
      '- Sept 4: Labor Day',
      '- Oct 13: Midterm grades',
      '- Nov 20: Recess',
      '- Dec 8: Last day',
    ];
    const weeks = ['## Week 1', '- Plato', '## Week 2', '- Aristotle', '## Week 3', '- Hume'];
    expect(outline(['# Ethics, Fall 2023', '## Important Dates', ...dates, ...weeks])).toEqual([
      '1: Plato',
      '2: Aristotle',
      '3: Hume',
    ]);
    expect(outline(['# Ethics, Fall 2023', '## Important Dates', ...dates])).toEqual([]);
  });

  it('puts an exam section between weeks into the week of its date', () => {
    const lines = [
      '# Security, Spring 2022',
      '## Week 1 (January 10, 2022 - January 16, 2022)',
      '- Networks',
      '## Midterm Exam (January 19, 2022 - January 23, 2022)',
      '- Covers week 1',
      '## Week 2 (January 17, 2022 - January 23, 2022)',
      '- Binaries',
    ];
    expect(outline(lines)).toEqual([
      '1 2022-01-10: Networks',
      '2 2022-01-17: Binaries; 01-23 Midterm Exam / Covers week 1',
    ]);
  });

  it('finds small tables under week headings', () => {
    const lines = [
      '# Painting, Fall 2023',
      '## Week 1: Line',
      '|= Read | Make',
      'Berger, ch. 1 | Ten drawings',
      '## Week 2: Tone',
      '|= Read | Make',
      'Berger, ch. 2 | One charcoal',
    ];
    expect(outline(lines)).toEqual([
      '1: Line / Read=Berger, ch. 1 / Make=Ten drawings',
      '2: Tone / Read=Berger, ch. 2 / Make=One charcoal',
    ]);
  });

  it('finds the days of a week in a small table under its heading', () => {
    const lines = [
      '# Cities, Fall 2022',
      '## Week 1 (August 29 – September 2)',
      'Mon. | Walls',
      'Wed. | Gates',
      '## Week 2 (September 5 – 9)',
      'Mon. | Labor Day',
      'Wed. | Streets',
    ];
    expect(outline(lines)).toEqual([
      '1 2022-08-29: 08-29 Walls; 08-31 Gates',
      '2 2022-09-05: 09-05 Labor Day; 09-07 Streets',
    ]);
  });

  it('reads on below "Required" where it is set as large as the headings of the weeks', () => {
    const week = (n: number, name: string) => [`## Week ${n}: ${name}`, '## Required', `- Okafor, ch. ${n}`];
    const lines = ['# Rivers, Spring 2024', ...week(1, 'Banks'), ...week(2, 'Deltas'), ...week(3, 'Floods')];
    expect(outline(lines)).toEqual([
      '1: Banks / Required=Okafor, ch. 1',
      '2: Deltas / Required=Okafor, ch. 2',
      '3: Floods / Required=Okafor, ch. 3',
    ]);
  });

  it('labels what stands under a heading within a week', () => {
    const lines = [
      '# Canvas course, Fall 2023',
      '## Week 1',
      '### Readings',
      '- Chapter 1',
      '### Assignments',
      '- Quiz 1',
      '## Week 2',
      '### Readings',
      '- Chapter 2',
    ];
    expect(outline(lines)).toEqual(['1: Readings=Chapter 1 / Assignments=Quiz 1', '2: Readings=Chapter 2']);
  });

  it('takes modules for the weeks that they name, and lessons for what they consist of', () => {
    const lines = [
      '# Networks, Spring 2022',
      '## Module 1: Cables (Weeks 1–2)',
      '- Lesson 1: Copper',
      '- Lesson 2: Glass',
      '## Module 2: Layers (Weeks 3–4)',
      '- Lesson 3: Frames',
      '- Quiz 1',
    ];
    expect(outline(lines)).toEqual([
      '1: Cables / Lesson 1: Copper / Lesson 2: Glass',
      '3: Layers / Lesson 3: Frames / Quiz 1',
    ]);
  });

  it('reads weeks over units that say which weeks they take', () => {
    const lines = [
      '# Bio, Fall 2023',
      '## Unit 1: Weeks 1–2: Cells',
      '### Week 1',
      '- Membranes',
      '### Week 2',
      '- Nuclei',
      '## Unit 2: Weeks 3–4: Bodies',
      '### Week 3',
      '- Hearts',
    ];
    expect(outline(lines)).toEqual([
      '1: [Unit 1: Weeks 1–2: Cells] Membranes',
      '2: [Unit 1: Weeks 1–2: Cells] Nuclei',
      '3: [Unit 2: Weeks 3–4: Bodies] Hearts',
    ]);
  });
});
