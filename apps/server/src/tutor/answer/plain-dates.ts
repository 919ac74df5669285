const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const monthPattern = /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?/g;
const weekdayPattern =
  /\b(Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?(?=,?\s+(?:the )?(?:\d|Jan|Feb|Ma[ry]|Apr|Ju[nl]|Aug|Sep|Oct|Nov|Dec))/g;

/** A text whose dates and times are all written one way, so that the same day is the same words. */
export function plainDates(text: string): string {
  const longer = (names: string[], short: string): string =>
    names.find((name) => name.startsWith(short.slice(0, 3))) ?? short;
  return text
    .replace(/\b(\d{4})-(\d{2})-(\d{2})\b/g, (whole, year, month, day) => {
      const name = months[Number(month) - 1];
      return name ? `${name} ${Number(day)}, ${year}` : whole;
    })
    .replace(weekdayPattern, (_, short: string) => longer(weekdays, short))
    .replace(monthPattern, (_, short: string) => longer(months, short))
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/g, '$1')
    .replace(/\b0(\d)(?=\D|$)/g, '$1')
    .replace(
      /(\d)\s?(am|pm|a\.m\.|p\.m\.)/gi,
      (_, digit: string, half: string) => `${digit} ${half.replaceAll('.', '').toLowerCase()}`,
    )
    .replace(/(\d)\s?%/g, '$1 percent')
    .replace(/\bper cent\b/g, 'percent');
}
