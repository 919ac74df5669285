import { findDates } from '../../dates/find-dates.ts';
import { weekdayPattern } from '../../dates/names.ts';
import { resolveTypedDay } from '../../dates/resolve-day.ts';
import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { splitSentences } from '../../text/sentences.ts';
import { syllabusRule } from '../course/syllabus-rule.ts';
import { plainQuestion } from '../course/week-words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isRow } from '../evidence/forms.ts';
import { readPlanRequest } from './plan-request.ts';
import type { StudentState } from './student-state.ts';

const names: [said: RegExp, name: string][] = [
  [/\bmid-?terms?\b/, 'midterm'],
  [/\bfinals?\b/, 'final exam'],
];

/**
 * A student's state with the exam that is to be planned for, where the plan has no date of it and a line of the
 * syllabus says one.
 */
export function withExamOf(
  question: string,
  state: StudentState,
  { weeks }: Course,
  passagesOfSyllabus: () => readonly Passage[],
): StudentState {
  const text = plainQuestion(question);
  const [said, name] = names.find(([pattern]) => pattern.test(text)) ?? [];
  if (!said || !name || readPlanRequest(text) === null) return state;
  if (state.exams.some(({ title }) => said.test(title.toLowerCase()))) return state;
  const passages = passagesOfSyllabus();
  const rule = syllabusRule(`when is the ${name}`, passages);
  const sentences = rule && 'said' in rule ? rule.said.flatMap(sentencesIn) : [];
  const termStart = weeks.find(({ startDate }) => startDate !== null)?.startDate?.value ?? state.today;
  // Beside its day stand others: of a make-up, of the last class.
  const day = [...sentences, ...cellsOn(said, passages)]
    .map((words) => resolveTypedDay(words, { today: state.today, termStart, current: null }))
    .find((found) => found !== null && found.date >= state.today);
  if (!day) return state;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const exam = { title, date: day.date, kind: 'exam' as const, fromWeek: null, throughWeek: null };
  return { ...state, exams: [exam, ...state.exams] };
}

const weekdayNamed = new RegExp(`\\b(?:${weekdayPattern})\\b`, 'i');

/** The cells of a row on the exam that hold its day: those that name a weekday first, a span of days not at all. */
function cellsOn(named: RegExp, passages: readonly Passage[]): string[] {
  const cells = passages.flatMap((passage) =>
    blocksOf(passage)
      .filter(({ form }) => isRow(form))
      .map(({ start, end }) => passage.text.slice(start, end))
      .filter((row) => named.test(row.toLowerCase()))
      .flatMap((row) => row.split('|').map((cell) => cell.trim())),
  );
  const dated = cells.filter((cell) => findDates(cell).length > 0 && !/\d ?[–-] ?(?:\p{L}+\.? )?\d{1,2}$/u.test(cell));
  return [...dated.filter((cell) => weekdayNamed.test(cell)), ...dated.filter((cell) => !weekdayNamed.test(cell))];
}

function sentencesIn({ passage, start, end }: Excerpt): string[] {
  const text = passage.text.slice(start, end);
  return splitSentences(text).map((span) => text.slice(span.start, span.end));
}
