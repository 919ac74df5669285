import { countWords } from '../answers/render/shorten.ts';
import { memoizeByObject } from '../text/memoize.ts';
import { tagWords } from '../text/parts-of-speech.ts';
import { singular } from '../text/singular.ts';
import { contentStems } from '../text/words.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import { isGeneric } from '../vocabulary/generic-words.ts';
import type { Term } from '../vocabulary/term.ts';
import { namedMeaning } from './named-meaning.ts';
import { isBalanced, readableSentence } from './readable.ts';
import { genusOf, isSoundDefinition } from './sound-definition.ts';
import { areOfOneField, subjectOfTerm } from './term-fields.ts';

/** A term with a definition good enough to stand on a card of its own. */
export interface TermFact {
  term: Term;
  /** As shown: without references, no full stop. */
  definition: string;
  /**
   * "is" where the definition is a noun phrase, "does" where it goes on from the term as a verb: "occurs when …".
   */
  form: 'is' | 'does';
  /** A name, a thing, a quality: what another term must be to stand in its place. */
  kind: string;
  /** What kind of thing it is in the world, as far as its words tell; null where they do not. */
  field: string | null;
  /** The noun by which its definition says what it is: "map" of "a map in which …"; null where there is none. */
  genus: string | null;
  /** Phrase keys of the term and of its quote. */
  key: string;
  quoteKey: string;
  /** Phrase key, content stems and number of words of the definition. */
  definitionKey: string;
  stems: ReadonlySet<string>;
  length: number;
}

const surely = 0.55;
/** Of the strength of a definition. */
const beyondDoubt = 0.7;
const surelyMeant = 0.8;
const isDoing = /(?:ing|[ts]ion|ment|[ae]nce|sis)$/i;
const fewestUses = 3;
const fewestWords = 4;
const mostWords = 40;
const cutOff =
  /\b(?:and|or|but|the|an?|of|to|in|for|with|by|from|who|whom|whose|what|which|when|where|that|as|than|is|are|was|were|it|they|he|she|we|its|their)$/i;
/** What a caption speaks of. */
const isOfPicture = /^(?:left|right|top|bottom)\b|\b(?:arrows?|diagrams?|stripes?|photos?|dots?)$/i;
const unclear =
  /^(?:this|these|those|that|it|they|he|she|his|her|their|its|such|not|also|known|called|referred|one of (?:these|them)|(?:the|a|an) (?:same|latter|former|first|second|third|last|final|next|other|result|reason|answer|example|most|best|only|key|main|major|important|good|great|popular|common|very|case)\b|an? (?:\p{L}+ly )?(?:important|example|popular|good|great|key|major|common|critical|crucial|useful|difficult|big|huge|simple|well-known)\b|as\b|and\b|or\b|but\b|in (?:this|these)\b)/iu;
const verbFirst =
  /^(?:refers?|means?|meant|denotes?|describes?|involves?|consists?|comprises?|occurs?|happens?|takes? place|arises?|states?|asserts?|holds?|held|posits?|proposes?|suggests?|maintains?|requires?|represents?|measures?|exists?|includes?|when|how|where|what)\b/iu;
const personal =
  /\b(?:you|your|we|us|our|i|my|me|he|him|she|this|these|here|below|above|as (?:described|shown|discussed))\b/iu;

/** The defined terms whose definitions can be understood without the text around them, the most important first. */
export const definedTermFacts = memoizeByObject((terms: readonly Term[]): readonly TermFact[] =>
  terms.flatMap((term) => {
    const definition = definitionsOf(term).find((each) => isGood(term, each));
    return definition === undefined
      ? []
      : [
          {
            term,
            definition,
            form: verbFirst.test(definition) ? 'does' : 'is',
            kind: kindOf(term.term),
            field: subjectOfTerm(term.term, genusOf(definition)),
            genus: genusOf(definition),
            key: phraseKey(term.term),
            quoteKey: phraseKey(term.citation.quote),
            definitionKey: phraseKey(definition),
            stems: new Set(contentStems(definition)),
            length: countWords(definition),
          },
        ];
  }),
);

