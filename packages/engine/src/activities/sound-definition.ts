import { memoize, weekOfSentences } from '../text/memoize.ts';
import { tagWords } from '../text/parts-of-speech.ts';
import { singular } from '../text/singular.ts';
import { isNounPhrase } from '../vocabulary/inline-definitions.ts';

/*
 * What looks like a definition and is none: praise, a part in a story, a place in a row, a clause that only stands
 * beside the term. A card with one of these is learnt for nothing.
 */

/** Nouns that tell what part a thing plays for another, not what it is. */
const relational = new Set(
  `result requirement preference emblem favorite favourite reason answer cause consequence outcome reminder sign symbol
  example instance case problem issue challenge question topic subject concern priority choice option opportunity chance
  success failure mistake triumph victory setback blow boon burden contribution response reaction alternative exception
  link step move turn start beginning end part role source target goal purpose product reflection indication indicator
  factor matter thing way one place time moment day sum fraction majority minority number lot favorite hero heroine pioneer
  champion critic proponent advocate opponent supporter leader member trove treasure feature characteristic`.split(
    /\s+/,
  ),
);
/** A clause that follows these says what is the matter with one, not what the thing is. */
const evaluative = new Set(
  `indication indicator factor preference result consequence outcome reason concern fact sign
  choice mistake matter advantage disadvantage reminder example instance function endeavour endeavor blueprint`.split(
    /\s+/,
  ),
);
const opensBadly =
  /^(?:(?:the|an?)\s\p{L}+\sof\s(?:which|whom)\b|the (?:more|less|longer|higher|lower|greater)\b|more|most|less|simply|often|also|typically|usually|once|still|already|originally|initially|perhaps|especially|one of|one who|among|some|many|several|its|their|his|her|our|nearly|almost|about|over|under|at|in|on|by|from|to|with|than|because|since|so)\b/iu;
const opensByClass = /^(?:one (?:that|in which|whose)|the one)\b/i;
/** "Filled with air" is said of many things. */
const opensWithParticiple = /^\p{L}+(?:ed|en|wn|ept|eld|ade)\s(?:with|by|of|in|to|as|from|on|at)\b/iu;
const saysOnlyHowMany =
  /^(?:consists? of|comprises?|includes?|involves?)\s(?:\p{L}+\s){0,2}(?:distinct|different|main|major|separate|basic)?\s?(?:parts?|phases?|steps?|stages?|types?|kinds?|elements?|components?)$/iu;
/** "A specific type of boat" is said of many. */
const saysOnlyKind =
  /^(?:an?|the|one)\s(?:(?:specific|special|certain|particular|new|common)\s)?(?:type|kind|form|sort|brand|class|example)s?\sof\s(?:an?\s)?\S+(?:\s\S+)?$/i;
/** "Women, more than men, were …", "workers who, to be heard": half of a sentence. */
const breaksOff = /^\p{L}+s?,\s[^,]+,\s(?:is|are|was|were)\s|\b(?:who|which|that),\s[^,]*$/iu;
const evaluates =
  /^(?:an?|the)\s(?:\p{L}+ly\s)?(?:good|great|bad|best|worst|popular|famous|notable|prominent|key|major|important|huge|big|natural|typical|pros?|common|classic|perfect|powerful|excellent|central|crucial|critical|vital|new|old|young|outrageously|denser|stronger|larger|largest|most|first|last|only|main|quintessential)\s/iu;
const fewestWords = 4;

