import type { Passage } from '../../passages/passage.ts';
import { memoize } from '../../text/memoize.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { words } from '../../text/words.ts';
import type { Question } from '../question/question.ts';

/* In the unit of `merit`. */
const saysWhyItMatters = 1.5;
const isOfAnother = -5;

const asksWhyItMatters =
  /\bwhy (?:is|was|are|were|does|did|do|should) .{1,60}\b(?:important|significant|matter|famous|remembered|special|a big deal|care|talk about|know about|learn about)\b|\b(?:significance|importance|legacy) of\b|\b(?:significance|importance|legacy)\W*$|\b(?:known|famous|remembered|important) for\b/i;
const tellsWhyItMatters =
  /\b(?:(?:is|are|was|were) (?:so )?important because|importance (?:is|lies|was)|(?:its|her|his|their) (?:importance|significance|legacy)|matter(?:s|ed) (?:because|to|since|today)|(?:known|famous|remembered) for|turning point|groundwork|paved the way|set the stage|(?:demonstrat|show|prov|suggest|reveal|illustrat|confirm|establish)(?:e|ed|es|s|ing|ted|ting|ned) that|chang(?:ed|es) (?:how|the way)|influenc(?:e|ed|es|ing|ial)|crucial|essential|vital|enabl(?:ed|es|ing)|ultimately|precedent|for the first time|(?:the|was) first (?:\p{L}+ )?(?:to|who|that)|made it possible|to this day|still used|without (?:her|him|it|them|\p{Lu}\p{L}+),? (?:there|no|we)|since (?:her|him|then))\b/iu;

/** What a sentence says for itself where it is asked why something matters. */
export const significanceWorth = ({ text }: Question, sentence: string): number =>
  asksWhyItMatters.test(text) && tellsWhyItMatters.test(sentence) ? saysWhyItMatters : 0;

const asksForEffect =
  /\b(?:effects?|consequences?|impacts?|results?|outcomes?|aftermath) (?:of|on)\b|\b(?:lead|led) to\b|\bresult(?:ed)? in\b|\bwhat happened (?:after|because of)\b/i;
const tellsEffect =
  /\b(?:(?:led|leads?) (?:\S+ ){0,4}?to|result(?:s|ed|ing)? in|as a (?:result|consequence)|because of|caus(?:e|es|ed|ing)|consequen\w+|br(?:ought|ings?) (?:about|on)|meant (?:that|for)|means that|therefore|thus|forc(?:e|es|ed)|reduc(?:e|es|ed)|increas(?:e|es|ed)|(?:is|are|was|were) (?:left|ruined|lost|destroyed))\b/i;
const tellsAspect = 1.5;

const asksForEnd =
  /\bhow (?:did|does|do) .{1,60} (?:end(?: up)?|turn out|finish|come to an end|go down)\b|\bwhat (?:happened|happens|became) (?:to|of|with)\b|\b(?:fate|outcome|end) of\b|\bwhat changed\b|\bwhat (?:did|does) .{1,60} (?:change|lead to|bring about)\b|\bhow (?:did|was|were) .{1,60} change[ds]?\b/i;
/** All of it is the answer, and not only how it ended. */
const asksForStory = /\bwhat (?:happened|happens)\b/i;
const tellsEnd =
  /\b(?:ultimately|eventually|finally|in the end|at last|end(?:s|ed|ing)|by the end|die[sd]|dead|deaths?|kill(?:s|ed|ing)|executed|sentenced|convicted|defeat(?:s|ed)?|collaps(?:e|es|ed)|plummet\w*|dissolv(?:e|es|ed)|disband(?:s|ed)?|destroy(?:s|ed)|burned|bankrupt|failed|never again|no longer|resign(?:s|ed)|vanish(?:es|ed)|disappear(?:s|ed)|became|began to|turned into|chang(?:e|es|ed)|loss of|left (?:him|her|it|them)|the rest of)\b/i;

const asksForMakeUp = /\b(?:made (?:up )?(?:of|from|out of)|consists? of|composed of|composition of|contains?)\b/i;
const tellsMakeUp =
  /\b(?:made (?:up )?(?:of|from)|consist(?:s|ed|ing)? (?:mainly |mostly |largely )?of|composed (?:\p{L}+ )?of|composition|contain(?:s|ed|ing)?|mixture of)\b/iu;

