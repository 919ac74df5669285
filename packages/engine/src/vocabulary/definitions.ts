import { memoize, weekOfSentences } from '../text/memoize.ts';
import { type TaggedWord, tagWords } from '../text/parts-of-speech.ts';
import { definesNothing } from './defines-nothing.ts';
import { countGaps, type Definition, glossedTerms, spanOf, trimGloss } from './glosses.ts';
import { colonTerms, pluralAppositions, wholeOfParts } from './inline-definitions.ts';
import { phraseFrom, type WordRange } from './noun-phrase.ts';
import { predicateStrength, weaknessOf } from './predicates.ts';
import { habit, isStatement, rest, scenes, sceneTerm } from './scene-terms.ts';

/*
 * Patterns in the manner of M. Hearst, "Automatic acquisition of hyponyms from large text corpora", 1992, and of R.
 * Navigli and P. Velardi, "Learning word-class lattices for definition and hypernym extraction", 2010; written for this
 * engine.
 */
const naming =
  /\b(?:(?:so-)?called|known(?: (?:today|collectively|simply|formally|technically|generally|widely|commonly|popularly))? as|termed|referred to(?: (?:simply|collectively|often))? as|refer to (?:this|these|it|them)(?: \p{L}+){0,3} as|dubbed|labell?ed|defined as|said to be|nicknamed|christened|designated|named)\s+(?:as\s+)?/giu;
const introducing =
  /\b(?:the|a) (?:terms?|words?|phrase|concept|notion|idea|theory|principle|process|phenomenon|doctrine|name)(?: of)?\s+(?=["“‘\p{L}])/giu;
const verbs =
  /^(?:\s?\([^)]{1,60}\)|,\s[^,;:]{3,60},)?,?\s(?:(?:also|often|usually|generally|simply|basically|essentially|typically|really|just|then|thus|therefore|traditionally|commonly)\s)?(is|are|was|were|refers?|means?|meant|denotes?|describes?|involves?|consists?|comprises?|occurs?|happens?|takes? place|arises?|states?|asserts?|holds?|held|posits?|proposes?|suggests?|maintains?|requires?|represents?|measures?|exists?|includes?|(?:can|may) be (?:defined|described|thought of|understood) as)\b/u;
/** A quick look before the sentence is read word by word. */
const tells =
  /\s(?:is|are|was|were|refers?|means?|meant|denotes?|describes?|involves?|consists?|comprises?|occurs?|happens?|takes?|arises?|states?|asserts?|holds?|held|posits?|proposes?|suggests?|maintains?|requires?|represents?|measures?|exists?|includes?|(?:can|may) be)\b|:\s|^(?:the\s)?(?:\p{L}+\s){1,3}\p{Ll}{3,}s\s/iu;
/** Stand before a colon and name what kind of line follows. */
const isLabel =
  /\d$|^(?:(?:file ?)?names?|notes?|warnings?|tips?|hints?|examples?|remarks?|questions?|answers?|spoiler alert|caution|definition|theorem|lemma|proof|solution|exercise|step|source|credit|output|input|usage|syntax|result|question of the day|key (?:terms?|points?|ideas?)|p\.?s)$/i;
const leansBackStart =
  /^(?:this|these|that|those|it|its|such|they|their|he|she|his|her|another|the (?:first|second|third|fourth|latter|former|other)|in this|in these)\b/i;
const appositive =
  /^,\s(?=(?:an?|the|or|which (?:is|are|refers?|means?)|meaning|i\.e\.|that is)\b)|^\s?[—–]\s?(?=(?:an?|the|or|which is|which are)\s)|^:\s/iu;

/** Every definition that a sentence gives, in order. English. */
export const definitionsIn = memoize((sentence: string): readonly Definition[] => {
  // "—Ilse Marrow, On Ice" says whose words stand above.
  if (sentence.length < 12 || sentence.endsWith('?') || /^\s*[—–―]/.test(sentence)) return [];
  const clauses = clauseStarts(sentence);
  return [
    ...namedTerms(sentence),
    ...clauses.flatMap((start, i) => subjectTerms(sentence, start, clauses[i + 1] ?? sentence.length)),
    ...glossedTerms(sentence),
    ...colonTerms(sentence),
    ...wholeOfParts(sentence),
    ...pluralAppositions(sentence),
  ]
    .filter((definition) => !definesNothing(sentence, definition))
    .map((definition) => {
      const { start, end } = definition.explanation;
      const isWhole = end - start >= sentence.length;
      const weakness = isWhole ? 0 : weaknessOf(sentence.slice(start, end));
      return weakness === 0 ? definition : { ...definition, strength: definition.strength - weakness };
    });
}, weekOfSentences);

const joint =
  /(?:,\s(?:and|but|while|whereas)|;(?:\s(?:and|but|however,|whereas))?)\s(?=(?:the |an? )?(?:\p{L}[\p{L}-]*\s){1,4}(?:\([^)]*\)\s)?(?:is|are|was|were|refers?|means?|occurs?|happens?|involves?|describes?|consists?|has|have|can)\b)/giu;

