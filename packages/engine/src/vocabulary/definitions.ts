import { type TaggedWord, tagWords } from '../text/parts-of-speech.ts';
import type { Span } from '../text/sentences.ts';
import { countGaps, type Definition, glossedTerms, spanOf, trimGloss } from './glosses.ts';
import { phraseFrom, type WordRange } from './noun-phrase.ts';

/*
 * Patterns in the manner of M. Hearst, "Automatic acquisition of hyponyms from large text corpora", 1992, and of R. Navigli and
 * P. Velardi, "Learning word-class lattices for definition and hypernym extraction", 2010; written for this engine.
 */
const naming =
  /\b(?:(?:so-)?called|known(?: (?:today|collectively|simply|formally|technically|generally|widely|commonly|popularly))? as|termed|referred to(?: (?:simply|collectively|often))? as|refer to (?:this|these|it|them)(?: \p{L}+){0,3} as|dubbed|labell?ed|defined as|said to be|described as|nicknamed|christened|designated|named)\s+(?:as\s+)?/giu;
const introducing =
  /\b(?:the|a) (?:terms?|words?|phrase|concept|notion|idea|theory|principle|process|phenomenon|doctrine|name)(?: of)?\s+(?=["“‘\p{L}])/giu;
const verbs =
  /^(?:\s?\([^)]{1,60}\))?,?\s(?:(?:also|often|usually|generally|simply|basically|essentially|typically|really|just|then|thus|therefore|traditionally|commonly)\s)?(is|are|was|were|refers?|means?|meant|denotes?|describes?|involves?|consists?|comprises?|occurs?|happens?|takes? place|arises?|states?|asserts?|holds?|held|posits?|proposes?|suggests?|maintains?|requires?|represents?|measures?|exists?|includes?)\b/u;
const isA =
  /^\s(?:(?:also|often|usually|generally|simply|basically|essentially|typically|really|just|thus|therefore|traditionally|commonly|perhaps)\s)?(?:an?|the|any|one (?:of|that|in)|those|what|when|where|how|defined as|\p{L}{3,}s that|all)\s/iu;
const isKind =
  /^\s(?:an?|any|the|one of)\s(?:\p{L}[\p{L}-]*\s){0,4}(?:that|which|who|whose|where|of|in which|for|by|used|made|caused|found)\b/iu;
const describes =
  /^\s(?:\p{L}+ly\s)?(?:involved in|responsible for|associated with|composed of|made (?:up )?of|comprised of|divided into|characteri[sz]ed by|located (?:in|at|on|near)|used (?:to|for|in|as)|based on|concerned with|caused by|measured (?:in|by|as)|produced (?:by|in|when)|formed (?:by|when|from)|designed to|intended to|part of|similar to|known for)\b/iu;
/** A quick look before the sentence is read word by word. */
const tells =
  /\s(?:is|are|was|were|refers?|means?|meant|denotes?|describes?|involves?|consists?|comprises?|occurs?|happens?|takes?|arises?|states?|asserts?|holds?|held|posits?|proposes?|suggests?|maintains?|requires?|represents?|measures?|exists?|includes?)\b|:\s|^(?:the\s)?(?:\p{L}+\s){1,3}\p{Ll}{3,}s\s/iu;
const leansBackStart =
  /^(?:this|these|that|those|it|such|they|he|she|another|the (?:first|second|third|fourth|latter|former|other)|in this|in these)\b/i;
const appositive =
  /^,\s(?=(?:an?|the|or|which (?:is|are|refers?|means?)|meaning|i\.e\.|that is)\b)|^\s?[—–]\s?(?=(?:an?|the|or|which is|which are)\s)|^:\s/iu;

/** Every definition that a sentence gives, in order. English. */
export function definitionsIn(sentence: string): Definition[] {
  if (sentence.length < 12 || sentence.endsWith('?')) return [];
  const clauses = clauseStarts(sentence);
  return [
    ...namedTerms(sentence),
    ...clauses.flatMap((start, i) => subjectTerms(sentence, start, clauses[i + 1] ?? sentence.length)),
    ...glossedTerms(sentence),
  ];
}

const joint =
  /(?:,\s(?:and|but|while|whereas)|;(?:\s(?:and|but|however,|whereas))?)\s(?=(?:the |an? )?(?:\p{L}[\p{L}-]*\s){1,4}(?:\([^)]*\)\s)?(?:is|are|was|were|refers?|means?|occurs?|happens?|involves?|describes?|consists?|has|have|can)\b)/giu;

/** Where main clauses begin: each can define a term of its own. What stands before the joint must have said something already. */
function clauseStarts(sentence: string): number[] {
  const starts = [0];
  for (const match of sentence.matchAll(joint)) {
    const from = starts.at(-1) ?? 0;
    const before = tagWords(sentence).filter(({ start }) => start >= from && start < match.index);
    if (before.some(({ part, copula, gerund }) => copula || (part === 'verb' && !gerund)))
      starts.push(match.index + match[0].length);
  }
  return starts;
}

