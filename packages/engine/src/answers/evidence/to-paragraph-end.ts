import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Span } from '../../text/sentences.ts';
import { countWords } from '../render/shorten.ts';
import type { Excerpt } from './compose.ts';
import { wordsIn } from './goes-on.ts';
import { isTask } from './no-evidence.ts';

/** In words: a rest that is longer than this is most of a paragraph, and seldom belongs to the answer. */
const longestRest = 80;
/** In words, of all stretches together. */
const longestWhole = 240;

/**
 * Lets each stretch that breaks off shortly before the end of its paragraph go on to there: what follows the sentence
 * that answers best often holds the reason, the outcome or the next case, and a cut just before it hides the answer.
 */
export function toParagraphEnd(pieces: readonly Excerpt[]): Excerpt[] {
  let words = wordsIn(pieces);
  return pieces.map((piece, i) => {
    const end = endOfParagraph(piece);
    const further = countWords(piece.passage.text.slice(piece.end, end));
    const meetsNext = pieces.some(
      (other, j) => j !== i && other.passage === piece.passage && other.start >= piece.start && other.start < end,
    );
    if (!piece.key || meetsNext || further === 0 || further > longestRest || words + further > longestWhole)
      return piece;
    words += further;
    return { ...piece, end };
  });
}

/** The paragraph in which a stretch ends; undefined in a list or a table. */
function paragraphOf({ passage, start, end }: Excerpt): Span | undefined {
  const block = blocksOf(passage).find((each) => each.start < Math.max(end, start + 1) && end <= each.end);
  return block?.form === null ? block : undefined;
}

/** The end of the paragraph in which a stretch ends; its own end in a list or a table, and before a task. */
export function endOfParagraph(piece: Excerpt): number {
  const { passage, end } = piece;
  const paragraph = paragraphOf(piece);
  if (!paragraph) return end;
  const rest = sentencesOf(passage).filter((each) => each.start >= end && each.end <= paragraph.end);
  const setsTask = rest.some((each) => isTask(passage.text.slice(each.start, each.end)));
  return setsTask ? end : paragraph.end;
}

/** The start of the paragraph in which a stretch ends; its own start in a list or a table. */
export const startOfParagraph = (piece: Excerpt): number => paragraphOf(piece)?.start ?? piece.start;
