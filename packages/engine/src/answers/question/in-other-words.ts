import { otherWordings } from '../../lexicon/other-wordings.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { stem } from '../../text/stem.ts';

const otherOf = new Map(
  otherWordings.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

/**
 * Replaces the first everyday word of a question by the folder's own word for it: "bigger" by "larger". Returns null
 * where the folder has none.
 */
export function inOtherWords(question: string, { termNumbers }: PassageIndex): string | null {
  for (const { 0: word, index } of question.matchAll(/(?<![\p{L}'’-])\p{Ll}{3,}(?![\p{L}'’-])/gu)) {
    const other = otherOf.get(word);
    if (other === undefined || !termNumbers.has(stem(other))) continue;
    return `${question.slice(0, index)}${other}${question.slice(index + word.length)}`;
  }
  return null;
}
