import { alternation } from '../lexicon/alternation.ts';
import { englishWeekdayNames } from '../lexicon/calendar-names.ts';

const verb = '(?:re-?read|read|skim|(?:finish|begin|start|continue) reading)';
const occasion = String.raw`(?:(?:for|before|in preparation for)\s+(?:the |this |next |our )?(?:week|class|session|meeting|today|next time|${alternation(englishWeekdayNames)})\b[,:]?\s+)?`;
const reader = String.raw`(?:(?:we|you|students)(?:[’']ll|\s+(?:will|should|must))?(?:\s+(?:also|then))?\s+)?(?:please\s+)?`;
const statement = String.raw`(?:the|our|this week[’']s|today[’']s)\s+readings?\s+(?:is|are|will be|comes? from)\b`;
/** "Complete two short readings (on the course site):". */
const several = String.raw`(?:complete|do|finish)\s+(?:\p{L}+\s+){0,3}readings?\b(?:\s*\([^()]{1,40}\))?(?=\s*:)`;
const request = String.raw`(?:${occasion}${reader}(?:${verb}|be reading|${several})(?!\p{L})|${statement})`;

const opensWithRequest = new RegExp(String.raw`^\s*${request}`, 'iu');

/** True where a text opens by asking to read: "Please skim", "For Tuesday, read", "We read", "The reading is". */
export const asksToRead = (text: string): boolean => opensWithRequest.test(text);

/**
 * What may stand before a citation: "Read", "Please skim the following", "Excerpts from"; the amount is its first
 * group.
 */
export const readingLead = new RegExp(
  String.raw`^\s*(?:(?:${request}|(?:please\s+)?(?:finish|begin|start|continue|complete reading)\b)(?!\s+(?:all|to)\b)\s*:?\s*)?(?:(?:the\s+)?(?:following|rest of)\s+)?(?:(excerpts?|selections?|selected (?:chapters|pages|poems|essays)|parts?)\s+(?:from|of|in)\s+)?`,
  'iu',
);
