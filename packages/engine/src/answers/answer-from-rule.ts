import { passagesOfDocument } from '../passages/of-document.ts';
import type { PassageIndex } from '../passages/passage-index.ts';
import type { Answer } from './answer-types.ts';
import { ownRule, speaksOfOwn } from './course/own-rules.ts';
import { sectionAsked } from './course/sections.ts';
import { silentBut } from './course/situation-answer.ts';
import { stillOpen } from './course/still-open.ts';
import { syllabusRule } from './course/syllabus-rule.ts';
import { tellPieces } from './course/tell-pieces.ts';
import { plainQuestion } from './course/week-words.ts';
import { quotePieces } from './evidence/answer-from-passages.ts';
import type { AnswerContext } from './records.ts';
import { silent } from './render/answer-told.ts';

/** A rule as the syllabus says it, or that it says none; `matter`: the words of the question that ask for it. */
export type RuleAnswer = Answer & { matter?: string };

type Syllabus = NonNullable<AnswerContext['syllabus']>;

/** Answers what is asked of a course in the words that students have for it; null where nothing of the kind is. */
export function answerFromRule(
  alone: string,
  index: PassageIndex,
  { course, documentId: syllabusId }: Syllabus,
  today: string | null,
): RuleAnswer | null {
  const passages = passagesOfDocument(index, syllabusId);
  const text = plainQuestion(alone);
  const rule = syllabusRule(text, passages);
  // Before its words are there to be searched, nobody knows what it does not say.
  if (!rule || passages.length === 0) return null;
  if ('said' in rule) {
    const [first] = rule.said;
    return tellPieces(rule.said, index, rule.lead ?? (first ? stillOpen(text, first, course, today) : null));
  }
  return { ...silentBut(rule.silentAbout, rule.near, index, syllabusId), matter: rule.matter };
}

/** A rule of the course is answered from its syllabus, or said to be missing there. */
export function courseRule(
  alone: string,
  index: PassageIndex,
  { course, documentId }: Syllabus,
  today: string | null,
): RuleAnswer | null {
  const text = plainQuestion(alone);
  const rule = ownRule(alone, course, today, () => passagesOfDocument(index, documentId));
  if (rule)
    return 'said' in rule
      ? quotePieces([rule.said], 1)
      : { ...silentBut(rule.silentAbout, rule.near, index, documentId), matter: rule.matter };
  const section = speaksOfOwn(text) ? sectionAsked(text) : null;
  return section === null ? null : silent(section, index);
}
