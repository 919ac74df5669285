import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { type AnswerLine, andList, sentence } from '../render/answer-line.ts';
import { daysAsked } from './class-day.ts';
import { daysOff, ofOfficeHours } from './days-off.ts';
import { sayDate } from './fact.ts';
import { termStartOf } from './term-start.ts';
import { plainQuestion } from './week-words.ts';

/** Other people's, or every week's: an exception of one day says nothing of these. */
const ofOthers = /\b(?:tas?|assistants?|graders?|tutors?)\b|\b\p{L}+days\b/u;

/**
 * Answers "Are there office hours on Oct 14?" where the syllabus names that day as one without them. Returns null where
 * it does not, or where that is not asked.
 */
export function officeHoursOff(
  question: string,
  course: Course,
  today: string | null,
  passagesOfSyllabus: () => readonly Passage[],
): AnswerLine[] | null {
  const text = plainQuestion(question);
  const termStart = termStartOf(course);
  if (!ofOfficeHours.held.test(text) || ofOthers.test(text) || today === null || termStart === null) return null;
  const days = daysAsked(text, today, termStart);
  if (days.length === 0) return null;
  const off = daysOff(passagesOfSyllabus(), course, termStart, ofOfficeHours);
  const noteOn = (day: string) => off.find(({ from, to }) => from <= day && day <= to);
  const without = days.filter(noteOn);
  const notes = [...new Set(without.flatMap((day) => noteOn(day) ?? []))];
  if (notes.length === 0) return null;
  const hours = course.officeHours;
  return [
    sentence(`${days.length === 1 ? 'No, not' : 'Not'} on ${andList(without.map(sayDate))}.`),
    ...notes.map(({ says, evidence }) => sentence(`Your syllabus says: “${says}”.`, evidence)),
    ...(hours ? [sentence(`Otherwise: ${hours.value.replace(/[.\s]+$/, '')}.`, hours.evidence)] : []),
  ];
}
