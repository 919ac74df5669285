import type { Course } from '@weekwise/engine/syllabus/course.ts';
import { titleLikeness } from '@weekwise/engine/text/title-likeness.ts';
import type { Question } from '../question.ts';

/** Number of the week that is open beside the chat, by its number or by its topic; null where the plan has no such week. */
export function openWeekOf({ number, topic }: Question['week'], course: Course | null): number | null {
  const weeks = course?.weeks ?? [];
  const open =
    number === null
      ? weeks.find((week) => topic !== null && week.topic !== null && titleLikeness(topic, week.topic.value) === 1)
      : weeks.find((week) => week.number === number);
  return open?.number ?? null;
}
