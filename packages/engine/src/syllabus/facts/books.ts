import type { Block, Document } from '../../documents/document.ts';
import { alternation } from '../../lexicon/alternation.ts';
import { bookNouns, looseBookNouns, optionalWords, publisherWords, requiredWords } from '../../lexicon/course-books.ts';
import type { Evidence } from '../course.ts';
import { evidenceBetween } from '../lines/entries.ts';
import { isBoldLine } from '../lines/flow-lines.ts';

/** A book of the course as printed, and whether everybody needs it. */
export interface CourseBook {
  required: boolean;
  evidence: Evidence;
}

const most = 20;
const longest = 500;
const longestHeading = 70;

const opener = alternation([...requiredWords, ...optionalWords]);
const openers = `(?:${opener})(?:\\s*(?:and|or|&|/)\\s*(?:${opener}))?`;
const nounsIn = (nouns: string): string =>
  `(?:${nouns})(?:\\s*(?:and|or|&|/)\\s*(?:${alternation(looseBookNouns)}|${nouns}))?`;
const books = nounsIn(alternation(bookNouns));
const any = nounsIn(alternation([...bookNouns, ...looseBookNouns]));
const tail = `(?:\\s*\\(?(?:${opener})\\)?)?`;
/** Headed so, what follows is the course's books, or that it has none. */
const strict = new RegExp(`^(?:${openers}\\s+)*${books}${tail}\\s*[:.]?$`, 'i');
/** "Recommended" alone too, behind what is required. */
const loose = new RegExp(`^(?:${openers}|(?:${openers}\\s+)*${any}${tail})\\s*[:.]?$`, 'i');
const runIn = new RegExp(`^(?:${openers}\\s+)*(?:${books})(?:\\(s\\))?${tail}\\s*[:–—]\\s*(?=\\S)`, 'i');
const optional = new RegExp(`\\b(?:${alternation(optionalWords)})\\b`, 'i');
const optionalAtEnd = new RegExp(`\\(?\\b(?:${alternation(optionalWords)})\\b\\)?[.\\s]*$`, 'i');
const particulars = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternation(publisherWords)})(?![\\p{L}\\p{N}])`, 'iu');
const year = /\b(?:1[5-9]|20)\d\d\b/;

/** It has the particulars of one: who published it and when, which edition, its number; or a title set apart. */
function looksLikeBook({ text, marks }: Block): boolean {
  const hasTitle = marks.some(({ style, start, end }) => style === 'italic' && end - start >= 8);
  return particulars.test(text) || (year.test(text) && (hasTitle || /,|\(/.test(text))) || hasTitle;
}

type Heading = { required: boolean; isStrict: boolean };

function headingOf(block: Block): Heading | null {
  if (block.text.length > longestHeading || !isHeading(block)) return null;
  const text = block.text.trim();
  if (!loose.test(text)) return null;
  return { required: !optional.test(text), isStrict: strict.test(text) };
}

const isHeading = (block: Block): boolean =>
  block.kind === 'heading' || isBoldLine(block) || (block.kind === 'paragraph' && /:\s*$/.test(block.text));

/** "Textbook: …" in one paragraph, item or row of a table. */
function besideLabel(block: Block): CourseBook | null {
  const label = runIn.exec(block.text) ?? (block.kind === 'table-row' ? rowLabel(block.text) : null);
  if (!label) return null;
  const end = Math.min(block.text.length, label[0].length + longest);
  const evidence = evidenceBetween(block, label[0].length, end);
  const required = !optional.test(label[0]) && !optionalAtEnd.test(evidence.text);
  return evidence.text.trim() === '' ? null : { required, evidence };
}

function rowLabel(text: string): RegExpExecArray | null {
  const first = /^([^|]+)\|\s*/.exec(text);
  return first && strict.test((first[1] ?? '').trim()) ? first : null;
}

/**
 * The books that a syllabus asks for outside its schedule, as printed, in its order. Below a heading that may be of
 * something else only what looks like a book.
 * @param isSchedule whether a block belongs to the weeks
 */
export function findBooks(document: Document, isSchedule: (block: number) => boolean): CourseBook[] {
  const found: CourseBook[] = [];
  let under = null as Heading | null;
  for (const block of document.blocks) {
    const heading = headingOf(block);
    const beside = besideLabel(block);
    if (isSchedule(block.index)) under = null;
    else if (heading) under = heading;
    else if (beside) {
      found.push(beside);
      under = null;
    } else if (block.kind === 'heading' || block.kind === 'table-row' || isBoldLine(block)) under = null;
    else if (under && block.text.length <= longest && (under.isStrict || looksLikeBook(block))) {
      const required = under.required && !optionalAtEnd.test(block.text);
      found.push({ required, evidence: evidenceBetween(block, 0, block.text.length) });
      // Right below its heading also a bare title counts, and that there is no book at all.
      under = { ...under, isStrict: false };
    }
  }
  return found.slice(0, most);
}
