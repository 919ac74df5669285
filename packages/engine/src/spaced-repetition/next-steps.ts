import type { NextStepAction } from '@weekwise/domain/spaced-repetition.ts';
import { addDays, daysBetween } from '../dates/calendar.ts';
import { type CoveringExam, examsAbout } from './exam-coverage.ts';
import type { Mastery } from './mastery.ts';

export interface WeekStanding extends Mastery {
  number: number;
  topic: string | null;
  /** `YYYY-MM-DD`; null where the plan does not say. */
  startDate: string | null;
}

export interface ConceptStanding extends Mastery {
  name: string;
  weekNumber: number;
}

export interface CourseStanding {
  folderId: string;
  name: string;
  weeks: readonly WeekStanding[];
  concepts: readonly ConceptStanding[];
  /** Exams and quizzes of the plan. */
  exams: readonly CoveringExam[];
  /** Cards to be asked today, new ones not counted. */
  cardsDue: number;
}

/** Why something is to be studied next. */
export type Reason =
  | { kind: 'exam-ahead'; exam: string; date: string; days: number; mastery: number }
  | { kind: 'cards-due'; count: number }
  | { kind: 'missed-questions'; count: number }
  | { kind: 'weak-concept'; mastery: number; tried: number }
  | { kind: 'week-not-started'; items: number }
  | { kind: 'week-without-activities' };

export interface NextStep {
  folderId: string;
  /** What to do: go through the review queue, practise a week, or make activities for it. */
  action: NextStepAction;
  weekNumber: number | null;
  concept: string | null;
  reason: Reason;
  /** One sentence for the student. */
  sentence: string;
}

const weak = 0.6;
const ready = 0.85;
/** Fewer tries say nothing about a concept. */
const fewestTried = 3;
const examInSightDays = 21;
const mostSteps = 5;

/**
 * What to study next, most urgent first: due cards (they fade from day to day); the weakest week of a near exam; missed
 * questions and weak concepts of weeks that have begun; the week that is taught now and was not started.
 */
export function nextSteps(courses: readonly CourseStanding[], today: string): NextStep[] {
  const steps = courses.flatMap((course) => [
    ...dueCards(course),
    ...beforeExams(course, today),
    ...missedQuestions(course),
    ...weakConcepts(course),
    ...currentWeek(course, today),
  ]);
  const seen = new Set<string>();
  return steps
    .sort((x, y) => y.urgency - x.urgency || (x.folderId < y.folderId ? -1 : x.folderId > y.folderId ? 1 : 0))
    .filter(({ folderId, action, weekNumber, concept }) => {
      const key = JSON.stringify([folderId, action, weekNumber, concept]);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, mostSteps)
    .map(({ urgency: _, ...step }) => step);
}

type Draft = NextStep & { urgency: number };

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const weekName = ({ number, topic }: WeekStanding): string => (topic ? `week ${number} (${topic})` : `week ${number}`);

function dueCards({ folderId, name, cardsDue: count }: CourseStanding): Draft[] {
  if (count === 0) return [];
  const sentence = `${many(count, 'card', 'cards')} of ${name} ${count === 1 ? 'is' : 'are'} due today.`;
  const reason = { kind: 'cards-due', count } as const;
  return [{ folderId, action: 'review', weekNumber: null, concept: null, reason, sentence, urgency: 4 }];
}

function beforeExams({ folderId, weeks, exams }: CourseStanding, today: string): Draft[] {
  return exams.flatMap((exam): Draft[] => {
    const { title, date, dateInDoubt } = exam;
    const days = daysBetween(today, date);
    if (days < 0 || days > examInSightDays) return [];
    const covered = weeks.filter(({ number, items }) => items > 0 && examsAbout(number, [exam]).length > 0);
    const weakest = covered.toSorted((x, y) => x.mastery - y.mastery || x.number - y.number)[0];
    if (!weakest || weakest.mastery >= ready) return [];
    const far = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
    const when = dateInDoubt ? `perhaps ${far} (its date is to be checked)` : far;
    const reason = { kind: 'exam-ahead', exam: title, date, days, mastery: weakest.mastery } as const;
    const sentence = `${title} is ${when}, and ${weekName(weakest)} stands at ${percent(weakest.mastery)}.`;
    const urgency = 3 + (1 - days / (examInSightDays + 1)) * 2;
    return [{ folderId, action: 'practise', weekNumber: weakest.number, concept: null, reason, sentence, urgency }];
  });
}

function missedQuestions({ folderId, weeks }: CourseStanding): Draft[] {
  return weeks
    .filter(({ missed }) => missed > 0)
    .map((week) => {
      const reason = { kind: 'missed-questions', count: week.missed } as const;
      const sentence = `You missed ${many(week.missed, 'item', 'items')} of ${weekName(week)}.`;
      const urgency = 2 + week.missed / (week.items + 1);
      return { folderId, action: 'practise', weekNumber: week.number, concept: null, reason, sentence, urgency };
    });
}

function weakConcepts({ folderId, concepts }: CourseStanding): Draft[] {
  return concepts
    .filter(({ tried, mastery }) => tried >= fewestTried && mastery < weak)
    .map(({ name, weekNumber, mastery, tried }) => ({
      folderId,
      action: 'practise',
      weekNumber,
      concept: name,
      reason: { kind: 'weak-concept', mastery, tried },
      sentence: `“${name}” of week ${weekNumber} stands at ${percent(mastery)} after ${tried} tries.`,
      urgency: 2 + (1 - mastery) / 2,
    }));
}

function currentWeek({ folderId, weeks }: CourseStanding, today: string): Draft[] {
  const current = weeks.findLast(({ startDate }) => startDate !== null && startDate <= today);
  if (!current || current.tried > 0 || today >= addDays(current.startDate ?? today, 7)) return [];
  const { number: weekNumber, items } = current;
  const common = { folderId, weekNumber, concept: null, urgency: 1 };
  if (items === 0) {
    const sentence = `${capital(weekName(current))} is taught now and has no activities yet.`;
    return [{ ...common, action: 'make-activities', reason: { kind: 'week-without-activities' }, sentence }];
  }
  const sentence = `${capital(weekName(current))} is taught now, and you have not started it.`;
  return [{ ...common, action: 'practise', reason: { kind: 'week-not-started', items }, sentence }];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
