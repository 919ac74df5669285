/** "4/5", "6-7", "8 & 9" in a column of weeks: the first and the last of several. */
const range = /^\s*(\d{1,2})\s*(?:[/–&+-]|and|to)\s*(\d{1,2})(?=$|\s|[:.,;(])/i;
/** "3.2", "5.1 / 5.2" in a column of weeks: the second class of the third week, two classes of the fifth. */
const classOfWeek = /^\s*(\d{1,2})\.(\d)(?:\s{0,3}[/,&+–-]?\s{0,3}\1\.\d){0,6}(?=$|\s|[:;(])/;
const single = /^\s*(\d{1,2})(?=$|\s|[:.,;(])/;

export interface WeekRange {
  first: number;
  last: number;
  /** Offset behind the numbers. */
  end: number;
}

/** Reads the weeks that a cell counts, or null. */
export function weekRangeOf(text: string): WeekRange | null {
  const ofClass = classOfWeek.exec(text);
  if (ofClass) return { first: Number(ofClass[1]), last: Number(ofClass[1]), end: ofClass[0].length };
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

/**
 * True where "1.2" is no second of January: nearly all cells count a week and a class in it, and the classes begin
 * again with the next week.
 */
export function countsClassesOfWeeks(texts: string[]): boolean {
  const classes = texts.flatMap((text) => {
    const [, week, own] = classOfWeek.exec(text) ?? [];
    return week && own ? [{ week: Number(week), own: Number(own) }] : [];
  });
  if (classes.length < 4 || classes.length < texts.length * 0.8) return false;
  const inStep = classes.every(({ week, own }, i) => {
    const above = classes[i - 1];
    return !above || (week === above.week ? own > above.own : week > above.week && own <= 2);
  });
  return inStep && new Set(classes.map(({ week }) => week)).size < classes.length;
}
