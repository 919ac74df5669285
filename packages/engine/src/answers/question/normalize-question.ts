import { cleanCharacters } from '../../documents/flow/rich-text.ts';
import { alternation } from '../../lexicon/alternation.ts';
import { shortForms } from '../../lexicon/short-forms.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { memoize } from '../../text/memoize.ts';
import { quiet } from './capitals.ts';
import { inDirectOrder, withoutCourtesies } from './courtesies.ts';
import { mendSpelling } from './mend-spelling.ts';
import { plainTalk } from './plain-talk.ts';
import { withOwners } from './with-owners.ts';
import { withRomanNumerals } from './with-roman-numerals.ts';
import { withoutStory } from './without-story.ts';

/** "hey", "ok so", "quick question:" before what is asked; alone they are small talk, and stay. */
const opener =
  /^(?:(?:hey|hi|hello|yo|um+|uh+|hmm+|lol|ok(?:ay)? so|so um|quick question)(?: (?:there|again|tutor|weekwise))?[,!.:–-]*\s+)+(?=\S+\s+\S+\s+\S)/i;
const short: [RegExp, string][] = [
  [/\b(what|who|where|when|how|why|that|there|here)s\b/gi, "$1's"],
  [
    /\b(if|when|because|that) its\b(?= (?:late|due|not|too|a|an|the|in|on|over|ok|okay|so|wrong|missing)\b)/gi,
    "$1 it's",
  ],
  [
    /\bwhen (?:do|should|must|can) (?:i|we) (?:have to |need to )?(?:turn|hand|send) (?!in\b)([^,;?.]{1,40}?) in\b/gi,
    'when is $1 due',
  ],
  [/\bwat(?=['’]?s?\b)/gi, 'what'],
  [/\b(what)s\b/gi, "$1's"],
  [/(?<=^|[,;.!?] |\bbut )y\b(?= (?:is|are|am|was|were|do|does|did|dont|can|cant|would|should|has|have)\b)/i, 'why'],
  [/\br\b(?= (?:the|my|our|we|they|you|u|there|office|all|these|those)\b)/gi, 'are'],
  [/\bu\b(?! of\b)/g, 'you'],
  [/\s(?:n|&|nd|an)(?=\s(?:what|who|when|where|why|how|which|is|are|do|does|can|should)\b)/gi, ' and'],
  [/\b(?:tmrw|tmr|tmw|tmrrw|2moro|2morrow|tomorow|tommorow|tommorrow)\b/gi, 'tomorrow'],
  [/\b(?:tonite|2nite|2night)\b/gi, 'tonight'],
  [/\b(?:abt|bout)\b/gi, 'about'],
  [/\bwk\b/gi, 'week'],
  [/\bhw(?=s?\b)/gi, 'homework'],
  [/\bpset(?=s?\b)/gi, 'problem set'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\b(?:b\/c|bc|cuz)\b/gi, 'because'],
  [/\bw\/(?=\s)/gi, 'with'],
  [/\b3\/5s?(?= \p{L})/gu, 'three-fifths'],
  [/\b2\/3s?(?= \p{L})/gu, 'two-thirds'],
  [/\b3\/4s?(?= \p{L})/gu, 'three-fourths'],
];
const shortForm = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’/-])(?:${alternation(Object.keys(shortForms))})(?![\p{L}\p{N}/-])`,
  'giu',
);
const inFull = (form: string): string => shortForms[form.toLowerCase()] ?? form;

/**
 * Rewrites a question as a careful writer would: without invisible characters, courtesies and the story around it, in
 * lower case where all of it is in capitals, with texting abbreviations written out and typing mistakes corrected.
 */
export function normalizeQuestion(question: string, index: PassageIndex | null = null): string {
  const asked = writtenWithCare(question);
  return index ? withOwners(mendSpelling(withRomanNumerals(asked, index), index), index) : asked;
}

/** The questions of a conversation are read again with each further one. */
const writtenWithCare = memoize((question) => {
  const said = quiet(cleanCharacters(question)).replace(opener, '');
  const plain = short.reduce((text, [pattern, whole]) => text.replace(pattern, whole), said.replace(shortForm, inFull));
  return inDirectOrder(plainTalk(withoutCourtesies(withoutStory(plainTalk(plain)))));
});
