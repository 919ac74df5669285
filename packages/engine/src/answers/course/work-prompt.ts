import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isRow } from '../evidence/forms.ts';
import { countWords, firstSentences } from '../render/shorten.ts';
import { allAssignments, readCourseQuestion } from './course-question.ts';
import { plainQuestion } from './week-words.ts';
import { workNamed } from './work-facts.ts';

const asks =
  /^(?:and )?what(?:'s| is| are| will) (?<work>(?:the|my|our) .+?|(?:essay|paper|project|report) \d) (?:be )?(?:about|on)(?: and when .*| due .*)?\W*$|\b(?:topic|prompt|question|task) (?:of|for) (?<other>(?:the|my|our) .+?)\W*$|\bwhat (?:do|does|should|must) (?:i|we) (?:have to |need to )?(?:hand in|turn in|submit|include|do|write)\b.*?\bfor (?<task>(?:the|my|our) [^,;]+?)(?:[,;]| and (?:how|when|what|is|does)\b|\W*$)/;
/** In words; the citation opens the rest. */
const longest = 120;
const shortest = 8;

/** Finds the syllabus paragraph that describes a piece of work, where a question asks what it is about. */
export function workPrompt(question: string, course: Course, passages: () => readonly Passage[]): Excerpt | null {
  const groups = asks.exec(plainQuestion(question))?.groups;
  const named = groups?.work ?? groups?.other ?? groups?.task;
  if (named === undefined) return null;
  const asked = new Set(contentStems(named));
  const found = workNamed(readCourseQuestion(named, course, null), allAssignments(course));
  // "The report" is the report and not its proposal.
  const work = found.find(({ title }) => contentStems(title).every((stem) => asked.has(stem))) ?? found[0];
  if (!work || work.type === 'exam' || work.type === 'quiz') return null;
  const stems = contentStems(work.title);
  for (const passage of passages()) {
    for (const { start, end, form } of blocksOf(passage)) {
      const text = passage.text.slice(start, end);
      const opening = contentStems(text).slice(0, stems.length + 1);
      const isOnIt = stems.length > 0 && stems.every((stem) => opening.includes(stem));
      if (isOnIt && !isRow(form) && countWords(text) >= shortest)
        return { passage, start, end: start + firstSentences(text, longest).end };
    }
  }
  return null;
}
