import { findTerms } from '../../dates/term.ts';
import { headingWords, institutionWords, nameLabels } from '../../lexicon/first-page.ts';
import { isBoldLine } from '../lines/flow-lines.ts';
import { type CodeMention, findCourseCodes } from './course-code.ts';
import { type FactLine, headBlocks } from './fact-line.ts';
import { wordsOf } from './first-page.ts';
import { personSpans } from './person-spans.ts';
import { wordTest } from './word-test.ts';

export const sources = ['line', 'piece', 'label', 'joined', 'sentence', 'printed'] as const;
type Source = (typeof sources)[number];

/** A text that may be the course's name, and where it was found. */
export interface NameProposal {
  line: FactLine;
  at: number;
  name: string;
  source: Source;
  /** The code that stood in the same text, if any, and on which side of the name. */
  code: -1 | 0 | 1;
  /** The text held a term. */
  term: boolean;
  /** The words "syllabus", "outline" or "welcome to" were taken off. */
  said: boolean;
  /** Part of the line's letters that the name holds. */
  share: number;
  /** Letters of the line that are neither the name's nor a code, a term, a section or "Syllabus". */
  left: number;
  /** Number of the piece, 0 for the first. */
  piece: number;
}

const longestName = 150;
const longestTitleLine = 220;
const mostCandidates = 120;
const nameLabelSet = new Set<string>(nameLabels);
const headings = new Set<string>(headingWords);
/** Words with which a heading may lead up to the name: "Course Syllabus: …". */
const courseWords = new Set(['course', 'class', 'module', 'unit', 'syllabus', 'title', 'name', 'welcome', 'outline']);
const isInstitution = wordTest(institutionWords);
const separator = /\s*[\n|•·]\s*|\s+[–—-]+\s+|\s*[:：]\s+|\s+\/\/\s+|\s*[<>«»]\s*|\t+/g;
const announces =
  /\b(?:course\s+)?(?:syllabus|silabus|silabo)(?:\s+(?:and\s+\w+|for|of))?\b|\b(?:course|unit|module)\s+outline\b|^\s*welcome\s+to\b|\bplan\s+de\s+cours\b/gi;
/** Beside the code: sections, credits, mode of teaching. */
const besideCode =
  /\b(?:sections?|sec)\b\.?\s*#?(?:\d[\w-]*|[A-Z]\b)(?:\s*(?:,|and|&)\s*(?:\d[\w-]*|[A-Z]\b))*|\bCRN\s*#?\d+|#\d+|\(?\b\d(?:\.\d+)?\s*(?:credits?|cr|units?|ects|(?:credit\s+)?hours?)\b(?:\s*hours?)?\)?/gi;

/** "SOC 1120-02 and H02: ", "GY 304(W): ": what may stand between the code and the colon. */
const furtherSection =
  /^(?:\s*(?:and|&|,|\/|-|–)?\s*(?:[A-Z]{0,3}\d{1,3}[A-Z]?|\([A-Z]{1,3}\))(?![\p{L}\d]))+(?=\s*[:–—-])/u;

