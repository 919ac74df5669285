import type { DateContext } from '../../dates/date-context.ts';
import type { DateAnchor } from '../../dates/relative-dates.ts';
import { resolveDates } from '../../dates/resolve-date.ts';
import type { ScheduleEntry } from '../../schedule.ts';
import type { Label } from '../labels.ts';
import type { Piece } from '../piece.ts';
import { workTitle } from './due.ts';
import type { FoundWork } from './work.ts';

/** Where a text stands, as far as it matters for what is due. */
export interface WorkContext {
  label: Label | null;
  dates: DateContext;
  anchor: DateAnchor;
  /** Whether the document names this piece of work elsewhere: in its grading table or a list of due dates. */
  isKnown: (title: string) => boolean;
  place: ScheduleEntry['place'];
}

/** What one clause gives: the work it asks for, what of it is left, and itself where it is the topic too. */
export type InClause = Pick<FoundWork, 'works' | 'rest'> & { asTopic?: Piece };

export const datesIn = (piece: Piece, context: WorkContext) => resolveDates(piece.text, context.dates, context.anchor);
export const titleIn = (piece: Piece, context: WorkContext) => workTitle(piece.text, datesIn(piece, context));
