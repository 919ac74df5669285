import type { Passage } from '../passages/passage.ts';
import { contentStems } from '../text/words.ts';
import { type EvidenceSentence, leansOnPrevious } from './evidence.ts';
import { countWords, shortenSentence } from './shorten.ts';

/** One verbatim stretch of one passage: `passage.text.slice(start, end)`. */
export interface Piece {
  passage: Passage;
  start: number;
  end: number;
}

const longestAnswer = 60;
/** Enough: further sentences would more likely distract than answer. */
const enough = 0.65;
const leastProbable = 0.04;
const mostSentences = 4;

/**
 * The shortest evidence that answers: the most probable sentence, its antecedent where it leans on one, and further
 * sentences only while it is doubtful that the answer is among them. At most 60 words; the first piece is of the passage
 * of the most probable sentence, pieces of one passage stand in reading order, and neighbours are one piece.
 * @param sentences most probable first
 */
export function composeAnswer(question: string, sentences: readonly EvidenceSentence[]): Piece[] {
  const best = sentences[0];
  if (!best) return [];
  const span = shortenSentence(best.text, new Set(contentStems(question)), longestAnswer);
  const chosen: Piece[] = [{ passage: best.passage, start: best.start + span.start, end: best.start + span.end }];
  let length = countWords(best.text.slice(span.start, span.end));
  let certainty = best.probability;
  const add = (sentence: EvidenceSentence): void => {
    const more = countWords(sentence.text);
    if (length + more > longestAnswer) return;
    chosen.push(sentence);
    length += more;
    certainty += sentence.probability;
  };
  const antecedent = leansOnPrevious(best.text) ? previousOf(best, sentences) : undefined;
  if (antecedent) add(antecedent);
  for (const sentence of sentences.slice(1)) {
    if (certainty > enough || sentence.probability < leastProbable || chosen.length >= mostSentences) break;
    if (sentence !== antecedent) add(sentence);
  }
  return joinNeighbours(chosen);
}

function previousOf(sentence: EvidenceSentence, all: readonly EvidenceSentence[]): EvidenceSentence | undefined {
  return all
    .filter(({ passage, end }) => passage === sentence.passage && end <= sentence.start)
    .reduce<EvidenceSentence | undefined>((last, next) => (last && last.end > next.end ? last : next), undefined);
}

function joinNeighbours(pieces: Piece[]): Piece[] {
  const order = [...new Set(pieces.map(({ passage }) => passage))];
  return order.flatMap((passage) => {
    const joined: Piece[] = [];
    for (const { start, end } of pieces
      .filter((piece) => piece.passage === passage)
      .sort((x, y) => x.start - y.start)) {
      const last = joined.at(-1);
      if (last && /^\s*$/.test(passage.text.slice(last.end, start))) last.end = end;
      else joined.push({ passage, start, end });
    }
    return joined;
  });
}
