import { SeededChoices } from './random.ts';

/** How the author of a syllabus puts things: the words and shapes that vary from one author to the next. */
export interface Wording {
  /** What a week is called: "Week 3", "Session 3". */
  week: string;
  /** Number of the first week. */
  firstNumber: number;
  /** Whether a week without class takes a number of its own. */
  countsBreaks: boolean;
  schedule: string;
  topic: string;
  reading: string;
  due: string;
  dates: 'long' | 'short' | 'slash' | 'weekday-long' | 'weekday-slash';
  /** How a week is dated: by its first meeting, or from its first to its last. */
  weekDates: 'first' | 'range';
  dayFirstDates: 'words' | 'slash' | 'points' | 'full';
  citation: 'author first' | 'title first' | 'brackets' | 'year';
  /** Shape of work with its due date. */
  work: 'brackets' | 'is due' | 'dash' | 'by';
  grading: 'bullets' | 'table' | 'lines';
  teacher: string;
  fall: 'Fall' | 'Autumn';
  /** Order of the sections. */
  policies: 'first' | 'before the schedule' | 'last';
  noClass: string;
  /** How plain text shows headings and tables. */
  textHeadings: 'underlined' | 'capitals' | 'alone';
  textTables: 'aligned' | 'boxes' | 'tabs';
}

export function wordingOf(seed: number | string): Wording {
  const choices = new SeededChoices(seed);
  return {
    week: choices.of(['Week', 'Week', 'Session', 'Unit']),
    firstNumber: 1,
    countsBreaks: choices.of([true, false]),
    schedule: choices.of(['Course schedule', 'Schedule', 'Calendar of classes', 'Weekly plan', 'Tentative schedule']),
    topic: choices.of(['Topic', 'Topics', 'Subject', 'Theme']),
    reading: choices.of(['Reading', 'Readings', 'To read', 'Texts', 'Required reading']),
    due: choices.of(['Due', 'Hand in', 'Assignments', 'Work due']),
    dates: choices.of(['long', 'short', 'slash', 'weekday-long', 'weekday-slash']),
    dayFirstDates: choices.of(['words', 'slash', 'points', 'full']),
    citation: choices.of(['author first', 'title first', 'brackets', 'year']),
    work: choices.of(['brackets', 'is due', 'dash', 'by']),
    grading: choices.of(['bullets', 'table', 'lines']),
    teacher: choices.of(['Instructor', 'Professor', 'Taught by', 'Lecturer']),
    fall: choices.of(['Fall', 'Autumn']),
    policies: choices.of(['before the schedule', 'last']),
    noClass: choices.of(['no class', 'no classes', 'no class this week']),
    textHeadings: choices.of(['underlined', 'capitals', 'alone']),
    textTables: choices.of(['aligned', 'boxes', 'tabs']),
    weekDates: choices.of(['first', 'range']),
  };
}
