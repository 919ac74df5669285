import { cardinalPattern, valueOfNumber } from '../../lexicon/numbers.ts';

const timeSaid = new RegExp(
  `\\b(?:(half an|an|a couple of|a few|${cardinalPattern})(?:(\\.5| and a half| 1/2))?) ?(hours?|hrs?|h|minutes?|mins?|min)\\b`,
);
const amounts: Record<string, number> = { 'half an': 0.5, an: 1, 'a couple of': 2, 'a few': 3 };
const ofHour = 60;
const perDay = /\b(?:a|per|each|every|\/) ?(?:day|night|evening)s?\b|\bdaily\b|\/day\b/;
/** A whole day of study is no session. */
const most = 12 * ofHour;

/**
 * How many minutes a day a student has, as they say: "2 hours a day", "45 min every night"; null where they do not.
 * @param text as `plainQuestion` gives it
 */
export function studyTime(text: string): number | null {
  const [said, amount = '', half, unit = ''] = timeSaid.exec(text) ?? [];
  if (said === undefined || !perDay.test(text)) return null;
  const count = (amounts[amount] ?? valueOfNumber(amount) ?? 0) + (half === undefined ? 0 : 0.5);
  const minutes = /^h/.test(unit) ? count * ofHour : count;
  return minutes > 0 && minutes <= most ? minutes : null;
}

const step = 5;

/** "2 hours", "1.5 hours", "40 minutes" */
export function sayTime(minutes: number): string {
  const hours = minutes / ofHour;
  if (minutes >= ofHour && (hours * 2) % 1 === 0) return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return `${Math.max(step, Math.round(minutes / step) * step)} minutes`;
}
