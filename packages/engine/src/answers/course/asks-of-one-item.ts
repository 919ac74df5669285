import type { Course } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import { allAssignments } from './course-question.ts';
import { plainQuestion } from './week-words.ts';
import { workHeads } from './work-heads.ts';

/** What is asked of one piece of work or one exam, and how each is asked alone. */
const asks: { said: RegExp; alone: (item: string) => string }[] = [
  {
    said: /\b(?:when(?:'s)?|(?:what|which) (?:day|date|time)|due date|dates?|deadline|what time)\b/,
    alone: (item) => `When is ${item}?`,
  },
  {
    said: /\b(?:where(?:'s)?|(?:what|which) (?:room|building|hall|place)|(?:the )?(?:room|place|location))\b/,
    alone: (item) => `Where is ${item}?`,
  },
  {
    said: /\bwhat (?:to|do (?:i|we)(?: (?:need|have))?(?: to)?|should (?:i|we)|can (?:i|we)|must (?:i|we)) bring\b/,
    alone: (item) => `What do I bring to ${item}?`,
  },
  {
    said: /\bhow long(?! (?:do|have) (?:i|we))\b|\b(?:how many|number of) (?:pages|words)\b|\blength\b/,
    alone: (item) => `How long is ${item}?`,
  },
  {
    said: /\bhow much (?:is it |does it |it's |it is )?(?:worth|counts?)(?: for)?\b|\bwhat percent(?:age)?\b|\bweight\b/,
    alone: (item) => `How much is ${item} worth?`,
  },
  {
    said: /\bwhat (?:does it|it|do they|will it) covers?\b|\bwhat(?:'s| is) (?:it on|on it|it about)\b/,
    alone: (item) => `What does ${item} cover?`,
  },
];
const frame =
  /\b(?:and|n|also|plus|is|are|does|do|did|will|be|it|its|it's|they|the|my|our|this|of|for|to|in|at|on|by|due|held|have|has|need|supposed|i|we|tell|me|please|pls|again|exactly|located|taking|place|happening|so|hey|hi|ok|want|know|what|needed)\b|[&+,?.!;:]/g;
const longestItem = 4;

/**
 * "The date of the midterm and what to bring", "when is the report due and how long": the questions that are asked of
 * one thing, each with its name. null where less is asked, or of more than one thing.
 */
export function asksOfOneItem(asked: string, course: Course): string[] | null {
  const text = plainQuestion(asked);
  if (!/\b(?:and|n|plus)\b|[&+,]/.test(text)) return null;
  const found = asks.flatMap(({ said, alone }, i) => {
    const at = said.exec(text);
    return at ? [{ at: at.index, words: said, alone, isOfPlace: i < 2 }] : [];
  });
  if (found.length < 2) return null;
  const item = found
    .reduce((left, { words }) => left.replace(words, ' '), text)
    .replace(frame, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const stems = contentStems(item);
  const isTitled = allAssignments(course).some(({ title }) =>
    stems.every((stem) => contentStems(title).includes(stem)),
  );
  if (stems.length === 0 || item.split(' ').length > longestItem) return null;
  if (!isTitled && workHeads(item, course).size !== 1) return null;
  const named = /\d$/.test(item) ? item : `the ${item}`;
  // The day of an exam is told with its room.
  if (found.every(({ isOfPlace }) => isOfPlace)) return [`When is ${named} and where?`];
  return found.toSorted((x, y) => x.at - y.at).map(({ alone }) => alone(named));
}
