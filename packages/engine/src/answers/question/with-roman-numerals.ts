import { alternation } from '../../lexicon/alternation.ts';
import { courseworkNouns } from '../../lexicon/coursework.ts';
import { romans, valueOfNumber } from '../../lexicon/numbers.ts';
import { chapterWords, pageWords, sectionWords, seriesWords } from '../../lexicon/reading-words.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { stem } from '../../text/stem.ts';

const romanTyped = alternation(romans.slice(1));
const counted = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<name>\p{L}{3,})(?:,? the)? (?<number>\d{1,2}(?:st|nd|rd|th)?|one|two|three|first|${romanTyped})(?![\p{L}\p{N}.:%/-])`,
  'giu',
);
/** "Chapter 2" and "exam 1" are read as numbers of their own. */
const ofCourse = new Set([
  ...courseworkNouns.map(({ noun }) => noun),
  ...chapterWords,
  ...pageWords,
  ...sectionWords,
  ...seriesWords,
  'week',
  'weeks',
]);
/** Passages that tell how a name is written. */
const mostRead = 200;

/** Writes a number behind a name as the folder does: "war 1" as "War I", "Anna the 2nd" as "Anna II". */
export function withRomanNumerals(question: string, index: PassageIndex): string {
  return question.replace(counted, (typed: string, name: string, number: string) => {
    const roman = romans[valueOfNumber(number) ?? 0]?.trim();
    if (!roman || ofCourse.has(name.toLowerCase())) return typed;
    return namedInFolder(`${name} ${roman}`, name, index) ?? typed;
  });
}

/** A name with its number, as the folder has it in capitals. */
function namedInFolder(said: string, name: string, { passages, postings, termNumbers }: PassageIndex): string | null {
  const term = termNumbers.get(stem(name.toLowerCase()));
  if (term === undefined) return null;
  const [word = '', roman = ''] = said.toLowerCase().split(' ');
  const written = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${roman.toUpperCase()}`;
  const whole = new RegExp(`(?<!\\p{L})${written}(?![\\p{L}’'])`, 'u');
  const from = postings.start[term] ?? 0;
  const read = postings.passages.slice(from, Math.min(postings.start[term + 1] ?? from, from + mostRead));
  return read.some((p) => whole.test(passages[p]?.text ?? '')) ? written : null;
}
