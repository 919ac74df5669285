import { isAcronym, isStopWord } from '../../text/stop-words.ts';

const betweenSentences = /((?<=[.?!])\s+|\n+)/;
const longestAcronym = 5;
/** "THE WHO" and "THE US" are no pronouns: none stands behind an article. */
const behindArticle = /(?<=\bthe )[a-z]{2,5}\b/g;

/** A question in small letters where it is typed in capitals: there they tell neither a name nor an acronym. */
export function quiet(question: string): string {
  return question
    .split(betweenSentences)
    .map((sentence) => (isShouted(sentence) ? lowered(sentence) : sentence))
    .join('');
}

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
