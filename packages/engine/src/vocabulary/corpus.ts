import { isRow } from '../answers/evidence/forms.ts';
import { blocksOf } from '../passages/blocks.ts';
import { type Entry, entriesOf } from '../passages/entries.ts';
import type { Passage } from '../passages/passage.ts';
import { saysAgain } from '../passages/says-again.ts';
import { memoize, memoizeByObject, weekOfSentences } from '../text/memoize.ts';
import { type Span, splitSentences } from '../text/sentences.ts';
import { singular } from '../text/singular.ts';
import { isStopWord } from '../text/stop-words.ts';
import { type Word, words } from '../text/words.ts';
import { type Shortage, shortageOf } from './shortage.ts';

export interface Sentence {
  /** Position in `Corpus.sentences`. */
  index: number;
  text: string;
  /** Offset within the passage's text. */
  start: number;
  passage: Passage;
  words: Word[];
  /** Says again what was said before: summaries, captions. A row of a table says it in cells. */
  place: 'body' | 'summary' | 'caption' | 'objective' | 'row' | 'entry';
  /** Of an entry of a glossary: where its term and its definition stand in the text. */
  entry?: { term: string; termEnd: number; from: number };
}

/** The sentences of some materials and where each phrase of up to four words stands in them. */
export interface Corpus {
  sentences: Sentence[];
  /** Sentence numbers by phrase key, each once, in order. */
  phrases: ReadonlyMap<string, number[]>;
  /** What keeps the text from being read; `phrases` is empty then. */
  shortage: Shortage | null;
  /** Phrase keys of the headings, with how many words the heading has. */
  headings: ReadonlyMap<string, number>;
}

/** Words; longer phrases are not indexed. */
export const longestPhrase = 4;
/** Beyond this the text is data, not prose; the first part stands for it. */
const mostSentences = 25_000;
const objectiveLead = /\b(?:you|students|learners) (?:will|should) be able to\s*:/i;
const captionStart =
  /^(?:figure|fig\.|table|photo|map|plate|box|exhibit|listing|algorithm|chart|equation|code|example)\s(?:\d|[A-Z]\b)/i;
