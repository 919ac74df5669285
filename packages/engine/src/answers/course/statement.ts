import type { Passage } from '../../passages/passage.ts';
import type { Span } from '../../text/sentences.ts';
import { firstSentences } from '../render/shorten.ts';

const label = /^[^\p{L}\n]*\p{Lu}[^:\n]{0,40}:(?=\s)/u;
const goesOn = /^\s*[\p{Ll}(,;–]/u;

/**
 * Reads what a syllabus says from a place on, in at most so many words, up to where it says something else: a line with
 * a label of its own ("Office hours: …") ends there, and no other line reaches into the next one that has a label.
 */
export function statementFrom({ text }: Pick<Passage, 'text'>, start: number, longest: number): Span {
  const lines = text.slice(start).split('\n');
  const isLabelled = label.test(lines[0] ?? '');
  let length = lines[0]?.length ?? 0;
  for (const line of lines.slice(1)) {
    if (isLabelled ? !goesOn.test(line) : label.test(line)) break;
    length += line.length + 1;
  }
  return { start, end: start + firstSentences(text.slice(start, start + length), longest).end };
}
