import type { Corpus } from '../vocabulary/corpus.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import { fraction } from './hash.ts';
import { capitalise, readableSentence } from './readable.ts';
import { otherValues, type PartKind, partsOf } from './sentence-parts.ts';
import type { StudyFact } from './study-text.ts';
import { isPluralForm } from './term-forms.ts';

/** A statement that the text contradicts, made of one that it says. */
export interface Swap {
  statement: string;
  /** What the text says, and what the statement says in its place. */
  said: string;
  instead: string;
}

/* Forms that stand in the same place of a sentence and exclude each other, whatever they are said of. */
const plain = `
increase/decrease increases/decreases increased/decreased increasing/decreasing strengthens/weakens strengthened/weakened
strengthen/weaken rises/falls rose/fell gained/lost raises/lowers raised/lowered supported/opposed supports/opposes
accepted/rejected approved/rejected prohibited/permitted prohibits/permits expanded/shrank minimize/maximize
minimizes/maximizes causes/prevents caused/prevented surplus/shortage before/after`;
/**
 * Forms that sort things into kinds: the other one must be said of the same thing somewhere in the text, or it is
 * nonsense.
 */
const sorting = `
northern/southern eastern/western internal/external inner/outer inside/outside upper/lower voluntary/involuntary
conscious/unconscious permanent/temporary public/private positive/negative simple/complex similar/different wealthy/poor
rich/poor import/export imports/exports active/passive direct/indirect formal/informal domestic/foreign rural/urban
stimulates/inhibits stimulate/inhibit activates/inhibits excitatory/inhibitory efficient/inefficient stable/unstable
legal/illegal constitutional/unconstitutional dependent/independent converge/diverge attract/repel attracts/repels
maternal/paternal dominant/recessive sensory/motor long-term/short-term explicit/implicit guilty/innocent plaintiff/defendant
buyers/sellers borrowers/lenders deficit/surplus inflation/deflation primary/secondary elastic/inelastic mutable/immutable
maximum/minimum strong/weak absorbs/releases shallow/deep mandatory/optional`;
const pairsOf = (list: string): [string, string][] =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('/') as [string, string]);
const opposite = new Map<string, { other: string; isSorting: boolean }>();
for (const isSorting of [false, true]) {
  for (const [left, right] of pairsOf(isSorting ? sorting : plain)) {
    if (!opposite.has(left)) opposite.set(left, { other: right, isSorting });
    if (!opposite.has(right)) opposite.set(right, { other: left, isSorting });
  }
}
/**
 * Said of some cases or as a possibility, a statement and its opposite can both be true; a negation turns everything
 * round.
 */
