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
  /office\s*hours?|drop-?in|tutor|by appointment|library|help desk|due|deadline|\b(?:final|midterm|examination|exam)s?\b/i;

/**
 * The weekdays (0 Monday – 6 Sunday) on which the class meets, where a line says so: "TTh 2:30", "Mondays and
 * Wednesdays"; empty where the line speaks of something else or names none.
 */
export function findClassDays(text: string): number[] {
  if (notClassTime.test(text)) return [];
  const hasTime = /\d\s*(?::\d\d|[ap]\.?m)/i.test(text);
  const saysMeets = /\b(?:meet(?:s|ing)?|class(?:es)?|lectures?|time|schedule|when|sections?|days?)\b/i.test(text);
  if (!hasTime && !saysMeets) return [];
  const abbreviated = [...text.matchAll(letters)][0]?.[0].match(letter) ?? [];
  const named = [...text.matchAll(list)].flatMap((match) => match[0].match(new RegExp(weekdayPattern, 'gi')) ?? []);
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
