import { tagWords } from '../text/parts-of-speech.ts';

const isA =
  /^\s(?:(?:also|often|usually|generally|simply|basically|essentially|typically|really|just|thus|therefore|traditionally|commonly|perhaps)\s)?(?:an?|the|any|one (?:of|that|in)|those|what|when|where|how|defined as|\p{L}{3,}s that|all)\s/iu;
const isKind =
  /^\s(?:an?|any|the|one of)\s(?:\p{L}[\p{L}-]*\s){0,4}(?:that|which|who|whose|where|of|in which|for|by|used|made|caused|found)\b/iu;
const describes =
  /^\s(?:\p{L}+ly\s)?(?:involved in|responsible for|associated with|composed of|made (?:up )?of|comprised of|divided into|characteri[sz]ed by|located (?:in|at|on|near)|used (?:to|for|in|as)|based on|concerned with|caused by|measured (?:in|by|as)|produced (?:by|in|when)|formed (?:by|when|from)|designed to|intended to|part of|similar to|known for|(?:essential|important|critical|necessary|crucial|vital) (?:for|to|in))\b/iu;

/** What a thing is for or made of tells more than what it has to do with. */
const does =
  /^\s(?:\p{L}+ly\s)?(?:responsible for|composed of|made (?:up )?of|comprised of|used (?:to|for)|designed to|characteri[sz]ed by|(?:essential|important|critical|necessary|crucial|vital) (?:for|to|in))\b/iu;

/**
 * How surely the words behind a form of "be" define its subject, in [0, 1]: those that name a kind most, those that
 * only describe least.
 * @param definite whether the subject has the article "the": it may then be one thing told of, not a term
 */
export function predicateStrength(tail: string, definite: boolean): number {
  if (/^\s(?:also|often|sometimes|commonly)?\s?(?:called|known|referred|termed|named)/.test(tail)) return 0.4;
  if (isKind.test(tail)) return definite ? 0.85 : 1;
  if (isA.test(tail)) return definite ? 0.6 : 0.85;
  if (predicateNoun(tail)) return definite ? 0.6 : 0.8;
  return does.test(tail) ? 0.45 : describes.test(tail) ? 0.4 : 0;
}

/**
 * Whether what follows the verb is a noun with its adjectives: "long strings of …", "chemical messengers that …".
 */
function predicateNoun(tail: string): boolean {
  if (/^\s(?:\p{L}+ly\s)?(?:less|more|most|least|very|too|so|known|like|unlike|typically|no)\s/iu.test(tail))
    return false;
  const said = tagWords(`They are${tail}`).slice(2);
  const end = said.findIndex(
    ({ part, gerund }) => part !== 'adjective' && part !== 'adverb' && !(part === 'verb' && gerund),
  );
  const head = said[end];
  // "antigen-specific": a noun before a hyphen is half an adjective.
  const isHalf = head !== undefined && /^[-‐‑]/.test(`They are${tail}`.slice(head.end));
  return (
    head !== undefined &&
    !isHalf &&
    head.part === 'noun' &&
    !head.gerund &&
    end < 5 &&
    !/^(?:able|due|likely|present)$/.test(head.folded)
  );
}

/**
 * What an explanation says that is none: more about a thing known, praise, a place in a row, a pointer to other
 * sentences.
 */
const weaknesses: [RegExp, number][] = [
  [/^(?:also|only|still|now|not|no longer|never|actually|again|one reason|no|nothing|known)\b/i, 0.4],
  [
    /^(?:an?|the|one of the|among the) (?:\p{L}+ly )?(?:most|best|largest|greatest|main|only|biggest|first|last|next)\b/iu,
    0.2,
  ],
  [
    /^(?:an?|the|one) (?:\p{L}+ly )?(?:important|great|good|excellent|perfect|common|popular|useful|key|crucial|major|critical|serious|similar|different|simple|well-known|classic)\s(?:\p{L}+\s)?(?:example|part|feature|aspect|factor|role|reason|issue|problem|point|question|way|component|step|concept|idea|tool|topic|source|thing)s?\b/iu,
    0.35,
  ],
  [
    /^(?:an?|the) (?:direct |indirect )?(?:result|consequence|matter|case|example|instance|reason|same|answer|outcome)\b/i,
    0.35,
  ],
  [/\b(?:these|this|such an?|the (?:former|latter|above|following|same|other)|above|below|here)\b/i, 0.25],
  [/^(?:it|they|he|she|we|you|there|here|i)\b/i, 0.5],
  [/[!?]$|\bhere[’']s\b/i, 0.4],
];

/** What to take from a definition's strength for the wording of its explanation, in [0, 1]. */
export function weaknessOf(explanation: string): number {
  const found = weaknesses.filter(([pattern]) => pattern.test(explanation));
  return Math.min(
    1,
    found.reduce((sum, [, cost]) => sum + cost, 0),
  );
}
