import { allStems, words } from '../../text/words.ts';

const gloss = String.raw`["”’]?(?:\s?\([^)]*\))?`;
const adverb = '(?:(?:also|often|usually|generally|simply|basically|essentially|typically|really|just)\\s)?';
const isA = new RegExp(
  `^${gloss}\\s(?:is|are|was|were)\\s${adverb}(?!the\\s(?:same|opposite|reverse|result|subject|topic|focus)\\b)(?:(?:an?|the|any|one|those|what|when|how|defined\\sas)\\b|(?!(?:always|sometimes|perhaps|thus|less|its|his|this|across|towards|besides)\\b)\\p{L}{3,}s\\b)`,
  'iu',
);
const means = new RegExp(
  `^${gloss}\\s${adverb}(?:refers?\\sto|means?|denotes?|describes?|involves?|consists?\\sof|comprises?|(?:is|are|was|were|became|becomes?)\\s(?:\\p{L}+\\s){0,3}(?:name|names|term|word)\\sfor|(?:is|are)\\s(?:now\\s)?measured\\sas|(?:occurs?|happens?|takes?\\splace)\\swhen)\\b`,
  'iu',
);
/** "X, also called “Y,”" says what X is behind the other name. */
const otherName = String.raw`(?:,\s(?:also|sometimes|often)\s(?:called|known\sas)\s[^,.]{1,40}?,["”’]?\s)`;
const whatFollows =
  'an?|the|which\\s(?:is|are|was|were|means|refers|describes|reflects|measures|denotes|characteri[sz]es)|or|i\\.e\\.|that\\sis|meaning|in\\swhich|wherein|whereby|those\\s(?:who|that)|(?:people|someone|anyone|something)\\s(?:who|that)';
