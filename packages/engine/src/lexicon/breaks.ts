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

/** Breaks, holidays and days without class in Spanish, Portuguese, French, German and Italian. */
const inOtherLanguages = [
  ...'receso feriado feriados vacaciones recesso férias vacances toussaint ferien vacanze vorlesungsfrei'.split(' '),
  ...['semana de receso', 'semana santa', 'no hay clase', 'no hay clases', 'sin clase', 'sin clases', 'día feriado'],
  ...['semana de recesso', 'não há aula', 'não haverá aula', 'sem aula', 'jours fériés', 'pas de cours'],
  ...['vorlesungsfreie zeit', 'keine vorlesung', 'keine sitzung', 'keine veranstaltung', 'sitzung entfällt'],
  ...['vorlesung entfällt', 'feiertag', 'osterferien', 'pfingstferien', 'weihnachtsferien', 'nessuna lezione'],
];

/** A pattern for the name of a break or a holiday, anywhere in a text. */
export const breakName = `(?:(?:${alternation(occasions)})\\s+(?:break|recess|holidays?|vacation|week|days?)|${alternation(holidayNames).replaceAll("'", "['’]")}|${alternation(inOtherLanguages)})`;
