import { addDays, daysBetween } from '../dates/calendar.ts';

/** A day on which a deck should be at its best. */
export interface ExamDay {
  /** `YYYY-MM-DD` */
  date: string;
  kind: 'exam' | 'quiz';
}

/** Desired recall without an exam ahead, unless the student wants another: the default of FSRS. */
export const usualRetention = 0.9;
/**
 * How high desired recall rises, and over how many days. 0.97 is the highest that the authors of FSRS advise: beyond it
 * the work grows faster than what is kept. A quiz covers a week or two, an exam what a month of reviews can still lift.
 */
const climbs = {
  exam: { peak: 0.97, days: 28 },
  quiz: { peak: 0.95, days: 7 },
} as const;
/** Who was asked within so many days before the exam has had the last review before it. */
export const finalDays = 3;

/**
 * Desired recall on a day: the usual one, rising in a straight line to the peak on the day of the exam; of several
 * exams ahead the one that asks for most. The day after, it is as if the exam had never been. In whole percent, so that
 * days share schedulers.
 */
export const desiredRetention = (day: string, exams: readonly ExamDay[], usual = usualRetention): number =>
  retentionOf(seenFrom(day, exams), 0, usual);

/** An exam, so many days after the day in question; negative where it is over. */
interface ExamAhead {
  left: number;
  kind: ExamDay['kind'];
}

const seenFrom = (day: string, exams: readonly ExamDay[]): ExamAhead[] =>
  exams.map(({ date, kind }) => ({ left: daysBetween(day, date), kind }));

/** Desired recall `days` after the day from which the exams are seen. */
function retentionOf(exams: readonly ExamAhead[], days: number, usual: number): number {
  let wanted = usual;
  for (const exam of exams) {
    const climb = climbs[exam.kind];
    const left = exam.left - days;
    const isNear = left >= 0 && left < climb.days;
    if (isNear) wanted = Math.max(wanted, climb.peak - (climb.peak - usual) * (left / climb.days));
  }
  return Math.round(wanted * 100) / 100;
}

/** The next exam after this day. */
export function examAfter(day: string, exams: readonly ExamDay[]): string | null {
  return (
    exams
      .map(({ date }) => date)
      .filter((date) => date > day)
      .sort()[0] ?? null
  );
}

export interface Return {
  /** Whole days after the review; at least 1. */
  days: number;
  /** Recall that is desired on that day. */
  retention: number;
  /** It comes earlier than recall asks for, to be asked before this exam. */
  beforeExam: string | null;
}

/**
 * When a card that was reviewed on `day` comes back: on the first day on which the interval for the recall that is
 * desired
 * *on that day* is over. Without an exam ahead that is the interval of FSRS itself.
 *
 * No review is scheduled for the day of an exam or later without one before it: what would come back then comes back in
 * the last `finalDays` before the exam, on one of them chosen by `spread`, so that a whole deck does not fall on one
 * evening. Only who was reviewed within these last days is let past the exam.
 *
 * @param intervalFor whole days until recall has fallen to a retention; never more for a higher retention
 * @param spread in [0, 1), the same for the same card
 * @param usual recall desired without an exam ahead
 */
export function comesBack(
  day: string,
  exams: readonly ExamDay[],
  intervalFor: (retention: number) => number,
  spread: number,
  usual = usualRetention,
): Return {
  return backAfter(seenFrom(day, exams), intervalFor, spread, day, usual);
}

function backAfter(
  exams: readonly ExamAhead[],
  intervalFor: (retention: number) => number,
  spread: number,
  day: string,
  retentionUsually: number,
): Return {
  const usual = intervalFor(retentionUsually);
  const retentionAfter = (days: number) => retentionOf(exams, days, retentionUsually);
  const ahead = exams.filter(({ left }) => left > 0);
  if (ahead.length === 0) return { days: usual, retention: retentionAfter(usual), beforeExam: null };
  const left = Math.min(...ahead.map((exam) => exam.left));
  for (let days = 1; days < Math.min(left, usual); days++) {
    const retention = retentionAfter(days);
    if (days >= intervalFor(retention)) return { days, retention, beforeExam: null };
  }
  if (usual < left) return { days: usual, retention: retentionAfter(usual), beforeExam: null };
  if (left <= finalDays) {
    const past = backAfter(
      ahead.filter((exam) => exam.left > left),
      intervalFor,
      spread,
      day,
      retentionUsually,
    );
    return { ...past, retention: retentionAfter(past.days) };
  }
  const days = left - 1 - Math.floor(spread * finalDays);
  return { days, retention: retentionAfter(days), beforeExam: addDays(day, left) };
}
