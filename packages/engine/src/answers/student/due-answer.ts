import { addDays, daysBetween, weekdayOf } from '../../dates/calendar.ts';
import type { Assignment } from '../../syllabus/course.ts';
import { dueFirst, isDuePlain, nextDueDay, possibleDueDays } from '../../syllabus/due-days.ts';
import { type CourseQuestion, matchTitles, namedTypes, namesOnlyTypes } from '../course/course-question.ts';
import { sayDate, sayDue, withoutStop } from '../course/fact.ts';
import type { WeeklyWork } from '../course/weekly-work.ts';
import { type AnswerLine, item, many, sentence } from '../render/answer-line.ts';
import { quoteOf } from '../requests/written-answer.ts';
import { type DueSpan, dueSpan } from './due-span.ts';
import {
  byDueDate,
  overdueSinceJoining,
  overdueWork,
  perhapsOverdue,
  type StudentState,
  type StudentWork,
} from './student-state.ts';

const mostListed = 6;

/**
 * What is due in the days that the question names and not handed in; beside it how much is overdue, unless the days
 * asked about are all to come.
 */
export function dueAnswer(
  question: CourseQuestion,
  state: StudentState,
  span: DueSpan = dueSpan(question.text, state.today),
  weekly: () => WeeklyWork[] = () => [],
): AnswerLine[] {
  const { today } = state;
  const work = ofKind(question, state.work);
  if (hasNoDates(state)) return withoutDates(work, span, dueEveryWeek(weekly(), state, span));
  const within = work
    .filter(({ assignment }) => possibleDueDays(assignment).some((day) => day >= span.from && day <= (span.to ?? day)))
    .sort(byDueDate);
  const open = within.filter(({ handedIn }) => !handedIn);
  const coming = open.filter(({ assignment }) => nextDueDay(assignment, today) !== undefined);
  const asked = span.firstOnly ? dueFirst(coming, today, ({ assignment }) => assignment) : coming;
  const done = within.filter(({ handedIn }) => handedIn);
  const overdueNow = ofKind(question, overdueSinceJoining(state));
  const late = span.firstOnly ? [] : overdueNow.filter((each) => within.includes(each));
  const again = namedTypes(question.text).length === 0 ? dueEveryWeek(weekly(), state, span) : [];
  const undatedIn = span.firstOnly || span.to === null ? [] : undatedOf(work, state, span);
  return [
    ...(asked.length > 0 ? listed(span.firstOnly ? 'Due next:' : `Due ${span.name}:`, asked, today) : []),
    ...noDay(undatedIn, span.name, { isMore: asked.length > 0, isAfter: late.length > 0, isWeekly: again.length > 0 }),
    ...overdue(state, late, `Past its date ${span.name}, and not marked as handed in:`),
    ...(asked.length === 0 && span.to !== null ? afterwards(work, span.to, today) : []),
    ...(done.length > 0 && !span.firstOnly ? [sentence(`Handed in already: ${titles(done)}.`)] : []),
    ...(span.from > today ? [] : countOverdue(overdueNow.filter((each) => !late.includes(each)))),
    ...undated(question, work),
    ...again,
  ];
}

/** Whether the plan has no day at all, of a week or of work. */
const hasNoDates = ({ weeks, work }: StudentState): boolean =>
  weeks.every(({ startDate }) => startDate === null) &&
  work.every(({ assignment }) => possibleDueDays(assignment).length === 0);

/** Of a plan without days nobody can tell what is due when; what there is to hand in can be told. */
function withoutDates(work: readonly StudentWork[], { name, firstOnly }: DueSpan, weekly: AnswerLine[]): AnswerLine[] {
  const when = firstOnly ? 'next' : name;
  const open = work.filter(({ handedIn }) => !handedIn);
  if (open.length === 0)
    return [sentence(`Your syllabus has no dates and no assignments, so I can’t tell what’s due ${when}.`), ...weekly];
  const lead = `Your syllabus has no dates, so I can’t tell what’s due ${when}. It lists:`;
  const told = open
    .slice(0, mostListed)
    .map(({ assignment: { title, evidence }, weekNumber }) =>
      item({ text: weekNumber === null ? `${title}.` : `${title} (week ${weekNumber}).`, evidence }),
    );
  return [sentence(lead), ...told, ...weekly];
}

