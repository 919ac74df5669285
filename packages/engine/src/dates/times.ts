/** A time of day in a text, 24-hour "HH:MM". */
export interface TimeMention {
  start: number;
  end: number;
  time: string;
}

const clock =
  /(?<![\d.:/$])(\d{1,2})(?::(\d\d))?(?:\s*(?:-|–|—|to)\s*\d{1,2}(?::\d\d)?)?\s*([ap])\.?\s?m\b\.?|(?<![\d.:/])([01]?\d|2[0-3])[:h]([0-5]\d)(?![\d:])|\b(noon|midnight)\b/gi;

const twoDigits = (n: number) => String(n).padStart(2, '0');

/**
 * Every time of day, in order. Of "8:00–9:30 PM" the beginning. "Midnight" as a deadline is the end of the day, 23:59.
 */
export function findTimes(text: string): TimeMention[] {
  const times: TimeMention[] = [];
  for (const match of text.matchAll(clock)) {
    const [whole, hour12, minute12, half, hour24, minute24, word] = match;
    let time: string | null = null;
    if (word) time = word.toLowerCase() === 'noon' ? '12:00' : '23:59';
    else if (half && Number(hour12) >= 1 && Number(hour12) <= 12) {
      const hour = (Number(hour12) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
      time = `${twoDigits(hour)}:${minute12 ?? '00'}`;
    } else if (hour24 && minute24) time = `${twoDigits(Number(hour24))}:${minute24}`;
    if (time) times.push({ start: match.index, end: match.index + whole.length, time });
  }
  return times;
}
