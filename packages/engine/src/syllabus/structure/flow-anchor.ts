import type { FlowLine } from '../lines/flow-lines.ts';
import type { Opening } from './opening.ts';

/** A line outside tables that opens a week, a session or a unit. */
export interface FlowAnchor {
  line: FlowLine;
  kind: 'week' | 'session' | 'unit';
  /** Number of the week or session as printed. */
  number: number | null;
  /** Offsets count from the beginning of the line. */
  opening: Opening;
}
