/** One day as printed: what is not printed is null. */
export interface PrintedDay {
  year: number | null;
  /** 1–12, or another number that no month has; where `order` is `open`, the first number. */
  month: number;
  /** 1–31, or another number that no month has; where `order` is `open`, the second number. */
  day: number;
  /** 0 Monday – 6 Sunday. */
  weekday: number | null;
  /** `open`: two numbers of which either could be the month; the document's other dates decide. */
  order: 'named' | 'month-first' | 'day-first' | 'open';
}

/** A place in a text that names a day, a range of days or a list of days. */
export interface DateMention {
  /** Offsets into the text. */
  start: number;
  end: number;
  /** What stands there, verbatim. */
  printed: string;
  /** `range`: the first and the last day. `list`: every day named. */
  kind: 'day' | 'range' | 'list';
  days: PrintedDay[];
  /** "week of Sept 4": the week that holds the day is meant. */
  weekOf: boolean;
  /** False for bare numbers such as "1/26", which might be something else. */
  sure: boolean;
}

export interface FindDateOptions {
  /** The text stands where a date belongs (a date column): "9-12" and "26.1." count. */
  dateColumn?: boolean;
  /** "28 Aug 1" is the 28th, with a count behind it; else the number in front is a count and the day the first. */
  countBehindMonth?: boolean;
  /** "20.08" at the beginning of the text is a day and a month, not a section or a time. */
  dottedLead?: boolean;
}
