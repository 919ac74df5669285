import { findDates } from '../../../dates/find-dates.ts';
import { findTimes } from '../../../dates/times.ts';
import { cutPiece, type Piece } from '../../lines/piece.ts';

/** Characters; a longer text is prose. */
const longest = 400;
/** How a further name may begin: not with what is said of the date before it. */
const nextName =
  /^([)\]]*)[.,]?\s+(?=\p{Lu}|\d+\s\p{Lu})(?!(?:Due|Deadline|By|At|On|Late|No|Not|In)\b|\p{Lu}{2,4}\b[).]?\s*$)/u;

/**
 * "Essay 1 – due March 4 Essay 2 – due May 1 (5 pm) Quiz due May 3": lines of a narrow column that a reader joined are
 * parted again behind each date. The whole text where it says but once that something is due.
 */
export function splitBehindDueDates(piece: Piece): Piece[] {
  const { text } = piece;
  if ((text.match(/\bdue\b/gi)?.length ?? 0) < 2 || text.length > longest) return [piece];
  const days = findDates(text);
  const times = findTimes(text);
  const cuts = days.flatMap((day, i) => {
    const next = days[i + 1]?.start ?? text.length;
    const time = times.findLast(({ start }) => start >= day.start && start < next);
    const end = Math.max(day.end, time && isBeside(text.slice(day.end, time.start)) ? time.end : 0);
    const gap = nextName.exec(text.slice(end));
    return gap ? [{ start: end + (gap[1]?.length ?? 0), end: end + gap[0].length }] : [];
  });
  const parts = cutPiece(piece, cuts);
  return parts.filter((part) => /\bdue\b/i.test(part.text)).length > 1 ? parts : [piece];
}

/** The time of a date stands right behind it: "(5 pm)", ", at 5 pm". */
const isBeside = (between: string) => /^[\s,;(@–—-]*(?:(?:at|by|before)\s+)?$/i.test(between);
