import { readCourseQuestion } from '@weekwise/engine/answers/course/course-question.ts';
import type { Course, Week } from '@weekwise/engine/syllabus/course.ts';
import { oneOrSeveral, type Picked, pickItem } from '@weekwise/engine/text/pick-item.ts';

/** The week that a student's words name: by number, by its place ("next week") or by what it is about. */
export function findWeek(words: string, course: Course, today: string): Picked<Week> {
  const phrase = /\bweek\b|\btoday\b/i.test(words) ? words : `week ${words}`;
  const { weeks } = readCourseQuestion(`what is due in ${phrase}`, course, today);
  if (weeks) return oneOrSeveral(weeks);
  return pickItem(words, course.weeks, (week) => week.topic?.value ?? week.breakName ?? '');
}

export function weekTitle({ number, topic, breakName }: Week): string {
  const about = topic?.value ?? breakName;
  return about ? `week ${number} (${about})` : `week ${number}`;
}