const open =
  /\b(?:some|may|might|can|could|sometimes|often|perhaps|possibly|whether|either|neither|nor|both|as well as|not|never|only|just|for example|for instance|e\.g|such as|including|rather than|instead of|unlike|if|unless|except|almost|nearly|as opposed)\b|n[’']t\b/i;
/** Parts a clause that depends from the one that states. */
const depends =
  /\b(?:which|that|who|whom|whose|when|while|where|because|although|though|since|until|as|than|so|after|before)\b/i;
const negated = /\b(?:no|not|never|neither|nor|without|hardly|rarely|little|few)\b|n[’']t\b/i;

/** Ways to make a statement false by swapping one word, year or name; the plainest first. */
export function swapsOf(fact: StudyFact, named: ReadonlyMap<PartKind, string[]>, corpus: Corpus, seed: number): Swap[] {
  const text = readableSentence(fact.sentence.text);
  const sides = sidesSwap(text);
  const antonym = sides ?? antonymSwap(text, corpus);
  const swaps: Swap[] = antonym ? [antonym] : [];
  if (negated.test(text)) return swaps;
  const parts = partsOf(text);
  for (const part of parts) {
    const others = otherValues(part, fact, named, 3);
    const other = others[Math.floor(fraction(text, seed) * others.length)];
    // An article or another half of the name would give the swap away or spoil the grammar.
    if (other === undefined || /\b(?:an?|between|from)\s$/i.test(text.slice(0, part.start))) continue;
    if (part.kind === 'place' && /^,\s\p{Lu}/u.test(text.slice(part.end))) continue;
    if (parts.filter(({ kind }) => kind === part.kind).length > 1) continue;
    swaps.push({
      statement: text.slice(0, part.start) + other + text.slice(part.end),
      said: part.text,
      instead: other,
    });
  }
  return swaps;
}

const side = String.raw`((?:an?|the)\s)?((?:[\p{L}-]+\s){1,3}?)(?=(?:is|are|was|were|has|have|can|\p{Ll}+s|\p{Ll}+e|\p{Ll}+ed)\s)`;
const contrast = new RegExp(`^${side}(.+?,\\s(?:whereas|while)\\s)${side}(.+)$`, 'iu');

/** "A keeps angles, whereas B keeps sizes": each is said of the other. */
function sidesSwap(text: string): Swap | null {
  const [, article = '', one = '', middle = '', otherArticle = '', other = '', rest = ''] = contrast.exec(text) ?? [];
  const [first, second] = [one.trim(), other.trim()];
  if (first === '' || second === '' || first.toLowerCase() === second.toLowerCase()) return null;
  if (negated.test(text) || /\b(?:it|they|some|most|many|others?|this|these)\b/i.test(`${first} ${second}`))
    return null;
  if (isPluralForm(first) !== isPluralForm(second)) return null;
  const opens = article === '' ? capitalise(second) : `${capitalise(articleFor(article, second))} ${second}`;
  const inner = article === '' || !/^\p{Lu}/u.test(first) ? lowerFirst(first) : first;
  const follows = otherArticle === '' ? inner : `${articleFor(otherArticle, inner)} ${inner}`;
  return { statement: `${opens} ${middle}${follows} ${rest}`, said: first, instead: second };
}

const articleFor = (article: string, next: string): string =>
  /^the/i.test(article) ? 'the' : matchArticle(article.trim().toLowerCase(), next);
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function antonymSwap(text: string, corpus: Corpus): Swap | null {
  const found = Array.from(text.matchAll(/[\p{L}-]+/gu)).filter(({ 0: word }) => opposite.has(word));
  const match = found[0];
  // With two such words, one swap may leave the statement true or absurd.
  if (!match || found.length !== 1 || open.test(text)) return null;
  const [word] = match;
  const { other, isSorting } = opposite.get(word) ?? { other: '', isSorting: false };
  const end = match.index + word.length;
  const clause = text.slice(text.slice(0, match.index).search(/[^,;:]*$/), match.index);
  if (depends.test(clause) || /^\p{L}+ly\s$/u.test(clause)) return null;
  if (new RegExp(`\\b${other}\\b`, 'i').test(text) || isQuoted(text, match.index)) return null;
  if (!fitsPlace(word, text.slice(0, match.index), text.slice(end))) return null;
  if (isSorting && !isAttested(corpus, other, text.slice(end))) return null;
  // "an early" would become "an late".
  const before = /\b(an?)\s$/i.exec(text.slice(0, match.index));
  const start = before ? before.index : match.index;
  const article = before ? `${matchArticle(before[1] ?? 'a', other)} ` : '';
  return { statement: text.slice(0, start) + article + other + text.slice(end), said: word, instead: other };
}

/** What the words around ask for: "causes a", but not "causes it to". */
function fitsPlace(word: string, before: string, after: string): boolean {
  switch (word) {
    case 'before':
    case 'after':
      return (
        /^\s(?:the|a|an|\p{L}+ing|birth|death|\d)/u.test(after) &&
        !/\b(?:day|year|week|month|soon|shortly|long|ever|immediately)\s$/i.test(before)
      );
    case 'causes':
    case 'caused':
    case 'prevents':
    case 'prevented':
      return (
        !/\bto\b|\bfrom\b/.test(after.slice(0, 60)) &&
        !/\b(?:by|is|are|was|were|be|been)\s$/i.test(before) &&
        !/^\sby\b/.test(after)
      );
    case 'permitted':
    case 'permits':
    case 'prohibited':
    case 'prohibits':
      return !/\b(?:from|to)\b/.test(after);
    case 'expanded':
    case 'shrank':
    case 'rose':
    case 'fell':
    case 'rises':
    case 'falls':
      return !/^\s(?:the|an?|their|its|his|her|this|that|“|")/.test(after);
    case 'deep':
    case 'shallow':
    case 'simple':
    case 'complex':
      return /^\s(?!(?:the|an?|their|its|his|her|this|that|down|up)\b)\p{L}/u.test(after);
    case 'positive':
    case 'negative':
      return !/^[-\s]?\d/.test(after);
    default:
      return !/^-/.test(after) && !/-$/.test(before);
  }
}

/** Whether the text itself says `other` of the word that follows: "informal sanctions" beside "formal sanctions". */
function isAttested(corpus: Corpus, other: string, after: string): boolean {
  const next = /^\s(\p{L}[\p{L}-]*)/u.exec(after)?.[1];
  return next !== undefined && corpus.phrases.has(phraseKey(`${other} ${next}`));
}

function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return (
    (before.match(/“/g)?.length ?? 0) > (before.match(/”/g)?.length ?? 0) || (before.match(/"/g)?.length ?? 0) % 2 === 1
  );
}

/** "a" or "an" as the word after it asks for. */
export function matchArticle(article: string, next: string): string {
  const vowel = /^(?:[aeio]|u(?!ni|se|su|ti|bi|ra|ro)|hour|honou?r|honest|heir)/i.test(next);
  const right = vowel ? 'an' : 'a';
  return /^\p{Lu}/u.test(article) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}
