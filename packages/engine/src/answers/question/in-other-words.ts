import { otherWordings } from '../../lexicon/other-wordings.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { stem } from '../../text/stem.ts';

const othersOf = Map.groupBy(
  otherWordings.flatMap(([one, other]) => [
    { word: one, other },
    { word: other, other: one },
  ]),
  ({ word }) => word,
);
const mostWordings = 4;

/**
 * The question with one of its everyday words replaced by the folder's own word for it, "bigger" by "larger": one for
 * each such word, in their order. Empty where the folder has none.
 */
export function inOtherWords(question: string, { termNumbers }: PassageIndex): string[] {
  const found = [...question.matchAll(/(?<![\p{L}'’-])\p{Ll}{3,}(?![\p{L}'’-])/gu)].flatMap(({ 0: word, index }) =>
    (othersOf.get(word) ?? []).flatMap(({ other }) =>
      termNumbers.has(stem(other)) && stem(other) !== stem(word)
        ? `${question.slice(0, index)}${other}${question.slice(index + word.length)}`
        : [],
    ),
  );
  return found.slice(0, mostWordings);
}
