import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import { stem } from '../../text/stem.ts';
import { contentStems, words } from '../../text/words.ts';
import { type Excerpt, joinNeighbours } from '../evidence/compose.ts';
import type { AnswerContext } from '../records.ts';
import { firstSentences } from '../render/shorten.ts';
import { speaksOfOwn } from './own-rules.ts';
import { emptyWords } from './search-syllabus.ts';
import { isProse, type Statement, statementsOf } from './statements.ts';
import { plainQuestion } from './week-words.ts';
import { workHeads } from './work-heads.ts';

/** In words. */
const longest = 60;
const mostPieces = 2;
/** One plain word that the readings lack may be chance. */
const fewestPlain = 2;

/** Terms of the passages of each document, to tell which of them stand in one alone. */
const termsByDocument = memoizeByObject(({ passages, terms, start }: PassageIndex) => {
  const found = new Map<string, Set<number>>();
  passages.forEach(({ documentId }, p) => {
    const own = found.get(documentId) ?? new Set<number>();
    for (const term of terms.subarray(start[p], start[p + 1])) own.add(term);
    found.set(documentId, own);
  });
  return found;
});

/**
 * Where a question names a thing that stands in the syllabus and in no reading, what the syllabus says with it: no
 * reading speaks of a program that polls run on. It is a name ("Polly"), or in a question on one's own course there are
 * two such words. null where there is no such word.
 */
export function onlyInSyllabus(
  question: string,
  index: PassageIndex,
  syllabus: Syllabus,
  namesOnly = false,
): Excerpt[] | null {
  const passages = index.passages.filter(({ documentId }) => documentId === syllabus.documentId);
  const rare = wordsOfSyllabus(question, index, syllabus, passages, namesOnly);
  if (rare.length === 0) return null;
  const statements = passages.flatMap(statementsOf);
  const others = contentStems(question);
  const worth = ({ text }: Statement): number => {
    const own = new Set(contentStems(text));
    const named = rare.filter((each) => own.has(each)).length;
    return named === 0 ? 0 : 10 * named + others.filter((each) => own.has(each)).length;
  };
  const found = statements.filter((each) => worth(each) > 0).toSorted((x, y) => worth(y) - worth(x));
  const [best] = found;
  if (!best) return null;
  const named = isProse(best) ? null : paragraphNamed(best, statements);
  const pieces = named ? [best.piece, named] : found.slice(0, mostPieces).map(({ piece }) => piece);
  return joinNeighbours(pieces.map((piece) => (piece === named ? piece : withWhatFollows(piece))));
}

type Syllabus = NonNullable<AnswerContext['syllabus']>;

/** Stems of the question's words that the syllabus alone has, where they tell what the question is on. */
function wordsOfSyllabus(
  question: string,
  index: PassageIndex,
  { course, documentId }: Syllabus,
  passages: readonly Passage[],
  namesOnly: boolean,
): string[] {
  const documents = termsByDocument(index);
  const own = documents.get(documentId);
  const text = plainQuestion(question);
  if (!own || documents.size < 2) return [];
  const staff = new Set(contentStems(course.instructor?.value ?? ''));
  const alone = words(question).filter(({ folded }) => {
    const term = index.termNumbers.get(stem(folded));
    const isTitled = new RegExp(`\\b(?:dr|prof|professor|mr|mrs|ms)\\.? ${folded}\\b`).test(text);
    if (term === undefined || !/^\p{L}{4,}$/u.test(folded) || isTitled || staff.has(stem(folded))) return false;
    return own.has(term) && [...documents].every(([id, terms]) => id === documentId || !terms.has(term));
  });
  const ofMatter = alone.filter(({ folded }) => workHeads(folded, course).size === 0);
  const names = ofMatter.filter(({ folded }) => isName(folded, passages));
  const isOwn = speaksOfOwn(text) || /\bi'?(?:m|ve|d)\b/.test(text);
  const plain = ofMatter.filter(({ folded }) => !emptyWords.has(stem(folded)));
  const told = names.length > 0 ? names : !namesOnly && isOwn && plain.length >= fewestPlain ? plain : [];
  return told.map(({ folded }) => stem(folded));
}

/** A word that is written large within a sentence, and is no part of a person's name: "the Hivecam for", "in SONA". */
function isName(folded: string, passages: readonly Passage[]): boolean {
  const large = new RegExp(
    `(?<=[\\p{Ll}\\d,] )(${folded.charAt(0).toUpperCase()}${folded.slice(1)}|${folded.toUpperCase()})(?!\\p{L}| \\p{Lu}| \\d)`,
    'u',
  );
  const small = new RegExp(`(?<!\\p{L})${folded}(?!\\p{L})`, 'u');
  return passages.some(({ text }) => large.test(text)) && !passages.some(({ text }) => small.test(text));
}

/** "Research credit | 5% | …" is told of in the paragraph "Research credit. …" */
function paragraphNamed({ text }: Statement, statements: readonly Statement[]): Excerpt | null {
  const name = contentStems(text.split(' | ')[0]?.replace(/\(.*$/, '') ?? '');
  const head = statements.find((each) => {
    const own = contentStems(each.text);
    return isProse(each) && own.length > 0 && own.length <= 4 && name.length > 1 && name.join() === own.join();
  });
  return head ? blockFrom(head.piece) : null;
}

function blockFrom({ passage, start }: Excerpt): Excerpt {
  const end = blockEnd(passage, start);
  return { passage, start, end: start + firstSentences(passage.text.slice(start, end), longest).end };
}

const blockEnd = (passage: Passage, at: number): number =>
  blocksOf(passage).findLast(({ start }) => start <= at)?.end ?? passage.text.length;

/** A sentence of prose with what goes on from it. */
function withWhatFollows(piece: Excerpt): Excerpt {
  if (!isProse({ piece })) return piece;
  const rest = piece.passage.text.slice(piece.end, blockEnd(piece.passage, piece.start));
  const goesOn = /^\s*(?:you|they|it|this|these|that|if|otherwise|instead|then)\b/i.test(rest);
  return goesOn ? { ...piece, end: piece.end + firstSentences(rest, longest / 2).end } : piece;
}
