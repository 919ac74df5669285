import { isDuePlain } from '../../syllabus/due-days.ts';
import { sayDate, sayDue, withoutStop } from '../course/fact.ts';
import { type AnswerLine, andList, item, many, percent, sentence } from '../render/answer-line.ts';
import { daysOff, inDays } from './due-answer.ts';
import { marksReadings, overdueSinceJoining, type StudentState, type StudentWeek } from './student-state.ts';

const mostConcepts = 3;
/** Fewer tries say nothing of a concept. */
const fewestTried = 1;
const strong = 0.85;

/** How far the student is: in the weeks asked about, or in the course. */
export function standingAnswer(state: StudentState, weeks: readonly number[] | null): AnswerLine[] {
  if (weeks === null) return courseStanding(state);
  const found = state.weeks.filter(({ number }) => weeks.includes(number));
  if (found.length === 0) return [sentence(`The plan has no week ${andList(weeks)}.`)];
  return found.flatMap((week) => weekStanding(week, state));
}

function weekStanding(week: StudentWeek, state: StudentState): AnswerLine[] {
  const work = state.work.filter(({ weekNumber }) => weekNumber === week.number);
  const files = week.readings.filter(({ hasFile }) => hasFile).length;
  const read = week.readings.filter((each) => each.state === 'read').length;
  return [
    sentence(practised(week)),
    ...weakest(state, [week.number]),
    ...(week.cardsDue > 0 ? [sentence(`${many(week.cardsDue, 'card')} of it due for review.`)] : []),
    ...(week.readings.length > 0
      ? [
          sentence(
            `Of its ${many(week.readings.length, 'reading')} you have ${files === 0 ? 'no file' : many(files, 'file')} here.`,
          ),
          ...(marksReadings(state) ? [sentence(`${read === 0 ? 'None' : read} of them marked as read.`)] : []),
        ]
      : []),
    ...work.map(({ assignment, handedIn }) => {
      const { text, evidence } = sayDue(assignment);
      const far = daysOff(assignment, state.today);
      const when = far === null ? '' : `, ${far}`;
      return item({
        text: `${withoutStop(text)} (${handedIn ? 'handed in' : `not marked as handed in${when}`}).`,
        evidence,
      });
    }),
  ];
}

function practised({ number, topic, items, tried, missed, mastery }: StudentWeek): string {
  const name = topic ? `Week ${number} (${topic})` : `Week ${number}`;
  if (items === 0) return `${name}: no activities were made for it yet, so there is nothing to go by.`;
  if (tried === 0) return `${name}: you have done none of its ${many(items, 'activity', 'activities')} yet.`;
  const wrong = missed === 0 ? 'none of them wrong the last time' : `${missed} of them wrong the last time`;
  return `${name}: you have done ${tried} of ${many(items, 'activity', 'activities')}, ${wrong}. In a week you would still know about ${percent(mastery)} of it.`;
}

function courseStanding(state: StudentState): AnswerLine[] {
  const { weeks, today, cardsDue } = state;
  const begun = weeks.filter(({ startDate, tried }) => tried > 0 || (startDate !== null && startDate <= today));
  const items = weeks.reduce((sum, week) => sum + week.items, 0);
  const tried = weeks.reduce((sum, week) => sum + week.tried, 0);
  const late = overdueSinceJoining(state).filter(({ assignment }) => isDuePlain(assignment));
  const overall =
    items === 0
      ? 'No activities were made in this course yet, so there is nothing to go by.'
      : `You have done ${tried} of ${many(items, 'activity', 'activities')} in this course.`;
  return [
    sentence(overall),
    ...begun.filter((week) => week.items > 0).map((week) => item({ text: practised(week), evidence: null })),
    ...weakest(state, null),
    ...(cardsDue > 0 ? [sentence(`${many(cardsDue, 'card')} due for review.`)] : []),
    ...(late.length > 0
      ? [sentence(`Not handed in, and past its date: ${late.map(({ assignment }) => assignment.title).join(', ')}.`)]
      : []),
    ...nextStep(state),
  ];
}

/** What the student knows least, by what they tried. */
export function weakest({ concepts }: StudentState, weeks: readonly number[] | null): AnswerLine[] {
  const found = concepts.filter(
    ({ tried, mastery, weekNumber }) =>
      tried >= fewestTried && mastery < strong && (weeks === null || weeks.includes(weekNumber)),
  );
  if (found.length === 0) return [];
  const told = found
    .slice(0, mostConcepts)
    .map(
      ({ name, mastery, weekNumber }) =>
        `“${name}” (${weeks === null ? `week ${weekNumber}, ` : ''}${percent(mastery)})`,
    );
  return [sentence(`Weakest so far: ${andList(told)}.`)];
}

export function weakPointsAnswer(state: StudentState, weeks: readonly number[] | null): AnswerLine[] {
  const missed = state.weeks.filter((week) => week.missed > 0 && (weeks === null || weeks.includes(week.number)));
  const told = [
    ...weakest(state, weeks),
    ...missed.map(({ number, topic, missed }) =>
      item({
        text: `Week ${number}${topic ? ` (${topic})` : ''}: ${many(missed, 'item')} wrong the last time.`,
        evidence: null,
      }),
    ),
  ];
  if (told.length > 0) return told;
  const isUntried = state.weeks.every(({ tried }) => tried === 0);
  return [
    sentence(
      isUntried
        ? 'I cannot say yet: you have not done any activities. Try “Quiz me”, and I can.'
        : 'Nothing stands out: the last answers to all that you tried were right.',
    ),
  ];
}

export function cardsAnswer({ cardsDue, weeks }: StudentState): AnswerLine[] {
  if (cardsDue === 0) return [sentence('No flashcards of this course are due for review today.')];
  const places = weeks.filter((week) => week.cardsDue > 0).map((week) => `${week.cardsDue} of week ${week.number}`);
  const where = places.length > 0 ? `: ${andList(places)}` : '';
  return [sentence(`${many(cardsDue, 'flashcard')} ${cardsDue === 1 ? 'is' : 'are'} due for review today${where}.`)];
}

/** For the next exam: how the weeks stand that it is about. */
export function readyAnswer(text: string, state: StudentState): AnswerLine[] {
  const { exams, weeks, today } = state;
  const exam = exams.find(({ title }) => text.includes(title.toLowerCase())) ?? exams[0];
  if (!exam) return [sentence('The plan has no exam or quiz ahead with a date.'), ...courseStanding(state)];
  const { title, date, dateInDoubt, fromWeek, throughWeek } = exam;
  const covered = weeks
    .filter(({ number, items }) => items > 0 && number >= (fromWeek ?? number) && number <= (throughWeek ?? number))
    .toSorted((x, y) => x.mastery - y.mastery || x.number - y.number);
  const lead = sentence(
    dateInDoubt
      ? `${title} may be on ${sayDate(date)}; its date is not certain, so check it in the syllabus.`
      : `${title} is on ${sayDate(date)} (${inDays(today, date)}).`,
  );
  if (covered.length === 0)
    return [lead, sentence('No activities were made for its weeks, so I cannot tell how ready you are.')];
  return [
    lead,
    sentence('The weeks that it is about, the weakest first:'),
    ...covered.slice(0, 6).map((week) => item({ text: practised(week), evidence: null })),
  ];
}

export function nextStep({ next }: StudentState): AnswerLine[] {
  if (next.length === 0) return [];
  return [sentence('What to do next:'), ...next.map((text) => item({ text, evidence: null }))];
}
