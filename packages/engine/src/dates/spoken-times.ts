import { alternation } from '../lexicon/alternation.ts';
import {
  afterNoon,
  beforeNoon,
  hourParts,
  hourPrepositions,
  pastHour,
  spokenMinutes,
  timedWords,
  toHour,
} from '../lexicon/clock-words.ts';
import { cardinals } from '../lexicon/numbers.ts';
import { monthPattern, weekdayPattern } from './names.ts';

/** A time of day in words, 24-hour "HH:MM". */
export interface SpokenTime {
  start: number;
  end: number;
  clock: string;
}

const word = alternation(cardinals.slice(1, 13));
const preposition = `(?<=\\b(?:${alternation(hourPrepositions)})\\s+)`;
/** Where a clause begins, or behind a preposition. */
const opening = `(?:${preposition}|(?<=^|[,;:(–—]\\s{0,2}))`;
const half = `(?:\\s+(?:(?<am>${alternation(beforeNoon)})|(?<pm>${alternation(afterNoon)}))\\b)`;
const oClock = "(?:\\s*o\\s?['’]?\\s?clock\\b)";
const figures = '(?<hour>\\d{1,2})(?:[:.](?<minute>[0-5]\\d))?';
const spelled = `(?<hourWord>${word})(?:[\\s-](?<minuteWord>${alternation(Object.keys(spokenMinutes))}))?`;
const part = `(?<part>${alternation(Object.keys(hourParts))})`;
const hourBehind = `\\s+(?:(?<hourWord>${word})|(?<hour>\\d{1,2})(?![\\d:.%/]))\\b`;

const sure = [
  // half past four · ten minutes to five · quarter to 9
  `\\b(?:a\\s+)?${part}(?:\\s+minutes)?\\s+(?<past>past)${hourBehind}${oClock}?${half}?`,
  `\\b(?:(?:a\\s+)?(?=quarter)|(?=\\S+\\s+minutes\\s)|${preposition})${part}(?:\\s+minutes)?\\s+(?:(?<past>${alternation(pastHour)})|(?:${alternation(toHour)}))${hourBehind}${oClock}?${half}?`,
  // eight o'clock · 8 o'clock in the evening
  `(?<![\\d:.])(?:${figures}|\\b${spelled})${oClock}${half}?`,
  // at eight in the evening · by 8:30 in the morning
  `${opening}(?:${figures}|${spelled})${half}`,
  `(?<![\\d:.])(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)${half}`,
].map((pattern) => new RegExp(pattern, 'giu'));
/** "At eight" alone, which can be much else: only where the clause speaks of a day or of what begins or is due. */
const bare = new RegExp(
  `${preposition}${spelled}(?=\\s*(?:$|[.,;:!?()\\]–—]|(?:sharp|and|on|every|each|this|next)\\b|\\b(?:${weekdayPattern})\\b))`,
  'giu',
);
const timed = new RegExp(`\\b(?:${alternation(timedWords)}|${weekdayPattern}|${monthPattern})s?\\b`, 'iu');
/** Each of the patterns above asks for one of these words. */
const mayTell = new RegExp(
  `clock|\\b(?:${word}|${alternation(Object.keys(hourParts))})|${alternation([...beforeNoon, ...afterNoon])}`,
  'iu',
);
const dayBehind = new RegExp(`^\\s*(?:,?\\s*on\\s+)?(?:${weekdayPattern}|${monthPattern})\\b`, 'iu');

type Groups = Partial<Record<string, string>>;

/**
 * The clock of what was matched; null where the hour is none. Nobody speaks of the small hours: from one to six is
 * after noon, unless the words say otherwise.
 */
function clockOf(groups: Groups): string | null {
  const hour = groups.hourWord ? cardinals.indexOf(groups.hourWord.toLowerCase()) : Number(groups.hour);
  if (hour < 1 || hour > 12) return null;
  const isLate = groups.am ? false : groups.pm ? true : hour <= 6 || hour === 12;
  const minute = Number(groups.minute ?? spokenMinutes[groups.minuteWord?.toLowerCase() ?? ''] ?? 0);
  const aside = hourParts[groups.part?.toLowerCase() ?? ''] ?? 0;
  const total = ((hour % 12) + (isLate ? 12 : 0)) * 60 + minute + (groups.past ? aside : -aside);
  // "Twelve at night" ends the day.
  if (groups.pm && hour === 12 && /night/i.test(groups.pm)) return '23:59';
  const minutes = (total + 24 * 60) % (24 * 60);
  return [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0')).join(':');
}

/** Whether the clause around a place says that a time of day is meant. */
function isTimed(text: string, start: number, end: number): boolean {
  const before =
    text
      .slice(0, start)
      .split(/[.;\n]/)
      .at(-1) ?? '';
  const after = text.slice(end).split(/[.;\n]/)[0] ?? '';
  return timed.test(before) || dayBehind.test(after);
}

/**
 * Times of day that are spelled as they are spoken, in order: "half past four", "at eight on Friday", "nine o'clock".
 * `anyClause`: "at eight" counts in every clause, for a text that is to tell a time.
 */
export function findSpokenTimes(text: string, anyClause = false): SpokenTime[] {
  if (!mayTell.test(text)) return [];
  const found: SpokenTime[] = [];
  const add = (match: RegExpExecArray): void => {
    const [start, end] = [match.index, match.index + match[0].length];
    const clock = clockOf(match.groups ?? {});
    if (clock !== null && !found.some((time) => start < time.end && time.start < end))
      found.push({ start, end, clock });
  };
  for (const pattern of sure) for (const match of text.matchAll(pattern)) add(match);
  for (const match of text.matchAll(bare)) {
    const isAt = anyClause && /\bat\s+$/i.test(text.slice(0, match.index));
    if (isAt || isTimed(text, match.index, match.index + match[0].length)) add(match);
  }
  return found.sort((a, b) => a.start - b.start);
}
