import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { filesDisagree } from '../evidence/disagreement.ts';
import type { AnswerContext } from '../records.ts';
import { type AnswerLine, item, sentence } from '../render/answer-line.ts';
import { allAssignments } from './course-question.ts';
import { type CourseFact, sayDate, sayDue } from './fact.ts';
import { statedOtherwise } from './stated-otherwise.ts';

type NameOf = NonNullable<AnswerContext['nameOf']>;

/**
 * Words facts of the course. Where another file contradicts one of them, the answer says what each file says: nobody
 * knows which of them holds, and the newer one need not.
 */
export function tellFacts(
  facts: readonly CourseFact[],
  { passages }: PassageIndex,
  syllabusId: string,
  nameOf: NameOf = () => undefined,
): AnswerLine[] {
  const otherwise = toldOtherwise(facts, passages, syllabusId, nameOf);
  const [only] = facts;
  if (only && facts.length === 1) {
    if (otherwise.length === 0) return [sentence(only.text, only.evidence)];
    const planned = item({ ...only, text: `${nameOf(syllabusId) ?? 'Your syllabus'}: ${only.text}` });
    return [sentence(filesDisagree), planned, ...otherwise];
  }
  return [...facts.map(item), ...(otherwise.length > 0 ? [sentence(othersDisagree), ...otherwise] : [])];
}

const othersDisagree = 'Other files do not agree with your syllabus on this:';

/** What other files say of the due dates that a list tells ("What is due this week?"); empty where all agree. */
export function contradictedIn(
  told: readonly AnswerLine[],
  { passages }: PassageIndex,
  { course, documentId }: NonNullable<AnswerContext['syllabus']>,
  nameOf: NameOf = () => undefined,
): AnswerLine[] {
  const dated = allAssignments(course).filter(({ title, dueDate }) => {
    const day = dueDate === null ? null : sayDate(dueDate);
    return day !== null && told.some(({ text }) => text.includes(title) && text.includes(day));
  });
  const otherwise = toldOtherwise(dated.map(sayDue), passages, documentId, nameOf);
  return otherwise.length > 0 ? [sentence(othersDisagree), ...otherwise] : [];
}

function toldOtherwise(
  facts: readonly CourseFact[],
  passages: readonly Passage[],
  syllabusId: string,
  nameOf: NameOf,
): AnswerLine[] {
  return facts
    .flatMap((fact) => statedOtherwise(fact, passages, syllabusId))
    .map((piece) => {
      const { documentId, text } = piece.passage;
      const said = text.slice(piece.start, piece.end);
      return item({ text: `${nameOf(documentId) ?? 'Another file'}: ${said}`, evidence: piece });
    });
}
