import { otherLanguages } from '../../lexicon/other-languages.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { rank } from '../../passages/rank.ts';
import { isEnglishWord } from '../../text/english-words.ts';
import { stem } from '../../text/stem.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { words } from '../../text/words.ts';
import type { Answer } from '../answered.ts';
import { asTyped } from '../as-typed.ts';
import type { AnswerContext } from '../records.ts';
import { firstSentences } from '../shorten.ts';
import { defineTerm } from './defined-term.ts';
import { notFound, quotes, says, writtenAnswer } from './written-answer.ts';

const otherScript =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Devanagari}\p{sc=Greek}]/u;
const otherLetters = new RegExp(otherScript.source, 'gu');
/** A lone letter of another script is a sign: "α", "Ω". */
const leastOther = 2;
const leastWords = 2;
const leastShare = 0.4;
/** Function words of a language that a folder's files have where they are in it. */
const leastInFiles = 3;
const longest = 70;

/**
 * To a question in another language than that of the files: that English is read, and what the files say on its
 * words that they have. null where the question is in English, or the files are in its language.
 */
export function otherLanguageAnswer(asked: string, index: PassageIndex, { syllabus }: AnswerContext): Answer | null {
  const own = languageOf(asked, () => asTyped(asked, index));
  if (!own || isOfFiles(own, index)) return null;
  const lead = 'I read English only, and cannot understand a question in another language.';
  const known = words(asked)
    .map(({ raw }) => raw.replace(/^\p{L}['’]/u, ''))
    .filter((raw) => !own.words.has(raw.toLowerCase()) && !isStopWord(raw.toLowerCase()))
    .flatMap((raw) => (index.termNumbers.has(stem(raw.toLowerCase())) ? raw : (cognateOf(raw, index) ?? [])));
  const syllabusId = syllabus?.documentId ?? null;
  const about = known.join(' ');
  // Many languages put the adjective and the name behind the noun.
  const turned = known.toReversed().join(' ');
  const defined = [about, turned, ...known]
    .filter((term) => term !== '')
    .map((term) => defineTerm(term, index, syllabusId))
    .find((found) => found !== null);
  if (defined) {
    const { term, definition } = defined;
    return writtenAnswer([says(`${lead} On “${term}” your files say:`), quotes(definition)], index);
  }
  const [best] = known.length > 0 ? rank(index, about, { limit: 1 }) : [];
  if (!best) return notFound([says(`${lead} Please ask in English.`)], index);
  const piece = { passage: best.passage, ...firstSentences(best.passage.text, longest) };
  return writtenAnswer([says(`${lead} The nearest that your files say on “${about}”:`), quotes(piece)], index);
}

/** The word of the files that is spelled nearly as one of another language: "rebelión", "rebellion". */
function cognateOf(raw: string, { formNumbers }: PassageIndex): string | null {
  const wanted = levelled(raw);
  if (wanted.length < leastCognate) return null;
  let best: { form: string; shared: number; rest: number } | null = null;
  for (const form of formNumbers.keys()) {
    if (form.charAt(0) !== wanted.charAt(0) || isStopWord(form)) continue;
    const own = levelled(form);
    const shared = sharedStart(wanted, own);
    if (shared < leastCognate || shared < leastSame * Math.min(wanted.length, own.length)) continue;
    const rest = own.length - shared;
    if (!best || shared > best.shared || (shared === best.shared && rest < best.rest)) best = { form, shared, rest };
  }
  return best?.form ?? null;
}

/** In letters, from the start of both words. */
const leastCognate = 5;
const leastSame = 0.7;

/** Without what languages spell differently: accents, double letters, "-ción" and "-tion". */
const levelled = (word: string): string =>
  plain(word.toLowerCase())
    .replaceAll('ph', 'f')
    .replaceAll('y', 'i')
    .replaceAll('k', 'c')
    .replaceAll('ci', 'ti')
    .replace(/(.)\1/g, '$1');

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

interface Language {
  words: ReadonlySet<string>;
  isOtherScript: boolean;
}

/** @param mended the question with the slips of an English one mended: "wat is" is Dutch, or typed in a hurry */
function languageOf(asked: string, mended: () => string): Language | null {
  if ((asked.match(otherLetters) ?? []).length >= leastOther) return { words: new Set(), isOtherScript: true };
  const said = lettersOf(asked);
  for (const language of otherLanguages) {
    const count = said.filter((word) => language.has(word)).length;
    if (count < leastWords || count < said.length * leastShare) continue;
    const english = lettersOf(mended()).filter((word) => isStopWord(word)).length;
    if (count > english) return { words: language, isOtherScript: false };
  }
  return null;
}

const lettersOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}+/gu) ?? [];

function isOfFiles({ words: own, isOtherScript }: Language, { formNumbers }: PassageIndex): boolean {
  if (isOtherScript) {
    for (const form of formNumbers.keys()) if (otherScript.test(form)) return true;
    return false;
  }
  return [...own].filter((word) => !isEnglish(word) && formNumbers.has(plain(word))).length >= leastInFiles;
}

/** "Era", "favor", "son": they stand in English files as well. */
const isEnglish = (word: string): boolean => isStopWord(word) || isEnglishWord(word);

const plain = (word: string): string => word.normalize('NFKD').replace(/\p{M}+/gu, '');
