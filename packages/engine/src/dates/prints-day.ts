import { alternation } from '../lexicon/alternation.ts';
import { months } from '../lexicon/calendar-names.ts';

/** Whether a text prints a day with its month: "Jan 30", "30 January", "1/30", "2026-01-30". */
export function printsDay(text: string, date: string): boolean {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  const name = `\\b(?:${alternation(months[month - 1] ?? [])})\\b\\.?`;
  const number = `(?<!\\d)0?${day}(?:st|nd|rd|th)?(?!\\d)`;
  const digits = `(?<!\\d)0?${month}\\s?[/.-]\\s?0?${day}(?!\\d)`;
  return new RegExp(`${name}[^a-z]*${number}|${number}[^a-z]*(?:of )?${name}|${digits}`, 'i').test(text);
}
