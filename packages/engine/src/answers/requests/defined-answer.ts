import type { PassageIndex } from '../../passages/passage-index.ts';
import { splitSentences } from '../../text/sentences.ts';
import type { Answer } from '../answer-types.ts';
import { quotePieces } from '../evidence/answer-from-passages.ts';
import { definitionStrength } from '../evidence/definition.ts';
import type { Question } from '../question/question.ts';
import { defineTerm, inItsParagraph, withWhatItIs } from './defined-term.ts';

/** As `definitionStrength`: what is shown says what the thing is. */
const defines = 0.7;
/** In words. */
const paragraph = 120;
const sure = 0.8;

/**
 * The definition of a term in its paragraph, where what was found for "What is X?" only uses the term; null where that
 * defines it, or nothing does.
 */
export function definedAnswer(
  { kind, term, subject }: Question,
  found: Answer,
  index: PassageIndex,
  syllabusId: string | null,
): Answer | null {
  if (kind !== 'define' || term === '' || found.citations.some(({ documentId }) => documentId === syllabusId))
    return null;
  const shown = found.abstained ? [] : found.citations.flatMap(({ quote }) => sentencesIn(quote));
  if (shown.some((sentence) => definitionStrength(sentence, subject) >= defines)) return null;
  const definition = defineTerm(term, index, syllabusId)?.definition;
  if (!definition) return null;
  const { start, end } = definition;
  return quotePieces([{ ...inItsParagraph(withWhatItIs(definition), paragraph), key: { start, end } }], sure);
}

const sentencesIn = (text: string): string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end));
