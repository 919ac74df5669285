/** Parts of an hour as they are spoken, in minutes: "half past four", "twenty to six". */
export const hourParts: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  quarter: 15,
  twenty: 20,
  'twenty-five': 25,
  half: 30,
};

/** Words behind a part of an hour that count it on from the hour, or back from it. */
export const pastHour: readonly string[] = ['past', 'after'];
export const toHour: readonly string[] = ['to', 'before', 'till', 'til'];

/** Minutes that are spoken behind their hour: "four thirty". */
export const spokenMinutes: Readonly<Record<string, number>> = { fifteen: 15, thirty: 30, 'forty-five': 45 };

/** Before noon and after it. */
export const beforeNoon: readonly string[] = ['in the morning', 'this morning'];
export const afterNoon: readonly string[] = [
  'in the afternoon',
  'this afternoon',
  'in the evening',
  'this evening',
  'at night',
  'tonight',
];

/** By which a day of teaching is divided. */
export const partsOfDay: readonly string[] = ['morning', 'afternoon', 'evening', 'midday', 'lunch', 'lunch break'];

/** Before a spoken hour: "at eight", "by nine". */
export const hourPrepositions: readonly string[] = ['at', 'by', 'until', 'till', 'before', 'from', 'around', 'about'];

/** What a clause speaks of whose "at eight" is a time of day. */
export const timedWords: readonly string[] = [
  'arrive',
  'begin',
  'begins',
  'class',
  'close',
  'closes',
  'deadline',
  'due',
  'end',
  'ends',
  'exam',
  'meet',
  'meets',
  'open',
  'opens',
  'start',
  'starts',
  'submit',
  'today',
  'tomorrow',
];
