import type { Document } from '../documents/document.ts';
import { isoDate, weekdayOf } from './calendar.ts';
import { type DateContext, monthAndDay } from './date-context.ts';
import { type DateEvidence, gatherDates } from './date-evidence.ts';
import type { PrintedDay } from './date-mention.ts';
import { firstMonthOf } from './term.ts';

export interface DecideDatesOptions {
  /** Today, `YYYY-MM-DD`: used only where the document itself settles no year. */
  today?: string;
}

/** Day first where a number above 12 says so; else as the dates with a month's name are written. */
function decideDayFirst(document: Document, days: PrintedDay[]): boolean {
  const votes = (order: PrintedDay['order']) => days.filter((d) => d.order === order).length;
  if (votes('day-first') !== votes('month-first')) return votes('day-first') > votes('month-first');
  const text = document.blocks.map((b) => b.text).join('\n');
  const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
  const dayThenMonth =
    text.match(new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}\\b`, 'g'))?.length ?? 0;
  const monthThenDay = text.match(new RegExp(`\\b${month}\\s+\\d{1,2}\\b`, 'g'))?.length ?? 0;
  return dayThenMonth > monthThenDay;
}

/** First month of the term: from its season, else from the months of the dates (autumn dates before those of a new year). */
function decideFirstMonth(evidence: DateEvidence, dayFirst: boolean): number {
  const [term] = [...evidence.terms].sort((a, b) => b.weight - a.weight);
  const months = (evidence.leading.length ? evidence.leading : evidence.days).map(
    (d) => monthAndDay(d, dayFirst).month,
  );
  const late = months.filter((m) => m >= 8).length;
  const early = months.filter((m) => m <= 6).length;
  const fromSeason = term ? firstMonthOf[term.season] : null;
  // A winter term may open in December or, in Europe, in October.
  if (term?.season === 'winter' && late > 2 && (months[0] ?? 1) >= 9) return 9;
  if (fromSeason !== null) return fromSeason;
  return late > early ? 7 : 1;
}

/** Share of the days with a printed weekday that fall on it, for the term that begins in `year`. */
function weekdayAgreement(days: PrintedDay[], year: number, firstMonth: number, dayFirst: boolean) {
  const keys = new Set<string>();
  let agreeing = 0;
  for (const printed of days) {
    if (printed.weekday === null) continue;
    const { month, day } = monthAndDay(printed, dayFirst);
    const key = `${month}/${day}/${printed.weekday}`;
    if (keys.has(key)) continue;
    keys.add(key);
    const date = isoDate(month < firstMonth ? year + 1 : year, month, day);
    if (date && weekdayOf(date) === printed.weekday) agreeing++;
  }
  return { share: keys.size ? agreeing / keys.size : 0, count: keys.size };
}

/** Share of the leading days that fall on the days of class. */
function classDayShare(evidence: DateEvidence, year: number, firstMonth: number, dayFirst: boolean) {
  if (!evidence.classDays.length || evidence.leading.length < 6) return null;
  const dates = evidence.leading.map((printed) => {
    const { month, day } = monthAndDay(printed, dayFirst);
    return isoDate(month < firstMonth ? year + 1 : year, month, day);
  });
  return dates.filter((date) => date && evidence.classDays.includes(weekdayOf(date))).length / dates.length;
}

/** Works from before the web tell nothing about when a syllabus that cites them was written. */
const earliestYear = 1995;
/** The calendar repeats within this many years. */
const cycle = 11;

/**
 * Years worth testing where no term agrees with the weekdays, likeliest first: years that the text names, those next to
 * the term; without a term, onwards from the latest work cited, else backwards from next year.
 */
function searchYears(printed: number[], evidence: DateEvidence, options: DecideDatesOptions): number[] {
  const recent = evidence.years.filter((year) => year >= earliestYear);
  const [best] = printed;
  // A header that was not updated is a year or two old; dates that were not are, too.
  if (best !== undefined) return [...recent, best + 1, best - 1, best + 2, best - 2];
  const [latest] = recent;
  if (latest !== undefined) return Array.from({ length: cycle }, (_, i) => latest + i);
  if (!options.today) return [];
  const next = Number(options.today.slice(0, 4)) + 1;
  return Array.from({ length: cycle }, (_, i) => next - i);
}

/** How much the document speaks for a term beginning in each year. */
function votesByYear(evidence: DateEvidence, firstMonth: number, dayFirst: boolean): Map<number, number> {
  const votes = new Map<number, number>();
  const vote = (year: number, weight: number) => votes.set(year, (votes.get(year) ?? 0) + weight);
  for (const term of evidence.terms) vote(term.year, term.weight);
  for (const printed of evidence.days) {
    if (printed.year === null) continue;
    vote(monthAndDay(printed, dayFirst).month < firstMonth ? printed.year - 1 : printed.year, 1);
  }
  return votes;
}

/**
 * Decides how a document's dates are read. The year comes from the weekdays printed beside dates where there are
 * enough of them (a stale year in a header loses against them), else from the term, else from dates with a year;
 * where no year is printed at all, the first year that agrees with the weekdays and is not before any year the text
 * names; last, with `today`, the year of today.
 */
export function decideDates(document: Document, options: DecideDatesOptions = {}): DateContext {
  const evidence = gatherDates(document);
  const dayFirst = decideDayFirst(document, evidence.days);
  const firstMonth = decideFirstMonth(evidence, dayFirst);
  const votes = votesByYear(evidence, firstMonth, dayFirst);
  const decided = (year: number | null, from: DateContext['from']): DateContext => ({
    dayFirst,
    year,
    firstMonth,
    from,
  });

  const agreement = (year: number) => weekdayAgreement(evidence.days, year, firstMonth, dayFirst);
  const weekdayCount = agreement(2000).count;
  const ranked = [...votes].sort((a, b) => b[1] - a[1]).map(([year]) => year);
  if (weekdayCount >= 2) {
    const agreeing = ranked.find((year) => agreement(year).share >= 0.6);
    if (agreeing !== undefined) return decided(agreeing, 'weekday');
    const found =
      weekdayCount >= 3 ? searchYears(ranked, evidence, options).find((y) => agreement(y).share >= 0.8) : null;
    if (found != null) return decided(found, 'weekday');
  }
  const [best] = ranked;
  if (best !== undefined) {
    const share = (year: number) => classDayShare(evidence, year, firstMonth, dayFirst) ?? 0;
    const better = ranked.find((year) => share(year) >= 0.8 && share(best) < 0.5);
    return decided(better ?? best, evidence.terms.length ? 'term' : 'dates');
  }
  if (options.today && evidence.days.length) return decided(Number(options.today.slice(0, 4)), 'assumed');
  return decided(null, null);
}