const apposition = new RegExp(
  `^["”’]?(?:,["”’]?\\s(?:${whatFollows})|${otherName}(?:${whatFollows}|where))\\b|^["”’]?\\s?[—–]\\s?(?:an?|the|which|that\\sis|meaning|literally|in\\swhich)\\b|^\\s\\((?!figure|table|see|e\\.g|[\\p{Lu}\\d]{2,6}\\))[^)\\d]{12,}\\)`,
  'iu',
);
const named =
  /\b(?:called|known as|termed|referred to as|named|defined as|dubbed|labell?ed)\s(?:an?\s|the\s|as\s)?["“‘]?$/i;
/** "Sailors call the rope that runs to the top a halyard." */
const calls =
  /\bcalls?\s(?:(?:the|this|that|these|those|such|an?|any)\s[^.;:]{2,140}|it|this|that|them|these),?\s(?:an?\s|the\s)?["“‘]?$/i;
const ended = /^["”’]?\s?(?:[.;)]|$)/;
/** "We apply what is called X" uses the term; what X is stands beside it. */
const usesName =
  /\bwhat (?:is|are|was|were|we)\s\S{0,12}\s?(?:called|known as|termed|referred to as|dubbed)\s(?:an?\s|the\s)?["“‘]?$/i;
const orElse = /(?:,\s(?:or|i\.e\.,?)\s|\((?:or\s|also\s)?|[—–]\s?or\s)(?:an?\s|the\s)?["“‘]?$/i;
/** "Brine (salt water)" names it twice; "(salt water boils at …)" tells of it. */
const inBrackets = /\([^()]*$/;
const closes = /^["”’]?\s?[),;]/;
const opens =
  /^\W*(?:(?:(?:an?|the|this|these|such|each|every|in|for|by|with)\s)[^,]{0,40}?,?\s?)?(?:an?\s|the\s)?["“‘]?$/i;

/**
 * How much a sentence defines a term, in [0, 1]: "X is a …", "X refers to …", "… is called X", "…, or X", "X, a …".
 * Patterns in the manner of M. Hearst, "Automatic acquisition of hyponyms", 1992.
 * @param term stems of the term's words, function words included, in order
 */
export function definitionStrength(sentence: string, term: readonly string[]): number {
  const stems = allStems(sentence);
  if (term.length === 0 || !term.every((wanted) => stems.includes(wanted))) return 0;
  const said = words(sentence);
  let strength = 0;
  for (let i = 0; i + term.length <= said.length; i++) {
    if (!term.every((wanted, k) => stems[i + k] === wanted)) continue;
    const before = sentence.slice(0, said[i]?.start);
    const after = sentence.slice(said[i + term.length - 1]?.end);
    strength = Math.max(strength, strengthAt(before, after));
  }
  return strength;
}

/** "A pump has a head start if …", "we say that it has a head start": what it takes to have the thing. */
const hasIt = /\b(?:has|have|holds?|enjoys?|gains?|possess(?:es)?)\s(?:an?\s|the\s)?["“‘]?$/i;
const provided = /^["”’]?(?:\s(?:over|in|on|at|for|with|to)\s[^.;]{1,80}?)?,?\s(?:if|when|whenever)\s/i;
const weSay = /\b(?:we|people|one|they|\p{L}+ists|experts) (?:then )?(?:say|speak|call)\b/iu;

/** "The draught (d) of a boat is the …": what the thing is, told of whatever has it. */
const ofSomething =
  /^["”’]?(?:\s?\([^)]{1,12}\))?\sof\s(?:an?|any|the)\s[^,.;:]{2,40}?\s(?:is|are)\s(?:an?|the|how)\s(?!same\b|opposite\b)/i;

/** Whether a sentence says what it takes to have the thing that stands between two stretches of it. */
export const saysWhoHasIt = (before: string, after: string): boolean =>
  hasIt.test(before) && (provided.test(after) || weSay.test(before));

/** "Unlike a glacier, an ice sheet …" says what the other one is. */
const aside =
  /^\W*(?:unlike|like|besides|compared (?:to|with)|in contrast (?:to|with)|as opposed to|in addition to|instead of|apart from)\s(?:an?\s|the\s)?["“‘]?$/i;

/** "An important part of shaping is …" says what the part is. */
const partOf =
  /\b(?:advantages?|aspects?|benefits?|causes?|components?|consequences?|disadvantages?|effects?|elements?|examples?|features?|forms?|goals?|ingredients?|parts?|problems?|purposes?|results?|stages?|steps?|uses?)\s(?:for|in|of|with)\s(?:an?\s|the\s)?["“‘]?$/i;

/** "In X, a buyer pays first", "With X, …": what a thing is, told as what happens in it. */
const within = /^\W*(?:in|with|under|during|through)\s(?:an?\s|the\s)?["“‘]?$/i;

/** "In X, the first stage is called Y" says what Y is. */
const namesPart = /^,\s[^,;]{1,60}\s(?:is|are|was|were)\s(?:known as|called|termed|referred to as)\b/i;

function strengthAt(before: string, after: string): number {
  if (within.test(before) && /^["”’]?(?:\s(?:of|in)\s[^,.;]{1,30})?,\s/.test(after))
    return namesPart.test(after) ? 0.25 : 0.7;
  if (aside.test(before) || partOf.test(before)) return 0;
  const first = opens.test(before);
  if (first && /^\W*$/.test(before) && /^:\s/.test(after)) return 1;
  if (isA.test(after)) return first ? 1 : 0.5;
  if (means.test(after)) return first ? 0.9 : 0.4;
  if (saysWhoHasIt(before, after)) return 0.7;
  if (named.test(before)) return usesName.test(before) ? 0.6 : 0.9;
  if (calls.test(before) && ended.test(after)) return 0.9;
  const isNamedTwice = orElse.test(before) && (!inBrackets.test(before) || closes.test(after));
  if (apposition.test(after) || isNamedTwice) return 0.7;
  if (first && ofSomething.test(after)) return 0.8;
  return first ? 0.25 : 0;
}

/** Stems of the words of a term as a student writes it: without article, acronym in brackets and quotation marks. */
export function termStems(term: string): string[] {
  const bare = term.replace(/\([^)]*\)/g, ' ').replace(/^\W*(?:an?|the)\s+/i, '');
  return [...allStems(bare)];
}
