import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Answer } from '../answer-types.ts';
import { silentBut } from './situation-answer.ts';
import { plainQuestion } from './week-words.ts';
import { asksWhomAndHow } from './whom-and-how.ts';

const asksWho =
  /^(?:(?:so|and|ok(?:ay)?|also)[, ]+)*who(?:'s| is| are) (?<role>(?:the |our |my )?[\p{L}' -]{3,40}?)\W*$/u;
const personsName =
  /\b(?:Dr|Prof|Professor|Mr|Mrs|Ms)\b\.? \p{Lu}|(?<=\p{L}[\p{L},:;–-]* |: |\| )\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}+/u;

/**
 * Who holds an office is told by a name: a line of the syllabus that only mentions the office ("a letter to the
 * Provost") is shown as what is nearest, and not as the answer.
 */
export function namedOrSilent(question: string, found: Answer, index: PassageIndex, syllabusId: string): Answer {
  const role = asksWho.exec(plainQuestion(question))?.groups?.role;
  const [first] = found.citations;
  if (role === undefined || asksWhomAndHow(plainQuestion(question)) || !first || found.abstained) return found;
  const isOfSyllabus = found.citations.every(({ documentId }) => documentId === syllabusId);
  if (!isOfSyllabus || found.citations.some(({ quote }) => personsName.test(quote))) return found;
  const passage = index.passages.find(({ id }) => id === first.passageId);
  const start = passage?.text.indexOf(first.quote) ?? -1;
  const near = passage && start >= 0 ? { passage, start, end: start + first.quote.length } : null;
  return silentBut(`who ${role} is`, near, index, syllabusId);
}
