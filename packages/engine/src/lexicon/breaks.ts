import { alternation } from './alternation.ts';
import { seasonNames } from './calendar-names.ts';
import { weekdayHolidays } from './holidays.ts';

/** What a break is called after: "Spring break", "Reading week". */
const occasions = [
  ...seasonNames,
  ...'thanksgiving easter christmas holiday passover october november march midterm mid-term mid-semester reading study'.split(
    ' ',
  ),
  'mid term',
  'mid semester',
];

/** Holidays that fall on any weekday, and short names. */
const otherHolidays = [
  'thanksgiving',
  'veterans day',
  "veterans' day",
  'mlk day',
  'independence day',
  'juneteenth',
  'bank holiday',
  'yom kippur',
  'rosh hashanah',
];

const holidayNames = [...weekdayHolidays.flatMap(({ names }) => names), ...otherHolidays];

/** A pattern for the name of a break or a holiday, anywhere in a text. */
export const breakName = `(?:(?:${alternation(occasions)})\\s+(?:break|recess|holidays?|vacation|week|days?)|${alternation(holidayNames).replaceAll("'", "['’]")})`;