const daysOfWeek = 7;

/** What is due every week, where the span has such a day and the course runs. */
export function dueEveryWeek(
  weekly: readonly WeeklyWork[],
  { weeks }: StudentState,
  { from, to, firstOnly }: Pick<DueSpan, 'from' | 'to' | 'firstOnly'>,
): AnswerLine[] {
  const starts = weeks.flatMap(({ startDate }) => startDate ?? []).toSorted();
  const [first = from, last = from] = [starts[0], starts.at(-1)];
  if (firstOnly || to === null || to < first || from > addDays(last, daysOfWeek - 1)) return [];
  const days = Array.from({ length: Math.min(daysOfWeek, daysBetween(from, to) + 1) }, (_, i) =>
    weekdayOf(addDays(from, i)),
  );
  const told = weekly.filter(({ weekdays }) =>
    weekdays.length === 0 ? days.length === daysOfWeek : weekdays.some((day) => days.includes(day)),
  );
  if (told.length === 0) return [];
  return [
    sentence('And what comes again, by your syllabus:'),
    ...told.map(({ piece }) => item({ text: quoteOf(piece), evidence: piece })),
  ];
}

/** What should be handed in by now and is not. */
export function overdueAnswer(question: CourseQuestion, state: StudentState): AnswerLine[] {
  const late = ofKind(question, overdueWork(state));
  if (late.length > 0) return overdue(state, late, 'Past its date, and not marked as handed in:');
  const perhaps = ofKind(question, perhapsOverdue(state));
  if (perhaps.length > 0) {
    return [
      sentence('Nothing is overdue for certain. Its date may be past, and it is not marked as handed in:'),
      ...items(perhaps, state.today),
    ];
  }
  return [sentence('Nothing is overdue: all work whose date is past is marked as handed in, or was held in class.')];
}

/** Whether the work that the question names is handed in; null where it names none of the plan. */
export function handedInAnswer(question: CourseQuestion, state: StudentState): AnswerLine[] | null {
  const byTitle = matchTitles(question, state.work, ({ assignment }) => assignment.title, 'half');
  const found = byTitle.length > 0 ? byTitle : namesOnlyTypes(question) ? ofKind(question, state.work) : [];
  if (found.length === 0) return null;
  return found.slice(0, mostListed).map(({ assignment, handedIn }) => {
    const { text, evidence } = sayDue(assignment);
    const mark = handedIn ? 'You marked it as handed in.' : 'You have not marked it as handed in.';
    return item({ text: `${text} ${mark}`, evidence });
  });
}

/** Beside what was asked, that some work is late. The list itself is told where it is asked for. */
export function countOverdue(late: readonly StudentWork[]): AnswerLine[] {
  if (late.length === 0) return [];
  const those = many(late.length, 'earlier item is', 'earlier items are');
  return [sentence(`${those} not marked as handed in: ask “What is overdue?” for the list.`)];
}

/** A list of what is late; empty where nothing is. */
export function overdue({ today }: StudentState, late: readonly StudentWork[], lead: string): AnswerLine[] {
  return late.length > 0 ? listed(lead, late, today) : [];
}

/** Of the kinds of work that the question names; all where it names none. */
function ofKind({ text }: CourseQuestion, work: readonly StudentWork[]): StudentWork[] {
  const types = namedTypes(text);
  const isGeneral = types.length === 0 || /\b(?:assignments?|deadlines?|homework)\b/.test(text);
  return isGeneral ? [...work] : work.filter(({ assignment }) => types.includes(assignment.type));
}

function items(work: readonly StudentWork[], today: string): AnswerLine[] {
  return work.slice(0, mostListed).map(({ assignment }) => {
    const { text, evidence } = sayDue(assignment);
    const far = daysOff(assignment, today);
    return item({ text: far === null ? text : `${withoutStop(text)} (${far}).`, evidence });
  });
}

