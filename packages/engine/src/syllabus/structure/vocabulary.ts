import { alternation } from '../../lexicon/alternation.ts';
import { breakName } from '../../lexicon/breaks.ts';
import { commonWork, formsOf, nounsOf } from '../../lexicon/coursework.ts';
import { withPlurals } from '../../lexicon/plural.ts';
import { absentThings, columnHeadings, headingFillers, scheduleHeadings } from '../../lexicon/schedule-words.ts';
import { memoize } from '../../text/memoize.ts';

/** Words by which syllabi name the parts of a schedule. Whole phrases only: a title may hold any of them. */

const schedule = new RegExp(String.raw`\b(?:${alternation(scheduleHeadings)})\b`, 'i');
const columnWords = alternation(columnHeadings);
const filler = `${alternation(headingFillers)}|\\d{1,2}(?::\\d\\d)?\\s?[ap]m|\\([^)]*\\)`;
const columnHeading = new RegExp(`^(?:(?:${columnWords}|${filler})(?![\\p{L}\\d])[\\s/,:;.&+-]*)+$`, 'iu');
const hasColumnWord = new RegExp(`\\b(?:${columnWords})\\b`, 'i');

const breakWords = new RegExp(
  String.raw`\b(?:${breakName}|(?:university|semester)\s+(?:break|recess|holidays?|vacation|week)|(?:break|recess|vacation|holiday)\b|no\s+class(?:es)?\b|no\s+(?:lecture|meeting|school)|class(?:es)?\s+(?:does\s+not|do\s+not|will\s+not|not)\s+meet|(?:class|lecture)\s+cancel+ed|university\s+closed)`,
  'i',
);
const allBreakWords = new RegExp(breakWords.source, 'gi');
const finals = new RegExp(
  String.raw`\b(?:finals?\s+(?:exams?|examinations?|week|period)|exam(?:ination)?\s+(?:week|period)|finals?\b(?!\s+(?:class|thoughts|version|review|session|lecture|${alternation(formsOf(nounsOf('mostly', 'numbered')))}))|final\s+assessment)`,
  'i',
);

export const namesSchedule = (text: string) => text.length < 90 && schedule.test(text);
/** True for a short text made only of column words: "Readings", "Due @ 5pm", "Topic / Lecture". */
export const isColumnHeading = (text: string) =>
  text.length > 0 && text.length < 60 && columnHeading.test(text.trim()) && hasColumnWord.test(text);
const scheduleTitle = new RegExp(
  `^(?:(?:${alternation(scheduleHeadings)}|${columnWords}|${filler}|course|tentative|proposed|semester|term|weekly|lectures?)(?![\\p{L}\\d])[\\s/,:;.&+-]*)+$`,
  'iu',
);
/** True for what heads a schedule or one of its columns and names nothing taught: "Topic Schedule", "Class_Date". */
export const isScheduleTitle = (text: string): boolean =>
  text.length < 60 && scheduleTitle.test(text.replaceAll('_', ' ').trim());
const rowHeading = new RegExp(
  String.raw`^(?:(?:required|weekly|class)\s+)?(?:${alternation(formsOf(['assignment', 'homework', 'reading', 'topic', 'text', 'material', 'lab']))}|due|activities|notes|preparation)\s*:?$`,
  'i',
);
/** True for a text that can only be the heading of a row; "Exam" or "Project" may be what happens on the day. */
export const isRowHeading = (text: string) => rowHeading.test(text.trim());
const deadlines =
  /\b(?:important|key|critical|due|other)\s+dates?\b|\bdeadlines?\b|\bacademic\s+calendar\b|\bholidays?\b|\bchange\s*log\b|\brevision/i;
/** True for the heading of a list of dates that are no classes. */
export const namesDeadlines = (text: string) =>
  text.length < 90 && deadlines.test(text) && !schedule.test(text.replace(/academic\s+calendar/gi, ''));
export const namesBreak = (text: string) => breakWords.test(text);
export const namesFinals = (text: string) => text.length < 120 && finals.test(text);

const pieceOfWork = new RegExp(
  String.raw`^\W*(?:\d{1,3}\s?%\W*)?(?:(?:final|oral|written|in-class|take-home)\s+)*(?:${alternation(commonWork)})\b\s*(?:#?\d{1,2}|[IVX]{1,4})?\s*(?:$|[:.,(–—-])`,
  'i',
);
/** True where a text names a piece of work and goes on behind a mark only: "Exam 1: chapters 1 to 3", "30% Exam 2". */
export const namesPieceOfWork = (text: string) => pieceOfWork.test(text);

const kindsOfWork = new RegExp(
  String.raw`^\W*(?:[\p{L}-]+\s+)?(?:(?:${alternation([...withPlurals([...nounsOf('always', 'mostly', 'numbered'), 'problem set']), 'assessment', 'coursework'])})(?:\s*(?:[,/&]|\band\b)\s*|\W*$))+$`,
  'iu',
);
/** True for the heading of a list of work: "Assignments", "Programming projects". */
export const namesKindsOfWork = (text: string) => text.length < 60 && kindsOfWork.test(text);

const absence = new RegExp(String.raw`^\W*no\s+(?:${absentThings})\b`, 'i');
/** True where a text begins with what there is none of: "No lab this week". */
export const namesAbsence = (text: string) => absence.test(text);

const emptyRemark = new RegExp(String.raw`^(?:no\s+(?:${absentThings})|none|n/a|[-–—*.]+)[.!]?$`, 'i');
const work = new RegExp(
  String.raw`\b(?:read|reading|chapter|ch\.|discussion|lab|review|${alternation(commonWork)})\b|\d\.\d`,
  'i',
);
const handIn = new RegExp(String.raw`\b(?:due|deadline|submit|${alternation(commonWork)})\b`, 'i');
/** True where a text speaks of work: a deadline or a kind of work that most courses have. */
export const namesHandIn = (text: string) => handIn.test(text);

/** True where a line says that there is no class and nothing else: a break, a holiday. */
export const isBreakLine = memoize((text: string): boolean => {
  if (!namesBreak(text)) return false;
  const rest = text.replace(/\([^)]*\)/g, ' ').replace(allBreakWords, ' ');
  if (work.test(rest) || handIn.test(text)) return false;
  return (rest.match(/\p{L}{3,}/gu)?.length ?? 0) <= 5;
});

/** True where lines together say only that there is no class. */
export const isOnlyBreak = (lines: string[]): boolean =>
  lines.some(isBreakLine) && lines.every((line) => isBreakLine(line) || emptyRemark.test(line.trim()));
