import type { CalendarDate } from '../../dates/calendar.ts';
import type { TextStyle } from '../flow/rich-text.ts';
import type { LatexInput } from './latex-input.ts';
import type { Macros } from './latex-macros.ts';
import type { LatexOutput, OpenTable } from './latex-output.ts';

/** What commands and environments act upon while a source is read. */
export interface LatexReader {
  readonly macros: Macros;
  /** Tables open around the text, outermost first. */
  readonly tables: OpenTable[];
  readonly groups: number;
  readonly math: boolean;
  /** Title, author and date, until `\maketitle` prints them. */
  readonly front: Map<string, LatexInput>;
  /** Switches that the document declares with `\newif`, by what stands behind `\if`. */
  readonly flags: Map<string, boolean>;
  style: TextStyle;
  /** The day that `\today` prints in this group; null where the document sets none. */
  day: CalendarDate | null;
  /** Where text goes now. */
  readonly output: LatexOutput;
  print(text: string, input: LatexInput): void;
  /** Reads a source to its end, then goes back to the type in force before. */
  run(input: LatexInput, change?: { style?: TextStyle; math?: boolean; sameGroup?: boolean }): void;
  /** Reads a source into blocks behind the document. */
  note(input: LatexInput): void;
  openScope(): void;
  closeScope(): void;
}
