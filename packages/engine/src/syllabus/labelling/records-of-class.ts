import { asksToRead } from '../../citations/reading-lead.ts';
import { alternation } from '../../lexicon/alternation.ts';
import { recordsOfClass } from '../../lexicon/label-words.ts';
import { saysDue } from '../items/assignments/due.ts';
import type { ScheduleEntry } from '../schedule.ts';
import type { Labelled } from './governing-labels.ts';

const records = new RegExp(String.raw`^(?:(?:class|lecture|lesson)\s+)?(?:${alternation(recordsOfClass)})\b`, 'i');

/** In a column of recordings or slides everything is one of these, whatever its words. */
export const isRecord = ({ piece, label }: Labelled, { column, label: heading }: ScheduleEntry): boolean =>
  column !== null &&
  records.test(heading ?? '') &&
  !label?.kinds.some((kind) => kind === 'reading' || kind === 'assignment') &&
  !saysDue(piece.text) &&
  !asksToRead(piece.text);
