import { sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { countWords } from '../render/shorten.ts';
import { inItsParagraph } from './defined-term.ts';

/** In words: of what a syllabus says that a piece of work is. */
const longest = 90;
/** A line with fewer words besides the title only names the work. */
const fewestBeside = 6;
/** In words: of a question to write about. */
const longestTopic = 30;

/** Finds the syllabus paragraph that opens with an assignment's title and describes it; null where there is none. */
export function assignmentText(title: string, passages: readonly Passage[]): Excerpt | null {
  for (const passage of passages) {
    for (const { start, end } of sentencesOf(passage)) {
      if (!opensWith(passage.text.slice(start), title)) continue;
      const piece = inItsParagraph({ passage, start, end }, longest);
      if (countWords(passage.text.slice(start, piece.end)) >= countWords(title) + fewestBeside) return piece;
    }
  }
  return null;
}

/** "3. Sketches: …": a number before it, and the plural, are of the same work. */
function opensWith(text: string, title: string): boolean {
  const [number = ''] = /^\W*(?:(?:part )?\d{1,2}\W+)?/i.exec(text) ?? [];
  const rest = text.slice(number.length);
  const behind = rest.slice(title.length).replace(/^(?:es|s)\b/, '');
  const isPlural = rest.toLowerCase().startsWith(title.toLowerCase().replace(/y$/, 'ies'));
  return (
    (rest.toLowerCase().startsWith(title.toLowerCase()) && /^(?:\s?\(|\s?[.:–—-])/.test(behind)) ||
    (isPlural && /y$/i.test(title) && /^(?:\s?\(|\s?[.:–—-])/.test(rest.slice(title.length + 2)))
  );
}

/** Finds the question that an assignment is to answer; null where it asks none. */
export function topicIn({ passage, start, end }: Excerpt): string | null {
  const asked = sentencesOf(passage)
    .filter((span) => span.start >= start && span.end <= end)
    .map((span) => passage.text.slice(span.start, span.end).trim())
    .find((text) => text.endsWith('?') && countWords(text) <= longestTopic);
  return asked?.replace(/\?$/, '') ?? null;
}
