import type { DateContext } from '../../../dates/date-context.ts';
import type { DateAnchor } from '../../../dates/relative-dates.ts';
import { type ResolvedDate, resolveDates } from '../../../dates/resolve-date.ts';
import { memoize } from '../../../text/memoize.ts';
import type { HeadingLabel } from '../../labelling/labels.ts';
import type { Piece } from '../../lines/piece.ts';
import type { ScheduleEntry } from '../../schedule.ts';
import { workTitle } from './due.ts';
import type { FoundWork } from './work.ts';

/** Where a text stands, as far as it matters for what is due. */
export interface WorkContext {
  label: HeadingLabel | null;
  dates: DateContext;
  anchor: DateAnchor;
  /** Whether the document names this piece of work elsewhere: in its grading table or a list of due dates. */
  isKnown: (title: string) => boolean;
  place: ScheduleEntry['place'];
  /** Headings of columns in which bare numbers count work. */
  counts?: ReadonlySet<string>;
  /** Kinds of work of which the schedule names pieces by their number, each on a line of its own. */
  numberedKinds?: ReadonlySet<string>;
  /** The schedule names work only where it is given out: its due days stand nowhere. */
  onlyGivenOut?: boolean;
}

/** What one clause gives: the work it asks for, what of it is left, and itself where it is the topic too. */
export type InClause = Pick<FoundWork, 'works' | 'rest'> & { asTopic?: Piece };

/** What the texts of a session say of dates and work. The same words are asked about several times. */
interface Answers {
  dates: (text: string) => ResolvedDate[];
  title: (text: string) => string;
}

const remembered = new WeakMap<DateAnchor, Answers>();

function answersAt({ dates, anchor }: WorkContext): Answers {
  const known = remembered.get(anchor);
  if (known) return known;
  const datesOf = memoize((text: string) => resolveDates(text, dates, anchor), 200);
  const answers = { dates: datesOf, title: memoize((text: string) => workTitle(text, datesOf(text)), 200) };
  remembered.set(anchor, answers);
  return answers;
}

/** The dates that a piece names, counted from its place. */
export const datesIn = (piece: Piece, context: WorkContext) => answersAt(context).dates(piece.text);

/** What the work is called that a piece names. */
export const titleIn = (piece: Piece, context: WorkContext) => answersAt(context).title(piece.text);
