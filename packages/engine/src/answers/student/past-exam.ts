import { sayDate, sayReading, withoutStop } from '../course/fact.ts';
import { type AnswerLine, item, sentence } from '../render/answer-line.ts';
import { inDays } from './due-answer.ts';
import { sayWeeks } from './plan-order.ts';
import { byDueDate, type StudentState, type StudentWeek, type StudentWork } from './student-state.ts';

const kinds: RegExp[] = [/\bmid-?term/i, /\bfinals?\b/i, /\bquiz/i, /\b(?:exam|test)\b/i];
const most = 8;

/**
 * What to say to a wish for a plan up to an exam that is over: when it was, and what it was about, by the plan. null
 * where no exam of the past is meant.
 * @param scope numbers of its weeks, where the syllabus says them
 */
export function pastExam(text: string, state: StudentState, scope: readonly number[] | null): AnswerLine[] | null {
  const exam = examOver(text, state);
  if (!exam?.assignment.dueDate) return null;
  const { title, dueDate, evidence, dueEvidence } = exam.assignment;
  const weeks = weeksUpTo(exam, state, scope);
  const about =
    weeks.length === 0 ? '' : ` It was about ${sayWeeks(weeks)}, ${scope ? 'as the syllabus says' : 'by the plan'}:`;
  const [next] = state.exams;
  return [
    sentence(
      `${title} was on ${sayDate(dueDate)} (${inDays(state.today, dueDate)}), so there are no days to plan.${about}`,
      dueEvidence ?? evidence,
    ),
    ...weeks.slice(0, most).map(({ number, topic, readings }) => {
      const read = readings.map(({ reading }) => withoutStop(sayReading(reading).text)).join('; ');
      const what = [topic ?? '', read && topic ? `(${read})` : read].filter((part) => part !== '').join(' ');
      return item({ text: `Week ${number}${what === '' ? '' : `: ${what}`}.`, evidence: null });
    }),
    ...(weeks[0] ? [sentence(`To go over it: “Quiz me on ${sayWeeks(weeks.slice(0, 1))}”.`)] : []),
    ...(next ? [sentence(`Next: ${next.title}, ${sayDate(next.date)} (${inDays(state.today, next.date)}).`)] : []),
  ];
}

/** The exam of the past that a student names: by its title, else by its kind where none of that kind is ahead. */
function examOver(text: string, { work, exams, today }: StudentState): StudentWork | null {
  const over = work
    .filter(
      ({ assignment: { type, dueDate } }) =>
        (type === 'exam' || type === 'quiz') && dueDate !== null && dueDate < today,
    )
    .toSorted(byDueDate);
  const isTitled = (title: string): boolean => text.includes(title.toLowerCase());
  if (exams.some(({ title }) => isTitled(title))) return null;
  const titled = over.findLast(({ assignment: { title } }) => /\d/.test(title) && isTitled(title));
  if (titled) return titled;
  const kind = kinds.find((each) => each.test(text));
  if (!kind || exams.length > 0) return null;
  return over.findLast(({ assignment: { title } }) => kind.test(title)) ?? null;
}

/** What the syllabus says that it was about, else what came since the exam before. */
function weeksUpTo(exam: StudentWork, { work, weeks }: StudentState, scope: readonly number[] | null): StudentWeek[] {
  if (scope) return weeks.filter(({ number }) => scope.includes(number));
  const date = exam.assignment.dueDate ?? '';
  const before = work
    .filter(({ assignment: { type, dueDate } }) => type === exam.assignment.type && dueDate !== null && dueDate < date)
    .toSorted(byDueDate)
    .at(-1)?.assignment.dueDate;
  const isAll = /\bfinal/i.test(exam.assignment.title);
  return weeks.filter(
    ({ startDate, topic, readings }) =>
      startDate !== null &&
      startDate <= date &&
      (isAll || !before || startDate > before) &&
      (topic !== null || readings.length > 0),
  );
}
