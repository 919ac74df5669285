import { glossaryHeading } from '../../lexicon/summary-headings.ts';
import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Span } from '../../text/sentences.ts';
import { asksForOne, type QuestionKind } from '../question/question.ts';
import { countWords } from '../render/shorten.ts';
import type { Excerpt } from './compose.ts';
import type { EvidenceSentence } from './evidence.ts';
import { isCaption, leansOnPrevious } from './no-evidence.ts';

/** In words, of all windows together. */
export const longestShown = 150;
const passagesRead = 6;
/** Flattens the probabilities a little: the second best sentence is better than a softmax believes. */
const flatness = 0.8;
/** Share of a sentence's probability that the ones before and after it get: an explanation goes on. */
const goesOn = 0.3;
const leadsIn = 0.2;
/** What a further word has to bring. */
const costOfWord = 0.0005;
/** What a second source has to bring, and how far one from another file or chapter is believed. */
const costOfSecond = 0.12;
const trustElsewhere = 0.6;
/** Short paragraphs that share a passage are of different matters, unless the one before announces the next. */
const costOfParagraph = 0.25;
const windowsCompared = 200;
/** Sums of the same numbers in another order differ by less. */
const rounding = 1e-9;

interface Window {
  passage: Passage;
  sentences: readonly Span[];
  first: number;
  last: number;
  words: number;
  /** Probability mass of its sentences. */
  mass: number;
  /** The mass, less what its words and the paragraphs that it goes on to cost. */
  worth: number;
}

/**
 * The stretches of one or two passages that most likely hold the answer whole, each from sentence to
 * sentence, with the sentence that answers best marked as its key. Chosen among all stretches by the probability of
 * their sentences, less what their words cost; the constants were fitted on six textbooks, with each left out once.
 * @param sentences most probable first
 * @param longest words of all of them together
 * @param kind of the question: a name, a time or a number is marked where it stands
 */
export function chooseWindows(
  sentences: readonly EvidenceSentence[],
  longest = longestShown,
  kind: QuestionKind = 'what',
): Excerpt[] {
  const windows = windowsOf(sentences, longest).sort((x, y) => y.worth - x.worth);
  let best: Window[] = windows.slice(0, 1);
  let most = best.reduce((sum, { worth }) => sum + worth, 0);
  const compared = windows.slice(0, windowsCompared);
  for (const [i, first] of compared.entries()) {
    for (let j = i + 1; j < compared.length; j++) {
      const second = compared[j];
      // No later one brings more.
      if (!second || first.worth + second.worth - costOfSecond < most - rounding) break;
      if (second.passage === first.passage || first.words + second.words > longest) continue;
      const trust = isOfOnePlace(first.passage, second.passage) ? 1 : trustElsewhere;
      const gain = trust * second.mass - (second.mass - second.worth) - costOfSecond;
      if (gain <= 0 || first.worth + gain <= most || saysAgain(first, second)) continue;
      most = first.worth + gain;
      best = [first, second];
    }
  }
  const pieces = best.map((window) => toPiece(window, sentences, asksForOne.has(kind)));
  const once = pieces.filter((piece, i) => !pieces.slice(0, i).some((earlier) => repeatsKey(earlier, piece)));
  return asksForOne.has(kind) ? withOneFirst(once, sentences) : once;
}

/** Of two stretches, sooner the one whose key is a name, a time or a number where that is asked for. */
function withOneFirst(pieces: Excerpt[], sentences: readonly EvidenceSentence[]): Excerpt[] {
  const worth = ({ passage, key }: Excerpt): number => {
    const marked = sentences.find((each) => each.passage === passage && each.start === key?.start);
    return marked ? marked.probability + (marked.features.sign > 0 && marked.match.coverage > 0 ? 1 : 0) : 0;
  };
  return pieces.toSorted((x, y) => worth(y) - worth(x));
}

const isOfOnePlace = (one: Passage, other: Passage): boolean =>
  one.documentId === other.documentId ||
  (one.headingPath[0] !== undefined && one.headingPath[0] === other.headingPath[0]);

const textOf = ({ passage, sentences, first, last }: Window): string =>
  passage.text.slice(sentences[first]?.start, sentences[last]?.end);

/** A reading that is in the folder twice says nothing twice. */
const saysAgain = (one: Window, other: Window): boolean =>
  one.passage.text.includes(textOf(other)) || other.passage.text.includes(textOf(one));

