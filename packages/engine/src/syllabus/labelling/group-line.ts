import { type ResolvedDate, resolveDates } from '../../dates/resolve-date.ts';
import { alternation } from '../../lexicon/alternation.ts';
import { groupWords } from '../../lexicon/schedule-words.ts';
import type { Evidence } from '../course.ts';
import { findWork } from '../items/assignments/find-work.ts';
import type { Work } from '../items/assignments/work.ts';
import type { WorkContext } from '../items/assignments/work-context.ts';
import { evidenceOfPiece, type Piece, slicePiece } from '../lines/piece.ts';
import { saysNoClass } from './notes.ts';

/** What a line says that is for one group of the students, on a day of its own. */
export interface GroupLine {
  /** "Section 05", as printed. */
  group: string;
  day: ResolvedDate;
  /** What stands behind the day. */
  rest: Piece;
  /** The whole line. */
  evidence: Evidence;
}

const opensWithGroup = new RegExp(
  String.raw`^[\s*•–—-]*((?:${alternation(groupWords)})\s+(?:#\s?)?(?:\d{1,3}|[A-Z])\b)[\s,:;–—-]*`,
  'iu',
);
/** Between two days, and between the day and what is said of it. */
const onlyJoins = /^[\s,:;()–—-]*$/;

/** Reads the group of students that a line opens with: "Section 2"; null where it opens with none. */
export const groupNamed = (line: string): string | null => opensWithGroup.exec(line)?.[1]?.replace(/\s+/g, ' ') ?? null;

/**
 * Whether the lines of a session are for several groups, each with a day of its own: one "Section 2" may be a part of
 * the course.
 */
export function hasGroups(texts: readonly string[]): boolean {
  const groups = texts
    .flatMap((text) => text.split('\n'))
    .map((line) => groupNamed(line)?.toLowerCase())
    .filter((group) => group !== undefined);
  return new Set(groups).size > 1;
}

/**
 * Reads "Section 2 – Tuesday (9/22): Test I": whom a line is for, on which day, and what is then. Null where a line
 * does not open with a group and a day.
 */
export function groupLine(piece: Piece, { dates, anchor }: Pick<WorkContext, 'dates' | 'anchor'>): GroupLine | null {
  const match = opensWithGroup.exec(piece.text);
  if (!match?.[1]) return null;
  const behind = piece.text.slice(match[0].length);
  const named = resolveDates(behind, dates, anchor);
  let end = 0;
  let day: ResolvedDate | null = null;
  for (const date of named) {
    if (!onlyJoins.test(behind.slice(end, date.start))) break;
    // "Tuesday (9/22)": the date that is printed beside the weekday is the day.
    if (!day || day.relative) day = date;
    end = date.end;
  }
  if (!day) return null;
  const lead = /^[\s,:;)–—-]*/.exec(behind.slice(end))?.[0].length ?? 0;
  const rest = slicePiece(piece, match[0].length + end + lead);
  return { group: match[1].replace(/\s+/g, ' '), day, rest, evidence: evidenceOfPiece(piece) };
}

/** The work that a line asks of its group, on its day; a day without class asks for none. */
export function worksOfGroup({ group, day, rest, evidence }: GroupLine, context: WorkContext): Work[] {
  if (rest.text === '' || saysNoClass(rest.text)) return [];
  const anchor = { ...context.anchor, session: day.to };
  const { works } = findWork(rest, { ...context, anchor });
  return works.map((work) => {
    const isOwn = work.dueFrom === 'printed';
    const due = isOwn
      ? {}
      : { dueDate: day.to, dueFrom: day.relative ? ('counted' as const) : ('printed' as const), dueDoubt: day.doubt };
    return { ...work, ...due, dueTime: work.dueTime ?? day.time, group, signs: { ...work.signs, due: true }, evidence };
  });
}