/** What a sentence says of a term behind it, as far as it goes on about it; or else what it calls by the term. */
function definitionsOf({ term, definition, citation }: Term): string[] {
  const told = asShown(definition);
  const named = namedMeaning(citation.quote, term);
  return [told, shortened(told), ...(named === null ? [] : [asShown(named)])];
}

/** "…; they form passes", "…, and is used by others": more is said, and the thing is told already. */
const furtherClause =
  /(?:;\s|,\s(?:and thus|but|although|though|while|whereas|so)\s|,?\sand\s(?:(?:also|often|usually)\s)?(?:is|are|was|were|has|have|can|may)\s|,\sand\s(?:it|they)\s).*$/i;

function shortened(told: string): string {
  const short = told.replace(furtherClause, '');
  return countWords(short) < fewestShortened || /^the \p{L}+est\s/iu.test(short) ? told : short;
}

const fewestShortened = 5;

function asShown(definition: string): string {
  const told = withoutMeans(readableSentence(definition)).replace(/^(?:wherein|in which)\s/i, 'where ');
  const shown = told.replace(/(?<!\p{Lu})[\s.;:,]+$|[\s;:,]+$/u, '');
  return /^(?:The|An?|When|Where|What|How|Any|Those|One|\p{Lu}\p{Ll}+s?)\s\p{Ll}/u.test(shown)
    ? shown.charAt(0).toLowerCase() + shown.slice(1)
    : shown;
}

/** "Means moving a feature": what it means is moving a feature. */
const withoutMeans = (definition: string): string =>
  definition.replace(/^(?:means?|refers? to|denotes?)\s(?=(?:the|an?)\s|\p{L}+ing\s)/iu, '');

/** "The liquid that drains from it": of the only noun before it, "it" says nothing new; something outside is meant. */
const pointsOutside =
  /^(?:an?|the)\s(?:\p{L}+\s){1,3}?(?:(?:that|which|who)\s(?:\p{L}+\s){1,3}(?:from|of|to|with|by|on|in|into)\s(?:it|them)|(?:from|by|at|in|on|of|to)\swhich\s(?:it|they|he|she))\b/iu;

/** "A lens that …": what it is, and which one of these. */
const isClassical =
  /^an?\s(?:[\p{L}-]+\s){1,4}?(?:(?:on|in|by|of|from|with|to|at)\s)?(?:that|which|who|whose|where)\s/iu;

/** "A Fresnel lens is a lens that …": the sentence itself says so of the term that it opens with. */
function isStated({ term, citation }: Term, definition: string): boolean {
  const isTold = /^the\s/i.test(citation.quote);
  const said = phraseKey(citation.quote).replace(/^(?:an?|the) /, '');
  const key = phraseKey(term);
  const isNamed = namedMeaning(citation.quote, term) !== null;
  const isKind = isClassical.test(definition) || isPluralClass.test(definition) || isNamed;
  return isKind && (isNamed || said.startsWith(`${key} is a`) || (!isTold && said.startsWith(`${key} are `)));
}

/** "Waves that travel …" */
const isPluralClass = /^(?:\p{L}[\p{L}-]*\s){1,4}?(?:that|which|who|whose|where|with|at|of)\s/iu;

/** "Consists of ropes, the mast has …" */
const tellsOfTwo =
  /^(?:consists|comprises|includes|is|has|was)\b[^,]*,\s(?:the\s)?\p{L}+\s(?:has|have|is|are|was|were)\s/iu;

/** "The strength of that rope", "the resulting heap": of something that was told before. */
const pointsBack =
  /\b(?:of|by|with|for|to|from|on|between|at|into)\s(?:that\s|(?:those|such)\s(?!who\b|which\b|that\b|as\b|of\b|in\b|with\b|on\b|from\b|at\b|\p{L}+(?:ed|ing)\b))|^(?:the|an?)\s(?:resulting|remaining|former|latter|other|original|same)\s/iu;