/** Merit of a sentence that states effects, or what a thing is made of, if the question asks for that. */
export function aspectWorth({ text }: Question, sentence: string): number {
  const tells =
    (asksForEffect.test(text) && tellsEffect.test(sentence)) ||
    (asksForEnd.test(text) && tellsEnd.test(sentence)) ||
    (asksForMakeUp.test(text) && tellsMakeUp.test(sentence));
  return tells ? tellsAspect : 0;
}

export const asksHowItEnded = (question: string): boolean => asksForEnd.test(question) && !asksForStory.test(question);

/** Whether it is asked what came of a thing in the end, or why it matters, and whether a sentence says so. */
export const asksWhatCame = (question: string): boolean => asksHowItEnded(question) || asksWhyItMatters.test(question);
export const tellsWhatCame = (question: string, sentence: string): boolean =>
  (asksForEnd.test(question) && tellsEnd.test(sentence)) ||
  (asksWhyItMatters.test(question) && tellsWhyItMatters.test(sentence));

const opensWithName = /^(?:\p{Lu}[\p{L}’'-]+(?:\s(?=\p{Lu})|(?=[^\p{L}])))+/u;
/** In letters; shorter words are seldom names. */
const shortestName = 3;

/** Names that a question gives, in small letters too: the passages have them in capitals alone. */
export function namesAsked({ kind, text }: Question, passages: readonly Passage[]): ReadonlySet<string> {
  if (kind === 'who' || kind === 'compare' || kind === 'list') return new Set();
  const asked = words(text).filter(({ folded, raw }) => raw.length >= shortestName && !isStopWord(folded));
  return new Set(
    asked.flatMap(({ folded }) => {
      const capital = folded.charAt(0).toUpperCase() + folded.slice(1);
      const isSmall = passages.some((passage) => holdsWord(passage.text, folded));
      return !isSmall && passages.some((passage) => isNameIn(passage.text, capital)) ? [folded] : [];
    }),
  );
}

/**
 * What it says against a sentence that it opens with the name of somebody else: "Why does Roe matter?" is not
 * answered by why Ahl does.
 * @param names as `namesAsked` gives them
 * @param before what stands before it: a pronoun may speak of whom the last sentence names
 */
export function ofAnotherPerson(
  names: ReadonlySet<string>,
  { text }: Passage,
  sentence: string,
  before: string,
): number {
  if (names.size === 0) return 0;
  if (!opensWithPerson(sentence, text)) return 0;
  const leadsBack = pronoun.test(sentence) ? (before.split(/(?<=[.!?])\s+(?=\S)/).at(-1) ?? '') : '';
  const near = `${leadsBack} ${sentence}`.toLowerCase();
  return [...names].some((name) => near.includes(name)) ? 0 : isOfAnother;
}

/** Whether a sentence opens with a name: a word in capitals that its passage has within a sentence too. */
export function opensWithPerson(sentence: string, text: string): boolean {
  const surname = opensWithName
    .exec(sentence)?.[0]
    .trim()
    .split(/\s/)
    .at(-1)
    ?.replace(/['’]s?$/, '');
  return surname !== undefined && surname.length >= shortestName && isNameIn(text, surname);
}

const pronoun = /\b(?:he|him|his|she|her|hers|them|their)\b/i;

const escaped = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '.');

/** A look at the letters, before a pattern is made of the word. */
const mayHold = (text: string, word: string): boolean => text.includes(word) || /[^\p{L}\p{N}]/u.test(word);

const wholeWord = memoize((word) => new RegExp(`(?<![\\p{L}])${escaped(word)}(?![\\p{L}])`, 'u'));
const holdsWord = (text: string, word: string): boolean => mayHold(text, word) && wholeWord(word).test(text);

/** Whether a word in capitals stands within a sentence too: one that opens it need not be a name. */
const isNameIn = (text: string, word: string): boolean => mayHold(text, word) && nameWithin(word).test(text);
const nameWithin = memoize((word) => new RegExp(`(?<=[\\p{L},;]\\s)${escaped(word)}(?![\\p{L}])`, 'u'));
