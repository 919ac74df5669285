import { limits } from '@weekwise/contracts/limits.ts';

const titleLength = 80;
/** Characters before and after the first word that was looked for. */
const around = 60;

/** The beginning of a question, as the name of its conversation. */
export function titleOf(question: string): string {
  const line = question.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return cutAtWord(line, Math.min(titleLength, limits.threadTitleLength));
}

/** Marks of Markdown and numbers of citations, which say nothing out of their place. */
const marks =
  /(?<!\\)\s?(?<!\\)\[(?:\d{1,3}|\?)\]|\*\*|`+|\$\$|^\s*(?:#{1,6}|[-*>])\s|^[ |:-]+$|\\(?=[\\*_`~<>#+.)\-[&|])/gm;
const cellEdges = /^\s*\|\s*|\s*\|\s*$/gm;

/** The text around the first of the words that it has, as it reads. */
export function excerptAround(text: string, words: readonly string[]): string {
  const line = text.replace(cellEdges, '').replace(marks, '').replace(/\s+/g, ' ').trim();
  const lower = line.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((place) => place >= 0);
  const place = places.length > 0 ? Math.min(...places) : 0;
  const start = place <= around ? 0 : line.indexOf(' ', place - around) + 1;
  const from = Math.min(start, place);
  return (from > 0 ? '… ' : '') + cutAtWord(line.slice(from), place - from + around * 2);
}

function cutAtWord(line: string, length: number): string {
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).toWellFormed().trimEnd()}…`;
}
