import { fraction } from './hash.ts';
import { readable } from './readable.ts';
import { otherValues, type PartKind, partsOf } from './sentence-parts.ts';
import type { Fact } from './study-text.ts';

/** A statement that the text contradicts, made of one that it says. */
export interface Swap {
  statement: string;
  /** What the text says, and what the statement says in its place. */
  said: string;
  instead: string;
}

/* Forms that stand in the same place of a sentence and exclude each other. */
const pairs = `
increase/decrease increases/decreases increased/decreased increasing/decreasing higher/lower highest/lowest larger/smaller
largest/smallest longer/shorter faster/slower stronger/weaker strengthens/weakens strengthened/weakened strengthen/weaken
strong/weak rapidly/slowly quickly/slowly rapid/slow more/less most/least better/worse best/worst before/after earlier/later
early/late older/younger oldest/youngest rose/fell rises/falls won/lost gained/lost northern/southern eastern/western
internal/external inner/outer inside/outside upper/lower above/below voluntary/involuntary conscious/unconscious
permanent/temporary public/private majority/minority supporters/opponents supported/opposed supports/opposes support/oppose
accepted/rejected accept/reject approved/rejected allowed/prohibited allow/prohibit allows/prohibits permitted/prohibited
encouraged/discouraged encourage/discourage encourages/discourages always/never positive/negative
succeeded/failed simple/complex similar/different same/different wealthy/poor rich/poor expanded/shrank
import/export imports/exports active/passive direct/indirect directly/indirectly formal/informal domestic/foreign rural/urban
abundant/scarce maximum/minimum absorbs/releases stimulates/inhibits stimulate/inhibit activates/inhibits
excitatory/inhibitory efficient/inefficient stable/unstable legal/illegal constitutional/unconstitutional dependent/independent
cause/prevent causes/prevents caused/prevented converge/diverge attract/repel attracts/repels beginning/end began/ended
winter/summer day/night maternal/paternal dominant/recessive sensory/motor long-term/short-term explicit/implicit
minimize/maximize minimizes/maximizes shallow/deep deeper/shallower offense/defense guilty/innocent plaintiff/defendant
demand/supply buyers/sellers borrowers/lenders deficit/surplus inflation/deflation unity/division victory/defeat`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split('/') as [string, string]);
const opposite = new Map<string, string>();
for (const [left, right] of pairs) {
  if (!opposite.has(left)) opposite.set(left, right);
  if (!opposite.has(right)) opposite.set(right, left);
}
// Said of nothing that has an opposite: a fixed phrase, a comparison of degree, a pair that names both.
const fixed =
  /\b(?:no (?:more|less)|more or less|at (?:least|most|best|worst)|more than|less than|most of|the more|once more|not only|the same|day after|for the most|most \p{L}+(?:s|ly)\b|more \p{L}+(?:ly|al|ic|ive|ous|ed|ent|ant|ful)\b)/iu;

/** Ways to make a statement false by swapping one word, year, number or name; the plainest first. */
export function swapsOf(fact: Fact, named: ReadonlyMap<PartKind, string[]>, seed: number): Swap[] {
  const text = readable(fact.sentence.text);
  const swaps: Swap[] = [];
  const parts = partsOf(text);
  for (const part of parts) {
    const others = otherValues(part, fact, named, 3);
    const other = others[Math.floor(fraction(text, seed) * others.length)];
    // An article or another half of the name would give the swap away or spoil the grammar.
    if (other === undefined || /\b(?:an?|between|from)\s$/i.test(text.slice(0, part.start))) continue;
    if (part.kind === 'place' && /^,\s\p{Lu}/u.test(text.slice(part.end))) continue;
    if (parts.filter(({ kind }) => kind === part.kind).length > 1 && part.kind !== 'number') continue;
    swaps.push({
      statement: text.slice(0, part.start) + other + text.slice(part.end),
      said: part.text,
      instead: other,
    });
  }
  const antonym = antonymSwap(text);
  if (antonym) swaps.push(antonym);
  return swaps;
}

function antonymSwap(text: string): Swap | null {
  const found = Array.from(text.matchAll(/[\p{L}-]+/gu)).filter(({ 0: word }) => opposite.has(word));
  const match = found[0];
  // With two such words, one swap may leave the statement true or absurd.
  if (
    !match ||
    found.length !== 1 ||
    /\bnot\b|n[’']t\b|\bnever\b|\bneither\b|\brather than\b|\binstead of\b/i.test(text)
  )
    return null;
  const word = match[0];
  const other = opposite.get(word) ?? '';
  if (
    new RegExp(`\\b${other}\\b`, 'i').test(text) ||
    fixed.test(text.slice(Math.max(0, match.index - 8), match.index + 30))
  )
    return null;
  // "an early" would become "an late".
  const before = /\b(an?)\s$/i.exec(text.slice(0, match.index));
  const start = before ? before.index : match.index;
  const article = before ? `${matchArticle(before[1] ?? 'a', other)} ` : '';
  return {
    statement: text.slice(0, start) + article + other + text.slice(match.index + word.length),
    said: word,
    instead: other,
  };
}

/** "a" or "an" as the word after it asks for. */
export function matchArticle(article: string, next: string): string {
  const vowel = /^(?:[aeio]|u(?!ni|se|su|ti|bi|ra|ro)|hou?r|hon)/i.test(next);
  const right = vowel ? 'an' : 'a';
  return /^\p{Lu}/u.test(article) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}
