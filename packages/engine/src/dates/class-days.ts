import { weekdayFromName, weekdayPattern } from './names.ts';
import { findTimes } from './times.ts';

const list = new RegExp(
  `\\b(?:${weekdayPattern})s?\\b\\.?(?:\\s*(?:,|/|&|-|–|and|,\\s*and)\\s*(?:${weekdayPattern})s?\\b\\.?)*`,
  'gi',
);
/** "MWF", "TTh", "TuTh", "TR", "M/W", "M, W": letters that stand for class days, before a time or on their own. */
const letters =
  /(?<![\p{L}\d.])(?:(?:M|Tu|Th|T|W|R|F|Sa|Su)(?:\s?[/,&]\s?|\s(?=(?:M|Tu|Th|T|W|R|F)\b))?){2,5}(?![\p{L}\d])/gu;
const letter = /Tu|Th|Sa|Su|[MTWRF]/g;

const notClassTime =
  /(?:office|student|consultation|tutoring)\s*hours?|(?:review|help|study|practice)\s+sessions?|teaching assistants?|drop-?in|tutor|by appointment|library|help desk|due|deadline|\b(?:TAs?|T\.A\.|grader|final|midterm|examination|exam)s?\b/i;
/** "Class: MW 10:00", "We meet Tuesdays": says that the days beside it are those of class, and of nothing else. */
const labelsClass =
  /^\W*(?:class(?:es)?|lectures?|course|meetings?|meets)(?:\s+(?:meetings?|meets|times?|days?|schedule|hours|sessions?))*\W{0,3}(?::|\bmeets?\b|$)|\b(?:class(?:es)?|we|course|lectures?)\s+(?:will\s+)?meets?\b/i;

/** The days on which class meets, as one line or several tell them. */
interface ClassDays {
  /** 0 Monday – 6 Sunday; empty where the text speaks of something else or names none. */
  days: number[];
  /** The line that tells them. */
  line: string;
  /** The line says that it speaks of class; another line may be of the hours of anybody. */
  isLabelled: boolean;
}

/** True where a line or heading is of other hours than those of class: of an office, a review, an assistant. */
export const namesOtherHours = (text: string): boolean => notClassTime.test(text);

/** The days of class by the line of a text that says most plainly that it tells them. */
export function classDaysIn(text: string): ClassDays {
  let isOther = false;
  const found = text.split('\n').flatMap((line) => {
    const days = daysOfLine(line);
    const isLabelled = labelsClass.test(line);
    // "Office hours:" may stand alone over its days.
    if (notClassTime.test(line)) isOther = /:\s*$/.test(line);
    else if (isLabelled) isOther = false;
    return days.length > 0 && !isOther ? [{ line, days, isLabelled }] : [];
  });
  return found.find(({ isLabelled }) => isLabelled) ?? found[0] ?? { days: [], line: '', isLabelled: false };
}

/**
 * The weekdays (0 Monday – 6 Sunday) on which the class meets, where a line says so: "TTh 2:30", "Mondays and
 * Wednesdays"; empty where the text speaks of something else or names none.
 */
export const findClassDays = (text: string): number[] => classDaysIn(text).days;

const weekdays = new RegExp(weekdayPattern, 'gi');

function daysOfLine(text: string): number[] {
  if (notClassTime.test(text)) return [];
  const hasTime = /\d\s*(?::\d\d|[ap]\.?m)/i.test(text);
  const saysMeets = /\b(?:meet(?:s|ing)?|class(?:es)?|lectures?|time|schedule|when|sections?|days?)\b/i.test(text);
  if (!hasTime && !saysMeets) return [];
  const abbreviated = [...text.matchAll(letters)][0]?.[0].match(letter) ?? [];
  const named = [...text.matchAll(list)].flatMap((match) => match[0].match(weekdays) ?? []);
  const tokens = abbreviated.length ? abbreviated : named;
  return [...new Set(tokens.map(weekdayFromName).filter((day) => day !== null))].sort();
}

/**
 * When the class begins, 24-hour "HH:MM", in a line that says on which days it meets; null where it names several
 * times. Of "13:30–14:45" the beginning counts.
 */
export function findClassTime(text: string): string | null {
  const mentions = findTimes(text);
  const begins = mentions.filter(
    ({ start }, i) => i === 0 || !/^\s*(?:[-–—]|to|until)\s*$/.test(text.slice(mentions[i - 1]?.end, start)),
  );
  const times = new Set(begins.map(({ time }) => time?.clock ?? null));
  const [only] = times;
  return times.size === 1 && only !== undefined ? only : null;
}
