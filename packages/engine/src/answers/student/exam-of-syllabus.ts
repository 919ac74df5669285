import { resolveTypedDay } from '../../dates/resolve-day.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { splitSentences } from '../../text/sentences.ts';
import { syllabusRule } from '../course/syllabus-rule.ts';
import { plainQuestion } from '../course/week-words.ts';
import type { Excerpt } from '../evidence/compose.ts';
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
  const rule = syllabusRule(`when is the ${name}`, passagesOfSyllabus());
  if (!rule || !('said' in rule)) return state;
  const termStart = weeks.find(({ startDate }) => startDate !== null)?.startDate?.value ?? state.today;
  // Beside its day stand others: of a make-up, of the last class.
  const day = rule.said
    .flatMap(sentencesIn)
    .map((words) => resolveTypedDay(words, { today: state.today, termStart, current: null }))
    .find((found) => found !== null);
  if (!day || day.date < state.today) return state;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const exam = { title, date: day.date, kind: 'exam' as const, fromWeek: null, throughWeek: null };
  return { ...state, exams: [exam, ...state.exams] };
}

function sentencesIn({ passage, start, end }: Excerpt): string[] {
  const text = passage.text.slice(start, end);
  return splitSentences(text).map((span) => text.slice(span.start, span.end));
}
