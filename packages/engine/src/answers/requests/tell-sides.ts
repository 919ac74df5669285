import type { PassageIndex } from '../../passages/passage-index.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { countWords } from '../render/shorten.ts';
import { type Telling, tellingsOf } from './told-of.ts';
import { quoteOf } from './written-answer.ts';

/** What is shown of one of the things that are set side by side. */
export interface Side {
  name: string;
  /** As the question names it. */
  asked: string;
  /** The sentence that says best what it is or does. */
  first: Excerpt;
  /** All sentences that are shown, in order. */
  shown: Excerpt[];
  /** How clearly it is told of, as `Telling` has it. */
  worth: number;
  /** From the first to the last of them. */
  whole: Excerpt;
  /** As it reads, with a sign where something is left out. */
  text: string;
}

/** In words, of all sides together. */
const room = 110;
const sameDocument = 0.3;
const sameSection = 0.3;
const candidates = 5;
const mostSentences = 4;

/**
 * Finds what the readings say of each of several things: from one place and on the same points where possible. Gives
 * null for a thing of which they say nothing.
 * @param names the names that each thing may have
 */
export function tellSides(
  names: readonly (readonly string[])[],
  index: PassageIndex,
  syllabusId: string | null,
): (Side | null)[] {
  const found = names.map((own, i) => {
    const others = names.flatMap((other, k) => (k === i ? [] : other)).filter((name) => !own.includes(name));
    return tellingsOf({ names: own, others }, index, syllabusId).slice(0, candidates);
  });
  const chosen = chooseTogether(found);
  const own = new Set(names.flat().flatMap((name) => contentStems(name)));
  return chosen.map((telling, i) => {
    if (!telling) return null;
    const others = chosen.filter((_, k) => k !== i).flatMap((other) => other?.sentences ?? []);
    const matters = new Set(others.flatMap((piece) => contentStems(textOf(piece))).filter((stem) => !own.has(stem)));
    const otherNames = names.flatMap((other, k) => (k === i ? [] : other.slice(0, 1))).map(contentStems);
    // What names the others too sets them apart, and is told below.
    const alone = telling.sentences.filter((piece, at) => {
      const said = new Set(contentStems(textOf(piece)));
      return at === 0 || !otherNames.some((stems) => stems.every((stem) => said.has(stem)));
    });
    return {
      ...sideOf({ ...telling, sentences: alone }, matters, room / names.length),
      asked: names[i]?.[0] ?? telling.name,
    };
  });
}

/** Of each the clearest telling, sooner where the others are told of too, and never the same sentence for two. */
function chooseTogether(found: readonly (readonly Telling[])[]): (Telling | null)[] {
  const [anchor] = found.flat().sort((x, y) => y.worth - x.worth);
  if (!anchor) return found.map(() => null);
  const home = anchor.sentences[0]?.passage;
  const nearness = ({ sentences: [first] }: Telling): number => {
    if (!first || !home || first.passage.documentId !== home.documentId) return 0;
    const isSection = first.passage.headingPath.join('\n') === home.headingPath.join('\n');
    return sameDocument + (isSection ? sameSection : 0);
  };
  return found.map((tellings) => tellings.toSorted((x, y) => y.worth + nearness(y) - x.worth - nearness(x))[0] ?? null);
}

/** The first sentence, and of those behind it first what tells of the same matters as the other sides do. */
function sideOf(
  { name, sentences, worth }: Telling,
  matters: ReadonlySet<string>,
  longest: number,
): Omit<Side, 'asked'> {
  const [first, ...rest] = sentences;
  if (!first) throw new Error('a telling has a sentence');
  const isAlike = (piece: Excerpt): boolean => contentStems(textOf(piece)).some((stem) => matters.has(stem));
  const order = [...rest.filter(isAlike), ...rest.filter((piece) => !isAlike(piece))];
  const kept = new Set([first]);
  let words = countWords(textOf(first));
  for (const piece of order) {
    const length = countWords(textOf(piece));
    if (words + length > longest || kept.size >= mostSentences) continue;
    words += length;
    kept.add(piece);
  }
  const shown = sentences.filter((piece) => kept.has(piece));
  const last = shown.at(-1) ?? first;
  const text = shown
    .map((piece, i) => {
      const before = shown[i - 1];
      const isCut = before !== undefined && sentences.indexOf(piece) !== sentences.indexOf(before) + 1;
      return `${isCut ? '… ' : ''}${quoteOf(piece)}`;
    })
    .join(' ');
  return { name, first, shown, worth, whole: { passage: first.passage, start: first.start, end: last.end }, text };
}

const textOf = ({ passage, start, end }: Excerpt): string => passage.text.slice(start, end);
