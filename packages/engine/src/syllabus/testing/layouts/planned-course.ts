/** A course of our own as its teacher planned it, before anybody wrote a syllabus about it. */
export interface PlannedCourse {
  name: string;
  code: string;
  professor: string;
  email: string;
  season: 'Fall' | 'Spring' | 'Winter';
  /** Monday of the first week of class, `YYYY-MM-DD`. */
  firstMonday: string;
  /** Days of the two meetings in a week, 1 = Monday. */
  classDays: readonly [number, number];
  description: string;
  /** Course-wide book, which belongs to no week. */
  textbook: string;
  weeks: readonly PlannedWeek[];
  grading: readonly GradingPart[];
  /** The last piece of work, due on the Tuesday after the last week of class. */
  final: string;
  policies: readonly { heading: string; text: string }[];
}

export interface PlannedWeek {
  /** What the two meetings are about; the first also names the week. */
  topics: readonly [string, string];
  /** What is read for the first meeting and for the second. */
  readings: readonly PlannedReading[];
  /** Work due at one of the meetings. */
  work: readonly { title: string; meeting: 0 | 1 }[];
  /** "Fall break": a week without class, topics, readings or work. */
  breakName: string | null;
}

export interface PlannedReading {
  form: 'book' | 'article' | 'chapter';
  author: string;
  /** A number for a chapter of the author's textbook. */
  title: string;
  pages: string | null;
}

/** A line of the grading list: its pieces stand in the schedule, it is itself a piece, or it is participation. */
export interface GradingPart {
  name: string;
  percent: number;
  kind: 'pieces' | 'piece' | 'participation';
}

export const book = (author: string, title: string, pages: string | null = null): PlannedReading => ({
  form: 'book',
  author,
  title,
  pages,
});

export const article = (author: string, title: string, pages: string | null = null): PlannedReading => ({
  form: 'article',
  author,
  title,
  pages,
});

export const chapterReading = (author: string, number: number): PlannedReading => ({
  form: 'chapter',
  author,
  title: String(number),
  pages: null,
});

/**
 * A week of class; `@1` before the title of a piece of work puts it at the first meeting, otherwise the second has it.
 */
export function week(
  topics: readonly [string, string],
  readings: readonly PlannedReading[] = [],
  ...work: string[]
): PlannedWeek {
  const pieces = work.map((title) => ({
    title: title.replace(/^@1 /, ''),
    meeting: title.startsWith('@1 ') ? (0 as const) : (1 as const),
  }));
  return { topics, readings, work: pieces, breakName: null };
}

export const pause = (breakName: string): PlannedWeek => ({ topics: ['', ''], readings: [], work: [], breakName });
