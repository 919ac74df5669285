import { addDays } from '../../dates/calendar.ts';
import { sayReading } from '../course/fact.ts';
import { type AnswerLine, andList, item, many, sentence } from '../render/answer-line.ts';
import { overdue } from './due-answer.ts';
import {
  marksReadings,
  overdueWork,
  type StudentReading,
  type StudentState,
  type StudentWeek,
} from './student-state.ts';

const mostReadings = 4;
const mostWeeks = 4;

/**
 * What went by without the student: work not handed in, weeks that nothing was done in, readings that are not read or
 * that no file is there of, answers that were wrong, cards that wait.
 * @param weeks the weeks asked about; null for all that are over
 */
export function missedAnswer(state: StudentState, weeks: readonly number[] | null): AnswerLine[] {
  const isAsked = (number: number | null): boolean => weeks === null || (number !== null && weeks.includes(number));
  const past = state.weeks.filter((week) => (weeks === null ? isOver(week, state) : isAsked(week.number)));
  const late = overdueWork(state).filter(({ weekNumber }) => isAsked(weekNumber));
  const told = [
    ...overdue(state, late, 'Past its date, and not marked as handed in:'),
    ...untouched(past),
    ...(marksReadings(state) ? notRead(past) : withoutFile(past)),
    ...wrong(weeks === null ? state.weeks : past),
    ...(weeks === null && state.cardsDue > 0
      ? [sentence(`${many(state.cardsDue, 'flashcard')} waiting to be reviewed.`)]
      : []),
  ];
  if (told.length > 0) return told;
  const where = weeks === null ? '' : ` in ${weeks.length === 1 ? 'week' : 'weeks'} ${andList(weeks)}`;
  return [
    sentence(
      `You have missed nothing that I know of${where}: no work is past its date without being handed in, no week lies untouched and no card waits.`,
    ),
  ];
}

/** A week is over when the next one has begun, or seven days after its own beginning. */
function isOver({ number, startDate }: StudentWeek, { weeks, today }: StudentState): boolean {
  const next = weeks.find((week) => week.number > number && week.startDate !== null)?.startDate;
  if (next && next <= today) return true;
  return startDate !== null && addDays(startDate, 7) <= today;
}

const nameOf = ({ number, topic }: StudentWeek): string => (topic ? `week ${number} (${topic})` : `week ${number}`);

function untouched(weeks: readonly StudentWeek[]): AnswerLine[] {
  const items = weeks
    .filter(({ items, tried }) => items > 0 && tried === 0)
    .map((week) =>
      item({
        text: `${capital(nameOf(week))}: none of its ${many(week.items, 'activity', 'activities')}.`,
        evidence: null,
      }),
    );
  const unmade = weeks.filter(({ items }) => items === 0).map(({ number }) => number);
  const which =
    unmade.length > mostWeeks
      ? `${unmade.length} weeks`
      : `${unmade.length === 1 ? 'week' : 'weeks'} ${andList(unmade)}`;
  const none = `No activities were made for ${which}.`;
  return [
    ...(items.length > 0 ? [sentence('Not practised yet:'), ...items.slice(0, mostWeeks)] : []),
    ...(items.length > mostWeeks ? [sentence(`And ${many(items.length - mostWeeks, 'more week')}.`)] : []),
    ...(unmade.length > 0 ? [sentence(none)] : []),
  ];
}

const withoutFile = (weeks: readonly StudentWeek[]): AnswerLine[] =>
  listed('Readings that you have no file of here:', weeks, ({ hasFile }) => !hasFile);

const notRead = (weeks: readonly StudentWeek[]): AnswerLine[] =>
  listed('Readings that you have not marked as read:', weeks, ({ state }) => state !== 'read');

function listed(
  lead: string,
  weeks: readonly StudentWeek[],
  isMissing: (reading: StudentReading) => boolean,
): AnswerLine[] {
  const missing = weeks.flatMap(({ number, readings }) =>
    readings.filter((each) => isMissing(each) && !each.reading.optional).map(({ reading }) => ({ number, reading })),
  );
  if (missing.length === 0) return [];
  const items = missing.slice(0, mostReadings).map(({ number, reading }) => {
    const { text, evidence } = sayReading(reading);
    return item({ text: `Week ${number}: ${text}`, evidence });
  });
  const more = missing.length - items.length;
  return [
    sentence(lead),
    ...items,
    ...(more > 0 ? [sentence(`And ${more} more, ${missing.length} in all; each week of the plan lists its own.`)] : []),
  ];
}

function wrong(weeks: readonly StudentWeek[]): AnswerLine[] {
  const missed = weeks.filter(({ missed }) => missed > 0);
  if (missed.length === 0) return [];
  const told = missed.map((week) => `${week.missed} in week ${week.number}`);
  return [sentence(`Answered wrong the last time: ${andList(told)}.`)];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
