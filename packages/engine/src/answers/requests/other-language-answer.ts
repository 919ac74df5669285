import { alternation } from '../../lexicon/alternation.ts';
import { englishMonthNames } from '../../lexicon/calendar-names.ts';
import { asksWhenAbroad, courseWordsAbroad, otherLanguages } from '../../lexicon/other-languages.ts';
import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import { type Passage, placeAt } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { rank } from '../../passages/rank.ts';
import { closestWord } from '../../passages/spelling.ts';
import { isEnglishWord } from '../../text/english-words.ts';
import { stem } from '../../text/stem.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { contentStems, words } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isRow } from '../evidence/forms.ts';
import { normalizeQuestion } from '../question/normalize-question.ts';
import type { AnswerContext } from '../records.ts';
import { countWords } from '../render/shorten.ts';
import { defineTerm, inItsParagraph } from './defined-term.ts';
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
 * Answers a question in another language than the files: says that English is understood, and shows what the files say
 * on those of its words that they have. Returns null where the question is in English, or the files are in its
 * language.
 */
export function otherLanguageAnswer(asked: string, index: PassageIndex, { syllabus }: AnswerContext): Answer | null {
  const own = languageOf(asked, index);
  if (!own || isOfFiles(own, index)) return null;
  const lead = 'I read English only, and cannot understand a question in another language.';
  const known = words(asked)
    .map(({ raw }) => raw.replace(/^\p{L}['’]/u, ''))
    .filter((raw) => !own.words.has(raw.toLowerCase()) && !isStopWord(raw.toLowerCase()))
    .map((raw) => inEnglish(raw, index))
    .filter(({ length }) => length > 0);
  const syllabusId = syllabus?.documentId ?? null;
  const about = known.map(([first]) => first).join(' ');
  // Many languages put the adjective and the name behind the noun.
  const phrases = phrasesOf(known).flatMap((each) => [each.join(' '), each.toReversed().join(' ')]);
  const defined = [...phrases, ...(isCourseWord.test(about) ? [] : known.flat())]
    .filter((term) => term !== '')
    .map((term) => defineTerm(term, index, syllabusId))
    .find((found) => found !== null);
  if (defined) {
    const { term, definition } = defined;
    return writtenAnswer([says(`${lead} On “${term}” your files say:`), quotes(definition)], index);
  }
  const best = known.length > 0 ? rank(index, about, { limit: mostRead }) : [];
  const piece = matching(
    best.map(({ passage }) => passage),
    known.flat(),
    asksWhenAbroad.test(asked),
  );
  if (!piece) return notFound([says(`${lead} Please ask in English.`)], index);
  return writtenAnswer([says(`${lead} The nearest that your files say on “${about}”:`), quotes(piece)], index);
}

/** An exam has no definition in the readings. */
const isCourseWord = /^(?:the )?(?:final|midterm|test|exam|quiz)\b/i;
const mostPhrases = 12;

/** Each way to say several words that have more than one form. */
function phrasesOf(words: readonly (readonly string[])[]): string[][] {
  const all = words.reduce<string[][]>(
    (phrases, forms) => phrases.flatMap((phrase) => forms.map((form) => [...phrase, form])).slice(0, mostPhrases),
    [[]],
  );
  return all.filter(({ length }) => length > 0);
}

const isDated = new RegExp(
  `\\b(?:${alternation(englishMonthNames)}|${alternation(englishMonthNames.map((name) => name.slice(0, 3)))})\\.? \\d|\\d\\d? (?:${alternation(englishMonthNames.map((name) => name.slice(0, 3)))})`,
  'i',
);

/** What a word of another language may be in the files: itself, a word of any course, or one that is spelled alike. */
function inEnglish(raw: string, index: PassageIndex): string[] {
  const word = raw.toLowerCase();
  const ofCourse = courseWordsAbroad.get(word);
  if (ofCourse !== undefined && index.termNumbers.has(stem(ofCourse))) return [ofCourse];
  if (index.termNumbers.has(stem(word))) return [raw];
  return ofCourse === undefined ? cognatesOf(raw, index) : [];
}

/** The row or sentence of some passages that has most of some words, with what follows it in its paragraph. */
function matching(passages: readonly Passage[], known: readonly string[], asksWhen: boolean): Excerpt | null {
  const wanted = new Set(known.map((word) => stem(word.toLowerCase())));
  let best: Excerpt | null = null;
  let most = 0;
  for (const passage of passages) {
    const rows = blocksOf(passage).filter(({ form }) => isRow(form) && form !== 'header-row');
    const spans = [
      ...rows,
      ...sentencesOf(passage).filter(({ start, end }) => !rows.some((row) => row.start < end && start < row.end)),
    ];
    for (const { start, end } of spans.toSorted((x, y) => x.start - y.start)) {
      const text = passage.text.slice(start, end);
      const held = new Set(contentStems(text).filter((each) => wanted.has(each))).size;
      const isTitle = countWords(text) < shortest && !rows.some((row) => row.start === start);
      const shared = held - (isTitle ? 0.5 : 0) + (held > 0 && asksWhen && isDated.test(text) ? 1.5 : 0);
      if (shared > most) [best, most] = [{ passage, start, end }, shared];
    }
  }
  return best && !isRow(placeAt(best.passage, best.start).form ?? null) ? inItsParagraph(best, longest) : best;
}

const mostRead = 5;
/** In words: what is shorter is a title. */
const shortest = 7;
const mostCognates = 4;

/** Words of the files spelled nearly as one of another language, the nearest first: "rebellion" of "rebelión". */
function cognatesOf(raw: string, { formNumbers }: PassageIndex): string[] {
  const wanted = levelled(raw);
  if (wanted.length < leastCognate) return [];
  const found: { form: string; shared: number; rest: number }[] = [];
  for (const form of formNumbers.keys()) {
    if (form.charAt(0) !== wanted.charAt(0) || isStopWord(form)) continue;
    const own = levelled(form);
    const shared = sharedStart(wanted, own);
    const isLonger = own.length > wanted.length + mostLonger;
    if (isLonger || shared < leastCognate || shared < leastSame * Math.min(wanted.length, own.length)) continue;
    found.push({ form, shared, rest: own.length - shared });
  }
  const most = Math.max(0, ...found.map(({ shared }) => shared));
  return found
    .filter(({ shared }) => shared === most)
    .toSorted((x, y) => x.rest - y.rest)
    .slice(0, mostCognates)
    .map(({ form }) => form);
}

/** In letters, from the start of both words. */
const leastCognate = 5;
const leastSame = 0.72;
const mostLonger = 4;

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

/** So many words that English lacks, beside others that it lacks too, are of no English question typed in a hurry. */
const leastForeign = 2;
const plainlyForeign = 3;

function languageOf(asked: string, index: PassageIndex): Language | null {
  if ((asked.match(otherLetters) ?? []).length >= leastOther) return { words: new Set(), isOtherScript: true };
  const said = lettersOf(asked);
  if (said.every(isEnglish)) return null;
  for (const language of otherLanguages) {
    const own = said.filter((word) => language.has(word));
    if (own.length < leastWords || own.length < said.length * leastShare) continue;
    // "wat is" is Dutch, or typed in a hurry; what is mended has lost its courtesies: "for me".
    const [mended = 0, typed = 0] = [lettersOf(normalizeQuestion(asked, index)), said].map(
      (each) => each.filter((word) => isStopWord(word)).length,
    );
    const english = Math.max(mended, typed);
    if (own.length > english || isForeign(said, own, language, index)) return { words: language, isOtherScript: false };
  }
  return null;
}

/** Whether what is no word of English is too much for a question in it. */
function isForeign(
  said: readonly string[],
  own: readonly string[],
  language: ReadonlySet<string>,
  index: PassageIndex,
): boolean {
  const others = said.filter((word) => !language.has(word) && word.length > 1);
  if (others.some((word) => isStopWord(word))) return false;
  const count = own.filter((word) => word.length > 1 && !isStopWord(word)).length;
  const unknown = others.filter((word) => !isEnglishWord(word) && !index.termNumbers.has(stem(word)));
  const strange = unknown.filter((word) => closestWord(index.spelling, word) === null);
  return count >= plainlyForeign
    ? unknown.length >= others.length / 2
    : count >= leastForeign && strange.length > 0 && strange.length >= others.length / 2;
}

const lettersOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}+/gu) ?? [];

/** A name brings a "von" or a "la": it takes a passage that is written in the language. */
function isOfFiles({ words: own, isOtherScript }: Language, { formNumbers, passages }: PassageIndex): boolean {
  if (isOtherScript) {
    for (const form of formNumbers.keys()) if (otherScript.test(form)) return true;
    return false;
  }
  const strange = new Set([...own].filter((word) => !isEnglish(word) && formNumbers.has(plain(word))));
  if (strange.size < leastInFiles) return false;
  return passages.some(({ text, role }) => {
    const said = role === 'body' ? new Set(lettersOf(text)) : new Set();
    return [...strange].filter((word) => said.has(word)).length >= leastInFiles;
  });
}

/** "Era", "favor", "son": they stand in English files as well. */
const isEnglish = (word: string): boolean => isStopWord(word) || isEnglishWord(word);

const plain = (word: string): string => word.normalize('NFKD').replace(/\p{M}+/gu, '');
