import { isEnglishWord } from '../../text/english-words.ts';
import { oppositeAmong } from '../../text/opposites.ts';
import { stem } from '../../text/stem.ts';
import { areSynonyms } from '../../text/thesaurus.ts';
import { allStems, words } from '../../text/words.ts';

/** Words that turn what a text says round: who asks for what was rejected is not answered by what was accepted. */
const refusing =
  /^(?:reject|refus|den(?:y|ied|ies)|disestablish|abolish|dismiss|oppos(?:e|ed|es|ing)$|ignor|neglect|abandon|disapprov|forb[ia]d|ban(?:s|ned)?$|prohibit|outlaw|least$|rarest|rare$)/;
const negativePrefix = /^(?:un|non|il|ir|ab(?=normal))(?=\p{L}{4})/u;
const noDenial = new Set(['unlike', 'unless', 'unknown']);

/** Stems of all words, function words included: "more" and "after" have opposites too. */
const stemsOf = (text: string): Set<string> => new Set(allStems(text));

/** "How many", "how long": what asks for a number says nothing of how great it is. */
const asksHowMuch = /\bhow \p{L}+/giu;

/** Whether a text says the opposite of a word of a question, and not that word too. */
export function saysOpposite(text: string, question: string): boolean {
  const [said, asked] = [stemsOf(text), stemsOf(question.replace(asksHowMuch, ' '))];
  return [...asked].some((word) => {
    const opposite = said.has(word) ? undefined : oppositeAmong(said, word);
    return opposite !== undefined && !asked.has(opposite);
  });
}

/**
 * Whether a question turns round what a text says: by the opposite of a word of it, or by a word of refusal or with a
 * negative prefix that the text does not have.
 */
export function turnsRound(question: string, text: string): boolean {
  const said = stemsOf(text);
  return (
    saysOpposite(text, question) || words(question).some(({ folded }) => denies(folded) && !isSaid(stem(folded), said))
  );
}

const denies = (word: string): boolean =>
  refusing.test(word) ||
  (negativePrefix.test(word) && !noDenial.has(word) && isEnglishWord(word.replace(negativePrefix, '')));

const isSaid = (stemmed: string, said: ReadonlySet<string>): boolean =>
  said.has(stemmed) || [...said].some((other) => areSynonyms(stemmed, other));
