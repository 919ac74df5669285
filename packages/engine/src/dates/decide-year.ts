import { daysBetween, isoDate, weekdayOf } from './calendar.ts';
import { type DateContext, monthAndDay } from './date-context.ts';
import type { DateEvidence } from './date-evidence.ts';
import type { PrintedDay } from './date-mention.ts';

/** Works from before the web tell nothing about when a syllabus that cites them was written. */
const earliestYear = 1995;
/** The calendar repeats within this many years. */
const cycle = 11;
/** A header that was not updated is a year or two old; dates that were not are, too. */
const nearby = [1, -1, 2, -2];
const nearest = 2;

/** A share of days that fall where they should, and of how many. */
interface Agreement {
  share: number;
  count: number;
}

const agreementOf = (tests: boolean[]): Agreement => ({
  share: tests.length ? tests.filter(Boolean).length / tests.length : 0,
  count: tests.length,
});

/** Ways to test the year in which a term begins by the weekdays that its dates fall on. */
class WeekdayTests {
  private readonly evidence: DateEvidence;
  private readonly dayFirst: boolean;
  private readonly firstMonth: number;

  constructor(evidence: DateEvidence, dayFirst: boolean, firstMonth: number) {
    this.evidence = evidence;
    this.dayFirst = dayFirst;
    this.firstMonth = firstMonth;
  }

  /** The day on the calendar where the term begins in a year, or null where the year lacks it. */
  dayIn(printed: PrintedDay, year: number): string | null {
    const { month, day } = monthAndDay(printed, this.dayFirst);
    return isoDate(month < this.firstMonth ? year + 1 : year, month, day);
  }

  private weekday(printed: PrintedDay, year: number): number | null {
    const date = this.dayIn(printed, year);
    return date === null ? null : weekdayOf(date);
  }

  /** The printed weekdays; a day that is printed twice counts once. */
  printed(year: number): Agreement {
    const keys = new Map<string, boolean>();
    for (const printed of this.evidence.days) {
      if (printed.weekday === null) continue;
      const { month, day } = monthAndDay(printed, this.dayFirst);
      keys.set(`${month}/${day}/${printed.weekday}`, this.weekday(printed, year) === printed.weekday);
    }
    return agreementOf([...keys.values()]);
  }

  /** The days on which the class meets. */
  classDays(year: number): Agreement {
    const { classDays, leading } = this.evidence;
    if (classDays.length === 0) return { share: 0, count: 0 };
    return agreementOf(
      leading.map((printed) => {
        const weekday = this.weekday(printed, year);
        return weekday !== null && classDays.includes(weekday);
      }),
    );
  }

  /**
   * Weeks as ranges: of five days from Monday to Friday, of seven from the weekday on which the text lets them begin.
   */
  ranges(year: number): Agreement {
    return agreementOf(
      this.evidence.ranges.flatMap(([first, last]) => {
        const [begins, ends] = [this.weekday(first, year), this.weekday(last, year)];
        if (begins === null || ends === null) return [];
        const length = (ends - begins + 7) % 7;
        if (length === 4) return [begins === 0];
        return length === 6 && this.evidence.weekBegins !== null ? [begins === this.evidence.weekBegins] : [];
      }),
    );
  }

  /** Whole weeks as ranges, which begin on a Monday or on a Sunday where nothing else is said. */
  wholeWeeks(year: number): Agreement {
    const begins = this.evidence.ranges.flatMap(([first, last]) => {
      const [from, to] = [this.weekday(first, year), this.weekday(last, year)];
      // A day that the year lacks speaks against it.
      if (from === null || to === null) return [null];
      return (to - from + 7) % 7 === 6 ? [from] : [];
    });
    const [mondays, sundays] = [0, 6].map((weekday) => agreementOf(begins.map((day) => day === weekday)));
    return mondays && sundays && mondays.share < sundays.share ? sundays : (mondays ?? agreementOf([]));
  }

  /** Days outside weekends: on those classes seldom meet. */
  weekdays(year: number): Agreement {
    const { leading } = this.evidence;
    return agreementOf(leading.map((printed) => (this.weekday(printed, year) ?? 6) <= 4));
  }

  /** Whether the days of class or the ranges of weeks, where there are enough of them, speak for the year. */
  fitsWeek(year: number, least: number): boolean {
    const tests = [this.classDays(year), this.ranges(year)].filter(({ count }) => count >= fewestDays);
    return tests.length > 0 && tests.every(({ share }) => share >= least);
  }

  /** Whether they speak against it; dates that name weeks by their Mondays need not be days of class. */
  contradictsWeek(year: number): boolean {
    const mondays = agreementOf(this.evidence.leading.map((printed) => this.weekday(printed, year) === 0));
    if (mondays.share >= 0.8) return false;
    return [this.classDays(year), this.ranges(year)].some(({ count, share }) => count >= fewestDays && share < 0.5);
  }
}

const fewestDays = 6;

/**
 * A head that names one term, and more than once, was written for it: the days on which a class is said to meet may be
 * those of an earlier term as well as the dates, and object to a single mention only.
 */
function isRepeated(year: number, { terms }: DateEvidence): boolean {
  const atHead = terms.filter((term) => term.atHead);
  return atHead.length > 1 && atHead.every((term) => term.year === year);
}

/**
 * Years that the document itself prints for its term, likeliest first. A term named at the head outdoes any number of
 * dates: those may be left from an earlier term, the head of a document is what its author updates first. Of years that
 * are printed equally often, the later one: a syllabus is dated before its classes.
 */
