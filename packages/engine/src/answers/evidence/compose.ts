import type { Passage } from '../../passages/passage.ts';
import type { Span } from '../../text/sentences.ts';
import { contentStems, words } from '../../text/words.ts';
import type { Question } from '../question/question.ts';
import { countWords, shortenSentence } from '../render/shorten.ts';
import { answerTypeMatch } from './answer-type-match.ts';
import { definitionStrength } from './definition.ts';
import type { EvidenceSentence } from './evidence.ts';
import { tableAround } from './forms.ts';
import { leansOnPrevious } from './no-evidence.ts';
import { asksForSeveral } from './steps.ts';

/** One verbatim stretch of one passage: `passage.text.slice(start, end)`. */
export interface Excerpt {
  passage: Passage;
  start: number;
  end: number;
  /** The sentence within it that answers best, for emphasis. */
  key?: Span;
}

const longestAnswer = 60;
/** In words, of a table that is shown whole. */
const longestTable = 200;
/**
 * When further sentences would more likely distract than answer. A syllabus says a fact in one place; a text without
 * headings gives no hint of where else the answer stands, and a few lines more find it.
 */
const limits = {
  syllabus: { enough: 0.65, leastProbable: 0.04, mostSentences: 4 },
  text: { enough: 0.95, leastProbable: 0.02, mostSentences: 5 },
} as const;
/** Of the best row's probability; a row that has less says something of another thing. */
const leastShare = 0.5;
/** Words of an antecedent that still tell what the pronoun stands for. */
const leastAntecedent = 15;

/**
 * The shortest evidence that answers: the most probable sentence, its antecedent where it leans on one, and further
 * sentences only while it is doubtful that the answer is among them. At most 60 words; the first piece is of the
 * passage of the most probable sentence, pieces of one passage stand in reading order, and neighbours are one piece.
 * @param sentences most probable first
 */
export function composeAnswer(
  question: Question,
  sentences: readonly EvidenceSentence[],
  source: keyof typeof limits,
): Excerpt[] {
  const { enough, leastProbable, mostSentences } = limits[source];
  const best = sentences[0];
  if (!best) return [];
  const worth = worthFor(question);
  if (best.header !== '') return (asksForAll(question) && wholeTable(best)) || rowsLike(best, sentences);
  const chosen: Excerpt[] = [];
  let length = 0;
  let certainty = 0;
  // `least`: a longer sentence may be shortened to what room is left, if that is so many words.
  const add = ({ passage, start, text, probability }: EvidenceSentence, least = longestAnswer): void => {
    const room = longestAnswer - length;
    if (countWords(text) > room && room < least) return;
    const part = shortenSentence(text, room, worth);
    chosen.push({ passage, start: start + part.start, end: start + part.end });
    length += countWords(text.slice(part.start, part.end));
    certainty += probability;
  };
  add(best, 0);
  const antecedent = leansOnPrevious(best.text) ? previousOf(best, sentences) : undefined;
  if (antecedent) add(antecedent, leastAntecedent);
  for (const sentence of sentences.slice(1)) {
    if (certainty > enough || sentence.probability < leastProbable || chosen.length >= mostSentences) break;
    // A reading that is in the folder twice says nothing twice.
    const isSaid = chosen.some(({ passage, start, end }) => passage.text.slice(start, end) === sentence.text);
    if (sentence !== antecedent && sentence.features.asks === 0 && !isSaid) add(sentence);
  }
  return joinNeighbours(chosen);
}

/** A table is of one sort of thing: who asks for several of them gets all of its rows, as far as they can be shown. */
const asksForAll = ({ kind, text }: Question): boolean => kind === 'list' || asksForSeveral(text);

function wholeTable({ passage, start }: EvidenceSentence): Excerpt[] | null {
  const rows = tableAround(passage, start)?.rows ?? [];
  const words = rows.reduce((sum, row) => sum + countWords(passage.text.slice(row.start, row.end)), 0);
  return words > 0 && words <= longestTable ? rows.map((row) => ({ passage, start: row.start, end: row.end })) : null;
}

/** The row that answers best, and the others of its table that speak of the question by themselves. */
function rowsLike(best: EvidenceSentence, sentences: readonly EvidenceSentence[]): Excerpt[] {
  const own = (sentence: EvidenceSentence): number => sentence.probability / best.probability;
  return sentences
    .filter(
      (sentence) => sentence.passage === best.passage && sentence.header === best.header && own(sentence) > leastShare,
    )
    .sort((x, y) => x.start - y.start)
    .map(({ passage, start, end }) => ({ passage, start, end }));
}

/** Two sentences that answer together, in the order given, at most 60 words. */
export function composePair(question: Question, sentences: readonly EvidenceSentence[]): Excerpt[] {
  const worth = worthFor(question);
  return sentences.map(({ passage, start, text }) => {
    const part = shortenSentence(text, longestAnswer / 2, worth);
    return { passage, start: start + part.start, end: start + part.end };
  });
}

/**
 * What a stretch of a sentence is worth as an answer: the question's words in it, and more if it holds what is asked
 * for.
 */
function worthFor(question: Question): (stretch: string) => number {
  const wanted = new Set(contentStems(question.text));
  const asked = new Set(words(question.text).map(({ folded }) => folded));
  return (stretch) => {
    const found = new Set(contentStems(stretch).filter((stem) => wanted.has(stem))).size;
    return (
      found + 2 * answerTypeMatch(question.kind, stretch, asked) + 2 * definitionStrength(stretch, question.subject)
    );
  };
}

function previousOf(sentence: EvidenceSentence, all: readonly EvidenceSentence[]): EvidenceSentence | undefined {
  return all
    .filter(({ passage, end }) => passage === sentence.passage && end <= sentence.start)
    .reduce<EvidenceSentence | undefined>((last, next) => (last && last.end > next.end ? last : next), undefined);
}

/** Pieces of one passage in reading order, those that touch as one. */
export function joinNeighbours(pieces: Excerpt[]): Excerpt[] {
  const order = [...new Set(pieces.map(({ passage }) => passage))];
  return order.flatMap((passage) => {
    const joined: Excerpt[] = [];
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
