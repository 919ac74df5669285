import { isStopWord } from '../text/stop-words.ts';
import { words } from '../text/words.ts';

interface ListLine {
  start: number;
  end: number;
  line: string;
}
type Pair = readonly [head: ListLine, meaning: ListLine];

/* In words. */
const longestHead = 6;
const fewestMeant = 2;
const wordsBeforeNext = 3;
const fewestPairs = 2;
/** Share of the pairs of a list that follow the alphabet, where it does. */
const mostlySorted = 0.6;

/**
 * Parts a list of terms whose print marks none: a few words for a term on one line, what it means on the next. What is
 * left over belongs to nothing, and where two entries were run together, neither is taken.
 */
export function linesInTurns(lines: readonly ListLine[]): readonly Pair[] {
  const pairs: Pair[] = [];
  for (let i = 0; i + 1 < lines.length; i++) {
    const [head, meaning] = [lines[i], lines[i + 1]];
    if (!head || !meaning || !isHead(head.line) || words(meaning.line).length < fewestMeant) continue;
    pairs.push([head, meaning]);
    i++;
  }
  const sorted = inOrder(pairs);
  // Without an order nothing tells a term from half of a meaning.
  if (pairs.length < fewestPairs || sorted.length < pairs.length * mostlySorted) return [];
  return sorted.filter((pair, i) => !holdsAnother(pair, sorted[i + 1]));
}

const isHead = (line: string): boolean => words(line).length <= longestHead && !/[.:;,?!]$|^\(|[:–—]\s/.test(line);

/** The most pairs that follow each other as an alphabet orders them: a short meaning taken for a term stands apart. */
function inOrder(pairs: readonly Pair[]): readonly Pair[] {
  const longest = (runs: readonly (readonly Pair[])[]): readonly Pair[] =>
    runs.reduce((most, each) => (each.length > most.length ? each : most), []);
  const runs: (readonly Pair[])[] = [];
  for (const pair of pairs) {
    const before = runs.filter((run) => lettersOf(run.at(-1)?.[0].line ?? '') <= lettersOf(pair[0].line));
    runs.push([...longest(before), pair]);
  }
  return longest(runs);
}

/**
 * Whether a print has run the next entry into a meaning: right behind a word that would end it begins what stands
 * between this term and the next one in the order of the alphabet.
 */
function holdsAnother([head, meaning]: Pair, next: Pair | undefined): boolean {
  if (!next) return false;
  const said = meaning.line.toLowerCase().split(/\s+/);
  return said.some((word, i) => {
    if (i < wordsBeforeNext || i === said.length - 1 || isStopWord(word) || isStopWord(said[i - 1] ?? '')) return false;
    const letters = lettersOf(said.slice(i).join(' '));
    return letters > lettersOf(head.line) && letters < lettersOf(next[0].line);
  });
}

/** As an alphabet orders it. */
const lettersOf = (term: string): string => term.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
