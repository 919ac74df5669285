import { cardinalPattern, romanPattern, valueOfNumber } from '../../lexicon/numbers.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course, Week } from '../../syllabus/course.ts';

const kinds = '(?:unit|module|part|block)s?';
const number = `(?:${cardinalPattern})\\b`;
const joint = `\\s*(?:,\\s*(?:and\\b)?|&|-|–|\\b(?:to|through|and)\\b)\\s*(?:${kinds}\\s+)?`;
const named = new RegExp(`\\b(${kinds})\\s+#?(${number}(?:${joint}${number})*)`, 'gi');
const range = new RegExp(
  `^\\W*(${number})\\s*(?:-|–|\\bto\\b|\\bthrough\\b)\\s*(?:${kinds}\\s+)?(${number})\\W*$`,
  'i',
);
const heading = new RegExp(`^\\W*(${kinds})\\s+#?(${cardinalPattern}|${romanPattern})\\b`, 'i');

/**
 * Replaces units of the schedule by their weeks: "unit 1" becomes "weeks 1, 2, 3" where these stand below a heading
 * "Unit 1". A unit that no heading names stays as it is.
 * @param passages of the syllabus
 */
export function unitsAsWeeks(
  text: string,
  { weeks }: Pick<Course, 'weeks'>,
  passages: () => readonly Passage[],
): string {
  if (!/\b(?:unit|module|part|block)s?\s/i.test(text)) return text;
  let known: Map<string, number[]> | null = null;
  return text.replace(named, (whole, kind: string, list: string) => {
    known ??= weeksByUnit(weeks, passages());
    const found = unitNumbers(list).map((unit) => known?.get(keyOf(kind, unit)) ?? []);
    return found.some(({ length }) => length === 0) ? whole : `weeks ${found.flat().join(', ')}`;
  });
}

const keyOf = (kind: string, unit: number): string => `${kind.toLowerCase().replace(/s$/, '')} ${unit}`;

/** "1", "one and two", "1-3" */
function unitNumbers(list: string): number[] {
  const [, from = '', to = ''] = range.exec(list) ?? [];
  const [first, last] = [valueOfNumber(from), valueOfNumber(to)];
  if (from !== '' && first !== null && last !== null && last >= first)
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return (list.match(new RegExp(number, 'gi')) ?? []).flatMap((word) => valueOfNumber(word) ?? []);
}

/** Numbers of the weeks below each heading that names a unit. */
function weeksByUnit(weeks: readonly Week[], passages: readonly Passage[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const week of weeks) {
    const block = (week.topic ?? week.startDate)?.evidence.block;
    const passage = passages.find(
      ({ firstBlock, lastBlock }) => block !== undefined && firstBlock <= block && block <= lastBlock,
    );
    const unit = passage?.headingPath.map((title) => heading.exec(title)).findLast((match) => match !== null);
    const value = unit?.[2] === undefined ? null : valueOfNumber(unit[2]);
    if (!unit?.[1] || value === null) continue;
    const key = keyOf(unit[1], value);
    found.set(key, [...(found.get(key) ?? []), week.number]);
  }
  return found;
}