/** Signs that programs have and prose has not. */
const codeSigns =
  /[{}]|;\s*(?:$|\n|\/\/)|::|[=-]>|[=!]=|&&|\|\||\w\(\)|\/\/\s|^\s*[$>]\s|^\s*\d+\s*\||--+>|\w\([^)\s]*\)\s*[;{]|\berror\[|<\/?\w+>/gm;
const mostCodeSigns = 1;
/** Characters; a longer line is no reference. */
const longestLine = 600;

/** Folded words with nouns in the singular, hyphens as spaces: one key for the spellings of a phrase. */
export const phraseKey = memoize((text: string): string => keyOf(words(text)), weekOfSentences);

function keyOf(of: readonly Word[]): string {
  return of.map(({ folded }) => singular(folded)).join(' ');
}

/** The phrase keys of a sentence's words, one by one. */
export const wordKeys = memoizeByObject(({ words: of }: Sentence): readonly string[] =>
  of.map(({ folded }) => singular(folded)),
);

/**
 * Reads passages into sentences; leaves out what is repeated or is no text of the author: running headers,
 * references.
 */
export function readCorpus(passages: readonly Passage[]): Corpus {
  const sentences: Sentence[] = [];
  const headings = new Map<string, number>();
  const left = { references: 0, code: 0 };
  for (const passage of passages) {
    for (const title of passage.headingPath) addHeading(headings, title);
    const isObjectives = passage.role === 'exercise' && objectiveLead.test(passage.text);
    if (passage.role === 'reference-list') left.references++;
    if (passage.role !== 'body' && !isObjectives) continue;
    const rows = blocksOf(passage).filter(({ form }) => isRow(form));
    const entries = entriesOf(passage);
    const spans = besideEntries(passage, entries);
    const prose = spans.flatMap((span) => withoutCode(passage.text, span));
    if (prose.length < spans.length) left.code += spans.length - prose.length;
    for (const { start, end } of prose) {
      if (sentences.length >= mostSentences) break;
      if (isReference(lineAround(passage.text, start, end))) {
        left.references++;
        continue;
      }
      const text = passage.text.slice(start, end);
      const entry = entries.find((each) => each.start === start);
      const place = entry
        ? 'entry'
        : isObjectives
          ? 'objective'
          : rows.some((row) => row.start < end && start < row.end)
            ? 'row'
            : captionStart.test(text) ||
                (sentences.at(-1)?.place === 'caption' &&
                  passage.text.lastIndexOf('\n', start) <= 0 &&
                  sentences.at(-1)?.passage === passage)
              ? 'caption'
              : saysAgain(passage)
                ? 'summary'
                : 'body';
      sentences.push({
        index: sentences.length,
        text,
        start,
        passage,
        words: words(text),
        place,
        ...(entry && { entry: entryIn(entry) }),
      });
    }
  }
  const shortage = shortageOf(sentences, left);
  return { sentences, phrases: shortage === null ? indexPhrases(sentences) : new Map(), headings, shortage };
}

const entryIn = ({ term, start, termEnd, from }: Entry): Sentence['entry'] => ({
  term,
  termEnd: termEnd - start,
  from: from - start,
});

/** The sentences of a passage, an entry of a glossary being one. */
function besideEntries({ text }: Passage, entries: readonly Entry[]): Span[] {
  const cuts = [0, ...entries.flatMap(({ start, end }) => [start, end]), text.length];
  return cuts.slice(1).flatMap((end, i) => {
    const from = cuts[i] ?? 0;
    if (i % 2 === 1) return [{ start: from, end }];
    return splitSentences(text.slice(from, end)).map((span) => ({ start: from + span.start, end: from + span.end }));
  });
}

/** Whether a line names a work: initials and a year, or the volume and pages where it appeared. */
function isReference(text: string): boolean {
  const isNamed =
    /^(?:\[\d+\]\s?)?(?:\p{Lu}[\p{L}'’-]+,\s(?:\p{Lu}\.\s?){1,3})/u.test(text) && /\b(?:1[5-9]|20)\d{2}\b/.test(text);
  const isPlaced =
    /\b(?:Journal|Review|Proceedings|Annals|Bulletin|Quarterly|Transactions)\b[^.]*,\s\d+(?:\(\d+\))?,\s\d+\s?[–-]\s?\d+/.test(
      text,
    );
  return isNamed || isPlaced || /^https?:\/\/\S+$|\bdoi(?:\.org\/|:\s?)10\.\d/i.test(text);
}

/** The whole line that a stretch stands in: a reference has stops within. */
function lineAround(text: string, start: number, end: number): string {
  const stop = text.indexOf('\n', end);
  return text.slice(text.lastIndexOf('\n', start) + 1, stop < 0 ? text.length : stop).slice(0, longestLine);
}

/** A sentence as it is; of one that holds code, the lines of prose. */
function withoutCode(text: string, span: Span): Span[] {
  const signs = (line: string): number => line.match(codeSigns)?.length ?? 0;
  if (signs(text.slice(span.start, span.end)) <= mostCodeSigns) return [span];
  const lines = Array.from(text.slice(span.start, span.end).matchAll(/[^\n]+/g), (line) => ({
    start: span.start + line.index,
    end: span.start + line.index + line[0].length,
  }));
  return lines.filter(({ start, end }) => signs(text.slice(start, end)) === 0 && /[.:]$/.test(text.slice(start, end)));
}

function addHeading(headings: Map<string, number>, title: string): void {
  const bare = title.replace(/^[\d.\s:)–-]+/, '');
  const said = words(bare);
  for (let i = 0; i < said.length; i++) {
    for (let n = 1; n <= longestPhrase && i + n <= said.length; n++) {
      const key = keyOf(said.slice(i, i + n));
      headings.set(key, Math.min(headings.get(key) ?? Infinity, said.length));
    }
  }
}

function indexPhrases(sentences: readonly Sentence[]): Map<string, number[]> {
  const phrases = new Map<string, number[]>();
  for (const sentence of sentences) {
    const { length } = sentence.words;
    const keys = wordKeys(sentence);
    const isStop = sentence.words.map(({ folded }) => isStopWord(folded));
    const gaps = sentence.words.map((_, i) => gapAfter(sentence, i));
    for (let i = 0; i < length; i++) {
      if (isStop[i] || gaps[i - 1] === 'hyphen') continue;
      let key = '';
      for (let n = 0; n < longestPhrase && i + n < length; n++) {
        // A phrase does not go over commas, brackets or dashes set between its words.
        if (n > 0 && gaps[i + n - 1] === 'stop') break;
        key = n === 0 ? (keys[i] ?? '') : `${key} ${keys[i + n]}`;
        if (isStop[i + n] || gaps[i + n] === 'hyphen') continue;
        const known = phrases.get(key);
        if (!known) phrases.set(key, [sentence.index]);
        else if (known.at(-1) !== sentence.index) known.push(sentence.index);
      }
    }
  }
  return phrases;
}

/** What stands between a word and the next. */
function gapAfter({ text, words }: Sentence, i: number): 'space' | 'hyphen' | 'stop' {
  const between = text.slice(words[i]?.end, words[i + 1]?.start);
  if (between === ' ') return 'space';
  if (i + 1 < words.length && /^[-‐‑]$/.test(between)) return 'hyphen';
  return /^(?:\s|[-‐‑’'])*$/.test(between) ? 'space' : 'stop';
}
