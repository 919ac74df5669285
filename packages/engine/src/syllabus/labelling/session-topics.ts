import type { AssignmentType } from '@weekwise/domain/plan.ts';
import { titleWithoutDayOff } from '../../citations/day-off-note.ts';
import { asksToRead } from '../../citations/reading-lead.ts';
import { cleanTopic } from '../items/topics.ts';
import type { Piece } from '../lines/piece.ts';
import type { ScheduleEntry } from '../schedule.ts';
import type { HeadingLabel } from './labels.ts';
import {
  isActivity,
  isExplanation,
  isInstruction,
  isMedia,
  isNoClassNote,
  isOnlyActivity,
  isRemarkBehind,
  saysNoClass,
} from './notes.ts';

/** Text that says what a session is about, and how it says so. */
export interface FoundTopic {
  text: string;
  piece: Piece;
  /** `event`: an exam or presentation that fills the session; `work`: other work that stands where a topic would. */
  from: 'heading' | 'label' | 'plain' | 'event' | 'work';
}

/** The heading of a session says what it is about, unless a label inside it says otherwise. */
export const isSubject = (entry: ScheduleEntry, label: HeadingLabel | null) =>
  entry.place === 'heading' && (label === null || label.kinds.length === 0 || label.kinds[0] === 'topic');

/** The topic that a text names where it stands, or null. `work`: the type of the work that it also is. */
export function topicOf(
  piece: Piece,
  label: HeadingLabel | null,
  entry: ScheduleEntry,
  work: AssignmentType | null,
): FoundTopic | null {
  const text = titleWithoutDayOff(piece.text);
  const kind = label?.kinds[0] ?? null;
  const asTopic =
    kind === 'topic' || (kind === 'activity' && entry.place === 'cell') || kind === null || isSubject(entry, label);
  if (!asTopic || isNoClassNote(text) || saysNoClass(text)) return null;
  if (entry.place !== 'heading' && isOnlyActivity(text)) return null;
  const labelled = kind === 'topic';
  if (
    entry.place !== 'heading' &&
    !labelled &&
    (isMedia(text) || asksToRead(text) || isExplanation(text) || isActivity(text))
  )
    return null;
  const wholeHeading = entry.place === 'heading' && piece.text === entry.text.trim();
  if (!wholeHeading && (isInstruction(text) || (isExplanation(text) && text.split(/\s+/).length > 40))) return null;
  if (!wholeHeading && isRemarkBehind(text, entry.text)) return null;
  const cleaned = cleanTopic(text);
  if (cleaned === '') return null;
  const event = work === 'exam' || work === 'presentation';
  const from = event ? 'event' : work ? 'work' : isSubject(entry, label) ? 'heading' : labelled ? 'label' : 'plain';
  return { text: cleaned, piece, from };
}
