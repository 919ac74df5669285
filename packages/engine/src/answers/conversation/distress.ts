import { asksOfTopic, inDanger, inDistress, ofAsker, ofMaterial, onSuicide } from '../../lexicon/distress.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { statementsOf } from '../course/statements.ts';
import { plainQuestion } from '../course/week-words.ts';
import { bullet, quoteOf, says, type WrittenPart } from '../requests/written-answer.ts';

/**
 * How a student is: in danger, in distress, or perhaps in danger, where suicide is spoken of and it does not show
 * whether it is one's own or a topic of the material.
 */
export type Distress = 'danger' | 'distress' | 'perhaps';

/** A question that is asked besides is answered, and not passed over. */
const asks = /\?|\b(?:what|when|where|which|how|who|can i|do i|should i|is there|explain|make|give)\b/;
/** In characters; who tells more than that asks for something. */
const longest = 140;

/** null where nothing of the kind is said: suicide in a chapter is a topic like any other. */
export function readDistress(said: string): Distress | null {
  const text = plainQuestion(said);
  // What somebody in the material says is not said by the one who asks.
  const own = text.replace(/["“][^"”]*["”]/g, ' ');
  if (inDanger.test(own)) return 'danger';
  if (onSuicide.test(own))
    return ofMaterial.test(own) || (asksOfTopic.test(own) && !ofAsker.test(own)) ? null : 'perhaps';
  return text.length <= longest && inDistress.test(text) && !asks.test(text) ? 'distress' : null;
}

/** Whom to turn to at once. */
export const emergency =
  'If you or someone near you is in danger, call the emergency number where you are, or a crisis line (988 in the US), now.';

const help =
  /\b(?:counsel(?:l)?ing|counsel(?:l)?ors?|mental health|well-?being|student (?:care|support)|support (?:line|services|cent(?:er|re))|crisis (?:line|cent(?:er|re)|text)|psychological|gets? to be too much|struggling)\b/i;
const mostLines = 2;

/**
 * What is said back to a student who is in distress: a kind word, whom the syllabus names for help, when the teacher
 * can be spoken to, and a small next step.
 */
export function comfort(
  distress: Distress,
  course: Course | null,
  passagesOfSyllabus: () => readonly Passage[],
): WrittenPart[] {
  const lines = passagesOfSyllabus()
    .flatMap(statementsOf)
    .filter((each) => help.test(each.text))
    .slice(0, mostLines);
  const hours = course?.officeHours ?? null;
  return [
    says('That sounds hard, and you are not alone with it: many feel so at some point of a course.'),
    ...(distress === 'distress' ? [] : [says(emergency)]),
    ...(lines.length > 0 || hours ? [says('Whom your syllabus names to talk to:')] : []),
    ...lines.map(({ piece }) => bullet(quoteOf(piece), piece)),
    ...(hours ? [bullet(`Office hours: ${hours.value}`, hours.evidence)] : []),
    says('One small step is enough for now. Ask, for example:'),
    bullet('What should I do today?'),
    bullet('How much does each part of the grade count?'),
  ];
}
