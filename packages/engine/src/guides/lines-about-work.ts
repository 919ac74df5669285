import { citeStretch } from '../answers/citation.ts';
import { countWords } from '../answers/render/shorten.ts';
import { penaltyWords } from '../lexicon/grading.ts';
import { blocksOf } from '../passages/blocks.ts';
import type { Passage } from '../passages/passage.ts';
import type { Assignment } from '../syllabus/course.ts';
import { splitSentences } from '../text/sentences.ts';
import { stem } from '../text/stem.ts';
import { contentStems, words } from '../text/words.ts';
import { labelsOfWork, mayRule, sortsWork } from './rules-for-work.ts';

/** Words of the syllabus about the work, with their place. */
export interface SyllabusQuote {
  text: string;
  page: number | null;
  /** What print calls the page, where that is not its number. */
  pageLabel?: string;
  block: number;
}

/** What a whole syllabus says of one piece of work. */
export interface LinesAboutWork {
  /** Lines that name it, or stand under its heading, in the order of the syllabus. */
  own: SyllabusQuote[];
  /** Rules for all work: by what hour, how late, in what form. */
  rules: SyllabusQuote[];
  weight: { percent: number; quote: SyllabusQuote } | null;
  /** Some line of its own says how long it is to be. */
  saysLength: boolean;
}

const mostOwn = 8;
const mostRules = 6;
/** A longer line is a paragraph about many things. */
const longestLine = 60;
const percent = /(?<![\d.])(\d{1,3}(?:\.\d+)?)\s?(?:%|percent\b|per cent\b)/i;
const length =
  /\b\d[\d,]*(?:\s?[-–]\s?\d[\d,]*)?\+?[\s-](?:words?|pages?|pp|minutes?|questions?|slides?|paragraphs?|sentences?|sources?|items?)\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)[\s-](?:to[\s-]\w+[\s-])?(?:words?|pages?|minutes?|paragraphs?|slides?)\b|\b(?:single|double)[- ]spaced\b/i;
const ofAllWork =
  /\b(?:all|every|each|any|your|no)\s(?:\p{L}+\s){0,2}(?:assignments?|papers?|essays?|work|homework|exams?|quizzes|projects?|submissions?)\b|\b(?:late|missed|make-?up)\s(?:work|papers?|assignments?|exams?|quizzes|submissions?|homework)\b|\bassignments? (?:are|is|must|should|will)\b/iu;
const isRule =
  /\b(?:due|submit(?:ted)?|hand(?:ed)? in|turn(?:ed)? in|upload(?:ed)?|late|deadline|extension|penalt\w+|deduct\w*|accepted|format|font|margins?|spaced|cit(?:e|ed|ation)|MLA|APA|Chicago|plagiari\w+|AI\b|ChatGPT|pledge|bring|allowed|open[- ]book|closed[- ]book|make-?up|a\.?m\.?|p\.?m\.?|midnight|noon)\b/i;
/** Words of a title that many works share: alone they do not tell which is meant. */
const kinds = new Set(
  contentStems(
    'essay paper exam midterm final quiz test homework assignment project presentation lab report draft due',
  ),
);
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ').map(stem);

interface Line {
  text: string;
  quote: SyllabusQuote;
  headings: readonly string[];
}

/** Every line of a syllabus: sentences of its prose, and rows and items as they stand. */
function linesOf(syllabus: readonly Passage[]): Line[] {
  return syllabus.flatMap((passage) =>
    blocksOf(passage).flatMap((block) => {
      const text = passage.text.slice(block.start, block.end);
      const spans =
        block.form === null && countWords(text) > longestLine / 2
          ? splitSentences(text)
          : [{ start: 0, end: text.trimEnd().length }];
      return spans.map(({ start, end }) => {
        const { page, pageLabel, block: at, quote } = citeStretch(passage, block.start + start, block.start + end);
        const cited = { text: quote, page, ...(pageLabel !== undefined && { pageLabel }), block: at };
        return { text: quote, quote: cited, headings: passage.headingPath };
      });
    }),
  );
}

