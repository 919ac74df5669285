import { tagWords } from '../text/parts-of-speech.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { Definition } from './glosses.ts';
import { isNounPhrase } from './inline-definitions.ts';

const address = /\S@\S+\.\p{L}|\bhttps?:|\bwww\./u;
const longestAddress = 60;
const acronym = /^\p{Lu}[\p{Lu}\d&-]+$/u;
const owner = /(?:^|[,;:(]\s?|\band\s)(?:our|their|his|her|its|my|your)\s[^,;:()]*$/i;
const scene =
  /^\s*(?:(?:and|but|everywhere|even|only|especially|particularly)\s)?(?:in|on|at|by|for|from|with|within|during|despite|under|among|after|before|since|through|throughout|between|across|until|given)\b/i;
const progressive = /\b(?:are|were)\s$/;
const copula = /\b(?:is|are|was|were|be|been|being)\s(?:(?:an?|the|also|now|then|still|so|very|\p{L}+ly)\s){0,2}$/iu;
const article = /^(?:an?|the|any|one|that)\s/i;
const pluralEnd = /(?:s|[iae]|people|men|police|folk)$/i;

/** Whether what looks like a definition is something else: a title, a list, an address, what somebody does. */
export function definesNothing(sentence: string, { term, explanation }: Definition): boolean {
  if (explanation.end - explanation.start >= sentence.length) return false;
  const [name, said] = [term, explanation].map(({ start, end }) => sentence.slice(start, end)) as [string, string];
  const [before, between] = [sentence.slice(0, term.start), sentence.slice(term.end, explanation.start)];
  if (address.test(said) && said.length < longestAddress) return true;
  if (isColon(between))
    return isTitle(name, said) || (copula.test(before) && !article.test(said)) || owner.test(before);
  if (/\bwhich (?:are|were)\s$/.test(between)) return !pluralEnd.test(name);
  if (progressive.test(between)) return isDoing(said);
  if (!/^["”’]?,\s$/.test(between)) return false;
  return owner.test(before) || isListed(before) || (isScene(before) && !isNounPhrase(said));
}

const isColon = (between: string): boolean => /^["”’]?\s?(?:\([^)]*\))?\s?:\s["“]?$/.test(between);

/** "Tides of Salt: A Coast and Its People", "Oxford: Marrow and Sons": what names a book or its house has capitals. */
function isTitle(name: string, said: string): boolean {
  const content = (said.match(/\p{L}[\p{L}’'-]*/gu) ?? []).filter((word) => !isStopWord(word.toLowerCase()));
  if (acronym.test(name) || content.length === 0) return false;
  return content.every((word) => /^\p{Lu}/u.test(word)) && (content.length > 1 || /^\p{Lu}/u.test(name));
}

/** "The mills are closing": a participle behind "are" does; "budgets are planning tools that …" tells what they are. */
const isDoing = (said: string): boolean =>
  /^\p{L}+ing\b(?!\s\p{L}+\s(?:that|which|of|for|used|in which)\b)/iu.test(said);

/** "taste, price, the time it takes": a word between commas is one of several. */
function isListed(before: string): boolean {
  const clause = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf(':')) + 1);
  if (!/[^,\s],\s$/.test(clause)) return false;
  return (clause.match(/,/g)?.length ?? 0) > 1 || !scene.test(clause);
}

/** "In hard times, the prospects …": a scene without a verb, behind which the statement begins. */
function isScene(before: string): boolean {
  const clause = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf(':')) + 1);
  return (
    scene.test(clause) &&
    !tagWords(clause).some(({ part, past, gerund, copula: be }) => be || (part === 'verb' && !past && !gerund))
  );
}
