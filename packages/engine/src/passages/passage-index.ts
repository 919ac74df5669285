import { stem } from '../text/stem.ts';
import { isStopWord } from '../text/stop-words.ts';
import { eachWord } from '../text/words.ts';
import { sentencesOf } from './blocks.ts';
import { NumberList } from './number-list.ts';
import type { Passage } from './passage.ts';
import { invert, type Postings } from './postings.ts';
import { type SpellingTable, spellingTableInSteps } from './spelling.ts';

/** Stands behind every sentence in `PassageIndex.terms` and `.forms`; no term has this number. */
export const sentenceEnd = 0;

/**
 * An index over one folder's passages, for `rank` and `answer`. A term is the stem of a content word, a form the word
 * as spelt (folded); both are numbered from 1 in the order they are met, so that the same passages always make the
 * same index.
 */
export interface PassageIndex {
  readonly passages: readonly Passage[];
  readonly termNumbers: ReadonlyMap<string, number>;
  readonly formNumbers: ReadonlyMap<string, number>;
  /** The forms, to mend what is misspelt in a question. */
  readonly spelling: SpellingTable;
  /**
   * Content words of passage p in reading order, from `start[p]` to `start[p + 1]`: first the heading path as a
   * sentence of its own, then the text's sentences as `sentencesOf` gives them, each closed by `sentenceEnd`.
   */
  readonly terms: Uint32Array;
  readonly forms: Uint32Array;
  readonly start: Uint32Array;
  readonly postings: Postings;
  /** How much it says that a sentence has the term or form: inverse sentence frequency. */
  readonly termWeight: Float32Array;
  readonly formWeight: Float32Array;
  /** Mean number of content words in a sentence. */
  readonly sentenceLength: number;
}

/** Builds the index of a folder in time linear in its text. */
export function buildIndex(passages: readonly Passage[]): PassageIndex {
  const steps = buildIndexInSteps(passages);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Passages per step: some milliseconds. */
const stepLength = 100;
/**
 * Forms that get numbers: a course of many thousand pages has half as many. Only texts that are no language have more,
 * and a table of words that grows beyond keeps the loop for as long as all requests may wait.
 */
const mostFormsOfFolder = 400_000;
/** Of what is counted only. */
const stepWords = 500_000;

/** Builds the index in steps, so that the caller can do other things between them. */
export function* buildIndexInSteps(
  passages: readonly Passage[],
  mostForms = mostFormsOfFolder,
): Generator<undefined, PassageIndex> {
  const termNumbers = new Map<string, number>();
  const formNumbers = new Map<string, number>();
  const termOfForm = new NumberList();
  termOfForm.push(0);
  const terms = new NumberList();
  const forms = new NumberList();
  const readWord = (folded: string): void => {
    let form = formNumbers.get(folded);
    if (form === undefined) {
      if (formNumbers.size === mostForms || isStopWord(folded)) return;
      form = formNumbers.size + 1;
      formNumbers.set(folded, form);
      const stemmed = stem(folded);
      let term = termNumbers.get(stemmed);
      if (term === undefined) {
        term = termNumbers.size + 1;
        termNumbers.set(stemmed, term);
      }
      termOfForm.push(term);
    }
    forms.push(form);
    terms.push(termOfForm.at(form));
  };
  const closeSentence = (): void => {
    terms.push(sentenceEnd);
    forms.push(sentenceEnd);
  };
  const start = new Uint32Array(passages.length + 1);
  for (const [p, passage] of passages.entries()) {
    const { headingPath, text } = passage;
    if (p > 0 && p % stepLength === 0) yield;
    eachWord(headingPath.join(' '), readWord);
    closeSentence();
    for (const sentence of sentencesOf(passage)) {
      eachWord(text.slice(sentence.start, sentence.end), readWord);
      closeSentence();
    }
    start[p + 1] = terms.length;
  }
  const termList = terms.toArray();
  const formList = forms.toArray();
  yield;
  const spelling = yield* spellingTableInSteps(formNumbers.keys());
  yield;
  const postings = yield* invert(termList, start, termNumbers.size);
  const { sentences, words } = yield* countWords(termList);
  return {
    passages,
    termNumbers,
    formNumbers,
    spelling,
    terms: termList,
    forms: formList,
    start,
    postings,
    termWeight: yield* sentenceWeights(termList, termNumbers.size, sentences),
    formWeight: yield* sentenceWeights(formList, formNumbers.size, sentences),
    sentenceLength: Math.max(1, words / Math.max(1, sentences)),
  };
}

function* countWords(terms: Uint32Array): Generator<undefined, { sentences: number; words: number }> {
  let sentences = 0;
  let words = 0;
  for (let i = 0; i < terms.length; i++) {
    if (i % stepWords === 0) yield;
    if (terms[i] !== sentenceEnd) words++;
    else if (i > 0 && terms[i - 1] !== sentenceEnd) sentences++;
  }
  return { sentences, words };
}

/** How much each of `size` numbers says of a sentence. */
function* sentenceWeights(numbers: Uint32Array, size: number, sentences: number): Generator<undefined, Float32Array> {
  const inSentences = new Uint32Array(size + 1);
  const lastSentence = new Int32Array(size + 1).fill(-1);
  let sentence = 0;
  for (let i = 0; i < numbers.length; i++) {
    if (i % stepWords === 0) yield;
    const number = numbers[i] ?? sentenceEnd;
    if (number === sentenceEnd) sentence++;
    else if (lastSentence[number] !== sentence) {
      lastSentence[number] = sentence;
      inSentences[number] = (inSentences[number] ?? 0) + 1;
    }
  }
  return Float32Array.from(inSentences, (n) => Math.log(1 + (sentences - n + 0.5) / (n + 0.5)));
}
