import { breakName } from '../../lexicon/breaks.ts';
import { remember } from '../../text/remember.ts';

/** Words by which syllabi name the parts of a schedule. Whole phrases only: a title may hold any of them. */

const schedule =
  /\b(?:schedule|calendar|course\s+(?:outline|plan|sequence|content|contents|map)|class\s+(?:outline|plan)|outline|weekly\s+(?:plan|topics|readings|overview)|timetable|reading\s+list|lecture\s+(?:plan|topics|list)|session\s+plan|syllabus\s+of\s+(?:topics|readings)|agenda)\b/i;
const columnWords =
  'weeks?|wks?|dates?|days?|class(?:es)?|sessions?|meetings?|lectures?|topics?|themes?|subjects?|units?|modules?|titles?|content|contents|readings?|texts?|chapters?|materials?|resources?|assignments?|homework|hw|due|deadlines?|deliverables?|labs?|laboratory|activities|activity|exercises?|exams?|quiz(?:zes)?|tests?|projects?|papers?|discussions?|notes?|other|objectives?|outcomes?|videos?|tasks?|preparation|prep|description|events?|speakers?|instructors?|location|reminders?|problem sets?|to do|to-do|part|points|begins?|ends?|start|number|what|when';
const filler =
  'and|or|&|of|for|the|to|be|in|at|by|before|after|during|class|required|optional|recommended|suggested|additional|weekly|course|key|main|planned|tentative|your|this|assigned|in-class|pre-class|online|covered|that|no\\.?|#|@|\\d{1,2}(?::\\d\\d)?\\s?[ap]m|\\([^)]*\\)';
const columnHeading = new RegExp(`^(?:(?:${columnWords}|${filler})(?![\\p{L}\\d])[\\s/,:;.&+-]*)+$`, 'iu');
const hasColumnWord = new RegExp(`\\b(?:${columnWords})\\b`, 'i');

const breakWords = new RegExp(
  String.raw`\b(?:${breakName}|(?:university|semester)\s+(?:break|recess|holidays?|vacation|week)|(?:break|recess|vacation|holiday)\b|no\s+class(?:es)?\b|no\s+(?:lecture|meeting|school)|class(?:es)?\s+(?:does\s+not|do\s+not|will\s+not|not)\s+meet|(?:class|lecture)\s+cancel+ed|university\s+closed)`,
  'i',
);
const allBreakWords = new RegExp(breakWords.source, 'gi');
const finals =
  /\b(?:finals?\s+(?:exams?|examinations?|week|period)|exam(?:ination)?\s+(?:week|period)|finals?\b(?!\s+(?:paper|project|essay|draft|presentation|class|thoughts|report|version|portfolio|review|reflection|session|lecture))|final\s+assessment)/i;

export const namesSchedule = (text: string) => text.length < 90 && schedule.test(text);
/** True for a short text made only of column words: "Readings", "Due @ 5pm", "Topic / Lecture". */
export const isColumnHeading = (text: string) =>
  text.length > 0 && text.length < 60 && columnHeading.test(text.trim()) && hasColumnWord.test(text);
const rowHeading =
  /^(?:(?:required|weekly|class)\s+)?(?:readings?|assignments?|homework|hw|topics?|due|activities|texts?|materials?|notes|labs?|preparation)\s*:?$/i;
/** True for a text that can only be the heading of a row; "Exam" or "Project" may be what happens on the day. */
export const isRowHeading = (text: string) => rowHeading.test(text.trim());
const deadlines =
  /\b(?:important|key|critical|due|other)\s+dates?\b|\bdeadlines?\b|\bacademic\s+calendar\b|\bholidays?\b|\bchange\s*log\b|\brevision/i;
/** True for the heading of a list of dates that are no classes. */
export const namesDeadlines = (text: string) =>
  text.length < 90 && deadlines.test(text) && !schedule.test(text.replace(/academic\s+calendar/gi, ''));
export const namesBreak = (text: string) => breakWords.test(text);
export const namesFinals = (text: string) => text.length < 120 && finals.test(text);

const emptyRemark =
  /^(?:no\s+(?:class(?:es)?|labs?|lectures?|homework|hw|readings?|assignments?|quiz|meetings?)|none|n\/a|[-–—*.]+)[.!]?$/i;
const handIn = /\b(?:due|submit|homework|hw|assignment)\b/i;
const work =
  /\b(?:exam|midterm|test|quiz(?:zes)?|paper|read|reading|chapter|ch\.|project|discussion|lab|essay|report|review)\b|\d\.\d/i;

/** True where a line says that there is no class and nothing else: a break, a holiday. */
export const isBreakLine = remember((text: string): boolean => {
  if (!namesBreak(text)) return false;
  const rest = text.replace(/\([^)]*\)/g, ' ').replace(allBreakWords, ' ');
  if (work.test(rest) || handIn.test(text)) return false;
  return (rest.match(/\p{L}{3,}/gu)?.length ?? 0) <= 5;
});

/** True where lines together say only that there is no class. */
export const isOnlyBreak = (lines: string[]): boolean =>
  lines.some(isBreakLine) && lines.every((line) => isBreakLine(line) || emptyRemark.test(line.trim()));
