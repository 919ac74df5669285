import type { PassageIndex } from '../passages/passage-index.ts';
import { type Citation, citeEvidence, citeStretch } from './citation.ts';
import type { AnswerLine } from './render/answer-line.ts';

/** The place that something told rests on; null where it is the student's own record. */
export function citeTold(evidence: AnswerLine['evidence'], documentId: string, index: PassageIndex): Citation | null {
  if (evidence === null) return null;
  if ('passage' in evidence) return citeStretch(evidence.passage, evidence.start, evidence.end);
  return citeEvidence(evidence, documentId, index);
}