/** "…, which is called X", "X, also known as Y", "the term X". */
function namedTerms(sentence: string): Definition[] {
  const found: Definition[] = [];
  const add = (at: number, strength: number): void => {
    const said = tagWords(sentence);
    const first = said.findIndex(({ start }) => start >= at);
    const range = first < 0 ? null : phraseFrom(sentence, said, first);
    if (!range) return;
    found.push(named(sentence, said, range, strength, at));
    const next = said[range.to];
    if (next && /^(?:or|and)$/.test(next.folded)) {
      const other = phraseFrom(sentence, said, range.to + 1);
      if (other && !/\p{L}/u.test(sentence.slice(said[other.to - 1]?.end).slice(0, 1)))
        found.push(named(sentence, said, other, strength - 0.25, at));
    }
  };
  for (const match of sentence.matchAll(naming)) {
    const weak = /^(?:named|said|described|labell?ed|nicknamed|dubbed|designated)/i.test(match[0]);
    add(match.index + match[0].length, weak ? 0.6 : 0.95);
  }
  for (const match of sentence.matchAll(introducing)) {
    const quoted = /^["“‘]/.test(sentence.slice(match.index + match[0].length));
    if (!quoted && !/\bof\s+$/i.test(match[0])) continue;
    add(match.index + match[0].length, quoted ? 0.8 : 0.45);
  }
  return found;
}

function named(
  sentence: string,
  said: readonly TaggedWord[],
  range: WordRange,
  strength: number,
  cueEnd: number,
): Definition {
  const term = spanOf(said, range);
  const after = sentence.slice(term.end);
  const gloss = appositive.exec(after.replace(/^["”’]/, ' ').replace(/^\s/, ''));
  const leansBack = leansBackStart.test(sentence);
  if (gloss && !/^,\s(?:or|and)\s\p{L}+[,.]/iu.test(after)) {
    const start = term.end + after.indexOf(gloss[0]) + gloss[0].length;
    const explanation = trimGloss(sentence, start);
    if (countGaps(sentence, explanation) >= 2) return { term, explanation, strength, leansBack };
  }
  const cue = sentence.slice(0, cueEnd);
  const subject =
    /^(.+?),?\s(?:is|are|was|were|be|been|has been|have been|can be|may be|became)\s(?:\p{L}+ly\s|also\s|often\s|sometimes\s)?\S+(?:\s(?:to\s)?(?:\p{L}+\s)?as)?\s+(?:as\s+)?$/u.exec(
      cue,
    )?.[1];
  if (subject !== undefined && !leansBack) {
    const clause = clauseStarts(sentence).findLast((start) => start < subject.length) ?? 0;
    const connective =
      /^(?:conversely|however|therefore|thus|similarly|likewise|moreover|furthermore|finally|today|instead|in contrast|by contrast|for example|for instance|of course)[,\s]\s?/i;
    const start = clause + (connective.exec(sentence.slice(clause))?.[0].length ?? 0);
    const explanation = { start, end: subject.length };
    if (
      countGaps(sentence, explanation) >= 3 &&
      !/[,“"]/.test(subject.slice(start)) &&
      !leansBackStart.test(sentence.slice(start))
    )
      return { term, explanation, strength, leansBack: false };
  }
  return { term, explanation: { start: 0, end: sentence.length }, strength: strength - 0.05, leansBack };
}

/** "X is a …", "X refers to …", "X occurs when …", "X: …", "In X, …" where X opens the sentence or a clause of it. */
function subjectTerms(sentence: string, start: number, end: number): Definition[] {
  const within = sentence.slice(0, end);
  const opening =
    start + (/^(?:["“‘(]|(?:in|for|by|according to)\s[^,]{2,50},\s)?/iu.exec(within.slice(start))?.[0].length ?? 0);
  if (leansBackStart.test(within.slice(opening))) return start === 0 ? ordinalTerms(sentence) : [];
  if (!tells.test(within.slice(opening, opening + 110))) return [];
  const said = tagWords(sentence);
  const first = said.findIndex((word) => word.start >= opening);
  const article = said[first]?.folded ?? '';
  const range = first < 0 ? null : phraseFrom(sentence, said, first);
  const scene = start === 0 ? sceneTerm(sentence, said) : [];
  if (!range || /^(?:its|their|his|her|our|both|either|so|as)$/.test(article)) return scene;
  const term = spanOf(said, range);
  const after = within.slice(term.end).replace(/^["”’]/, ' ');
  if (/^\s?:\s\S/.test(after) && opening === 0) {
    const short = range.to - range.from <= 4;
    return short ? [{ term, explanation: rest(within, term.end + 1), strength: 0.7, leansBack: false }] : [];
  }
  const verb = verbs.exec(after);
  if (!verb) return [...scene, ...habit(within, said[range.to], term)];
  const verbSaid = verb[1] ?? '';
  const from = term.end + verb.index + verb[0].length;
  const tail = within.slice(from);
  const strength = subjectStrength(verbSaid, tail, article === 'the') - (start > 0 ? 0.1 : 0);
  if (strength <= 0) return scene;
  const toBe = /^(?:is|are|was|were)$/.test(verbSaid);
  const dropped = /^\s(?:to|that)\s/.exec(tail)?.[0].length ?? 0;
  const explanation = toBe || dropped > 0 ? rest(within, from + dropped) : rest(within, from - verbSaid.length);
  return [...scene, { term, explanation, strength, leansBack: false }];
}

/** "The thyroid releases hormones …": what a thing does by habit describes it. */
function habit(within: string, next: TaggedWord | undefined, term: Span): Definition[] {
  const does = next?.part === 'verb' && !next.past && !next.gerund && !next.copula && next.folded.endsWith('s');
  return does ? [{ term, explanation: rest(within, next.start), strength: 0.3, leansBack: false }] : [];
}

/** "In negative feedback, the output of a system …" */
function sceneTerm(sentence: string, said: readonly TaggedWord[]): Definition[] {
  if (!/^(?:In|With|Under|During)\s/.test(sentence)) return [];
  const range = phraseFrom(sentence, said, 1);
  if (!range || range.from > 2 || said.slice(range.from, range.to).some(({ part }) => part === 'number')) return [];
  const term = spanOf(said, range);
  if (!/^(?:\s\([^)]*\))?,\s/.test(sentence.slice(term.end))) return [];
  return [{ term, explanation: { start: 0, end: sentence.length }, strength: 0.45, leansBack: false }];
}

function subjectStrength(verb: string, tail: string, definite: boolean): number {
  if (/^(?:is|are|was|were)$/.test(verb)) {
    const past = /^w/.test(verb) ? 0.15 : 0;
    if (/^\s(?:also|often|sometimes|commonly)?\s?(?:called|known|referred|termed|named)/.test(tail)) return 0.8;
    if (isKind.test(tail)) return (definite ? 0.85 : 1) - past;
    if (isA.test(tail)) return (definite ? 0.6 : 0.85) - past;
    if (predicateNoun(tail)) return (definite ? 0.6 : 0.8) - past;
    return describes.test(tail) ? 0.4 - past : 0;
  }
  if (/^(?:refers?|denotes?)$/.test(verb)) return /^\sto\s/.test(tail) || verb.startsWith('denote') ? 1 : 0;
  if (/^means?$|^meant$/.test(verb)) return 0.8;
  if (/^(?:consists?|comprises?)$/.test(verb)) return 0.7;
  if (/^(?:occurs?|happens?|takes? place|arises?|exists?)$/.test(verb))
    return /^\s(?:when|if|where|as)\b/.test(tail) ? 0.9 : 0;
  if (/^(?:states?|asserts?|holds?|held|posits?|proposes?|suggests?|maintains?)$/.test(verb))
    return /^\sthat\b/.test(tail) ? 0.75 : 0;
  return /^(?:describes?|involves?|measures?|represents?)$/.test(verb) ? 0.6 : 0.3;
}

/** Whether what follows the verb is a noun with its adjectives: "long strings of …", "chemical messengers that …". */
function predicateNoun(tail: string): boolean {
  const said = tagWords(`They are${tail}`).slice(2);
  const end = said.findIndex(
    ({ part, gerund }) => part !== 'adjective' && part !== 'adverb' && !(part === 'verb' && gerund),
  );
  const head = said[end];
  return (
    head !== undefined &&
    head.part === 'noun' &&
    !head.gerund &&
    end < 5 &&
    !/^(?:able|due|likely|present)$/.test(head.folded)
  );
}

/** "The third form of retrieval is relearning, …" */
function ordinalTerms(sentence: string): Definition[] {
  const match =
    /^(?:(?:another|the (?:first|second|third|fourth|fifth|other|last|final|latter|former))\s(?:\p{L}+\s){1,5}|this\s(?:\p{L}+\s){0,3})(?:is|was)\s(?=\p{L})/iu.exec(
      sentence,
    );
  if (!match) return [];
  const said = tagWords(sentence);
  const first = said.findIndex(({ start }) => start >= match[0].length);
  const range = first < 0 ? null : phraseFrom(sentence, said, first);
  if (!range || /^(?:an?|the|one|that|not|because|why|how|what)$/.test(said[first]?.folded ?? '')) return [];
  const term = spanOf(said, range);
  if (!/^(?:[,.:;—–]|\s(?:in|or)\b)/.test(sentence.slice(term.end))) return [];
  return [{ term, explanation: { start: 0, end: sentence.length }, strength: 0.6, leansBack: /^this/i.test(sentence) }];
}

function rest(sentence: string, from: number): Span {
  const start = from + (/^[\s:—–,]*/.exec(sentence.slice(from))?.[0].length ?? 0);
  return { start, end: start + sentence.slice(start).replace(/[\s.;:]+$/, '').length };
}
