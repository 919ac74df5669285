import { oppositeAmong } from '../../text/opposites.ts';
import { splitSentences } from '../../text/sentences.ts';
import { stem } from '../../text/stem.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { words } from '../../text/words.ts';

/** Share of a claim's own content words that its quote must hold. */
const leastCoverage = 0.6;
/** Content words; a shorter claim is part of a sentence, and whether that is negated says nothing of it. */
const shortestSentence = 3;
const negation = /\b(?:not|never|no|none|nobody|nothing|neither|nor|cannot|without)\b|n['’]t\b/i;

/**
 * Whether a quote supports a claim, as far as words can tell: it holds most of the claim's content words and every
 * number and name, says the opposite of nothing in the claim, and both are negated or neither is. A claim in quite
 * other words is refused, whatever it means.
 * @param about words that the claim may use besides (the question that it answers, the heading above the quote)
 */
export function isSupported(claim: string, quote: string, about = ''): boolean {
  const said = stemsOf(quote);
  const given = stemsOf(about);
  const own = contentOf(claim).filter((stemmed) => !given.has(stemmed) || said.has(stemmed));
  if (own.length === 0) return false;
  if (foreignWords(claim, `${quote}\n${about}`).length > 0) return false;
  const held = own.filter((stemmed) => said.has(stemmed)).length;
  if (held === 0 || held < own.length * leastCoverage) return false;
  if (contradicts(own, said)) return false;
  return own.length < shortestSentence || negation.test(claim) === negation.test(nearestSentence(quote, own));
}

/** Finds the numbers and names of a text that another does not hold: what it must not bring in by itself. */
export function foreignWords(text: string, source: string): string[] {
  const known = stemsOf(source);
  return words(text)
    .filter(({ raw, folded, start }) => /\p{N}/u.test(folded) || (/^\p{Lu}/u.test(raw) && !opens(text, start)))
    .filter(({ folded }) => !known.has(stem(folded)))
    .map(({ raw }) => raw);
}

/** Share of a text's content words that another holds, in [0, 1]; 0 of a text without any. */
export function coverage(text: string, source: string): number {
  const said = stemsOf(source);
  const own = contentOf(text);
  return own.length === 0 ? 0 : own.filter((stemmed) => said.has(stemmed)).length / own.length;
}

/** Whether two texts say the same but for a negation. */
export function differsInNegation(x: string, y: string): boolean {
  return negation.test(x) !== negation.test(y);
}

function contradicts(own: readonly string[], said: ReadonlySet<string>): boolean {
  return own.some((stemmed) => {
    const opposite = said.has(stemmed) ? undefined : oppositeAmong(said, stemmed);
    return opposite !== undefined && !own.includes(opposite);
  });
}

function nearestSentence(quote: string, own: readonly string[]): string {
  const sentences = splitSentences(quote).map(({ start, end }) => quote.slice(start, end));
  const shared = (sentence: string): number => {
    const said = stemsOf(sentence);
    return own.filter((stemmed) => said.has(stemmed)).length;
  };
  return sentences.sort((x, y) => shared(y) - shared(x))[0] ?? quote;
}

/** Of every word, function words too: "one" and "US" count as said. */
function stemsOf(text: string): Set<string> {
  return new Set(words(text).map(({ folded }) => stem(folded)));
}

/** Each content word once. */
function contentOf(text: string): string[] {
  const content = words(text).filter(({ folded }) => !isStopWord(folded));
  return [...new Set(content.map(({ folded }) => stem(folded)))];
}

/** A capital that opens a sentence, a quotation or a line makes no name. */
function opens(text: string, start: number): boolean {
  return /(?:^|[.!?:;\n])[\s"'“‘([]*$|["“‘(]$/u.test(text.slice(0, start));
}