const tidy = (text: string) =>
  text
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:–—•|,.;)*#/-]+|[\s:–—•|,;(*/-]+$/g, '')
    .replace(/\.$/, '')
    .replace(/^[“"«'‘](.*)[”"»'’]$/, '$1')
    .trim();

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

/**
 * The texts that a line offers: itself without code, term and "Syllabus", what stands before and behind the code, and
 * their pieces.
 */
function proposalsOf(line: FactLine, at: number, given: string, source: Source): NameProposal[] {
  let text = given;
  const terms = findTerms(text);
  for (const term of terms.toReversed()) text = `${text.slice(0, term.start)} | ${text.slice(term.end)}`;
  const without = text.replace(announces, ' | ').replace(besideCode, ' | ');
  const said = without !== text;
  const codes = findCourseCodes(without);
  const total = Math.max(1, letters(line.text));
  const open = letters(codes.reduceRight((rest, c) => rest.slice(0, c.start) + rest.slice(c.end), without));
  const found: NameProposal[] = [];
  const add = (raw: string, code: -1 | 0 | 1, piece: number, from: Source) => {
    const name = tidy(raw);
    if (letters(name) < 3 || name.length > longestName || endsOpen(name) || found.some((p) => p.name === name)) return;
    found.push({
      line,
      at,
      name,
      source: from,
      code,
      term: terms.length > 0,
      said,
      share: letters(name) / total,
      left: Math.max(0, open - letters(name)),
      piece,
    });
  };
  const split = (raw: string, code: -1 | 0 | 1) => {
    add(raw.replace(/\s*\|\s*/g, ' '), code, 0, source);
    const pieces = raw.split(separator).filter((piece) => letters(piece) > 2);
    const from: Source = source === 'line' && pieces.length > 1 ? 'piece' : source;
    for (const [i, piece] of pieces.entries()) {
      add(piece, code, i, from);
      add(piece.replace(/\([^()]*\)/g, ' '), code, i, from);
    }
    if (pieces.length > 2)
      for (let i = 0; i + 1 < pieces.length; i++) add(`${pieces[i]}: ${pieces[i + 1]}`, code, i, from);
  };
  if (codes.length) {
    const [first, last] = [codes[0] as CodeMention, codes[codes.length - 1] as CodeMention];
    split(without.slice(0, first.start), 1);
    split(without.slice(last.end).replace(furtherSection, ' '), -1);
  } else split(without, 0);
  return found;
}

/** "Dynamics and Control of": the text goes on in the next line. */
const endsOpen = (text: string) =>
  /(?:^|\s)(?:of|and|for|in|the|to|with|on|&|\/|[–—-]|de|du|la|et|y|und)\s*$|[,/&]\s*$/i.test(text);

/**
 * The printed lines of a line that the reader of the document took for one; none of a text that runs on over their
 * ends.
 */
function printedLines(line: FactLine): string[] {
  const starts = line.block.lines.map(({ start }) => start).filter((start) => start > line.start && start < line.end);
  const texts = [line.start, ...starts].map((start, i) => line.block.text.slice(start, starts[i] ?? line.end).trim());
  return starts.length && !texts.slice(0, -1).some(endsOpen) ? texts : [];
}

/** Two lines of one kind and weight, one directly below the other: perhaps a title broken over them. */
function areSiblings(line: FactLine | undefined, next: FactLine | undefined): boolean {
  if (!line || !next || line.text.length + next.text.length > longestName) return false;
  const [a, b] = [line.block, next.block];
  if (a.kind !== b.kind || b.index > a.index + 1) return false;
  if (a.kind === 'heading' && b.kind === 'heading') return a.level === b.level;
  return a.kind === 'paragraph' && isBoldLine(a) === isBoldLine(b);
}

/** The next line may be the rest of a title that this one begins: it names no person, place, code or term. */
function restOf(lines: FactLine[], at: number): string | null {
  const next = lines[at + 1];
  if (!next || !areSiblings(lines[at], next) || hasOtherLabel(next)) return null;
  const isOther = isInstitution(next.text) || findTerms(next.text).length > 0 || hasPerson(next.text);
  return isOther && !endsOpen(lines[at]?.text ?? '') ? null : next.text;
}

/** A person's name fills the text, but for some signs. */
function hasPerson(text: string): boolean {
  return (
    text.length < 80 && personSpans(text).some((p) => p.closes - p.opens > text.length - 12 && (p.rank || p.degree))
  );
}

const sentences = [
  /\bwelcome to (?:the course |the class )?(.{4,90}?)(?=[.!,(;]|$)/i,
  /\b(?:course|class|module|seminar|unit)\s*,?\s*(?:is\s+|called\s+|titled\s+|entitled\s+)?[“"«](.{4,120}?)[”"»]/i,
  /\b(?:syllabus for|course (?:is )?(?:called|titled|entitled)|titled|entitled)\s+(.{4,90}?)(?=[.,;(]|$)/i,
  /^(\p{Lu}.{3,90}?)\s+(?:is|provides|introduces|explores|examines|offers|covers|surveys)\s/u,
  /\bthis (?:course|class|seminar),?\s+(\p{Lu}.{3,80}?),/u,
];

function proposalsOfSentence(line: FactLine, at: number): NameProposal[] {
  const text = (line.value || line.text).slice(0, 600);
  return sentences.flatMap((pattern) => {
    const name = pattern.exec(text)?.[1] ?? '';
    return name ? proposalsOf(line, at, name, 'sentence').slice(0, 3) : [];
  });
}

/** "Instructor:", "Office hours:": a label that says that its value is no name of a course. */
function hasOtherLabel(line: FactLine): boolean {
  const words = wordsOf(line.label ?? '').map((w) => w.toLowerCase());
  return words.length > 0 && words.every((w) => headings.has(w)) && !words.some((w) => courseWords.has(w));
}

const hasNameLabel = (line: FactLine) => nameLabelSet.has((line.label ?? '').toLowerCase().replace(/\s+/g, ' ').trim());

/**
 * A line, its printed lines, and itself with the next one; where it ends or begins in the middle of a title only the
 * whole.
 */
function proposalsOfLine(lines: FactLine[], at: number): NameProposal[] {
  const line = lines[at] as FactLine;
  const rest = at < 30 ? restOf(lines, at) : null;
  const joined = rest === null ? [] : proposalsOf(line, at, `${line.text} ${rest}`, 'joined').slice(0, 2);
  if (rest !== null && endsOpen(line.text)) return joined;
  if (areSiblings(lines[at - 1], line) && endsOpen(lines[at - 1]?.text ?? '')) return [];
  const printed = printedLines(line).flatMap((text) => proposalsOf(line, at, text, 'printed'));
  return [...proposalsOf(line, at, line.text, 'line'), ...printed, ...joined];
}

/** Proposes every text of the first lines that may be the course's name, at most some hundred. */
export function proposeNames(lines: FactLine[]): NameProposal[] {
  const found: NameProposal[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.block.index >= headBlocks || found.length >= mostCandidates) break;
    if (line.text.length <= longestTitleLine) {
      if (hasNameLabel(line) && line.value) found.push(...proposalsOf(line, at, line.value, 'label'));
      else if (!hasOtherLabel(line)) found.push(...proposalsOfLine(lines, at));
    }
    if (line.text.length > 60 || /^welcome/i.test(line.text)) found.push(...proposalsOfSentence(line, at));
  }
  return found.slice(0, mostCandidates);
}
