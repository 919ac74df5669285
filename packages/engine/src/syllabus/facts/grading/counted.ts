import { cardinalPattern, valueOfNumber } from '../../../lexicon/numbers.ts';

/** "Two in-class exams". */
const leading = new RegExp(`^(${cardinalPattern})\\s+(?=\\p{L})`, 'iu');
const between = String.raw`\s*(?:,|,?\s*(?:and|&|\+))\s*(?:\p{L}+\s+)?#?`;
/** "Exam 1 and Exam 2", "Quizzes 1, 2 & 3". */
const listed = new RegExp(String.raw`(?<=\p{L}\s+#?)\d{1,2}(?:${between}\d{1,2})+$`, 'iu');
/** "Exams 1–3". */
const range = /(?<=\p{L}\s+#?)(\d{1,2})\s?[–-]\s?(\d{1,2})$/u;

/** How many pieces the name of a part counts, where each has a share of its own; null where it does not say. */
export function countIn(name: string): number | null {
  const text = name.trim();
  const count = leading.exec(text)?.[1];
  if (count) return valueOfNumber(count);
  const numbers = listed.exec(text)?.[0].match(/\d+/g);
  if (numbers) return numbers.length;
  const [, first, last] = range.exec(text) ?? [];
  return first && last && Number(last) > Number(first) ? Number(last) - Number(first) + 1 : null;
}
