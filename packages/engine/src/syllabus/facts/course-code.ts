import { alternation } from '../../lexicon/alternation.ts';
import { englishMonthNames, englishWeekdayNames, seasonNames } from '../../lexicon/calendar-names.ts';
import { codeLabels } from '../../lexicon/first-page.ts';
import { chapterWords, pageWords, sectionWords } from '../../lexicon/reading-words.ts';
import { divisionWords } from '../../lexicon/schedule-words.ts';
import type { Field } from '../course.ts';
import { fieldOf } from './fact-line.ts';
import type { FirstPage } from './first-page.ts';

/** A course code in a text: "SOC 1120-02", "ENGL245", "PHIL20051", "Econ 352", "6.S191". */
export interface CodeMention {
  /** Subject and number, without the section: "SOC 1120". */
  code: string;
  start: number;
  /** Offset behind the code and its section. */
  end: number;
}

const subject = '[A-Z]{2,5}(?:\\s?[/&]\\s?[A-Z]{2,5})*|[A-Z]{1,5}\\s[A-Z]{1,5}|[A-Z][a-z]{2,14}(?:\\s&\\s[A-Z][a-z]+)?';
const number = '\\d{2,5}(?:[A-Z]{1,2}\\d?[A-Z]?)?|\\d[A-Z]{1,2}';
const section = '(?:\\s?[-–.:/]\\s?(?:[A-Z]{0,2}\\d{1,3}[A-Z]?)(?![\\p{L}\\d:]))?';
const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${subject})\\s?[-–]?\\s?(${number})(?![\\p{L}\\d])${section}`, 'gu');
const british = /(?<![\p{L}\p{N}])\d?[A-Z]{2,4}\d[A-Z0-9]{2,6}(?![\p{L}\p{N}])/gu;
/** "6.S191", "18.06": only where it opens a title; elsewhere it is the section of a book. */
const dotted = /^\d{1,2}\.[A-Z]{0,2}\d{2,3}[A-Z]?(?=\s*[:–—-]|\s+\p{Lu})/u;
const noSubject = new RegExp(
  `^(?:${alternation([...seasonNames, ...englishMonthNames, ...englishWeekdayNames])}|${alternation([...divisionWords, ...chapterWords, ...sectionWords, ...pageWords])}|room|rm|version|semester|term|copyright|isbn|mwf|tth|mw|tr|am|pm|box|suite|hall|building|since|until|year|crn|no|the|for|of|and|in|to|level|grade|credits?)$`,
  'i',
);
const looksLikeYear = /^(?:19|20)\d\d$/;

/** Finds every course code in a text, in order. */
export function findCourseCodes(text: string): CodeMention[] {
  const found: CodeMention[] = [];
  const opening = dotted.exec(text);
  if (opening) found.push({ code: opening[0], start: 0, end: opening[0].length });
  for (const match of text.matchAll(pattern)) {
    const [whole, name = '', digits = ''] = match;
    const words = name.split(/\s+/);
    // "FOR ART 202": the first word is none of the subject.
    const skip = words.length > 1 && noSubject.test(words[0] ?? '') ? (words[0]?.length ?? 0) + 1 : 0;
    if (noSubject.test(words[words.length - 1] ?? '')) continue;
    // "ECE 2020" opens a title, "Spring 2020" and "COVID 2020" do not.
    if (looksLikeYear.test(digits) && !(match.index === 0 && /^[A-Z]{2,5}$/.test(name))) continue;
    const length = whole.indexOf(digits) + digits.length;
    found.push({ code: whole.slice(skip, length), start: match.index + skip, end: match.index + whole.length });
  }
  for (const match of text.matchAll(british)) {
    if (found.some((f) => f.start < match.index + match[0].length && match.index < f.end)) continue;
    found.push({ code: match[0], start: match.index, end: match.index + match[0].length });
  }
  return found.sort((a, b) => a.start - b.start);
}

const labels = new Set<string>(codeLabels);
const firstLines = 24;

/**
 * The course's code: labelled, else the one nearest to the course's name among the first lines; null where none is
 * printed.
 */
export function findCourseCode({ lines }: FirstPage, titleAt: number): Field<string> | null {
  for (const line of lines.slice(0, 60)) {
    if (!labels.has(line.label?.toLowerCase() ?? '')) continue;
    const [code] = findCourseCodes(line.value);
    if (code) return fieldOf(line, code.code, 0.95);
    // "Course code: 57-525": as printed, where it is one short word with a digit.
    if (
      /^[\p{L}\d][\p{L}\d./-]{2,14}$/u.test(line.value) &&
      /\d/.test(line.value) &&
      line.label?.toLowerCase() !== 'course'
    )
      return fieldOf(line, line.value, 0.9);
  }
  const found = lines.slice(0, firstLines).flatMap((line, at) =>
    findCourseCodes(line.text)
      .slice(0, 1)
      .map((code) => ({ line, at, code: code.code })),
  );
  const [nearest] = found.sort((a, b) => Math.abs(a.at - titleAt) - Math.abs(b.at - titleAt) || a.at - b.at);
  return nearest ? fieldOf(nearest.line, nearest.code, Math.abs(nearest.at - titleAt) <= 2 ? 0.95 : 0.7) : null;
}
