import type { ResolvedDate } from '../../../dates/resolve-date.ts';
import { evidenceOfPiece, type Piece } from '../../lines/piece.ts';
import { assignmentType } from './assignment-type.ts';
import { capitalised } from './capitalised.ts';
import type { Work } from './work.ts';

/** Work that the document names with its date outside the schedule. */
export interface Mention extends Work {
  /** Sure enough to stand alone where the schedule does not name it. */
  standsAlone: boolean;
}

/** A mention with its evidence; `sure` as in `workName`. */
export function mention(
  title: string,
  piece: Piece,
  due: Pick<ResolvedDate, 'to' | 'time' | 'relative' | 'doubt'> | null,
  sure: number,
  standsAlone: boolean,
): Mention {
  return {
    title: capitalised(title),
    dueDate: due?.to ?? null,
    dueTime: due?.time ?? null,
    dueFrom: due?.to ? (due.relative ? 'counted' : 'printed') : null,
    type: assignmentType(title),
    weight: null,
    optional: /\b(?:optional|extra[- ]credit|bonus)\b/i.test(piece.text),
    signs: { label: false, due: true, name: sure, known: true, imperative: false },
    evidence: evidenceOfPiece(piece),
    dueEvidence: null,
    dueDoubt: due?.doubt ?? null,
    standsAlone,
  };
}