/** A summary repeats its chapter: what it shows first need not be shown again. */
function repeatsKey(earlier: Excerpt, { passage, key }: Excerpt): boolean {
  const shown = earlier.passage.text.slice(earlier.start, earlier.end);
  return key !== undefined && shown.includes(passage.text.slice(key.start, key.end));
}

function windowsOf(evidence: readonly EvidenceSentence[], longest: number): Window[] {
  const total = evidence.reduce((sum, { probability }) => sum + probability ** flatness, 0) || 1;
  const passages = [...new Set(evidence.map(({ passage }) => passage))].slice(0, passagesRead);
  return passages.flatMap((passage) => {
    const sentences = sentencesOf(passage);
    const own = new Map(
      // What asks or sets a task is read over, and neither opens nor closes a quotation.
      evidence
        .filter((sentence) => sentence.passage === passage && sentence.features.asks === 0)
        .map(({ start, probability }) => [start, probability]),
    );
    const shares = sentences.map(({ start }) => (own.get(start) ?? 0) ** flatness / total);
    const masses = shares.map(
      (share, i) =>
        share + goesOn * (shares[i - 1] ?? 0) + goesOn ** 2 * (shares[i - 2] ?? 0) + leadsIn * (shares[i + 1] ?? 0),
    );
    const paragraphs = new Set(blocksOf(passage).flatMap(({ form, start }) => (form === null ? start : [])));
    const entries = new Set(blocksOf(passage).flatMap(({ start, termEnd }) => (termEnd === undefined ? [] : start)));
    const isGlossary = glossaryHeading.test(passage.headingPath.at(-1) ?? '');
    const items = new Set(blocksOf(passage).flatMap(({ form, start }) => (form === 'item' ? start : [])));
    const opensParagraph = sentences.map(
      ({ start }, i) =>
        (paragraphs.has(start) || (isGlossary && items.has(start))) &&
        !/[:：]\s*$/.test(passage.text.slice(0, sentences[i - 1]?.end ?? 0)),
    );
    const lengths = sentences.map(({ start, end }) => countWords(passage.text.slice(start, end)));
    const isAtEdge = sentences.map(({ start }) => own.has(start));
    const isWeighed = (block: Span): boolean => [...own.keys()].some((at) => block.start <= at && at < block.end);
    const forms = blocksOf(passage).filter(
      (block) =>
        (block.form !== null && block.form !== 'item') || (isCaption(passage.text, block) && !isWeighed(block)),
    );
    const isProse = sentences.map(({ start, end }) => !forms.some((form) => form.start < end && start < form.end));
    const windows: Window[] = [];
    for (const first of sentences.keys()) {
      if (!isAtEdge[first] || !isProse[first]) continue;
      let [words, mass, further] = [0, 0, 0];
      for (let last = first; last < sentences.length; last++) {
        words += lengths[last] ?? 0;
        mass += masses[last] ?? 0;
        // An entry of a glossary never goes on to the next.
        if (last > first && entries.has(sentences[last]?.start ?? -1)) break;
        if (last > first && opensParagraph[last]) further++;
        if ((words > longest && last > first) || !isProse[last]) break;
        const worth = mass - costOfWord * words - costOfParagraph * further;
        if (isAtEdge[last]) windows.push({ passage, sentences, first, last, words, mass, worth });
      }
    }
    return windows;
  });
}

/** "However, …" and "But …" take back what stands before them. */
const takesBack = /^(?:but|however|instead|in fact|in reality|nevertheless|yet)\b(?!.*\?\W*$)/i;

function toPiece(
  { passage, sentences, first, last }: Window,
  evidence: readonly EvidenceSentence[],
  isOne: boolean,
): Excerpt {
  const sentenceAt = (i: number): string => passage.text.slice(sentences[i]?.start, sentences[i]?.end);
  const from = first > 0 && leansOnPrevious(sentenceAt(first)) ? first - 1 : first;
  const to = last + 1 < sentences.length && takesBack.test(sentenceAt(last + 1)) ? last + 1 : last;
  const [start, end] = [sentences[from]?.start ?? 0, sentences[to]?.end ?? passage.text.length];
  const shown = evidence.filter((each) => each.passage === passage && each.start >= start && each.end <= end);
  const [best] = shown;
  const holding = isOne && best && best.features.sign < 0 ? shown.find(({ features }) => features.sign > 0) : null;
  const key = holding ?? best;
  return { passage, start, end, ...(key && { key: { start: key.start, end: key.end } }) };
}
