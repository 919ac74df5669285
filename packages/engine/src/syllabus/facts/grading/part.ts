import type { Block } from '../../../documents/document.ts';
import type { Evidence } from '../../course.ts';

/** A part of the grade with its share as printed. */
export interface GradedPart {
  name: string;
  value: number;
  unit: 'percent' | 'points';
  /** The share stands in front of the name. */
  leads: boolean;
  /** Where it is printed: in a table, in a line of its own, or within a sentence. */
  from: 'table' | 'line' | 'sentence';
  evidence: Evidence;
  block: Block;
}

/** Parts that are printed as one list or table, and what they add up to. */
export interface GradedList {
  parts: GradedPart[];
  unit: 'percent' | 'points';
  /** The sum of the shares, without those of parts of parts. */
  sum: number;
  /** The whole that the document prints or that percents have: 100, "Total 750 points"; null where nothing says. */
  whole: number | null;
  /** The heading above, "" where there is none. */
  heading: string;
  /** Whether a unit or a column's heading says that the numbers are shares. */
  said: boolean;
}
