import type { Piece } from '../../lines/piece.ts';
import { assignmentType } from './assignment-type.ts';
import { capitalised } from './capitalised.ts';
import { isOnlyDate } from './due-date.ts';
import { namesWork } from './nouns.ts';
import { workAsWritten } from './to-work.ts';
import type { Work } from './work.ts';
import { datesIn, type WorkContext } from './work-context.ts';

const counted = /^\W*(\d{1,2})(?=\W|$)/;
/** "Quiz (Wed)", "Exercises": the name of a kind of work, with its day in brackets. */
const kindAlone = /^\s*(\p{L}[\p{L} .-]{0,24}?)\s*(?:[([][^()[\]]*[)\]])?\s*$/u;

/**
 * "3 (Feb 7)" in a column headed "Quiz" is Quiz 3, due on that day; so is a short heading of whatever name where the
 * number has a date of its own.
 */
export function countedWork(piece: Piece, heading: string | null, context: WorkContext): Work | null {
  const kind = kindAlone.exec(heading ?? '')?.[1];
  const number = counted.exec(piece.text);
  if (!kind || !number || context.place !== 'cell') return null;
  const rest = piece.text.slice(number[0].length);
  const dates = datesIn(piece, context).filter(({ start }) => start >= number[0].length);
  const isDated = dates.length === 1 && /^\s*[([]/.test(rest) && isOnlyDate(rest, datesOf(dates, number[0].length));
  if (!isDated || !(namesWork(kind) || context.label?.kinds.includes('assignment'))) return null;
  const title = capitalised(`${kind} ${number[1]}`);
  return { ...workAsWritten(piece, context, { due: false }), title, type: assignmentType(title, [], 'homework') };
}

const datesOf = (dates: ReturnType<typeof datesIn>, offset: number) =>
  dates.map((date) => ({ ...date, start: date.start - offset, end: date.end - offset }));
