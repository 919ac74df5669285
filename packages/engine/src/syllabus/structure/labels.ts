import { alternation } from '../../lexicon/alternation.ts';
import { cardinalPattern, ordinalPattern, romanPattern, valueOfNumber } from '../../lexicon/numbers.ts';
import { pluralOf, withPlurals } from '../../lexicon/plural.ts';
import { andWords } from '../../lexicon/reading-words.ts';
import { sessionWords, unitWords, weekWords } from '../../lexicon/schedule-words.ts';
import { memoize } from '../../text/memoize.ts';

/** "Week 3", "Meeting 3-1", "Module Two": what a syllabus divides its term by. */
export interface DivisionLabel {
  kind: 'week' | 'session' | 'unit';
  /** As printed; of "3-1" the last, of "Weeks 3–4" the first. */
  number: number;
  /** Of "Weeks 3–4" the last week, else the same number. */
  lastNumber: number;
  /** Offset behind the label. */
  end: number;
}

const week = `(?:(?:class|course|academic|teaching)\\s+)?(?:${alternation(weekWords)})\\.?`;
const session = `(?:${alternation(withPlurals(sessionWords))})\\.?`;
const sessions = `(?:${alternation(sessionWords.map(pluralOf))})`;
/** "Lectures 4 and 5", "Aula 4 e 5". */
const andOther = `(?:\\s*(?:&|\\+|\\b(?:${alternation(andWords)})\\b)\\s*(${cardinalPattern})\\b(?!/))?`;
const unit = `(?:${alternation(unitWords)})`;
const mark = '\\s*(?:#|no\\.?|number|:)?\\s*';

const forms: { kind: DivisionLabel['kind']; pattern: RegExp }[] = [
  {
    kind: 'week',
    pattern: new RegExp(
      `^${week}${mark}(${cardinalPattern}|(?:${romanPattern})(?![a-z]))\\b(?:\\s*(?:-|–|—|&|\\+|${alternation(andWords)}|to|/)\\s*(?:${week}\\s*)?(${cardinalPattern})\\b(?!/))?`,
      'i',
    ),
  },
  { kind: 'week', pattern: new RegExp(`^(?:the\\s+)?(${ordinalPattern})\\s+week\\b`, 'i') },
  // "Lecture 3-1" is the first of the third week, "Lectures 1-2" are two.
  {
    kind: 'session',
    pattern: new RegExp(`^${sessions}${mark}(${cardinalPattern})\\s?[-–—]\\s?(${cardinalPattern})\\b(?!/)`, 'i'),
  },
  {
    kind: 'session',
    pattern: new RegExp(
      `^${session}${mark}(?:\\d{1,2}\\s?[-.]\\s?)?(${cardinalPattern}|(?:${romanPattern})(?![a-z]))\\b${andOther}`,
      'i',
    ),
  },
  { kind: 'unit', pattern: new RegExp(`^${unit}${mark}(${cardinalPattern}|(?:${romanPattern})(?![a-z]))\\b`, 'i') },
];

/** A label stands before a break, a date or a title; "Week 3 will be spent on" is a sentence. */
const standsAlone = /^(?:\s*$|\s*[:.,;|()[\]–—·\-/\n]|\s+(?:of\b|week\b|\p{Lu}|[\d"“‘'*]))/u;
const sentence = /^\s*(?:\d+\s+)?(?:of\s+(?:the|this|our)|is|was|will|covers?|we|in|on|through|and|for)\b/i;

/** The number of a footnote behind that of the label: "Week 2¹⁷". */
const footnote = /^[⁰¹²³⁴-⁹]{1,3}/;

/** The label that a text begins with, or null. */
export const matchLabel = memoize((text: string): Readonly<DivisionLabel> | null => {
  for (const { kind, pattern } of forms) {
    const match = pattern.exec(text);
    if (!match) continue;
    const end = match[0].length + (footnote.exec(text.slice(match[0].length))?.[0].length ?? 0);
    const rest = text.slice(end);
    if (!standsAlone.test(rest) || (sentence.test(rest) && !/^\s*[:.–—-]/.test(rest))) continue;
    const number = valueOfNumber(match[1] ?? '');
    if (number === null) continue;
    const last = match[2] ? valueOfNumber(match[2]) : null;
    return { kind, number, lastNumber: last !== null && last > number ? last : number, end };
  }
  return null;
});
