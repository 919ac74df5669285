import type { Course } from '../syllabus/course.ts';
import { withOwnTopic } from './conversation/own-topic.ts';
import { splitQuestion } from './conversation/split-question.ts';
import { asksOfOneItem } from './course/asks-of-one-item.ts';
import { plainQuestion } from './course/week-words.ts';
import { asksWhomAndHow } from './course/whom-and-how.ts';

/** The questions of a message, each to be answered by itself. */
export function partsOfQuestion(asked: string, course: Course | null): readonly string[] {
  // "Who teaches this and how do I reach them?" has one answer: a name with its address.
  if (course?.instructor && asksWhomAndHow(plainQuestion(asked))) return [asked];
  const split = splitQuestion(withOwnTopic(asked));
  return (course && split.length === 1 ? asksOfOneItem(asked, course) : null) ?? split;
}
