import { weekdayLetterPattern, weekdayPattern } from '../../dates/names.ts';
import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Span } from '../../text/sentences.ts';
import { countWords, firstSentences } from '../render/shorten.ts';

const label = /^[^\p{L}\n]*\p{Lu}[^:\n]{0,40}:(?=\s)/u;
const goesOn = /^\s*[\p{Ll}(,;–]/u;

/**
 * Reads what a syllabus says from a place on, in at most so many words, up to where it says something else: a line with
 * a label of its own ("Office hours: …") ends there, and no other line reaches into the next one that has a label.
 */
export function statementFrom(passage: Passage, start: number, longest: number): Span {
  const { text } = passage;
  const lines = text.slice(start).split('\n');
  if (isLabelAlone(lines[0] ?? '')) return labelWithLines(passage, start, longest);
  const isLabelled = label.test(lines[0] ?? '');
  let length = lines[0]?.length ?? 0;
  for (const line of lines.slice(1)) {
    if (isLabelled ? !goesOn.test(line) : label.test(line)) break;
    length += line.length + 1;
  }
  return { start, end: start + firstSentences(text.slice(start, start + length), longest).end };
}

/** "Office hours:" and nothing behind it: what it labels stands on the lines below. */
export const isLabelAlone = (line: string): boolean => labelAlone.test(line);
const labelAlone = /^[^\p{L}\n]*\p{Lu}[^:.!?\n]{0,40}:\s*$/u;
/** "MW: 1:30–2:30" tells days, and labels nothing else. */
const ofDays = new RegExp(`^\\W*(?:(?:${weekdayPattern}|${weekdayLetterPattern}|th|tu)s?[\\s,/&-]*)+:`, 'i');

/**
 * Reads a label that stands alone on its line with what it labels: the lines below it in its paragraph up to the next
 * label, or the paragraph below, in at most so many words.
 */
export function labelWithLines(passage: Passage, start: number, longest: number): Span {
  const blocks = blocksOf(passage);
  const at = blocks.findLastIndex((block) => block.start <= start);
  const own = passage.text.slice(start, blocks[at]?.end);
  const isLast = !own.trim().includes('\n');
  const within = passage.text.slice(start, (isLast ? (blocks[at + 1] ?? blocks[at]) : blocks[at])?.end);
  const [first = '', ...lines] = within.split('\n');
  let length = first.length;
  for (const line of lines) {
    const isOther = isLabelAlone(line) || (label.test(line) && !ofDays.test(line));
    if (isOther || countWords(within.slice(0, length + line.length + 1)) > longest) break;
    length += line.length + 1;
  }
  return { start, end: start + within.slice(0, length).trimEnd().length };
}
