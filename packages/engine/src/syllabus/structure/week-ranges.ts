/** "4/5", "6-7", "8 & 9" in a column of weeks: the first and the last of several. */
const range = /^\s*(\d{1,2})\s*(?:[/–&+-]|and|to)\s*(\d{1,2})(?=$|\s|[:.,;(])/i;
const single = /^\s*(\d{1,2})(?=$|\s|[:.,;(])/;

export interface WeekRange {
  first: number;
  last: number;
  /** Offset behind the numbers. */
  end: number;
}

/** The weeks that a cell counts, or null. */
export function weekRangeOf(text: string): WeekRange | null {
  const match = range.exec(text) ?? single.exec(text);
  if (!match) return null;
  const first = Number(match[1]);
  return { first, last: Number(match[2] ?? first), end: match[0].length };
}

/**
 * True where "4/5" is no day of April: the cells count from row to row, single weeks and ranges, each from where the
 * one above ends.
 */
export function countsInRanges(texts: string[]): boolean {
  const ranges = texts.flatMap((text) => weekRangeOf(text) ?? []);
  if (ranges.length < 3 || ranges.length < texts.length || (ranges[0]?.first ?? 9) > 2) return false;
  const inStep = ranges.every(({ first, last }, i) => {
    const above = ranges[i - 1]?.last ?? first - 1;
    return last >= first && last - first <= 5 && (first === above + 1 || first === above);
  });
  return inStep && ranges.some(({ first, last }) => last > first);
}
