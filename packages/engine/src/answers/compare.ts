import type { PassageIndex } from '../passages/passage-index.ts';
import { confidence } from './doubt.ts';
import { type EvidenceSentence, gatherEvidence } from './evidence.ts';
import { readQuestion } from './question.ts';

const patterns = [
  /\b(?:difference|distinction|contrast|comparison|similarit(?:y|ies))s?\s(?:is\s)?between\s(.+?)\sand\s(.+?)[?.]*$/i,
  /\b(?:how\s)?(?:do|does|did|are|is)\s(.+?)\s(?:differ(?:ent)?|similar|distinguished)\s(?:from|to)\s(.+?)[?.]*$/i,
  /\b(?:how\s)?(?:do|does|did|are)\s(.+?)\sand\s(.+?)\s(?:differ|different|similar|compare)\b/i,
  /^(?:compare|contrast|distinguish)(?:\sand\scontrast)?(?:\sbetween)?\s(.+?)\s(?:and|with|to|from)\s(.+?)[?.]*$/i,
  /^(.+?)\s(?:versus|vs\.?)\s(.+?)[?.]*$/i,
];
const clear = 0.7;

/** The two things that a question sets side by side, as it names them; null where it does not. */
export function comparedTerms(question: string): [string, string] | null {
  for (const pattern of patterns) {
    const [, left, right] = pattern.exec(question.trim()) ?? [];
    if (left && right) return [left, right];
  }
  return null;
}

/** The clearest definition of each of two things, with how sure the less sure one is; null unless both are defined. */
export function compareByDefinitions(
  index: PassageIndex,
  [left, right]: [string, string],
): { sentences: EvidenceSentence[]; confidence: number } | null {
  // "implicit and explicit memory" are two memories.
  const head = /\s(\S+)$/.exec(right)?.[1];
  const full = head !== undefined && !left.includes(' ') ? define(index, `${left} ${head}`) : null;
  const first = full ?? define(index, left);
  const second = define(index, right);
  if (!first || !second || first.sentence.text === second.sentence.text) return null;
  return {
    sentences: [first.sentence, second.sentence],
    confidence: Math.min(first.confidence, second.confidence),
  };
}

function define(index: PassageIndex, term: string): { sentence: EvidenceSentence; confidence: number } | null {
  const question = readQuestion(`What is ${term}?`);
  const evidence = gatherEvidence(index, question);
  const sentence = evidence.sentences[0];
  if (!sentence || sentence.features.definition < clear) return null;
  return { sentence, confidence: confidence(index, question, evidence) };
}
