import { isEnglishWord } from '../../text/english-words.ts';
import { findQuantities } from '../../text/numbers.ts';
import { singular } from '../../text/singular.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { kindOfNoun } from '../../text/thesaurus.ts';
import { words } from '../../text/words.ts';
import type { Question } from '../question/question.ts';
import { namesIn } from './answer-type-match.ts';

const asksHowMany = /\bhow many\b/i;
/** What tells how many without a number. */
const quantity =
  /\b(?:no|none|several|few|many|most|all|both|couple|pair|majority|minority|countless|numerous|handful)\b/i;
const asksForTemperature =
  /\bhow (?:hot|cold|warm)\b|\b(?:what|which) temperatures?\b|\btemperature (?:of|at|in|on)\b/i;
const temperature = /°|\bdegrees?\b|\d\s?[KCF]\b|\b(?:kelvins?|celsius|fahrenheit|centigrade)\b/i;
const person = /\b(?:he|she|him|her|his|who|people|someone|somebody|nobody)\b/i;

/**
 * Whether a text cannot answer, whatever else it says: nobody where the question asks who, no number where it asks how
 * many, no temperature where it asks how hot.
 * @param shared content words of the question that the text has
 */
export function lacksWhatIsAsked({ kind, text: asked }: Question, text: string, shared: number): boolean {
  if (asksForTemperature.test(asked)) return kind === 'how-many' && !temperature.test(text);
  if (asksHowMany.test(asked)) return findQuantities(text).length === 0 && !quantity.test(text);
  return kind === 'who' && shared <= 1 && !speaksOfSomebody(text);
}

/** Also a people, a firm and whoever is known by what they do: "a monk", "engineers". */
function speaksOfSomebody(text: string): boolean {
  if (person.test(text) || namesIn(text).some((name) => name.includes(' '))) return true;
  return words(text).some(({ raw, folded }) => {
    const kind = kindOfNoun(singular(folded));
    const isUnknownName = kind === null && /^\p{Lu}/u.test(raw) && !isStopWord(folded) && !isEnglishWord(folded);
    return kind === 'person' || kind === 'group' || isUnknownName;
  });
}
