import { isAcronym, isStopWord } from '../../text/stop-words.ts';

const betweenSentences = /((?<=[.?!])\s+|\n+)/;
const longestAcronym = 5;
/** "THE WHO" and "THE US" are no pronouns: none stands behind an article. */
const behindArticle = /(?<=\bthe )[a-z]{2,5}\b/g;

const auxiliary =
  '(?:is|are|was|were|am|be|do|does|did|has|have|had|can|could|may|might|must|shall|should|will|would|why|if|or)';
/** Acronyms and signs of logic that are spelt like function words, where the grammar makes them function words. */
const stressed = [
  // "Which ones are NOT safe?", "Are the old ones NOT safe?"; a NOT gate, and NOT beside OR, are of logic.
  new RegExp(
    String.raw`(?<=\b${auxiliary}(?:\s(?!(?:an?|the)\sNOT)[\p{Ll}'’-]+){0,3}\s)NOT(?=\s\p{Ll})(?!\s(?:gate|operat|circuit|function|logic|and\b|or\b))`,
    'gu',
  ),
  /(?<=\p{Ll}\s)ALL(?=\s(?:the|of|my|our|your|its|their|this|that|these|those)\s)/gu,
  /(?<=\p{Ll}\s)(?:AND|OR)(?=\s(?:who|what|when|where|why|how|which)\b)/gu,
  /(?<=\b(?:[Ww]h(?:o|at|en|ere|y)|[Hh]ow)\s)(?:AM|CAN|DO|IS|MAY)(?=\s(?:an?|the|this|that|it|[Ii]|we|you|there|my|our)\s)/gu,
];

/**
 * Lowercases a question that is typed in capitals, where they mark neither names nor acronyms. Also lowercases a
 * function word that is written in capitals for stress.
 */
export function quiet(question: string): string {
  return question
    .split(betweenSentences)
    .map((sentence) => (isShouted(sentence) ? lowered(sentence) : unstressed(sentence)))
    .join('');
}

const unstressed = (sentence: string): string =>
  stressed.reduce((text, pattern) => text.replace(pattern, (word) => word.toLowerCase()), sentence);

const lowered = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(behindArticle, (word) => (isStopWord(word) ? word.toUpperCase() : word))
    .replace(/\p{L}/u, (first) => first.toUpperCase());

/**
 * Words in capitals alone, one of them too long for an acronym or a function word that is none: "US GDP" is not
 * shouted.
 */
function isShouted(sentence: string): boolean {
  if (/\p{Ll}/u.test(sentence)) return false;
  const said = sentence.match(/[\p{Lu}\p{M}'’]{2,}/gu) ?? [];
  const isPlain = (word: string): boolean => isStopWord(word.toLowerCase()) && !isAcronym(word);
  return said.length > 1 && said.some((word) => word.length > longestAcronym || isPlain(word));
}
