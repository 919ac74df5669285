import { placeAt } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Answer } from '../answer-types.ts';
import type { Citation } from '../citation.ts';
import { citeTold } from '../cite-told.ts';
import { citeWithDay } from '../evidence/cite-day.ts';
import { isRow } from '../evidence/forms.ts';
import { type AnswerLine, sentence } from './answer-line.ts';
import { readable, readableRow } from './show-blocks.ts';

/** What is worded already, with the places that it rests on. */
export function answerTold(told: readonly AnswerLine[], documentId: string, index: PassageIndex): Answer {
  const citations: Citation[] = [];
  const claims = told.map(({ text, evidence, isItem }) => {
    const cited = citeTold(evidence, documentId, index);
    const place = cited && citeWithDay(cited, text, index);
    const isInRow = standsInRow(evidence, documentId, index);
    return {
      text: isInRow ? readableRow(text) : readable(text),
      citation: place === null ? null : citations.push(place) - 1,
      isItem,
    };
  });
  return {
    answer: claims.map(({ text }) => text).join(' '),
    claims,
    abstained: false,
    reason: null,
    confidence: 1,
    citations,
  };
}

function standsInRow(evidence: AnswerLine['evidence'], documentId: string, { passages }: PassageIndex): boolean {
  if (evidence === null) return false;
  if ('passage' in evidence) return isRow(placeAt(evidence.passage, evidence.start).form ?? null);
  const { block } = evidence;
  return passages.some(
    (passage) =>
      passage.documentId === documentId &&
      passage.places.some((place) => place.block === block && isRow(place.form ?? null)),
  );
}

/** That the syllabus is silent is an answer, and none. */
export function silent(about: string, index: PassageIndex): Answer {
  const told = answerTold([sentence(`Your syllabus says nothing about ${about}.`)], '', index);
  return { ...told, abstained: true, reason: 'not-in-syllabus', confidence: 0 };
}