/** Whether an explanation says what its term is, does or means, so that it can be learnt. */
export const isSoundDefinition = memoize((definition: string): boolean => {
  const text = definition.trim();
  if (opensByClass.test(text)) return true;
  if (opensBadly.test(text) || opensWithParticiple.test(text) || saysOnlyHowMany.test(text)) return false;
  if (states(text) || saysOnlyKind.test(text) || breaksOff.test(text)) return false;
  // What is quoted whole is a name, no meaning.
  if (/^[“"].*[”"]$/.test(text)) return false;
  const head = headOf(text);
  if (head === null) return text.split(/\s+/).length >= fewestWords;
  // "A link that joins …" tells what it is, "a link between …" only what it is to others.
  // "The solid part of curdled milk": which part it is, is said.
  if (head === 'part' && /^(?:the|an?)\s\p{L}+\spart of\s/iu.test(text)) return isNounPhrase(text);
  if (evaluative.has(head)) return false;
  if (relational.has(head))
    return new RegExp(
      String.raw`\b${head}s?\s(?:that|which|who|where|in which|by which)\s|\bpart of the\s[^,]+\s(?:that|where|\S+ which)\s`,
      'i',
    ).test(text);
  if (evaluates.test(text) && !/\s(?:that|which|who|where|in which|by which|used)\s/i.test(text)) return false;
  return isNounPhrase(text) || isClassical(text);
}, weekOfSentences);

/** "A kind of boat that …": what it is, and then which one, however that goes on. */
function isClassical(definition: string): boolean {
  const clause = relative.exec(definition);
  // "The salt that forms is a …" goes on behind its clause.
  if (
    !clause ||
    /\s(?:that|which|who)\s\S+\s(?:is|are|was|were)\s|;|,\s(?:and|but|so)\s(?:it|they|the|this)\b/i.test(definition)
  )
    return false;
  const kind = definition.slice(0, clause.index);
  return kind.split(' ').length <= longestKind && isNounPhrase(kind);
}

const longestKind = 9;

const clauseOpening = /^(?:that|which|who|whom|whose|where|when|what|how|why|if|because|as|than|while|whether)$/;
const finite =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|must|may|might|appears?|seems?|becomes?|remains?)$/;

const goesOnFromTerm =
  /^(?:when|how|where|what|any|those|people|anything|something|(?!\p{L}*ss\s)\p{L}+s\s(?:to|of|in|the|an?|that|when)\s|\p{L}+(?:e|i)d\s)/iu;

/** "The harbour has already been paid for" is a whole statement: nothing before its verb opens a clause. */
function states(definition: string): boolean {
  if (goesOnFromTerm.test(definition)) return false;
  const first = tagWords(definition).find(({ folded }) => finite.test(folded) || clauseOpening.test(folded));
  return first !== undefined && finite.test(first.folded);
}

const relative =
  /,?\s(?:(?:in|by|on|of|from|with|at|to|for|along|through|over|under|during|into) )?(?:that|which|who|whom|whose|where)\s/i;

/**
 * The noun that says what kind of thing it is: "process" of "a slow process by which …"; null where a verb or
 * "when" opens it.
 */
function headOf(definition: string): string | null {
  if (
    /^(?:when|how|where|what|any|those|people|anything|something|refers?|means?|occurs?|happens?|describes?|involves?|consists?|states?|holds?|held|takes? place|exists?|arises?|\p{L}+s\s(?:that|to|the|a|when))\b/iu.test(
      definition,
    )
  )
    return null;
  // "A film that forms on brine" is a film: what a relative clause says of it names no kind.
  const clause = relative.exec(definition)?.index ?? definition.length;
  const said = tagWords(definition).filter(({ start }) => start < clause);
  const end = said.findIndex(
    ({ part, gerund, copula, start }, i) =>
      i > 0 &&
      (copula ||
        part === 'preposition' ||
        part === 'pronoun' ||
        part === 'conjunction' ||
        (part === 'verb' && !gerund) ||
        /[,;:(—]\s?$/.test(definition.slice(0, start))),
  );
  const noun = said.slice(0, end < 0 ? said.length : end).findLast(({ part }) => part === 'noun' || part === 'name');
  return noun ? singular(noun.folded) : null;
}

/** The kind of thing that a definition says its term is; null where it names none. */
export const genusOf = memoize((definition: string): string | null => headOf(definition), weekOfSentences);