/**
 * Where main clauses begin: each can define a term of its own. What stands before the joint must have said something
 * already.
 */
function clauseStarts(sentence: string): number[] {
  const starts = [0];
  for (const match of sentence.matchAll(joint)) {
    const from = starts.at(-1) ?? 0;
    const said = tagWords(sentence);
    const before = said.filter(({ start }) => start >= from && start < match.index);
    if (isListItem(sentence, said, from, match)) continue;
    if (before.some(({ part, copula, gerund }) => copula || (part === 'verb' && !gerund)))
      starts.push(match.index + match[0].length);
  }
  return starts;
}

/** "speed, power, and smooth rotation were": a singular before a plural verb ends a list, it begins no clause. */
function isListItem(sentence: string, said: readonly TaggedWord[], from: number, joint: RegExpExecArray): boolean {
  if (!joint[0].startsWith(',') || !sentence.slice(from, joint.index).includes(',')) return false;
  const at = joint.index + joint[0].length;
  const verb = said.findIndex(({ start, folded }) => start > at && /^(?:are|were|have)$/.test(folded));
  return verb > 0 && !said[verb - 1]?.plural && said.slice(0, verb).filter(({ start }) => start >= at).length <= 5;
}

/** "…, which is called X", "X, also known as Y", "the term X". */
function namedTerms(sentence: string): Definition[] {
  const found: Definition[] = [];
  const add = (at: number, strength: number): void => {
    const said = tagWords(sentence);
    const first = said.findIndex(({ start }) => start >= at);
    // "named his price": nobody is called so.
    const isOwned = /^(?:his|her|their|its|our|my|your)$/.test(said[first]?.folded ?? '');
    const range = first < 0 || isOwned ? null : phraseFrom(sentence, said, quotedFrom(sentence, said, first));
    if (!range) return;
    // "… are defined as substances that …" explains; "… is defined as coverture, …" names.
    if (
      /defined as\s+$/i.test(sentence.slice(0, at)) &&
      !/^["”’]?\s?[,.;:)—]/.test(sentence.slice(said[range.to - 1]?.end))
    )
      return;
    const next = said[range.to];
    const isCoordinated = next !== undefined && /^(?:or|and)$/.test(next.folded);
    const other = isCoordinated ? phraseFrom(sentence, said, range.to + 1) : null;
    // "delayed or immediate type hypersensitivity": the first adjective lacks its noun.
    const lacks = lacksNoun(said[range.to - 1]);
    const goesOn =
      next !== undefined &&
      /^["”’)]?\s?$/.test(sentence.slice(said[range.to - 1]?.end, next.start).trim()) &&
      (next.part === 'noun' || next.part === 'adjective');
    // "the “slow-moving” barges": what stands behind a hyphen before a noun is half an adjective.
    const isCompound = /\p{L}[-‐‑]\p{L}+(?:ing|ed)$/u.test(sentence.slice(0, said[range.to - 1]?.end));
    const isHalf = (lacks && (goesOn || (other !== null && other.to - other.from > 1))) || (isCompound && goesOn);
    if (!isHalf) found.push(named(sentence, said, range, strength, at));
    if (isCoordinated) {
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

/**
 * "the physical “address space”": the word behind the quotation mark where one opens after an article and an
 * adjective.
 */
function quotedFrom(sentence: string, said: readonly TaggedWord[], first: number): number {
  for (let i = first; i < Math.min(first + 3, said.length - 1); i++) {
    const between = sentence.slice(said[i]?.end, said[i + 1]?.start);
    if (/^\s["“‘]$/.test(between)) return i + 1;
    if (between !== ' ') break;
  }
  return first;
}

function lacksNoun(last: TaggedWord | undefined): boolean {
  return (
    last !== undefined &&
    (last.part === 'adjective' ||
      (last.past && !last.gerund) ||
      /^(?:single|double|triple|quadruple)$/.test(last.folded))
  );
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

/**
 * "X is a …", "X refers to …", "X occurs when …", "X: …", "In X, …" where X opens the sentence or a clause
 * of it.
 */
function subjectTerms(sentence: string, start: number, end: number): Definition[] {
  const within = sentence.slice(0, end);
  const opening =
    start + (/^(?:["“‘(]|(?:in|for|by|according to)\s[^,]{2,50},\s)?/iu.exec(within.slice(start))?.[0].length ?? 0);
  if (leansBackStart.test(within.slice(opening))) return start === 0 ? ordinalTerms(sentence) : [];
  const isScene = start === 0 && scenes.test(sentence);
  const isTold = tells.test(within.slice(opening, opening + 110));
  if (!isScene && !isTold) return [];
  const said = tagWords(sentence);
  const scene = isScene ? sceneTerm(sentence, said) : [];
  if (!isTold) return scene;
  const first = said.findIndex((word) => word.start >= opening);
  const article = said[first]?.folded ?? '';
  const range = first < 0 ? null : wholeSubject(sentence, said, phraseFrom(sentence, said, first), article);
  if (!range || /^(?:its|their|his|her|our|both|either|so|as)$/.test(article)) return scene;
  const term = spanOf(said, range);
  const after = within
    .slice(term.end)
    .replace(/^["”’](?=\s)/, '')
    .replace(/^["”’]/, ' ');
  if (/^\s?:\s\S/.test(after) && opening === 0) {
    const short = range.to - range.from <= 4 && !isLabel.test(sentence.slice(term.start, term.end));
    return short ? [{ term, explanation: rest(within, term.end + 1), strength: 0.7, leansBack: false }] : [];
  }
  const verb = verbs.exec(after);
  if (!verb) {
    const at = said.findIndex(
      ({ start: next }) => next >= within.length - after.replace(/^\s\([^)]{1,20}\)/, '').length,
    );
    return [...scene, ...habit(within, said[at], term, said[range.to - 1]?.plural ?? false)];
  }
  const verbSaid = verb[1] ?? '';
  const from = within.length - after.length + verb.index + verb[0].length;
  const tail = within.slice(from);
  const strength =
    subjectStrength(sentence.slice(term.start, term.end), verbSaid, tail, article === 'the') - (start > 0 ? 0.1 : 0);
  if (strength <= 0) return scene;
  const toBe = /^(?:is|are|was|were|(?:can|may) be .+)$/.test(verbSaid);
  const dropped = /^\s(?:to|that)\s/.exec(tail)?.[0].length ?? 0;
  const explanation = toBe || dropped > 0 ? rest(within, from + dropped) : rest(within, from - verbSaid.length);
  return [...scene, { term, explanation, strength, leansBack: false }];
}

/** "Price elasticity of demand is …": a subject without "the" goes on over its "of" to the verb. */
function wholeSubject(
  sentence: string,
  said: readonly TaggedWord[],
  range: WordRange | null,
  article: string,
): WordRange | null {
  if (!range || article === 'the' || said[range.to]?.folded !== 'of' || said[range.to + 1]?.part === 'determiner')
    return range;
  const rest = phraseFrom(sentence, said, range.to + 1);
  const verb = rest && verbs.exec(sentence.slice(said[rest.to - 1]?.end));
  return rest && verb && rest.to - range.from <= 5 ? { from: range.from, to: rest.to } : range;
}

function subjectStrength(term: string, verb: string, tail: string, definite: boolean): number {
  if (/^(?:is|are|was|were)$/.test(verb)) {
    const strength = predicateStrength(tail, definite);
    return strength === 0 ? 0 : strength - (/^w/.test(verb) ? 0.15 : 0);
  }
  if (/^(?:refers?|denotes?)$/.test(verb)) return /^\sto\s/.test(tail) || verb.startsWith('denote') ? 1 : 0;
  if (/^means?$|^meant$/.test(verb)) return 0.8;
  if (/ as$/.test(verb)) return /^\s(?:an?|the|any|when)\s/.test(tail) ? 0.85 : 0.6;
  if (/^(?:consists?|comprises?)$/.test(verb)) return 0.7;
  if (/^(?:occurs?|happens?|takes? place|arises?|exists?)$/.test(verb))
    return /^\s(?:when|if|where|as)\b/.test(tail) ? 0.9 : 0;
  if (/^(?:states?|asserts?|holds?|held|posits?|proposes?|suggests?|maintains?)$/.test(verb))
    return /^\sthat\b/.test(tail)
      ? isStatement.test(term)
        ? 0.75
        : 0.25
      : /^\s(?:the|our|an?|all|every|people)\s/.test(tail)
        ? 0.3
        : 0;
  return /^(?:describes?|involves?|measures?|represents?)$/.test(verb) ? 0.6 : 0.3;
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
  if (said[range.to - 1]?.part === 'adjective') return [];
  const term = spanOf(said, range);
  if (!/^(?:[,.:;—–]|\s(?:in|or)\b)/.test(sentence.slice(term.end))) return [];
  return [{ term, explanation: { start: 0, end: sentence.length }, strength: 0.6, leansBack: /^this/i.test(sentence) }];
}
