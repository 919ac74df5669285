import type { ExamDay } from './exam-retention.ts';

/** An exam or quiz of the plan, with the weeks that it is about; null where nothing says, and it is about all. */
export interface CoveringExam extends ExamDay {
  title: string;
  /** The syllabus leaves its day open, or it was not read with confidence. */
  dateInDoubt?: boolean;
  fromWeek: number | null;
  throughWeek: number | null;
}

export interface PlannedExam extends ExamDay {
  title: string;
  dateInDoubt?: boolean;
  /** Number of the week that the plan has it in. */
  week: number | null;
}

/**
 * Which weeks an exam is about: all up to the one that it is in, or that has begun when it is held. A quiz is about
 * those since the exam or quiz before it: with a quiz a week everything would be asked every week otherwise. In order
 * of time.
 */
export function examCoverage(
  exams: readonly PlannedExam[],
  weeks: readonly { number: number; startDate: string | null }[],
): CoveringExam[] {
  const begun = (date: string): number | null => {
    const numbers = weeks
      .filter(({ startDate }) => startDate !== null && startDate <= date)
      .map(({ number }) => number);
    return numbers.length > 0 ? Math.max(...numbers) : null;
  };
  const ordered = exams.toSorted((x, y) => (x.date === y.date ? 0 : x.date < y.date ? -1 : 1));
  let before: { date: string; throughWeek: number | null } | null = null;
  return ordered.map(({ title, date, dateInDoubt = false, kind, week }) => {
    const throughWeek = week ?? begun(date);
    const since = before !== null && before.date < date ? before.throughWeek : null;
    before = { date, throughWeek };
    const isNew = kind === 'quiz' && since !== null && throughWeek !== null;
    const fromWeek = isNew ? Math.min(since + 1, throughWeek) : null;
    return { title, date, ...(dateInDoubt && { dateInDoubt }), kind, throughWeek, fromWeek };
  });
}

/** Those that a week's cards are part of. A card of no week is part of all. */
export function examsAbout(week: number | null, exams: readonly CoveringExam[]): CoveringExam[] {
  if (week === null) return [...exams];
  return exams.filter(({ fromWeek, throughWeek }) => week >= (fromWeek ?? week) && week <= (throughWeek ?? week));
}
