import { weekdayFromName, weekdayPattern } from '../../dates/names.ts';
import { weekdays } from '../../lexicon/calendar-names.ts';

const day = new RegExp(`\\b(?:${weekdayPattern})s?\\b`, 'gi');
const range = new RegExp(`\\b(${weekdayPattern})s?\\.?\\s*(?:-|–|to|through)\\s*(${weekdayPattern})s?\\b`, 'gi');

/** "Yes. " or "No, not on Wednesday. " where a question names a weekday and a line names its own; else nothing. */
export function yesOrNo(question: string, line: string): string {
  const [asked, other] = weekdaysIn(question);
  const held = weekdaysIn(line);
  if (asked === undefined || other !== undefined || held.length === 0) return '';
  const name = weekdays[asked]?.[0] ?? '';
  return held.includes(asked) ? 'Yes. ' : `No, not on ${name.charAt(0).toUpperCase()}${name.slice(1)}. `;
}

/** 0 Monday – 6 Sunday; "Monday to Thursday" names four. */
function weekdaysIn(text: string): number[] {
  const named = (text.match(day) ?? []).flatMap((name) => weekdayFromName(name) ?? []);
  const between = [...text.matchAll(range)].flatMap(([, from = '', to = '']) => {
    const [first, last] = [weekdayFromName(from), weekdayFromName(to)];
    return first === null || last === null
      ? []
      : Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  });
  return [...new Set([...named, ...between])];
}