/** Which number a text gives to work: "Essay 2", "the second essay"; null where it gives none. */
function numberOf(text: string): number | null {
  const said = words(text);
  const plain = said.findIndex(
    ({ folded }, i) => /^\d{1,2}$/.test(folded) && kinds.has(stem(said[i - 1]?.folded ?? '')),
  );
  if (plain > 0) return Number(said[plain]?.folded);
  const ranked = said.find(
    ({ folded }, i) => ordinals.includes(stem(folded)) && kinds.has(stem(said[i + 1]?.folded ?? '')),
  );
  return ranked ? ordinals.indexOf(stem(ranked.folded)) + 1 : null;
}

/** Whether a text names the work: all words of its title, and no other number. */
function names(title: readonly string[], number: number | null, text: string): boolean {
  const stems = new Set(contentStems(text));
  const named = title.filter((stemmed) => !/^\d+$/.test(stemmed));
  if (named.length === 0 || !named.every((stemmed) => stems.has(stemmed))) return false;
  const told = numberOf(text);
  // "Assignment 1": any line may speak of assignments.
  if (number !== null && named.every((stemmed) => kinds.has(stemmed))) return told === number;
  return number === null || told === null || told === number;
}

/**
 * All that a syllabus says of one piece of work, from its first line to its last.
 * @param syllabus the passages of the syllabus, whole
 */
export function linesAboutWork(
  { title, type }: Pick<Assignment, 'title' | 'type'>,
  syllabus: readonly Passage[],
): LinesAboutWork {
  const bare = title.replace(/\bdue\b.*$/i, '').replace(/\([^)]*\)/g, ' ');
  const stems = [...new Set(contentStems(bare))].filter((stemmed) => stemmed !== 'due');
  const number = numberOf(bare);
  const lines = linesOf(syllabus).filter(({ text }) => countWords(text) <= longestLine && /\p{L}{3}/u.test(text));
  const own = lines.filter(
    ({ text, headings }) => names(stems, number, text) || headings.some((heading) => names(stems, number, heading)),
  );
  const labels = labelsOfWork(lines.map(({ text, quote, headings }) => ({ text, place: placeOf(quote, headings) })));
  const sorts = new Set(labels.values());
  // What holds for work of one name holds for this only where the syllabus gives it that name.
  const isOther = (text: string): boolean => {
    const label = labels.get(text);
    return label !== undefined && !own.some((line) => new RegExp(`\\b${label}\\b`, 'i').test(line.text));
  };
  const rules = lines.filter(
    ({ text }) =>
      !own.some((line) => line.text === text) &&
      !isOther(text) &&
      (sortsWork(text, sorts) || (ofAllWork.test(text) && isRule.test(text) && mayRule(text, type))),
  );
  const weighed = own.find(({ text }) => percent.test(text) && !penaltyWords.test(text) && onlyShare(text));
  const share = Number(percent.exec(weighed?.text ?? '')?.[1]);
  return {
    own: distinct(own).slice(0, mostOwn),
    rules: distinct(rules).slice(0, mostRules),
    weight: weighed && share > 0 && share <= 100 ? { percent: share, quote: weighed.quote } : null,
    saysLength: own.some(({ text }) => length.test(text)),
  };
}

const placeOf = ({ page }: SyllabusQuote, headings: readonly string[]): string => [page, ...headings].join('\n');

/** A line with one share says whose it is; one with several lists many works. */
const onlyShare = (text: string): boolean => (text.match(new RegExp(percent, 'gi'))?.length ?? 0) === 1;

function distinct(lines: readonly Line[]): SyllabusQuote[] {
  const seen = new Set<string>();
  return lines.flatMap(({ text, quote }) => (seen.has(text) || !seen.add(text) ? [] : [quote]));
}
