import type { ActivityType } from '@weekwise/domain/activities.ts';
import { examOver } from './due.ts';
import type { SuggestionFacts, WeekFacts } from './facts.ts';
import { capital, count, countOf, weekName } from './format.ts';
import type { SuggestionAction, Suggestions } from './suggestion.ts';

/** Wrong answers on one concept from which it is no slip. */
const fewestWrong = 3;
/** Fewer cards are asked along with the next ones. */
const fewestCards = 3;

/** Concepts that were answered wrong again and again: the passage that says it, and its week's cards. */
export function struggling({ struggles }: Pick<SuggestionFacts, 'struggles'>, week?: number): Suggestions {
  return struggles
    .filter(({ wrong, weekNumber }) => wrong >= fewestWrong && (week === undefined || week === weekNumber))
    .map(({ concept, weekNumber, wrong, passage, hasCards }) => {
      const actions: SuggestionAction[] = [
        ...(passage
          ? [{ do: 'open-passage', label: 'Read the passage', place: passage, week: weekNumber } as const]
          : []),
        practise(weekNumber, hasCards ? 'flashcards' : 'multiple-choice', hasCards ? 'Its flashcards' : 'Ask me again'),
      ];
      const where = passage
        ? ` ${passage.fileName}${passage.page === null ? '' : `, p. ${passage.pageLabel ?? passage.page},`} says it.`
        : '';
      return {
        kind: 'concept-missed',
        subject: `${weekNumber}: ${concept}`,
        text: `You answered ${count(wrong, 'question')} on “${concept}” wrong.${where}`,
        keeps: [concept],
        week: weekNumber,
        actions,
      };
    });
}

/** What went wrong in a week the last time. */
export function missedQuestions(week: WeekFacts | null): Suggestions {
  if (!week || week.missed < 2) return [];
  const { number, missed } = week;
  return [
    {
      kind: 'questions-missed',
      subject: `week ${number}`,
      text: `${missed} activities of ${weekName(week)} went wrong the last time. They come back in your review, or you go through them now.`,
      keeps: [String(missed)],
      week: number,
      actions: [{ do: 'review-cards', label: 'Go to the review' }, practise(number, 'multiple-choice', 'Ask me again')],
    },
  ];
}

/** Activities that were made and never tried; of one type where it is named, else of the one with the most. */
export function untriedActivities(week: WeekFacts | null, besides: ActivityType | null = null): Suggestions {
  if (!week) return [];
  const untried = week.activities.filter((each) => each.untried === each.items && each.type !== besides);
  const best = untried.toSorted((x, y) => y.items - x.items)[0];
  if (!best) return [];
  const { type, items } = best;
  const done = week.activities.length - untried.length - (besides ? 1 : 0);
  const text =
    besides || done > 0
      ? `${capital(weekName(week))} also has ${countOf(items, type)} that you have not tried.`
      : `${capital(countOf(items, type))} of ${weekName(week)} wait for a first try.`;
  return [
    {
      kind: 'activities-untried',
      subject: `week ${week.number} ${type}`,
      text,
      keeps: [String(items)],
      week: week.number,
      actions: [practise(week.number, type, 'Try them')],
    },
  ];
}

/** A week without activities where they would help: an exam asks for it, or the student practises other weeks. */
export function activitiesAbsent(week: WeekFacts | null, facts: SuggestionFacts): Suggestions {
  if (!week || week.activities.length > 0 || week.making.state === 'running') return [];
  if (!week.startDate || week.startDate > facts.today) return [];
  const readable = week.readings.filter(({ file }) => file !== null);
  const [first] = readable;
  const exam = examOver(week, facts);
  const practised = facts.weeks.findLast(({ activities }) => activities.some(({ items, untried }) => untried < items));
  if (!first || !(exam || practised)) return [];
  const [readIn, madeOf] =
    readable.length === 1 ? [`“${first.title}” is`, 'it'] : [`${count(readable.length, 'reading')} of it are`, 'them'];
  const why = exam
    ? `${exam} covers ${weekName(week)}, which has no activities yet.`
    : `You practise week ${practised?.number}; ${weekName(week)} has no activities yet.`;
  return [
    {
      kind: 'activities-absent',
      subject: `week ${week.number}`,
      text: `${why} ${readIn} in the course, and they can be made of ${madeOf} now.`,
      keeps: [String(week.number)],
      week: week.number,
      actions: [{ do: 'open-week', label: 'Make the activities', week: week.number }],
    },
  ];
}

/** The last making of a week's activities failed. */
export function makingFailed(week: WeekFacts | null): Suggestions {
  if (week?.making.state !== 'failed') return [];
  const { number, readings, making } = week;
  const hasText = readings.some(({ file }) => file !== null);
  const advice = hasText
    ? 'Try again; what there was before is kept.'
    : 'A reading of the week among your files would help.';
  return [
    {
      kind: 'making-failed',
      subject: `week ${number}`,
      text: `The activities of ${weekName(week)} could not be made. ${making.why === '' ? '' : `${making.why} `}${advice}`,
      keeps: [String(number)],
      week: number,
      actions: hasText
        ? [{ do: 'open-week', label: 'Try again', week: number }]
        : [{ do: 'open-files', label: 'Add a reading' }],
    },
  ];
}

/** Cards that fade from day to day. */
export function cardsDue({ cardsDue: due, courseName }: Pick<SuggestionFacts, 'cardsDue' | 'courseName'>): Suggestions {
  if (due < fewestCards) return [];
  return [
    {
      kind: 'cards-due',
      subject: 'cards',
      text: `${due} cards of ${courseName} are due today. Each day they wait, more of them are forgotten.`,
      keeps: [String(due)],
      week: null,
      actions: [{ do: 'review-cards', label: 'Review them' }],
    },
  ];
}

const practise = (week: number, activityType: ActivityType, label: string): SuggestionAction => ({
  do: 'practise',
  label,
  week,
  activityType,
});
