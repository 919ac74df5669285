import { blocksOf } from '../passages/blocks.ts';
import type { Passage } from '../passages/passage.ts';
import type { PassageIndex } from '../passages/passage-index.ts';
import { contentStems } from '../text/words.ts';
import type { Piece } from './compose.ts';
import { confidence } from './doubt.ts';
import { type EvidenceSentence, gatherEvidence } from './evidence.ts';
import { readQuestion } from './question.ts';

const patterns = [
  /\b(?:difference|distinction|contrast|comparison|similarit(?:y|ies))s?\s(?:is\s)?between\s(.+?)\sand\s(.+?)[?.]*$/i,
  /\b(?:how\s)?(?:do|does|did|are|is)\s(.+?)\s(?:differ(?:ent)?|similar|distinguished)\s(?:from|to)\s(.+?)[?.]*$/i,
  /\b(?:how\s)?(?:do|does|did|are)\s(.+?)\sand\s(.+?)\s(?:differ|different|similar|compare)\b/i,
  /^(?:compare|contrast|distinguish)(?:\sand\scontrast)?(?:\sbetween)?\s(.+?)\s(?:and|with|to|from)\s([^:]+?)(?::.*)?[?.]*$/i,
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

/** Rows of one table that are named by the two things. */
export function compareInTable(passages: readonly Passage[], terms: [string, string]): Piece[] | null {
  const stems = terms.map((term) => contentStems(term));
  for (const passage of passages) {
    const blocks = blocksOf(passage);
    const rows = blocks.filter(({ form }) => form === 'row');
    const header = blocks.find(({ form }) => form === 'header-row');
    const kind = header ? contentStems(passage.text.slice(header.start, header.end).split(' | ')[0] ?? '') : [];
    const found = stems.map((wanted) =>
      rows.find(({ start, end }) => {
        const [label = ''] = passage.text.slice(start, end).split(' | ');
        return isSame(contentStems(label), wanted, kind);
      }),
    );
    const [first, second] = found;
    if (first && second && first !== second) return [first, second].map(({ start, end }) => ({ passage, start, end }));
  }
  return null;
}

/** "Newton" in a row of methods is what the question calls Newton's method. */
const isSame = (label: readonly string[], wanted: readonly string[], kind: readonly string[]): boolean =>
  label.length > 0 &&
  label.every((stem) => wanted.includes(stem)) &&
  wanted.every((stem) => label.includes(stem) || kind.includes(stem));

function define(index: PassageIndex, term: string): { sentence: EvidenceSentence; confidence: number } | null {
  const question = readQuestion(`What is ${term}?`);
  const evidence = gatherEvidence(index, question);
  const sentence = evidence.sentences[0];
  if (!sentence || sentence.features.definition < clear) return null;
  return { sentence, confidence: confidence(index, question, evidence) };
}
