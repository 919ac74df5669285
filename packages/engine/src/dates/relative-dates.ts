import { casual } from 'chrono-node';
import { alternation } from '../lexicon/alternation.ts';
import { cardinals } from '../lexicon/numbers.ts';
import { doneInClass, meetingWords } from '../lexicon/schedule-words.ts';
import { addDays, isoDate, mondayOf, weekdayInWeek, weekdayOf, weekdayOnOrAfter } from './calendar.ts';
import { weekdayFromName, weekdayLetterPattern, weekdayPattern } from './names.ts';

/** Where a text stands in the term: what "Friday" and "before class" are counted from. */
export interface DateAnchor {
  /** The day of class, or null where the text belongs to a whole week. */
  session: string | null;
  weekStart: string | null;
  /** Last day of the week or module, where it is printed. */
  weekEnd?: string | null;
  /** The next day of class. */
  nextSession?: string | null;
}

export interface RelativeDate {
  start: number;
  end: number;
  /** Null for a day counted from one that the text does not place: "the day after the exam", "a week from today". */
  date: string | null;
  /** Of such a day the one that it would be, counted from where the text stands. */
  maybe?: string | null;
}

const bareWeekday = new RegExp(
  `\\b(every|each|all|next|following)?\\s*\\b(${weekdayPattern})\\b(?!s\\b)\\.?(?:,?\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th))?`,
  'gi',
);
/** "Tu: review. Th: midterm": letters that stand for a day of the week before a colon. */
const letterBeforeColon = new RegExp(`(?<=^\\s*|[.;|\\n]\\s*)(${weekdayLetterPattern})(?=\\s?:\\s)`, 'g');
const classPhrases: [RegExp, (anchor: DateAnchor) => string | null][] = [
  [
    /\b(?:the\s+)?(?:night|day|evening)\s+before\s+(?:each\s+|the\s+)?class\b/gi,
    (a) => a.session && addDays(a.session, -1),
  ],
  [/\b(?:next|following)\s+(?:class|meeting|session|lecture)\b/gi, (a) => a.nextSession ?? null],
  [
    /\b(?:before|in|during|by|at|prior to)[\s-]+(?:the\s+)?(?:(?:beginning|start|end)\s+of\s+)?(?:our\s+)?class(?:\s+time|\s+today)?\b(?!\s+(?:discussion|participation|activit|exercise|presentation|work))|\b(?:beginning|start|end)\s+of\s+class\b/gi,
    (a) => a.session,
  ],
  [
    /\b(?:end\s+of\s+(?:the\s+|this\s+)?(?:week|module)|week['’]?s\s+end)\b/gi,
    (a) =>
      a.weekEnd ?? ((a.weekStart ?? a.session) ? addDays(mondayOf((a.weekStart ?? a.session) as string), 6) : null),
  ],
];
/** "Exercises on what we learned in class": what happened there, and not when anything is due. */
const doneBefore = new RegExp(String.raw`\b(?:${alternation(doneInClass)})\s+$`, 'i');
/** Each of these phrases has one of these words. */
const mayCount = /class|meeting|session|lecture|end/i;
const few = alternation(cardinals.slice(1, 6));
/** What chrono reads better than we would: "tonight", "in two weeks". */
const counted = new RegExp(
  String.raw`\b(?:today|tonight|tomorrow|(?:in|within)\s+(?:an?|${few}|\d+)\s+(?:days?|weeks?))\b`,
  'i',
);
/**
 * Days counted from something else than the class: from the reader's own day, or from an event. When a syllabus says
 * "two weeks from today" nobody knows which day that was.
 */
const countedFromElsewhere = new RegExp(
  String.raw`\b(?:(?<count>an?|${few}|\d+)\s+(?:business\s+|school\s+)?(?<unit>hours?|days?|weeks?)|the\s+(?:day|night|evening|week))\s+(?<now>from\s+(?:today|now)|(?:after|before|following|prior\s+to)\s+(?!each\s+class|the\s+class|class)(?:(?:the|your|our|an?)\s+)?\p{L}+)`,
  'giu',
);

const mayCountFromElsewhere = /from|after|before|following|prior/i;

const partOfTerm = '(?:term|semester|trimester|quarter|course|month|(?:school |academic )?year)';
/**
 * Days of the term that the text does not place: "on the last day of classes", "by the end of the month", "in finals
 * week".
 */
const dayOfTerm = new RegExp(
  String.raw`\b(?:(?:the\s+)?(?:first|last|final)\s+(?:day|week|${alternation(meetingWords)})\s+of\s+(?:the\s+)?(?:class(?:es)?|instruction|lectures|exams?|finals|${partOfTerm})|(?:the\s+)?(?:end|start|beginning|middle)\s+of\s+(?:the\s+|this\s+)?${partOfTerm}|(?:finals?|exam(?:ination)?|reading|study)\s+week)\b`,
  'giu',
);

/** What introduces a deadline. */
const saysWhen = /\b(?:due|deadline|submit|turn in|hand in|by|no later than|until|before)\b/i;

/** "Two weeks from today" in the row of a class may have been said in that class. */
function countedOn({ groups = {} }: RegExpExecArray, base: string | null): string | null {
  const { count = '', unit = '', now } = groups;
  if (base === null || !now?.startsWith('from') || /^hour/i.test(unit)) return null;
  const number = /^an?$/i.test(count) ? 1 : /^\d/.test(count) ? Number(count) : cardinals.indexOf(count.toLowerCase());
  return number > 0 ? addDays(base, number * (/^week/i.test(unit) ? 7 : 1)) : null;
}

function bareWeekdayDate(weekday: number, qualifier: string | undefined, anchor: DateAnchor): string | null {
  const base = anchor.session ?? anchor.weekStart;
  if (base === null) return null;
  if (qualifier === 'next') return weekdayOnOrAfter(addDays(mondayOf(base), 7), weekday);
  if (qualifier === 'following') return weekdayOnOrAfter(addDays(base, 1), weekday);
  if (anchor.session) return weekdayOnOrAfter(anchor.session, weekday);
  const inFirstWeek = weekdayInWeek(base, weekday);
  if (!anchor.weekEnd || anchor.weekEnd < addDays(inFirstWeek, 7)) return inFirstWeek;
  // A module of several weeks: what is due "by Sunday" is due on its last Sunday.
  return addDays(anchor.weekEnd, -((weekdayOf(anchor.weekEnd) - weekday + 7) % 7));
}

/** "Monday 16th": the day of the month next to the anchor, if the weekday agrees. */
function numberedWeekdayDate(weekday: number, day: number, anchor: DateAnchor): string | null {
  const base = anchor.session ?? anchor.weekStart;
  if (base === null) return null;
  const [year = 0, month = 1] = base.split('-').map(Number);
  const candidates = [-1, 0, 1].map((shift) => {
    const index = month - 1 + shift;
    return isoDate(year + Math.floor(index / 12), ((index + 12) % 12) + 1, day);
  });
  return candidates.find((date) => date !== null && weekdayOf(date) === weekday) ?? null;
}

/** Days named by their place in the week or the term rather than by a date, in order. */
export function findRelativeDates(text: string, anchor: DateAnchor): RelativeDate[] {
  const found: RelativeDate[] = [];
  for (const match of text.matchAll(bareWeekday)) {
    const qualifier = match[1]?.toLowerCase();
    const weekday = weekdayFromName(match[2] ?? '');
    if (weekday === null || qualifier === 'every' || qualifier === 'each' || qualifier === 'all') continue;
    const date = match[3]
      ? numberedWeekdayDate(weekday, Number(match[3]), anchor)
      : bareWeekdayDate(weekday, qualifier, anchor);
    const lead = match[0].length - match[0].trimStart().length;
    if (date) found.push({ start: match.index + lead, end: match.index + match[0].length, date });
  }
  for (const { 0: letter, index: start } of text.matchAll(letterBeforeColon)) {
    const weekday = weekdayFromName(letter);
    const date = weekday === null ? null : bareWeekdayDate(weekday, undefined, anchor);
    if (date) found.push({ start, end: start + letter.length, date });
  }
  for (const [pattern, dateOf] of mayCount.test(text) ? classPhrases : []) {
    for (const match of text.matchAll(pattern)) {
      const date = doneBefore.test(text.slice(0, match.index)) ? null : dateOf(anchor);
      if (date) found.push({ start: match.index, end: match.index + match[0].length, date });
    }
  }
  const base = anchor.session ?? anchor.weekStart;
  for (const match of base && mayCountFromElsewhere.test(text) ? text.matchAll(countedFromElsewhere) : [])
    found.push({ start: match.index, end: match.index + match[0].length, date: null, maybe: countedOn(match, base) });
  // Where such a day is the place of the text itself, as in a heading, nothing says that something happens on it.
  for (const match of base && saysWhen.test(text) ? text.matchAll(dayOfTerm) : [])
    found.push({ start: match.index, end: match.index + match[0].length, date: null });
  if (base && counted.test(text)) {
    const results = casual.parse(text, { instant: new Date(`${base}T12:00:00Z`), timezone: 0 }, { forwardDate: true });
    for (const result of results) {
      if (!counted.test(result.text)) continue;
      const [year, month, day] = [result.start.get('year'), result.start.get('month'), result.start.get('day')];
      const date = year && month && day ? isoDate(year, month, day) : null;
      if (date) found.push({ start: result.index, end: result.index + result.text.length, date });
    }
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}
