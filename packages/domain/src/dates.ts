/**
 * Why a date is to be looked at. `day-order`: nothing settles which of two numbers is the day. `weekday`: the printed
 * weekday falls on another day. `no-such-day`: the calendar has none. `no-anchor`: it is counted from a day that nobody
 * can tell ("two weeks from today"). `no-year`: nothing settles the year. `places`: two places of the syllabus
 * disagree. `sequence`: it is out of step with the dates around it.
 */
export const dateDoubtReasons = [
  'day-order',
  'weekday',
  'no-such-day',
  'no-anchor',
  'no-year',
  'places',
  'sequence',
] as const;
export type DateDoubtReason = (typeof dateDoubtReasons)[number];

/**
 * What settled the order of two bare numbers: a number above 12, the printed weekdays, days that step forward from
 * class to class, the months of the term, dates with a month's name or a format that is named ("dd/mm"); `assumed`
 * where nothing in the document does.
 */
export const dayOrderEvidence = ['numbers', 'weekdays', 'sequence', 'term', 'names', 'assumed'] as const;
export type DayOrderEvidence = (typeof dayOrderEvidence)[number];