/** "Delaying the harvest": what somebody does to a thing that is a term itself is no term of its own. */
function isDeed(term: string, definition: string): boolean {
  const [first = '', ...others] = term.split(' ');
  return (
    /ing$/i.test(first) &&
    others.length > 1 &&
    !/\b(?:process|act|practi[cs]e|method|technique|way)\b/i.test(definition)
  );
}

/** "Spread by carts …", "sold between towns …": what was done to a thing is not what it is. */
const isDone =
  /^(?:\p{L}{2,}ed|spread|made|built|found|sold|held|known|seen|used)\s(?:by|between|from|in|into|to|with|as|through|at|on)\b/iu;

/** A quality is told by a quality, a thing by a thing: "porous" is not "pots that let water through". */
function isOfKind(term: string, definition: string): boolean {
  const isQuality = kindOf(term).endsWith('/adjective');
  if (!isQuality) return !isDone.test(definition);
  const opening = tagWords(definition)[0];
  return !(opening?.part === 'noun' || (opening?.part === 'determiner' && !verbFirst.test(definition)));
}

/** Of a case that is made up to explain something else: "For example, Padma was an engineer …". */
const ofExample = /^(?:for (?:example|instance)|imagine|suppose|consider)\b/i;

function isGood(term: Term, definition: string): boolean {
  // What a glossary prints is written to stand alone.
  if (term.isListed)
    return countWords(definition) <= mostWords && isBalanced(definition) && !/[|\n\t]/.test(definition);
  if (ofExample.test(term.citation.quote)) return false;
  if (term.certainty < surely || definition.length >= term.citation.quote.length - 3) return false;
  if (term.uses < 2 && term.certainty < 0.8 && !isStated(term, definition)) return false;
  if (pointsOutside.test(definition) || pointsBack.test(definition) || isDeed(term.term, definition)) return false;
  const length = countWords(definition);
  if (length < fewestWords || length > mostWords || !isBalanced(definition)) return false;
  if (
    unclear.test(definition) ||
    cutOff.test(definition) ||
    personal.test(definition) ||
    /[|\n\t?!:]|https?:/.test(definition)
  )
    return false;
  // "Measuring money: currency and deposits": a heading, or half a line.
  if (!/[.!?”"’')\]]$/.test(term.citation.quote.trim())) return false;
  if (!isSoundDefinition(definition) || tellsOfTwo.test(definition)) return false;
  // What a line of a drawing stands for is not what the word means.
  if (/^represents?\b/i.test(definition) && term.certainty < beyondDoubt) return false;
  // "X, changing the whole trade, …": what it does there, not what it is.
  if (/^\p{L}+ing\s/u.test(definition) && (term.certainty < surelyMeant || !isDoing.test(term.term))) return false;
  // An aside beside a thing that is named once is part of a story.
  if (term.certainty < beyondDoubt && term.uses < fewestUses && !isStated(term, definition)) return false;
  const head = term.term.toLowerCase().split(/\s+/);
  if (head.every((word) => isGeneric(singular(word))) || isOfPicture.test(term.term)) return false;
  if (!isOfKind(term.term, definition)) return false;
  return !` ${phraseKey(definition)} `.includes(` ${phraseKey(term.term)} `);
}

/** Capitals, part of speech, person or not: a thing can only be mistaken for its like. */
export function kindOf(term: string): string {
  const said = tagWords(`the ${term}`).slice(1);
  const last = said.at(-1);
  if (/^\p{Lu}/u.test(term) && (said.every(({ person }) => person) || said[0]?.givenName)) return 'person';
  const shape = /^\p{Lu}{2,}$/u.test(term) ? 'acronym' : /^\p{Lu}/u.test(term) ? 'name' : 'thing';
  const part = last?.part === 'adjective' ? 'adjective' : 'noun';
  return `${shape}/${part}`;
}

/**
 * Whether two terms are one thing under two names, or one the kind of the other: neither may be offered against the
 * other.
 */
export function areSameThing(x: TermFact, y: TermFact): boolean {
  if (hasPhrase(x.key, y.key) || hasPhrase(y.key, x.key)) return true;
  return hasPhrase(x.quoteKey, y.key) || hasPhrase(y.quoteKey, x.key) || sameMeaning(x, y);
}

/** Whether two definitions say mostly the same. */
export function sameMeaning(x: TermFact, y: TermFact): boolean {
  let shared = 0;
  for (const stem of x.stems) if (y.stems.has(stem)) shared++;
  return shared >= 2 && shared / Math.max(1, Math.min(x.stems.size, y.stems.size)) >= 0.6;
}

/** Whether a phrase key holds another as whole words. */
export function hasPhrase(key: string, inner: string): boolean {
  // Most do not hold it at all, and that is found out without copying them.
  return key.includes(inner) && ` ${key} `.includes(` ${inner} `);
}

const knownRivals = new WeakMap<TermFact, TermFact[]>();

/** Terms that could be mistaken for this one and are certainly wrong in its place, the likeliest first. */
export function rivals(fact: TermFact, all: readonly TermFact[]): TermFact[] {
  const known = knownRivals.get(fact);
  if (known) return known;
  const own = fact.key.split(' ');
  const likeness = ({ key, term, field, genus }: TermFact): number => {
    const words = key.split(' ');
    const heading = fact.term.citation.heading === term.citation.heading ? 1 : 0;
    const document = fact.term.citation.documentId === term.citation.documentId ? 0.5 : 0;
    const head = own.at(-1) === words.at(-1) ? 1.5 : 0;
    const sameField = areOfOneField(fact.field, field) ? 2 : 0;
    const sameGenus = genus !== null && (genus === fact.genus || isKindOf(fact, key)) ? 1.5 : 0;
    return (
      sameField + sameGenus + head + heading + document - Math.abs(own.length - words.length) * 0.4 + term.score / 10
    );
  };
  const found = all
    .filter(
      (other) => other !== fact && other.kind === fact.kind && other.form === fact.form && !areSameThing(fact, other),
    )
    .map((other) => ({ other, value: likeness(other) }))
    .sort((x, y) => y.value - x.value)
    .map(({ other }) => other);
  knownRivals.set(fact, found);
  return found;
}

/** Whether a term is by its last word what the definition calls this one: a "dot map" beside "a map in which". */
export const isKindOf = ({ genus }: TermFact, key: string): boolean => {
  const words = key.split(' ');
  return genus !== null && words.length > 1 && singular(words.at(-1) ?? '') === genus;
};

/** Whether two are things of one kind, so that one is easily taken for the other. */
export const areAlike = (x: TermFact, y: TermFact): boolean =>
  areOfOneField(x.field, y.field) ||
  (x.genus !== null && x.genus === y.genus) ||
  isKindOf(x, y.key) ||
  isKindOf(y, x.key) ||
  x.key.split(' ').at(-1) === y.key.split(' ').at(-1);

/** The term as a question for its definition: somebody, and what has a name of its own, has no meaning. */
export function askForDefinition({ term, kind }: TermFact): string {
  if (kind === 'person') return `Who is ${term.term}, according to your reading?`;
  return kind.startsWith('name') ? `How does your reading describe “${term.term}”?` : `What does “${term.term}” mean?`;
}

/** The definition as a question for its term. */
export function askForTerm({ definition, form, kind }: TermFact): string {
  if (form === 'is' && kind === 'person') return `Who is described as “${definition}”?`;
  if (form === 'is' && kind.startsWith('name')) return `Who or what is described as “${definition}”?`;
  if (form === 'is') return `Which term means “${definition}”?`;
  return /^(?:when|how|where|what)\b/i.test(definition)
    ? `Which term is explained by “${definition}”?`
    : `Which term completes the statement “_____ ${definition}”?`;
}
