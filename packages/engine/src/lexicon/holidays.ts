/**
 * Public holidays that the calendar ties to a weekday (0 Monday – 6 Sunday), with the names under which syllabi print
 * them: a date that bears one of these names tells its weekday, and so the year.
 */
export const weekdayHolidays: readonly { weekday: number; names: readonly string[] }[] = [
  {
    weekday: 0,
    names: [
      'labor day',
      'labour day',
      'memorial day',
      'martin luther king',
      'mlk',
      "presidents' day",
      'presidents day',
      "president's day",
      'columbus day',
      "indigenous peoples' day",
      'indigenous peoples day',
      'easter monday',
      'victoria day',
      'family day',
    ],
  },
  { weekday: 3, names: ['thanksgiving day'] },
  { weekday: 4, names: ['good friday'] },
  { weekday: 6, names: ['easter sunday'] },
];

/**
 * Holidays of the United States that the calendar ties to a weekday of a month, for a syllabus that names one and
 * prints no day: the `nth` such weekday (0 Monday – 6 Sunday) of `month`.
 */
export const calendarHolidays: readonly { names: readonly string[]; month: number; weekday: number; nth: number }[] = [
  { names: ['martin luther king', 'mlk'], month: 1, weekday: 0, nth: 3 },
  { names: ["presidents' day", 'presidents day', "president's day"], month: 2, weekday: 0, nth: 3 },
  { names: ['labor day'], month: 9, weekday: 0, nth: 1 },
  { names: ['columbus day', "indigenous peoples' day", 'indigenous peoples day'], month: 10, weekday: 0, nth: 2 },
  { names: ['thanksgiving'], month: 11, weekday: 3, nth: 4 },
];
