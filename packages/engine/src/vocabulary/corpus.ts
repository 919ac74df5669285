import type { Passage } from '../passages/passage.ts';
import { splitSentences } from '../text/sentences.ts';
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
  /** Says again what was said before: summaries, captions. */
  place: 'body' | 'summary' | 'caption' | 'objective';
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

const longestPhrase = 4;
/** Beyond this the text is data, not prose; the first part stands for it. */
const mostSentences = 25_000;
const summaryHeading =
  /\b(?:summary|key (?:points|ideas|takeaways|concepts)|in brief|takeaways|conclusions?|recap|abstract)\b/i;
const objectiveLead = /\b(?:you|students|learners) (?:will|should) be able to\s*:/i;
const captionStart = /^(?:figure|fig\.|table|photo|map|plate|box|exhibit)\s[\dA-Z]/i;

/** Folded words with nouns in the singular, hyphens as spaces: one key for the spellings of a phrase. */
export function phraseKey(text: string): string {
  return keyOf(words(text));
}

function keyOf(of: readonly Word[]): string {
  return of.map(({ folded }) => singular(folded)).join(' ');
}

/** Reads passages into sentences; leaves out what is repeated or is no text of the author: running headers, references. */
export function readCorpus(passages: readonly Passage[]): Corpus {
  const sentences: Sentence[] = [];
  const headings = new Map<string, number>();
  for (const passage of passages) {
    const heading = passage.headingPath.at(-1) ?? '';
    for (const title of passage.headingPath) addHeading(headings, title);
    const isObjectives = passage.role === 'exercise' && objectiveLead.test(passage.text);
    if (passage.role !== 'body' && !isObjectives) continue;
    for (const { start, end } of splitSentences(passage.text)) {
      if (sentences.length >= mostSentences) break;
      const text = passage.text.slice(start, end);
      const place = isObjectives
        ? 'objective'
        : captionStart.test(text) ||
            (sentences.at(-1)?.place === 'caption' &&
              passage.text.lastIndexOf('\n', start) <= 0 &&
              sentences.at(-1)?.passage === passage)
          ? 'caption'
          : summaryHeading.test(heading)
            ? 'summary'
            : 'body';
      sentences.push({ index: sentences.length, text, start, passage, words: words(text), place });
    }
  }
  const shortage = shortageOf(sentences);
  return { sentences, phrases: shortage === null ? indexPhrases(sentences) : new Map(), headings, shortage };
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
    const keys = sentence.words.map(({ folded }) => singular(folded));
    for (let i = 0; i < keys.length; i++) {
      if (isStopWord(sentence.words[i]?.folded ?? '') || hyphenAfter(sentence, i - 1)) continue;
      let key = '';
      for (let n = 0; n < longestPhrase && i + n < keys.length; n++) {
        key = n === 0 ? (keys[i] ?? '') : `${key} ${keys[i + n]}`;
        if (isStopWord(sentence.words[i + n]?.folded ?? '')) continue;
        if (n > 0 && crossesStop(sentence, i, i + n)) break;
        if (hyphenAfter(sentence, i + n)) continue;
        const known = phrases.get(key);
        if (!known) phrases.set(key, [sentence.index]);
        else if (known.at(-1) !== sentence.index) known.push(sentence.index);
      }
    }
  }
  return phrases;
}

/** A phrase does not go over commas, brackets or dashes set between its words. */
function crossesStop(sentence: Sentence, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const between = sentence.text.slice(sentence.words[i]?.end, sentence.words[i + 1]?.start);
    if (!/^(?:\s|[-‐‑’'])*$/.test(between)) return true;
  }
  return false;
}

function hyphenAfter({ text, words }: Sentence, i: number): boolean {
  return i >= 0 && i + 1 < words.length && /^[-‐‑]$/.test(text.slice(words[i]?.end, words[i + 1]?.start));
}
