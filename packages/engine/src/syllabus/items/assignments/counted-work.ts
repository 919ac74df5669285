import type { Piece } from '../../lines/piece.ts';
import type { Schedule } from '../../schedule.ts';
import { assignmentType } from './assignment-type.ts';
import { capitalised } from './capitalised.ts';
import { isOnlyDate } from './due-date.ts';
import { namesWork, workName } from './nouns.ts';
import { workAsWritten } from './to-work.ts';
import type { Work } from './work.ts';
import { datesIn, type WorkContext } from './work-context.ts';

const counted = /^\W*(\d{1,2})(?=\W|$)/;
/** "Quiz (Wed)", "Exercises": the name of a kind of work, with its day in brackets. */
const kindAlone = /^\s*(\p{L}[\p{L} .-]{0,24}?)\s*(?:[([][^()[\]]*[)\]])?\s*$/u;

/** What a heading says beside the kind: "Lab due", "Quiz #". */
const besidesKind = /\s*(?:\b(?:due|deadline|given|number|no)\b\.?|#)\s*/gi;
const bare = /^\s*#?(\d{1,2})\s*$/;
/** Of fewer numbers nobody can tell whether they count. */
const fewestCounted = 3;

const kindOf = (heading: string | null) =>
  kindAlone
    .exec(heading ?? '')?.[1]
    ?.replace(besidesKind, ' ')
    .trim()
    .replace(/(?<=z)zes$|(?<=\p{Ll})(?<!s)s$/u, '');

/** The column headings under which bare numbers count the pieces of one kind of work, one by one: 1, 2, 3. */
export function countingHeadings({ weeks }: Pick<Schedule, 'weeks'>): ReadonlySet<string> {
  const entries = weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.entries));
  const numbers = new Map<string, number[]>();
  for (const { place, label, text } of entries) {
    const number = bare.exec(text)?.[1];
    if (place !== 'cell' || label === null || number === undefined) continue;
    numbers.set(label, [...(numbers.get(label) ?? []), Number(number)]);
  }
  const counts = (list: number[]) =>
    list.length >= fewestCounted &&
    (list[0] ?? 2) < 2 &&
    list.every((number, i) => i === 0 || number === (list[i - 1] ?? 0) + 1);
  const isKind = (heading: string) => (workName(`${kindOf(heading)} 1`)?.sure ?? 0) >= 0.9 || isLab(heading);
  return new Set([...numbers].flatMap(([heading, list]) => (counts(list) && isKind(heading) ? [heading] : [])));
}

/** A column "Lab" numbers classes; "Lab due" numbers reports. */
const isLab = (heading: string) => /\blabs?\b/i.test(heading) && /\bdue\b/i.test(heading);

/**
 * "3 (Feb 7)" in a column headed "Quiz" is Quiz 3, due on that day; so is a short heading of whatever name where the
 * number has a date of its own. A bare number is one where the column counts.
 */
export function countedWork(piece: Piece, heading: string | null, context: WorkContext): Work | null {
  const kind = kindOf(heading);
  const number = counted.exec(piece.text);
  if (!kind || !number || context.place !== 'cell') return null;
  const rest = piece.text.slice(number[0].length);
  const dates = datesIn(piece, context).filter(({ start }) => start >= number[0].length);
  const isDated = dates.length === 1 && /^\s*[([]/.test(rest) && isOnlyDate(rest, datesOf(dates, number[0].length));
  const isCounted = bare.test(piece.text) && heading !== null && (context.counts?.has(heading) ?? false);
  if (!isCounted && !(isDated && (namesWork(kind) || context.label?.kinds.includes('assignment')))) return null;
  const title = capitalised(`${kind} ${number[1]}`);
  const work = workAsWritten(piece, context, { due: false });
  const signs = { ...work.signs, name: Math.max(work.signs.name, workName(title)?.sure ?? 0) };
  return { ...work, title, signs, type: assignmentType(title, [], 'homework') };
}

const datesOf = (dates: ReturnType<typeof datesIn>, offset: number) =>
  dates.map((date) => ({ ...date, start: date.start - offset, end: date.end - offset }));
