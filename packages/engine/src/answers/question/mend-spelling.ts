import type { PassageIndex } from '../../passages/passage-index.ts';
import { standSideBySide } from '../../passages/side-by-side.ts';
import {
  type Guess,
  type SpellingGuesser,
  type SpellingTable,
  spellingGuesser,
  spellingTable,
} from '../../passages/spelling.ts';
import { isEnglishWord, mostCommonWords } from '../../text/english-words.ts';
import { consonantsOf } from '../../text/slips.ts';
import { stem } from '../../text/stem.ts';
import { isStopWord, stopWordList } from '../../text/stop-words.ts';
import { words } from '../../text/words.ts';

/** What students ask a course about, whether its syllabus has the word or not. */
const courseWords =
  `assignment assignments attendance calculator chapter chapters deadline deadlines essay extension homework
  instructor lecture lectures midterm prerequisite prerequisites presentation professor quizzes semester syllabus textbook
  textbooks symptom symptoms`.split(/\s+/);
/** What is short for a word, as students write it, is no slip. */
const shortForms = new Set(
  'asap diff eval exam info intro misc prereq prereqs prof profs quiz recap sched todo vocab vocabs app apps wifi ppt pdf'.split(
    ' ',
  ),
);
let functionWords: SpellingTable | null = null;
let everydayWords: SpellingTable | null = null;
/** Function words, and the words of the folder, are meant more often than others. */
const headStart = 0.25;
/** What is written as a name is another name sooner than a slip. */
const mostInName = 0.75;
const shortestName = 6;
/** Shorter ones have too many neighbours that mean something else. */
const shortestContentWord = 4;
/** A word that the folder lacks is worth mending only where it is plain. */
const mostInEveryday = 1;

/**
 * Corrects typing mistakes in a question. A word that neither the folder nor English has becomes the most likely near
 * word, from the folder or from common English. A word without a near one stays, so that it counts as unknown.
 */
export function mendSpelling(question: string, index: PassageIndex): string {
  const { termNumbers, spelling } = index;
  const closest = spellingGuesser();
  return question.replace(typedWord, (typed: string, at: number) => {
    const folded = words(typed)[0]?.folded ?? '';
    if (isStopWord(folded) || termNumbers.has(stem(folded)) || shortForms.has(folded)) return typed;
    if (isEnglish(folded)) return nameBeside(question.slice(0, at), folded, index, closest) ?? typed;
    const isName = at > 0 && /^\p{Lu}/u.test(typed);
    const meant = isName ? nameMeant(folded, spelling, closest) : wordMeant(folded, spelling, closest);
    if (meant === null) return typed;
    return /^\p{Lu}/u.test(typed) ? meant.replace(/^./u, (first) => first.toUpperCase()) : meant;
  });
}

/** "Cactuses": a plural that no list has is none of a misspelt word. */
const isEnglish = (word: string): boolean =>
  isEnglishWord(word) || (/[sxz]es$/.test(word) && isEnglishWord(word.slice(0, -2)));

/** A name is heard and not seen: "Ada Loveless" is Ada Lovelace where the folder has her, though both are words. */
function nameBeside(before: string, typed: string, index: PassageIndex, closest: SpellingGuesser): string | null {
  const [neighbour] = words(before).slice(-1);
  if (!neighbour || isStopWord(neighbour.folded) || isEnglish(neighbour.folded)) return null;
  if (!/^\s$/.test(before.slice(neighbour.end))) return null;
  const first = index.termNumbers.get(stem(neighbour.folded));
  const meant = typed.length < shortestContentWord ? null : closest(index.spelling, typed);
  const second = meant && index.termNumbers.get(stem(meant.word));
  return first && second && standSideBySide(index, first, second) ? (meant?.word ?? null) : null;
}

const typedWord = /(?<![\p{L}\p{N}'’.@/-])\p{L}\p{Ll}{2,}(?![\p{L}\p{N}@/-]|['’.]\p{L})/gu;

function nameMeant(name: string, spelling: SpellingTable, closest: SpellingGuesser): string | null {
  const guess = name.length < shortestName ? null : closest(spelling, name);
  return guess && guess.slips <= mostInName ? guess.word : null;
}

function wordMeant(word: string, spelling: SpellingTable, closest: SpellingGuesser): string | null {
  functionWords ??= spellingTable(stopWordList());
  const guesses = [withHeadStart(closest(functionWords, word))];
  if (word.length >= shortestContentWord) {
    everydayWords ??= spellingTable([...courseWords, ...mostCommonWords()]);
    const everyday = closest(everydayWords, word);
    guesses.push(
      withHeadStart(closest(spelling, word)),
      everyday && everyday.slips <= mostInEveryday ? everyday : null,
    );
  }
  const [best] = guesses.filter((guess) => guess !== null).sort((x, y) => x.slips - y.slips);
  return best?.word ?? sameConsonants(word);
}

let byConsonants: ReadonlyMap<string, readonly string[]> | null = null;
const leastConsonants = 3;
const mostVowelsApart = 2;

/** The everyday word with the same consonants, where only one has them: "blive", "sityation". */
function sameConsonants(word: string): string | null {
  byConsonants ??= Map.groupBy(mostCommonWords(), consonantsOf);
  const consonants = consonantsOf(word);
  if (consonants.length < leastConsonants) return null;
  const alike = (byConsonants.get(consonants) ?? []).filter(
    (each) => each[0] === word[0] && Math.abs(each.length - word.length) <= mostVowelsApart,
  );
  const [only] = alike;
  return only !== undefined && new Set(alike.map(stem)).size === 1 ? only : null;
}

const withHeadStart = (guess: Guess | null): Guess | null => guess && { ...guess, slips: guess.slips - headStart };
