import type { AssignmentType } from '@weekwise/domain/plan.ts';
import type { DateDoubt } from '../../../dates/date-doubt.ts';
import type { TimeOfDay } from '../../../dates/times.ts';
import type { Evidence } from '../../course.ts';
import type { Piece } from '../../lines/piece.ts';

/** A place in the document that names a piece of work to hand in or to sit. Several places may name the same piece. */
export interface Work {
  title: string;
  dueDate: string | null;
  dueTime: TimeOfDay | null;
  /**
   * How the date is known: printed beside the title, counted from the week ("by Friday"), or the day it stands under.
   */
  dueFrom: 'printed' | 'counted' | 'session' | null;
  type: AssignmentType;
  /** Share of the grade in percent. */
  weight: number | null;
  optional: boolean;
  /** What made it work: named under a label of work, said to be due, or shaped like the name of one. */
  signs: { label: boolean; due: boolean; name: number; known: boolean; imperative: boolean };
  evidence: Evidence;
  dueEvidence: Evidence | null;
  /** What speaks against the date, with the days it can be; absent where nothing does. */
  dueDoubt?: DateDoubt | null;
  /** "Section 2": the students that it is for, where others have it on another day. */
  group?: string;
}

/** What one clause of a text turned out to be: work, or text that is still to be understood, or nothing to keep. */
export interface FoundWork {
  works: Work[];
  rest: Piece[];
  /** Work that stands where the topic stands is also what the session is about. */
  asTopic: { piece: Piece; type: AssignmentType }[];
  /** What says more of the work named before: "(due on Thurs, Jan 11)". */
  continues: Piece[];
}
