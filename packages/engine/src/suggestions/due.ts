import type { AssignmentType } from '@weekwise/domain/plan.ts';
import { daysBetween } from '../dates/calendar.ts';
import { type CoveringExam, examsAbout } from '../spaced-repetition/exam-coverage.ts';
import type { DueFacts, SuggestionFacts, WeekFacts } from './facts.ts';
import { capital, count, dayWithDistance, describeDue, exactPercent, weekName } from './format.ts';
import type { Suggestion, Suggestions } from './suggestion.ts';

/** Days before its date from which work that is not begun is worth a word. What takes longer to do is named earlier. */
const leadDays: Record<AssignmentType, number> = {
  essay: 7,
  paper: 7,
  project: 7,
  presentation: 7,
  lab: 3,
  homework: 3,
  discussion: 2,
  participation: 0,
  other: 3,
  exam: 0,
  quiz: 0,
};
/** So long a missed date can still be made good, or marked as handed in. */
const overdueDays = 3;
/** Work whose plan is under way needs no word before that. */
const lastDays = 2;
const examLeadDays = 7;
/** A week that sits as well needs no practice before an exam. */
const ready = 0.85;

/** Work that is due and not done, the next one first. */
export function dueSoon({ due }: Pick<SuggestionFacts, 'due'>): Suggestions {
  return due.filter((work) => !work.optional && isNear(work)).map(dueWork);
}

/** The work of this title, whatever the days are; none where it is handed in, optional or months away. */
export function dueTitled({ due }: SuggestionFacts, title: string | null): Suggestions {
  const work = due.find((each) => each.title === title && each.daysLeft >= -overdueDays && each.daysLeft <= 14);
  if (!work) return [];
  return isExam(work) ? [] : [dueWork(work)];
}

const isExam = ({ type }: DueFacts): boolean => type === 'exam' || type === 'quiz';

function isNear({ type, daysLeft, steps }: DueFacts): boolean {
  if (type === 'exam' || type === 'quiz' || type === 'participation') return false;
  if (daysLeft < -overdueDays) return false;
  const begun = steps !== null && steps.done > 0;
  return daysLeft <= (begun ? lastDays : leadDays[type]);
}

function dueWork(work: DueFacts): Suggestion {
  const { id, title, daysLeft, weekNumber, weight, steps } = work;
  const overdue = daysLeft < 0;
  const ago = daysLeft === -1 ? 'yesterday' : `${-daysLeft} days ago`;
  if (work.inDoubt) {
    const when = overdue ? `may have been due ${ago}: its date is not certain` : describeDue(work);
    return {
      kind: 'due-soon',
      subject: id,
      text: `“${title}” ${when}. Compare it with the syllabus before you rely on it.`,
      keeps: [title, 'not certain'],
      week: weekNumber,
      actions: [{ do: 'review-plan', label: 'Check the date' }],
    };
  }
  const when = overdue ? `was due ${ago} and is not marked as handed in` : describeDue(work);
  const counts = weight !== null && !overdue ? ` and counts ${exactPercent(weight)} of the grade` : '';
  return {
    kind: 'due-soon',
    subject: id,
    text: `“${title}” ${when}${counts}. ${standing(steps, overdue)}`,
    keeps: [title],
    week: weekNumber,
    actions: [{ do: 'open-assignment', label: steps ? 'Open its steps' : 'Plan the steps', assignmentId: id }],
  };
}

function standing(steps: DueFacts['steps'], overdue: boolean): string {
  if (overdue) return 'Mark it, or see what the syllabus says of late work.';
  if (!steps) return 'Nothing of it is begun here.';
  if (steps.done === 0) return `None of its ${count(steps.total, 'step')} is ticked off.`;
  return steps.done === steps.total
    ? 'All its steps are ticked off: hand it in.'
    : `${steps.done} of ${count(steps.total, 'step')} are done.`;
}

/** The next exam with the week that it asks for and that sits worst. */
export function examAhead({ exams, weeks, today }: SuggestionFacts, about?: number): Suggestions {
  return exams.flatMap((exam): Suggestions => {
    const days = daysBetween(today, exam.date);
    if (days < 0 || days > examLeadDays) return [];
    const covered = weeks.filter(({ number, activities }) => {
      return activities.length > 0 && examsAbout(number, [exam]).length > 0 && (about ?? number) === number;
    });
    const weakest = covered.toSorted((x, y) => x.mastery - y.mastery || x.number - y.number)[0];
    if (!weakest || weakest.mastery >= ready) return [];
    const items = weakest.activities.reduce((sum, each) => sum + each.items, 0);
    const untried = weakest.activities.reduce((sum, each) => sum + each.untried, 0);
    const tried = untried === 0 ? 'tried, but not safe yet' : `${items - untried} of its ${items} activities tried`;
    const type = weakest.activities.toSorted((x, y) => y.untried - x.untried)[0]?.type ?? 'multiple-choice';
    return [
      {
        kind: 'exam-ahead',
        subject: `${exam.title} ${exam.date}`,
        text: `“${exam.title}” ${examDay(exam, days)}. ${capital(weekName(weakest))} needs it most: ${tried}.`,
        keeps: [exam.title, String(weakest.number)],
        week: weakest.number,
        actions: [
          { do: 'practise', label: `Practise week ${weakest.number}`, week: weakest.number, activityType: type },
        ],
      },
    ];
  });
}

const examDay = ({ date, dateInDoubt }: CoveringExam, days: number): string =>
  dateInDoubt ? `may be ${dayWithDistance(days, date)}: its date is not certain` : `is ${dayWithDistance(days, date)}`;

/** Days before an exam from which what it covers is worth preparing. */
const prepareDays = 21;

/** "“Midterm”, in 9 days,": the next exam in sight that a week is part of; null where there is none. */
export function examOver({ number }: WeekFacts, { exams, today }: SuggestionFacts): string | null {
  const exam = examsAbout(number, exams).find(({ date }) => {
    const days = daysBetween(today, date);
    return days >= 0 && days <= prepareDays;
  });
  if (!exam) return null;
  const far = dayWithDistance(daysBetween(today, exam.date), exam.date);
  return `“${exam.title}”, ${exam.dateInDoubt ? `perhaps ${far}` : far},`;
}
