/** How the dates of one document are to be read. */
export interface DateContext {
  /** "3/4" is the third of April. */
  dayFirst: boolean;
  /** Year of `firstMonth`, or null where nothing settles it: dates printed without a year then stay unresolved. */
  year: number | null;
  /** First month of the term, 1–12: an earlier month belongs to the year after `year`. */
  firstMonth: number;
  /** What settled the year. */
  from: 'term' | 'weekday' | 'dates' | 'assumed' | null;
}
