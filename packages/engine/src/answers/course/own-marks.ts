import { alternation } from '../../lexicon/alternation.ts';
import { workNouns } from '../../lexicon/work-nouns.ts';

const lead = '^(?:(?:and|but|so|ok(?:ay)?|hey|wait)[, ]+)*';
const ending = '(?: (?:anyway|tho(?:ugh)?|then|btw))?\\W*$';
const own = '(?:the|my|our|that|this)';
const work = `(?:it|that|this|them|those|${own} (?:[\\p{L}\\d-]+ ){0,4}[\\p{L}\\d-]+|(?:[\\p{L}-]+ )?(?:${alternation(workNouns)})s?(?: \\d{1,2})?)`;
const mark = '(?:grade|mark|score|points?|percent(?:age)?)';
const asks = [
  `(?:what|which|how (?:much|many(?: points)?))(?: ${mark})? (?:did|have) i (?:(?:even|actually) )?(?:get|got(?:ten)?|scored?|earn(?:ed)?|make|end up with)(?: back)? (?:on|in|for) ${work}`,
  `what (?:was|is)(?: my) (?:grade|mark|score) (?:on|in|for) ${work}`,
  `how (?:did|well did|badly did) i (?:do|score) (?:on|in|with) ${work}`,
  `did i (?:pass|fail|do (?:well|ok(?:ay)?|badly) (?:on|in)|ace|flunk) ${work}`,
].map((pattern) => new RegExp(`${lead}${pattern}${ending}`, 'iu'));

/** Whether a question asks for a mark, which no file of a course holds: "What did I get on it?" */
export const asksForOwnMark = (asked: string): boolean => asks.some((each) => each.test(asked.trim()));

const soFar = [
  /\b(?:what(?:'s| is)|how (?:good|high) is|tell me) my (?:current |final |overall )?(?:grade|gpa|mark)s?\b(?!.*\b(?:made up|computed|calculated|determined|based|break ?down)\b)/,
  /\bwhat (?:grade|mark|score) (?:do|did|have|will) i\b(?!.*\b(?:for|to get|to pass)\b)/,
];

/** Whether a question in plain letters asks for the grade as a whole: "What is my grade?" */
export const asksForGradeSoFar = (text: string): boolean => soFar.some((each) => each.test(text));

export const keepsNoMarks =
  'I have no marks of yours: your files do not hold them. Look in your gradebook, or ask whoever marked it.';
