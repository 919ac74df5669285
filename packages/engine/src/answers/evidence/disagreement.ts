import { contradicts } from '../../text/contradiction.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { citeStretch } from '../citation.ts';
import type { Question, QuestionKind } from '../question/question.ts';
import { readableRow, type Shown } from '../render/show-blocks.ts';
import { showPieces } from '../render/show-pieces.ts';
import { composePair } from './compose.ts';
import type { EvidenceSentence } from './evidence.ts';
import { rowGivesOtherDay, rowsDisagree } from './rows-disagree.ts';

/** Several answers to these are many things that are so, or told at length. */
const manyAnswers: readonly QuestionKind[] = ['compare', 'list', 'why', 'how'];
const nameAsked: readonly QuestionKind[] = ['who', 'where'];
const mostFiles = 4;
export const filesDisagree = 'Your files do not agree on this:';
/** What speaks less of the question than so many others contradicts nothing that is shown. */
const mostCompared = 12;

/**
 * The best sentence and those of other files that say something else of the same thing, one of each file; empty where
 * none does.
 * @param sentences most probable first
 */
export function disagreeing(question: Question, sentences: readonly EvidenceSentence[]): EvidenceSentence[] {
  const [best, ...others] = sentences;
  if (!best || manyAnswers.includes(question.kind)) return [];
  const asked = contentStems(question.text);
  const told = [best];
  for (const other of others.slice(0, mostCompared)) {
    const isOwn = told.some(({ passage }) => passage.documentId === other.passage.documentId);
    if (isOwn || other.features.asks === 1 || told.length >= mostFiles) continue;
    if (disagree(best, other, asked, question.kind)) told.push(other);
  }
  return told.length > 1 ? told : [];
}

function disagree(
  one: EvidenceSentence,
  other: EvidenceSentence,
  asked: readonly string[],
  kind: QuestionKind,
): boolean {
  if (one.header !== '' && other.header !== '') return rowsDisagree(one, other, asked);
  if (one.header !== '') return rowGivesOtherDay(other.text, one, asked, kind);
  if (other.header !== '') return rowGivesOtherDay(one.text, other, asked, kind);
  return contradicts(one.text, other.text, asked, nameAsked.includes(kind));
}

/** What each file says, by its name. */
export function sayEach(
  question: Question,
  sentences: readonly EvidenceSentence[],
  confidence: number,
  nameOf: (documentId: string) => string | undefined = () => undefined,
): Answer {
  const shown = composePair(question, sentences).flatMap((piece, i): Shown[] => {
    const text = piece.passage.text.slice(piece.start, piece.end);
    // A table would break the list of what each file says.
    return sentences[i]?.header ? [{ ...piece, text: readableRow(text), block: null }] : showPieces([piece]);
  });
  const claims = shown.map(({ passage, text, block }, citation) => ({
    text: `${nameOf(passage.documentId) ?? `File ${citation + 1}`}: ${text}`,
    citation,
    isItem: true,
    ...(block !== null && { block }),
  }));
  const lead = { text: filesDisagree, citation: null, isItem: false };
  return {
    answer: [lead, ...claims].map(({ text }) => text).join(' '),
    claims: [lead, ...claims],
    abstained: false,
    reason: null,
    confidence,
    citations: shown.map(({ passage, start, end }) => citeStretch(passage, start, end)),
  };
}
