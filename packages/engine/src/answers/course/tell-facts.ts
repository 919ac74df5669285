import type { PassageIndex } from '../../passages/passage-index.ts';
import { filesDisagree } from '../disagreement.ts';
import type { AnswerContext } from '../records.ts';
import { item, sentence, type Told } from '../told.ts';
import type { Fact } from './fact.ts';
import { statedOtherwise } from './stated-otherwise.ts';

/**
 * Facts of the course in words. Where another file states one of them otherwise, the answer says what each file says:
 * nobody knows which of them holds, and the newer one need not.
 */
export function tellFacts(
  facts: readonly Fact[],
  { passages }: PassageIndex,
  syllabusId: string,
  nameOf: AnswerContext['nameOf'] = () => undefined,
): Told[] {
  const others = facts.flatMap((fact) => statedOtherwise(fact, passages, syllabusId));
  const [only] = facts;
  if (others.length === 0) {
    return facts.length > 1 ? facts.map(item) : facts.map(({ text, evidence }) => sentence(text, evidence));
  }
  const fromFile = (documentId: string, text: string) => `${nameOf(documentId) ?? 'Another file'}: ${text}`;
  const otherwise = others.map((piece) => {
    const { passage, start, end } = piece;
    return item({ text: fromFile(passage.documentId, passage.text.slice(start, end)), evidence: piece });
  });
  if (only && facts.length === 1) {
    const planned = item({ ...only, text: `${nameOf(syllabusId) ?? 'Your syllabus'}: ${only.text}` });
    return [sentence(filesDisagree), planned, ...otherwise];
  }
  return [...facts.map(item), sentence('Other files do not agree with your syllabus on this:'), ...otherwise];
}
