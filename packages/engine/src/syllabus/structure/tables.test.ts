import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const read = (lines: string[]) => findSchedule(buildDocument(lines));
const outline = (lines: string[]) => printSchedule(read(lines));

describe('schedules in tables', () => {
  it('reads a lab course with week, date, lecture, lab and homework columns', () => {
    const lines = [
      '# ME 221 Statics, Fall 2024',
      '|= Week | Date | Lecture | Lab | HW',
      '1 | Aug 26 | Vectors | No lab | ',
      ' | Aug 28 | Forces | | HW 1',
      '2 | Sep 2 | Labor Day: no class | | ',
      ' | Sep 4 | Moments | Lab 1: Beams | HW 2',
      '3 | Sep 9 | Couples | Lab 2: Trusses | ',
      ' | Sep 11 | Trusses | | HW 3',
    ];
    expect(outline(lines)).toEqual([
      '1 2024-08-26: 08-26 Lecture=Vectors / Lab=No lab; 08-28 Lecture=Forces / HW=HW 1',
      '2 2024-09-02: 09-02 Lecture=Labor Day: no class; 09-04 Lecture=Moments / Lab=Lab 1: Beams / HW=HW 2',
      '3 2024-09-09: 09-09 Lecture=Couples / Lab=Lab 2: Trusses; 09-11 Lecture=Trusses / HW=HW 3',
    ]);
  });

  it('knows a row of headings by its words, however long the remark behind one is', () => {
    const lines = [
      '# Waves, Fall 2031',
      '|= Date | Topic | Problems (those with a star are solved with a computer)',
      'Aug 25 | Strings | 1.1, 1.3',
      'Sep 1 | Pipes | 2.1, 2.2',
    ];
    const label = 'Problems (those with a star are solved with a computer)';
    expect(outline(lines)).toEqual([
      `1 2031-08-25: 08-25 Topic=Strings / ${label}=1.1, 1.3`,
      `2 2031-09-01: 09-01 Topic=Pipes / ${label}=2.1, 2.2`,
    ]);
  });

  it('counts the rows of a table by its units where nothing else does', () => {
    const lines = [
      '# Tide Pools',
      '## Schedule',
      'Unit 1 | Tides and zones | Chapter 1',
      'Unit 2 | Barnacles | Chapter 2',
      'Unit 3 | Crabs | Chapter 3',
    ];
    expect(outline(lines)).toEqual([
      '1: Tides and zones / Chapter 1',
      '2: Barnacles / Chapter 2',
      '3: Crabs / Chapter 3',
    ]);
  });

  it('takes a column of themes for the topics where no other column has text in most rows', () => {
    const lines = [
      '# Chance, Fall 2024',
      '|= Lecture | Date | Assignments | Theme',
      '1 | Mon, Aug 26 | | Dice',
      '2 | Mon, Sep 2 | HW 1 due | Dice',
      '3 | Mon, Sep 9 | | Coins',
      '4 | Mon, Sep 16 | | Urns',
      '5 | Mon, Sep 23 | HW 2 due | Urns',
    ];
    expect(outline(lines).slice(0, 3)).toEqual([
      '1 2024-08-26: 08-26 Theme=Dice',
      '2 2024-09-02: 09-02 Assignments=HW 1 due / Theme=Dice',
      '3 2024-09-09: 09-09 Theme=Coins',
    ]);
  });

  it('reads a table without headings whose first cells hold week and range', () => {
    const lines = [
      '# Nursing 210, Spring 2023',
      '## Course calendar',
      'Week 1 (1/9 – 1/13) | Assessment of the adult | Chapters 1–2',
      'Week 2 (1/16 – 1/20) | Vital signs | Chapter 3',
      'Week 3 (1/23 – 1/27) | Pain | Chapter 4',
    ];
    expect(outline(lines)).toEqual([
      '1 2023-01-09: Assessment of the adult / Chapters 1–2',
      '2 2023-01-16: Vital signs / Chapter 3',
      '3 2023-01-23: Pain / Chapter 4',
    ]);
  });

  it('reads day-first dates of a British module', () => {
    const lines = [
      '# PHIL20051 Ethics, Semester 2, 2023',
      'Essay deadline: 27/03/2023',
      '|= Week | Commencing | Topic | Reading',
      '1 | 30/1 | Hume | Treatise, book 3',
      '2 | 6/2 | Kant | Groundwork, part 1',
      '3 | 13/2 | Mill | Utilitarianism, ch. 2',
    ];
    expect(outline(lines)).toEqual([
      '1 2023-01-30: Topic=Hume / Reading=Treatise, book 3',
      '2 2023-02-06: Topic=Kant / Reading=Groundwork, part 1',
      '3 2023-02-13: Topic=Mill / Reading=Utilitarianism, ch. 2',
    ]);
  });

  it('joins a date-only table by calendar week and leaves out weeks without class', () => {
    const lines = [
      '# Painting I, Spring 2024',
      '|= Day | Studio | Due',
      'M 2/26 | Still life | Sketchbook 1',
      'W 2/28 | Still life | ',
      'M 3/4 | SPRING BREAK | ',
      'W 3/6 | SPRING BREAK | ',
      'M 3/11 | Portrait | Still life painting',
      'W 3/13 | Critique | ',
    ];
    expect(outline(lines)).toEqual([
      '1 2024-02-26: 02-26 Studio=Still life / Due=Sketchbook 1; 02-28 Studio=Still life',
      '2 2024-03-11: 03-11 Studio=Portrait / Due=Still life painting; 03-13 Studio=Critique',
    ]);
  });

  it('takes the rows of a table of topics for classes where nothing counts or dates them', () => {
    const rows = ['Herons | Ch. 1', 'Rails | Ch. 2', 'Terns | Ch. 3', 'Plovers | Ch. 4', 'Review |'];
    const lines = ['# Marsh Birds, Fall 2019', '|= Topic | Reading', ...rows];
    expect(outline(lines)[1]).toBe('2: Topic=Rails / Reading=Ch. 2');
    expect(outline(lines).length).toBe(5);
    expect(
      outline([...lines, '## Schedule', '|= Date | Topic', 'Sept 3 | Field trip', 'Sept 10 | Museum']),
    ).toHaveLength(2);
    expect(outline(['# Marsh Birds', '|= Topic | Share', ...rows.map((row) => `${row} 20 %`)])).toEqual([]);
  });

  it('goes on with a day in rows under labels of their own', () => {
    const days = [1, 2, 3, 4].flatMap((n) => [
      `day ${n} / DUE | Monday, September ${2 + 7 * (n - 1)}`,
      `IN CLASS | Walk ${n}`,
      `FOR NEXT TIME | List ${n}`,
    ]);
    const weeks = outline(['# Marsh Birds, Fall 2019', ...days]);
    expect(weeks[1]).toBe('2 2019-09-09: 09-09 IN CLASS=Walk 2 / FOR NEXT TIME=List 2');
    expect(weeks.length).toBe(4);
  });

  it('reads a date that a narrow column breaks', () => {
    const lines = [
      '# Marsh Birds, Fall 2019',
      '|= Week | Topic',
      '1 (9/9) | Herons',
      '2 (9/1 6) | Rails',
      '3 (9/2 3) | Terns',
    ];
    expect(outline(lines).map((week) => week.slice(0, 12))).toEqual(['1 2019-09-09', '2 2019-09-16', '3 2019-09-23']);
  });

  it('begins a week with the Sunday that names it', () => {
    const lines = [
      '# Marsh Birds, Fall 2018',
      '|= Week of | Topic',
      'Aug 20 | Herons',
      'Aug 26 | Rails',
      'Sept 2 | Terns',
    ];
    expect(outline(lines).map((week) => week.slice(0, 12))).toEqual(['1 2018-08-20', '2 2018-08-26', '3 2018-09-02']);
  });

  it('keeps a break that the document numbers', () => {
    const lines = [
      '# Painting I, Spring 2024',
      '|= Week | Topic',
      'Week 1, Feb 26 | Still life',
      'Week 2, Mar 4 | Spring Break (no class)',
      'Week 3, Mar 11 | Portrait',
    ];
    expect(outline(lines)).toEqual([
      '1 2024-02-26: 02-26 Topic=Still life',
      '2 2024-03-04 (break): 03-04 Topic=Spring Break (no class)',
      '3 2024-03-11: 03-11 Topic=Portrait',
    ]);
  });

  it('counts back from the first number to sessions of the week before it', () => {
    const lines = [
      '# Spanish, Spring 2023',
      'M 1/23 | Introducción',
      'W 1/25 | pp. 226-231',
      'SEMANA 2 |',
      'M 1/30 | pp. 238-243',
      'W 2/1 | pp. 250-255',
      'SEMANA 3 |',
      'M 2/6 | pp. 260-265',
    ];
    expect(outline(lines).map((line) => line.slice(0, 12))).toEqual(['1 2023-01-23', '2 2023-01-30', '3 2023-02-06']);
  });

  it('leaves a break without a number out of the week above it', () => {
    const lines = [
      '# Stats, Spring 2024',
      '|= Week | Date | Topic',
      '8 | Mar 4 | Tests',
      ' | Mar 11 | Spring Break',
      '9 | Mar 18 | Power',
    ];
    expect(outline(lines)).toEqual(['8 2024-03-04: 03-04 Topic=Tests', '9 2024-03-18: 03-18 Topic=Power']);
  });

  it('carries a month printed once over the days below it', () => {
    const lines = [
      '# Torts, Fall 2023',
      '|= Date | Cases',
      'Aug 29 | Vosburg',
      '31 | Garratt',
      'Sep 5 | Hodgkinson',
      '7 | McCarty',
    ];
    expect(outline(lines)).toEqual([
      '1 2023-08-29: 08-29 Cases=Vosburg; 08-31 Cases=Garratt',
      '2 2023-09-05: 09-05 Cases=Hodgkinson; 09-07 Cases=McCarty',
    ]);
  });

  it('carries months over columns in which most days are bare numbers', () => {
    const lines = [
      '# Soils, Spring 2018',
      'Jan 8 | Introduction',
      '10 | Growth',
      '15 | Water',
      '17 | Acidity',
      '29 | Nitrogen',
      'Feb 5 | Phosphorus',
      '7 | EXAM 1',
    ];
    expect(outline(lines)).toEqual([
      '1 2018-01-08: 01-08 Introduction; 01-10 Growth',
      '2 2018-01-15: 01-15 Water; 01-17 Acidity',
      '3 2018-01-29: 01-29 Nitrogen',
      '4 2018-02-05: 02-05 Phosphorus; 02-07 EXAM 1',
    ]);
  });

  it('repeats a topic that is printed on the first row of its block only', () => {
    const lines = [
      '# Ethics, Spring 2017',
      '|= Day | Topic | Reading',
      '2017-01-17 | Fundamentals | Hume',
      '2017-01-19 | | Kant',
      '2017-01-24 | | Mill',
      '2017-01-26 | Work | Conway',
      '2017-01-31 | | Cuilla',
    ];
    expect(outline(lines)).toEqual([
      '1 2017-01-17: 01-17 Topic=Fundamentals / Reading=Hume; 01-19 Topic=Fundamentals / Reading=Kant',
      '2 2017-01-24: 01-24 Topic=Fundamentals / Reading=Mill; 01-26 Topic=Work / Reading=Conway',
      '3 2017-01-31: 01-31 Topic=Work / Reading=Cuilla',
    ]);
  });

  it('does not repeat a topic over rows that are blank or hold a hand-in now and then', () => {
    const lines = [
      '# Macro, Fall 2022',
      '|= Date | Topic | Reading | Other',
      'Aug 23 | Growth | Ch. 1 | ',
      'Aug 25 | | | ',
      'Aug 30 | Trade | Ch. 2 | ',
      'Sep 1 | | | ',
      'Sep 6 | | | Problem set 1',
      'Sep 8 | Money | Ch. 3 | ',
    ];
    expect(outline(lines)[2]).toBe('3 2022-09-06: 09-06 Other=Problem set 1; 09-08 Topic=Money / Reading=Ch. 3');
  });

  it('reads rows whose number and topic share the only filled cell', () => {
    const lines = [
      '# Statistics 40, Fall 2022',
      '|= Week Topic | Due',
      '1 Sampling | Homework 0',
      '2 Means | Homework 1',
      '3 Medians | Homework 2',
      '4 Tests |',
    ];
    expect(outline(lines)).toEqual([
      '1: Sampling / Due=Homework 0',
      '2: Means / Due=Homework 1',
      '3: Medians / Due=Homework 2',
      '4: Tests',
    ]);
  });

  it('keeps the headings of its columns below a row that says what there is none of, and labels rows of labs', () => {
    const lines = ['# Physics, Fall 2025', '|= Weekday | Date | Chapter | Topic', 'W | 8/20 | 1 | Units'];
    lines.push('F | 8/22 | 1 | Vectors', 'Lab | | 1 | Length', 'M | 8/25 | 2 | Speed', 'Lab | | | No lab this week');
    lines.push('W | 8/27 | 2 | Force', 'F | 8/29 | 3 | Work');
    expect(outline(lines)).toEqual([
      '1 2025-08-20: 08-20 Chapter=1 / Topic=Units; 08-22 Chapter=1 / Topic=Vectors / Lab=1 / Lab=Length',
      '2 2025-08-25: 08-25 Chapter=2 / Topic=Speed / Lab=No lab this week; 08-27 Chapter=2 / Topic=Force; ' +
        '08-29 Chapter=3 / Topic=Work',
    ]);
  });
});
