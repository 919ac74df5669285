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
