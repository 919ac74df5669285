import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { contentStems } from '../../text/words.ts';
import { countWords } from '../render/shorten.ts';
import type { Excerpt } from './compose.ts';
import { beginning, wordsIn } from './goes-on.ts';

/** "Example 4.1. …", "Worked example: …", "EXAMPLE. A frame has …" */
/** "Suppose the room is at 23 °C and the flour at 21 °C": a case with its numbers. */
const supposes = /^\W*(?:suppose|imagine|assume|say|consider|let us|for instance|for example)\b/i;
const opensExample =
  /^\W*(?:(?:worked|sample|solved|numerical) )?(?:examples?|problem)\b(?:\s\d+(?:[.–-]\d+)*[a-z]?)?\s*(?:[.:—–)]|$)/i;
const exampleHeading = /^\W*(?:(?:worked|sample|solved|numerical) )?examples?\b|^\W*(?:solution|worked problem)\b/i;
/** What goes on with a calculation: its steps, its solution, numbers, or a sign of equality. */
const goesOn =
  /^\W*(?:solution|answer|step|check|given|find|so|thus|therefore|hence|result|we|first|then|next|finally|the)\b|[=≈]/i;
const mostBlocks = 12;
const longestLabel = 6;
/** In words: the numbers of an example are worth more than its brevity. */
const longestExample = 200;
const asks =
  /\b(?:worked|sample|solved|numerical)[- ](?:example|problem)s?\b|\b(?:show|give|see|find|do|walk|go through|any)\b.*\bexamples?\b|\bexamples?\b (?:on|about|for|with|of|that)\b|\bhow (?:do|can|would|to|did) (?:i|you|we|they|one)? ?(?:calculate|compute|work out|figure out|determine|solve|find|get)\b|\bhow (?:is|are) .{2,60} (?:calculated|computed|worked out|determined|solved)\b/i;
const askedWords = new Set(
  contentStems(
    'example examples worked sample solved numerical show give see find calculate compute work determine solve figure problem another walk about',
  ),
);

/** Whether a question wants to see how something is worked out. */
export const asksForWorkedExample = (question: string): boolean => asks.test(question);

/**
 * The worked example of a section, from its problem to its result, that has most of what a question is about; null
 * where none of the passages has one on it.
 * @param passages to be looked through, the best first
 */
export function workedExampleOn(question: string, passages: readonly Passage[], index: PassageIndex): Excerpt[] | null {
  const wanted = contentStems(question).filter((stem) => !askedWords.has(stem));
  let best: Excerpt[] = [];
  let most = 0;
  for (const passage of passages) {
    for (const { start } of blocksOf(passage)) {
      const example = exampleAt(passage, start, index);
      if (!example) continue;
      const said = new Set(contentStems([passage.headingPath.join(' '), ...example.map(textOf)].join(' ')));
      const shared = wanted.filter((stem) => said.has(stem)).length;
      if (shared > most) [best, most] = [example, shared];
    }
  }
  return most >= Math.max(1, wanted.length / 2) ? shownWhole(best) : null;
}

/** Stretches with the whole of the worked example that they are taken from. */
export function withWorkedExamples(pieces: readonly Excerpt[], index: PassageIndex): Excerpt[] {
  const shown: Excerpt[] = [];
  for (const piece of pieces) {
    const example = exampleAt(piece.passage, piece.key?.start ?? piece.start, index);
    const whole = example ? shownWhole(example) : [];
    const isShown = shown.some((other) =>
      whole.some((each) => each.passage === other.passage && each.start === other.start),
    );
    if (isShown) continue;
    shown.push(...(whole.length > 0 ? keyed(whole, piece) : [piece]));
  }
  return shown;
}

const keyed = (whole: readonly Excerpt[], { passage, key }: Excerpt): Excerpt[] =>
  whole.map((each) =>
    key && each.passage === passage && each.start <= key.start && key.end <= each.end
      ? { ...each, key }
      : { ...each, key: each },
  );

