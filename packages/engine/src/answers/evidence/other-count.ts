import { alternation } from '../../lexicon/alternation.ts';
import { cardinals, valueOfNumber } from '../../lexicon/numbers.ts';
import { sentencesOf } from '../../passages/blocks.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from './compose.ts';

const number = `(?:${alternation(cardinals.slice(2, 13))}|\\d{1,2})`;
/** "The seven pans" presupposes that there are seven; "three pans" may be some of them. */
const asserted = new RegExp(
  `\\b(?:the|all|these|those|its|their) (?<count>${number}) (?<things>(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]{3,}s)\\b(?! ['’])`,
  'iu',
);
/** Words that ask, and say nothing of what is asked about. */
const asking = new Set(
  contentStems('what name list explain describe tell give discuss outline give main different key'),
);

export interface OtherCount {
  /** The question with the folder's count in place of its own. */
  question: string;
  /** "five", "seven": as they are said. */
  said: string;
  asked: string;
  /** The sentence that says it. */
  piece: Excerpt;
}

/**
 * Finds the count that the folder gives where a question presupposes another one: in a sentence with all words of the
 * question, if no sentence gives the count that was asked for. Returns null otherwise.
 */
export function otherCount(question: string, { passages, termNumbers }: PassageIndex): OtherCount | null {
  const { count = '', things = '' } = asserted.exec(question)?.groups ?? {};
  const head = things.split(' ').at(-1) ?? '';
  const wanted = contentStems(question.replace(count, ' ')).filter((each) => !asking.has(each));
  const isOfFolder = head !== '' && wanted.length > 1 && wanted.every((each) => termNumbers.has(each));
  if (!isOfFolder) return null;
  const counts = new RegExp(`\\b(?<said>${number}) (?:[\\p{L}-]+ ){0,3}?${head}\\b`, 'giu');
  let found: { said: string; piece: Excerpt } | null = null;
  for (const passage of passages) {
    if (passage.role !== 'body' || !passage.text.toLowerCase().includes(head.toLowerCase())) continue;
    for (const { start, end } of sentencesOf(passage)) {
      const text = passage.text.slice(start, end);
      const numbers = [...text.matchAll(counts)].map(({ groups }) => groups?.said ?? '');
      if (numbers.length === 0) continue;
      // The folder uses the asked count too, so the question may be right.
      if (numbers.some((said) => valueOfNumber(said) === valueOfNumber(count))) return null;
      const stems = new Set([...contentStems(text), ...passage.headingPath.flatMap((each) => contentStems(each))]);
      const [said] = numbers;
      if (said === undefined || numbers.length > 1 || !wanted.every((each) => stems.has(each))) continue;
      if (found && valueOfNumber(found.said) !== valueOfNumber(said)) return null;
      found ??= { said: said.toLowerCase(), piece: { passage, start, end } };
    }
  }
  return found && { ...found, question: question.replace(count, found.said), asked: count.toLowerCase() };
}
