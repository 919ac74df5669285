import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { statementsOf } from '../course/statements.ts';
import { plainQuestion } from '../course/week-words.ts';
import { bullet, type Part, quoteOf, says } from '../requests/written-answer.ts';

const first = "(?:i|i'm|im|i am|i feel|feeling|me|my)";
const state =
  "(?:stress(?:ed|ing)?|overwhelm(?:ed|ing)|anxious|anxiety|panick?(?:ing|ed)?|burn(?:ed|t) out|depressed|hopeless|freak(?:ing|ed) out|break(?:ing)? down|crying|drowning|miserable|exhausted|can't (?:cope|sleep|do (?:this|it) any ?more|take (?:this|it)))";
const failing =
  "(?:gonna|going to|will|might|about to|afraid (?:i'?ll|i will|to|of)|scared (?:i'?ll|i will|to|of)|probably) (?:fail(?:ing)?|flunk(?:ing)?)\\b(?! (?:to|by|if)\\b)";
const isInDistress = new RegExp(`\\b${first}\\b.*\\b${state}\\b|\\b${first}\\b.*\\b${failing}`);
const inDanger =
  /\b(?:suicid\w*|kill(?:ing)? myself|end (?:my life|it all)|self[- ]harm|hurt(?:ing)? myself|don't want to live)\b/;
/** A question that is asked besides is answered, and not passed over. */
const asks = /\?|\b(?:what|when|where|which|how|who|can i|do i|should i|is there|explain|make|give)\b/;
const longest = 140;

const help =
  /\b(?:counsel(?:l)?ing|counsel(?:l)?ors?|mental health|well-?being|student (?:care|support)|support (?:line|services|cent(?:er|re))|crisis (?:line|cent(?:er|re)|text)|psychological|gets? to be too much|struggling)\b/i;
const mostLines = 2;

/**
 * What is said back to a student who is in distress: a kind word, whom the syllabus names for help, when the teacher
 * can be spoken to, and a small next step. null where nothing of the kind is said.
 */
export function comfort(
  said: string,
  course: Course | null,
  passagesOfSyllabus: () => readonly Passage[],
): Part[] | null {
  const text = plainQuestion(said);
  const isDanger = inDanger.test(text);
  if (text.length > longest || !(isDanger || (isInDistress.test(text) && !asks.test(text)))) return null;
  const lines = passagesOfSyllabus()
    .flatMap(statementsOf)
    .filter((each) => help.test(each.text))
    .slice(0, mostLines);
  const hours = course?.officeHours ?? null;
  return [
    says('That sounds hard, and you are not alone with it: many feel so at some point of a course.'),
    ...(isDanger
      ? [says('If you are in danger, call the emergency number where you are, or a crisis line (988 in the US), now.')]
      : []),
    ...(lines.length > 0 || hours ? [says('Whom your syllabus names to talk to:')] : []),
    ...lines.map(({ piece }) => bullet(quoteOf(piece), piece)),
    ...(hours ? [bullet(`Office hours: ${hours.value}`, hours.evidence)] : []),
    says('One small step is enough for now. Ask, for example:'),
    bullet('What should I do today?'),
    bullet('How much does each part of the grade count?'),
  ];
}