const textOf = ({ passage, start, end }: Excerpt): string => passage.text.slice(start, end);

/** The example that a place of a passage stands in: the stretches of its passages. */
function exampleAt(passage: Passage, at: number, index: PassageIndex): Excerpt[] | null {
  const isHeaded = passage.headingPath.some((heading) => exampleHeading.test(heading));
  return isHeaded ? belowHeading(passage, index) : withinProse(passage, at, index);
}

/** All below the heading of the example, and below one of its solution. */
function belowHeading(passage: Passage, { passages }: PassageIndex): Excerpt[] {
  const depth = passage.headingPath.findIndex((heading) => exampleHeading.test(heading));
  const path = passage.headingPath.slice(0, depth + 1).join('\n');
  const isOfExample = (other: Passage | undefined): boolean =>
    other?.documentId === passage.documentId && other.headingPath.slice(0, depth + 1).join('\n') === path;
  let first = passages.indexOf(passage);
  while (isOfExample(passages[first - 1])) first--;
  const found: Excerpt[] = [];
  for (let i = first; isOfExample(passages[i]) && found.length < mostBlocks; i++) {
    const each = passages[i];
    if (each) found.push({ passage: each, start: 0, end: each.text.length });
  }
  return found;
}

interface Placed {
  passage: Passage;
  start: number;
  end: number;
  isProse: boolean;
}

/** From the block that opens it, as long as what follows goes on with the calculation. */
function withinProse(passage: Passage, at: number, { passages }: PassageIndex): Excerpt[] | null {
  const path = passage.headingPath.join('\n');
  const here = passages.indexOf(passage);
  const section = passages
    .slice(Math.max(0, here - 3), here + 5)
    .filter(({ documentId, headingPath }) => documentId === passage.documentId && headingPath.join('\n') === path);
  const blocks = section.flatMap((each): Placed[] =>
    blocksOf(each).map(({ start, end, form }) => ({ passage: each, start, end, isProse: form === null })),
  );
  const place = blocks.findIndex((block) => block.passage === passage && block.start <= at && at < block.end);
  const first = blocks.findLastIndex((block, i) => i <= place && opens(textOf(block)));
  const opening = blocks[first];
  if (!opening) return null;
  // A line that only names the example has its problem below.
  let last = countWords(textOf(opening)) <= longestLabel ? Math.min(first + 1, blocks.length - 1) : first;
  while (last + 1 < blocks.length && last - first < mostBlocks && isOfCalculation(blocks[last + 1])) last++;
  return place > last ? null : joined(blocks.slice(first, last + 1));
}

const numbersIn = (text: string): number => text.match(/\d[\d.,]*/g)?.length ?? 0;
const opens = (text: string): boolean => opensExample.test(text) || (supposes.test(text) && numbersIn(text) > 1);

function isOfCalculation(block: Placed | undefined): boolean {
  if (!block) return false;
  const text = textOf(block);
  if (opens(text)) return false;
  if (!block.isProse || /^\W*(?:solution|step|answer)\b/i.test(text) || /\d.*[=≈]/.test(text)) return true;
  return numbersIn(text) > 1 || (numbersIn(text) > 0 && goesOn.test(text));
}

function joined(blocks: readonly Placed[]): Excerpt[] {
  const pieces: Excerpt[] = [];
  for (const { passage, start, end } of blocks) {
    const last = pieces.at(-1);
    if (last?.passage === passage) last.end = end;
    else pieces.push({ passage, start, end });
  }
  return pieces;
}

/** As much as may be shown; what is longer ends with a sentence. */
function shownWhole(example: readonly Excerpt[]): Excerpt[] {
  const shown: Excerpt[] = [];
  let room = longestExample;
  for (const piece of example) {
    const words = countWords(textOf(piece));
    const part = words <= room ? piece : beginning(piece, (count) => count <= room);
    if (!part) break;
    shown.push({ ...part, key: part });
    room -= wordsIn([part]);
    if (part.end < piece.end) break;
  }
  return shown;
}
