import { entriesOf } from '../../passages/entries.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { splitSentences } from '../../text/sentences.ts';
import type { Answer } from '../answer-types.ts';
import { quotePieces } from '../evidence/answer-from-passages.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { definitionStrength } from '../evidence/definition.ts';
import { entriesFor } from '../evidence/entry-of-term.ts';
import { mendSpelling } from '../question/mend-spelling.ts';
import type { Question } from '../question/question.ts';
import { definedInText, defineTerm, inItsParagraph, withWhatItIs } from './defined-term.ts';

/** As `definitionStrength`: what is shown says what the thing is. */
const defines = 0.7;
/** In words. */
const paragraph = 120;
const sure = 0.8;

/**
 * The definition of a term for "What is X?": the entry of a glossary with what the text says it is, or the definition
 * in its paragraph where what was found only uses the term; null where that defines it, or nothing does.
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
  const [entry, another] = [term, mendSpelling(term, index)].map((each) => entriesFor(each, index)).find(some) ?? [];
  const isShown = shown.some((sentence) => definitionStrength(sentence, subject) >= defines);
  if (!entry && isShown) return null;
  if (entry) {
    const inText = pieceDefining(found, subject, index) ?? paragraphOf(definedInText(term, index, syllabusId));
    return quotePieces(
      [entry, another ?? inText].filter((piece) => piece != null),
      sure,
    );
  }
  const definition = paragraphOf(defineTerm(term, index, syllabusId)?.definition ?? null);
  return definition && quotePieces([definition], sure);
}

const some = (list: readonly unknown[]): boolean => list.length > 0;

/** A definition with what its paragraph goes on to say. */
function paragraphOf(definition: Excerpt | null): Excerpt | null {
  if (!definition) return null;
  const { start, end } = definition;
  return { ...inItsParagraph(withWhatItIs(definition), paragraph), key: { start, end } };
}

/** What was found in the text that says what a thing is. */
function pieceDefining({ abstained, citations }: Answer, subject: readonly string[], { passages }: PassageIndex) {
  if (abstained) return null;
  for (const { passageId, quote } of citations) {
    const passage = passages.find(({ id }) => id === passageId);
    const start = passage?.text.indexOf(quote) ?? -1;
    if (!passage || start < 0 || entriesOf(passage).length > 0) continue;
    const key = splitSentences(quote).find(
      (span) => definitionStrength(quote.slice(span.start, span.end), subject) >= defines,
    );
    if (key)
      return {
        passage,
        start,
        end: start + quote.length,
        key: { start: start + key.start, end: start + key.end },
      };
  }
  return null;
}

const sentencesIn = (text: string): string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end));
