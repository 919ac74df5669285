import type { PdfWord } from '../geometry.ts';
import type { Ground } from './ground.ts';
import type { Ink } from './ink.ts';

/** What one operator writes over a scan: a word, or a line of one column. */
interface Run {
  words: PdfWord[];
  left: number;
  right: number;
  baseline: number;
  size: number;
}

/** In ems: less is the slant of a letter. */
const leastOverlap = 0.5;
/** In points, between a line and its neighbour in the next column. */
const room = 14;
/** Words, and lines that begin at one place: fewer are no line, and no column. */
const fewest = 3;
/** Below this share of its width a line is no longer the one that was written. */
const tightest = 0.4;

/**
 * The invisible letters of a scan are set in whatever font its program had: a line may come out wider than its picture
 * shows it, and run into the next column or over the edge of the paper. Narrows such a line to the room it has.
 */
export function fitScannedLines(words: readonly PdfWord[], inks: readonly Ink[], ground: Ground): void {
  const runs = runsOf(words, inks);
  const opensColumn = ({ left, size }: Run): boolean =>
    runs.filter((other) => Math.abs(other.left - left) < size).length >= fewest;
  for (const run of runs) {
    if (run.words.length < fewest) continue;
    const next = runs
      .filter((other) => Math.abs(other.baseline - run.baseline) < 0.5 * run.size && other.left > run.left + run.size)
      .filter((other) => other.left < run.right && opensColumn(other))
      .reduce((left, other) => Math.min(left, other.left), Number.POSITIVE_INFINITY);
    const edge = ground.pictureAt(run.left, run.baseline)?.right ?? Number.POSITIVE_INFINITY;
    const end = Math.min(next - room, edge);
    const share = (end - run.left) / (run.right - run.left);
    if (run.right - end < leastOverlap * run.size || share < tightest) continue;
    for (const word of run.words) {
      word.left = run.left + share * (word.left - run.left);
      word.right = run.left + share * (word.right - run.left);
    }
  }
}

function runsOf(words: readonly PdfWord[], inks: readonly Ink[]): Run[] {
  const runs: Run[] = [];
  let order: number | null = null;
  for (const [at, word] of words.entries()) {
    const ink = inks[at];
    if (!ink || ink.painted) continue;
    const open = ink.order === order ? runs.at(-1) : undefined;
    if (open) {
      open.words.push(word);
      open.right = Math.max(open.right, word.right);
    } else {
      const { left, right, baseline, size } = word;
      runs.push({ words: [word], left, right, baseline, size });
    }
    order = ink.order;
  }
  return runs;
}