function printedYears(evidence: DateEvidence, firstMonth: number, dayFirst: boolean): number[] {
  const votes = new Map<number, { atHead: boolean; count: number }>();
  const vote = (year: number, atHead: boolean) => {
    const known = votes.get(year) ?? { atHead: false, count: 0 };
    votes.set(year, { atHead: known.atHead || atHead, count: known.count + 1 });
  };
  for (const { year, atHead } of evidence.terms) vote(year, atHead);
  for (const printed of evidence.days) {
    if (printed.year === null) continue;
    vote(monthAndDay(printed, dayFirst).month < firstMonth ? printed.year - 1 : printed.year, false);
  }
  return [...votes]
    .sort(([x, a], [y, b]) => Number(b.atHead) - Number(a.atHead) || b.count - a.count || y - x)
    .map(([year]) => year);
}

/**
 * Years worth testing where no printed one agrees with the weekdays, likeliest first: years that the text names, those
 * next to the term; without a term, onwards from the latest work cited, else backwards from next year.
 */
function searchYears(printed: number[], evidence: DateEvidence, today: string | undefined): number[] {
  const recent = evidence.years.filter((year) => year >= earliestYear);
  const [best] = printed;
  if (best !== undefined) return [...recent, ...nearby.map((by) => best + by)];
  const [latest] = recent;
  if (latest !== undefined) return Array.from({ length: cycle }, (_, i) => latest + i);
  if (!today) return [];
  const next = Number(today.slice(0, 4)) + 1;
  return Array.from({ length: cycle }, (_, i) => next - i);
}

/** In days: a syllabus is revised at most so long before its first class and behind its last one. */
const longestBefore = 150;
const longestBehind = 31;

/** The year in which the classes were near when the document was revised: it may be a year ahead of the note. */
function revisedYear({ revised, leading }: DateEvidence, tests: WeekdayTests, dayFirst: boolean): number | null {
  for (const printed of revised) {
    const { month, day } = monthAndDay(printed, dayFirst);
    const note = printed.year === null ? null : isoDate(printed.year, month, day);
    if (printed.year === null || note === null) continue;
    const year = [printed.year, printed.year + 1, printed.year - 1].find((begins) => {
      const days = leading.flatMap((at) => tests.dayIn(at, begins) ?? []).sort();
      const [first, last] = [days[0], days.at(-1)];
      if (!first || !last) return false;
      return daysBetween(note, first) <= longestBefore && daysBetween(last, note) <= longestBehind;
    });
    if (year !== undefined) return year;
  }
  return null;
}

/**
 * This year, the next, or the latest before, in which every printed weekday agrees and hardly a class falls on a
 * weekend.
 */
function assumedYear(tests: WeekdayTests, now: number): number {
  const years = [now, now + 1, ...Array.from({ length: cycle }, (_, i) => now - 1 - i)];
  const agreeing = years.filter((year) => tests.printed(year).share === 1);
  const fitting = (agreeing.length > 0 ? agreeing : years).find((year) => {
    const { count, share } = tests.weekdays(year);
    return count >= fewestDays && share >= 0.95;
  });
  return fitting ?? now;
}

/**
 * The year in which the term begins. The term at the head decides, else the years of dates, unless the weekdays object:
 * those printed beside dates, else the days of class and the weeks that run from Monday to Friday. Where no year is
 * printed, the one in which the document was revised, else the first one that agrees with the weekdays and is not
 * before any year the text names; last the year of `today` or one near it.
 */
export function decideYear(
  evidence: DateEvidence,
  order: { dayFirst: boolean; firstMonth: number },
  today: string | undefined,
): Pick<DateContext, 'year' | 'from'> {
  const tests = new WeekdayTests(evidence, order.dayFirst, order.firstMonth);
  const printed = printedYears(evidence, order.firstMonth, order.dayFirst);
  const revised = printed.length === 0 ? revisedYear(evidence, tests, order.dayFirst) : null;
  const search = [...(revised === null ? [] : [revised]), ...searchYears(printed, evidence, today)];
  const weekdayCount = tests.printed(2000).count;
  if (weekdayCount >= 2) {
    const agreeing = printed.find((year) => tests.printed(year).share >= 0.6);
    const found = agreeing ?? (weekdayCount >= 3 ? search.find((year) => tests.printed(year).share >= 0.8) : undefined);
    if (found !== undefined) return { year: found, from: 'weekday' };
  }
  const [best] = printed;
  if (best !== undefined) {
    const others = [...printed, ...search].filter((year) => year !== best && Math.abs(year - best) <= nearest);
    const better =
      !isRepeated(best, evidence) && tests.contradictsWeek(best)
        ? others.find((year) => tests.fitsWeek(year, 0.8))
        : undefined;
    if (better !== undefined) return { year: better, from: 'weekday' };
    return { year: best, from: evidence.terms.length ? 'term' : 'dates' };
  }
  const isOnOtherDay = weekdayCount > 0 && tests.printed(revised ?? 0).share === 0;
  if (revised !== null && !isOnOtherDay && !tests.contradictsWeek(revised)) return { year: revised, from: 'dates' };
  const byWeek =
    search.find((year) => tests.fitsWeek(year, 0.9)) ??
    search.find((year) => tests.wholeWeeks(year).count >= fewestDays && tests.wholeWeeks(year).share >= 0.9);
  if (byWeek !== undefined) return { year: byWeek, from: 'weekday' };
  if (today && evidence.days.length) return { year: assumedYear(tests, Number(today.slice(0, 4))), from: 'assumed' };
  return { year: null, from: null };
}
