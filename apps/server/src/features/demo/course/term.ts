const day = 24 * 3600_000;
const seasons = ['Winter', 'Spring', 'Summer', 'Autumn'];

/** A term of the demo course: twelve weeks from the first Monday of a quarter. */
export interface Term {
  name: string;
  /** Midnight UTC of the Monday of week 1. */
  start: Date;
}

/** The newest term that has begun: a visitor finds the course under way, or just over for the few days until the next. */
export function termOf(now: Date): Term {
  const quarter = Math.floor(now.getUTCMonth() / 3);
  const term = termOfQuarter(now.getUTCFullYear(), quarter);
  return term.start <= now ? term : termOfQuarter(now.getUTCFullYear(), quarter - 1);
}

function termOfQuarter(year: number, quarter: number): Term {
  const first = new Date(Date.UTC(year, quarter * 3, 1));
  const start = new Date(first.getTime() + ((8 - first.getUTCDay()) % 7) * day);
  return { name: `${seasons[Math.floor(start.getUTCMonth() / 3)]} ${start.getUTCFullYear()}`, start };
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Fills a text's marks in: `{{term}}`, `{{w3}}` (the days of week 3), `{{w3 Fri}}` (the Friday of week 3). */
export function fillDates(text: string, { name, start }: Term): string {
  const dayOf = (week: string, weekday: number) => new Date(start.getTime() + ((Number(week) - 1) * 7 + weekday) * day);
  return text
    .replaceAll('{{term}}', name)
    .replace(/\{\{w(\d+)\}\}/g, (_, week: string) => `${written(dayOf(week, 0))} – ${written(dayOf(week, 6))}`)
    .replace(/\{\{w(\d+) (\w{3})\}\}/g, (mark, week: string, weekday: string) => {
      if (!weekdays.includes(weekday)) throw new Error(`Not a day of the week: ${mark}`);
      const date = dayOf(week, weekdays.indexOf(weekday));
      return `${date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })}, ${written(date)}, ${date.getUTCFullYear()}`;
    });
}

const written = (date: Date): string =>
  date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