function listed(lead: string, work: readonly StudentWork[], today: string): AnswerLine[] {
  const told = items(work, today);
  const more = work.length - told.length;
  return [
    sentence(lead),
    ...told,
    ...(more > 0 ? [sentence(`And ${more} more, ${work.length} in all; the weeks of the plan show every one.`)] : []),
  ];
}

/** How far off the due date is; null where no date is certain. */
export const daysOff = (assignment: Assignment, today: string): string | null =>
  assignment.dueDate === null || !isDuePlain(assignment) ? null : inDays(today, assignment.dueDate);

/** "today", "in 3 days", "2 days ago" */
export function inDays(today: string, date: string): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** Work that the plan puts into a week of the span and gives no day: it may be due then. */
function undatedOf(work: readonly StudentWork[], { weeks }: StudentState, { from, to }: DueSpan): StudentWork[] {
  const starts = weeks.filter(({ startDate }) => startDate !== null);
  const within = starts.filter(({ startDate }, i) => {
    const next = starts[i + 1]?.startDate ?? null;
    return (startDate ?? '') <= (to ?? from) && (next === null ? from <= addDays(startDate ?? from, 6) : from < next);
  });
  const numbers = new Set(within.map(({ number }) => number));
  return work.filter(
    ({ assignment, weekNumber, handedIn }) =>
      !handedIn && weekNumber !== null && numbers.has(weekNumber) && possibleDueDays(assignment).length === 0,
  );
}

/** That nothing is due is claimed of no week whose work has no day. */
function noDay(
  undated: readonly StudentWork[],
  when: string,
  { isMore, isAfter, isWeekly }: { isMore: boolean; isAfter: boolean; isWeekly: boolean },
): AnswerLine[] {
  if (undated.length === 0) {
    const nothing = `Nothing ${isAfter ? 'more ' : ''}${isWeekly ? 'with a date of its own ' : ''}`;
    return isMore ? [] : [sentence(`${nothing}is due ${when}.`)];
  }
  const open = undated
    .slice(0, mostListed)
    .map(({ assignment: { title, evidence }, weekNumber }) =>
      item({ text: `${title} (week ${weekNumber}).`, evidence }),
    );
  const lead = isMore
    ? 'Your syllabus gives no day for:'
    : `No due date falls ${when}, but your syllabus gives no day for:`;
  return [sentence(lead), ...open];
}

function afterwards(work: readonly StudentWork[], after: string, today: string): AnswerLine[] {
  const next = work
    .filter(({ assignment: { dueDate }, handedIn }) => dueDate !== null && dueDate > after && !handedIn)
    .sort(byDueDate)[0];
  if (!next?.assignment.dueDate) return [];
  const { title, dueDate, evidence, dueEvidence } = next.assignment;
  if (!isDuePlain(next.assignment)) {
    return [sentence(`Next may be ${sayDue(next.assignment).text}`, dueEvidence ?? evidence)];
  }
  const when = `${sayDate(dueDate)} (${inDays(today, dueDate)})`;
  return [sentence(`Next is ${title}, ${when}.`, dueEvidence ?? evidence)];
}

/** Work without a date is told where nothing else would be, or where everything is asked for. */
function undated({ text }: CourseQuestion, work: readonly StudentWork[]): AnswerLine[] {
  const open = work.filter(({ assignment, handedIn }) => possibleDueDays(assignment).length === 0 && !handedIn);
  if (
    open.length === 0 ||
    /\b(?:today|tomorrow|tonight|week|weekend|month|\w+days?|days?|next|after|before|until|since|over)\b/.test(text)
  )
    return [];
  return [
    sentence(`The plan gives no date for ${many(open.length, 'piece of work', 'pieces of work')}: ${titles(open)}.`),
  ];
}

function titles(work: readonly StudentWork[]): string {
  const names = [...new Set(work.map(({ assignment }) => assignment.title))];
  return names.length <= 6 ? names.join(', ') : `${names.slice(0, 6).join(', ')} and ${names.length - 6} more`;
}
