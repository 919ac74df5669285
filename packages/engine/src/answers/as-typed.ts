import { cleanCharacters } from '../documents/flow/rich-text.ts';
import type { PassageIndex } from '../passages/passage-index.ts';
import { closestTerm, spellingTable } from '../passages/spelling.ts';
import { stem } from '../text/stem.ts';
import { isStopWord } from '../text/stop-words.ts';
import { quiet } from './capitals.ts';
import { inDirectOrder, withoutCourtesies } from './courtesies.ts';

/** "hey", "ok so", "quick question:" before what is asked; alone they are small talk, and stay. */
const opener =
  /^(?:(?:hey|hi|hello|yo|um+|uh+|hmm+|lol|ok(?:ay)? so|so um|quick question)(?: (?:there|again|tutor|weekwise))?[,!.:–-]*\s+)+(?=\S+\s+\S+\s+\S)/i;
const short: [RegExp, string][] = [
  [/\b(what|who|where|when|how|why|that|there|here)s\b/gi, "$1's"],
  [/\br\b(?= (?:the|my|our|we|they|you|u|there|office|all|these|those)\b)/gi, 'are'],
  [/\bu\b(?! of\b)/g, 'you'],
  [/\bhw\b/gi, 'homework'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\b(?:b\/c|bc|cuz)\b/gi, 'because'],
  [/\bw\/(?=\s)/gi, 'with'],
];

/** What students ask a course about, whether its syllabus has the word or not. */
const courseWords = spellingTable(
  `assignment assignments attendance calculator chapter chapters class course credit credits deadline deadlines essay exam exams
  extension final grade grades grading homework instructor lecture lectures midterm office participation percent policy
  prerequisite prerequisites presentation professor project quizzes reading readings report schedule semester syllabus teacher
  textbook textbooks week weeks weight`.split(/\s+/),
);
/** Words as like as "teaches" and "teacher" are both right. */
const rootOf = (word: string): string => word.replace(/(?:e?s|e?d|ing|e?rs?|al|ly)$/, '');
/** No slip, however like a course word. */
const others = new Set(
  'classic coarse curse except extent excuse expect finally great grace grate police polite really quarter weird wright office exact'.split(
    ' ',
  ),
);

/**
 * A question as it would be written with care: without invisible signs, courtesies and what only opens it, in small
 * letters where all are capitals, abbreviations of a message written out, and slips in the words of any course
 * ("textbok") mended where the folder has no such word. Everything else stays as it was typed.
 */
export function asTyped(question: string, index: Pick<PassageIndex, 'termNumbers'> | null = null): string {
  const said = quiet(cleanCharacters(question));
  const asked = inDirectOrder(withoutCourtesies(said.replace(opener, '')));
  const plain = short.reduce((text, [pattern, whole]) => text.replace(pattern, whole), asked);
  if (!index) return plain;
  return plain.replace(/(?<![\p{L}\d'’-])\p{Ll}{5,}(?![\p{L}\d'’-])/gu, (word) => {
    if (isStopWord(word) || others.has(word) || index.termNumbers.has(stem(word))) return word;
    const known = closestTerm(courseWords, word);
    return known === undefined || rootOf(known) === rootOf(word) ? word : known;
  });
}
