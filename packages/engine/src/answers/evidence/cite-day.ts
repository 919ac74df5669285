import { monthAndDay } from '../../dates/date-context.ts';
import type { DateMention, PrintedDay } from '../../dates/date-mention.ts';
import { findDates } from '../../dates/find-dates.ts';
import { type Passage, placeAt } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { type Citation, citeStretch } from '../citation.ts';

/** In characters of the passage: how far from the words of an item the day may stand that holds for it. */
const reach = 400;
/** Days of a week that is printed by its first day alone. */
const restOfWeek = 6;
const longestMonth = 31;

/**
 * Widens a quote until it holds the day that it is cited for: "Essay 1 due Friday" says one only together with the
 * dates of its week, and a cell only with those of its row. Reaches there if that is near; a heading above the quote is
 * shown with it anyway.
 */
export function citeWithDay(citation: Citation, claim: string, { passages }: PassageIndex): Citation {
  const { quote, heading, passageId } = citation;
  const [day] = findDates(claim).flatMap(({ days }) => days);
  const passage = passages.find(({ id }) => id === passageId);
  if (!day || !passage || bears(quote, day) || bears(heading ?? '', day)) return citation;
  const start = startOf(citation, passage);
  if (start < 0) return citation;
  const end = start + quote.length;
  const from = Math.max(0, start - reach);
  const before = findDates(passage.text.slice(from, start)).findLast((mention) => covers(mention, day));
  if (before) return citeStretch(passage, lineOf(passage, from + before.start), end);
  const behind = findDates(passage.text.slice(end, end + reach)).find((mention) => covers(mention, day));
  const last = end + (behind?.end ?? 0);
  return behind && placeAt(passage, last - 1).block === citation.block ? citeStretch(passage, start, last) : citation;
}

const bears = (text: string, day: PrintedDay): boolean => findDates(text).some((mention) => covers(mention, day));

/** A place in the year; two bare numbers are read in either order. */
const placesOf = (printed: PrintedDay): number[] =>
  (printed.order === 'open' ? [false, true] : [false]).map((dayFirst) => {
    const { month, day } = monthAndDay(printed, dayFirst);
    return month * longestMonth + day;
  });

/** Whether a date as it is printed is that day, has it among its days, or begins the week that it is in. */
function covers({ days, kind }: DateMention, asked: PrintedDay): boolean {
  const [place = 0] = placesOf(asked);
  const isFrom = (printed: PrintedDay | undefined, most: number): boolean =>
    printed !== undefined && placesOf(printed).some((at) => at <= place && place <= at + most);
  if (kind === 'range') {
    const [first, last] = [days[0], days.at(-1)];
    return isFrom(first, longestMonth) && last !== undefined && placesOf(last).some((at) => place <= at);
  }
  return days.some((printed) => isFrom(printed, restOfWeek));
}

/** Where the quote stands in its own block; -1 where the passage has it otherwise. */
function startOf({ quote, block }: Citation, passage: Passage): number {
  for (let at = passage.text.indexOf(quote); at >= 0; at = passage.text.indexOf(quote, at + 1)) {
    if (placeAt(passage, at).block === block) return at;
  }
  return -1;
}

/** The beginning of the line, where the day stands near it: "Week 4, Sep 21 - Sep 25". */
function lineOf({ text }: Passage, at: number): number {
  const line = text.lastIndexOf('\n', at) + 1;
  return at - line <= 40 ? line : at;
}
