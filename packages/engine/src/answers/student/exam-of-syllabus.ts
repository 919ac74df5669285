import { resolveTypedDay } from '../../dates/resolve-day.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { syllabusRule } from '../course/syllabus-rule.ts';
import { plainQuestion } from '../course/week-words.ts';
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
  const words = rule.said.map(({ passage, start, end }) => passage.text.slice(start, end)).join(' ');
  const termStart = weeks.find(({ startDate }) => startDate !== null)?.startDate?.value ?? state.today;
  const day = resolveTypedDay(words, { today: state.today, termStart, current: null });
  if (!day || day.date < state.today) return state;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const exam = { title, date: day.date, kind: 'exam' as const, fromWeek: null, throughWeek: null };
  return { ...state, exams: [exam, ...state.exams] };
}
