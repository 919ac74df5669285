import { titleWithoutDayOff } from '../../citations/day-off-note.ts';
import { parseCitation } from '../../citations/parse-citation.ts';
import { splitCitations } from '../../citations/split-citations.ts';
import { clausesOf } from '../items/assignments/clauses.ts';
import { namesWork } from '../items/assignments/nouns.ts';
import { foldImprints } from '../items/imprints.ts';
import { foldNested } from '../items/nested-readings.ts';
import { type FoundReading, leadsIn } from '../items/readings.ts';
import { cleanTopic } from '../items/topics.ts';
import { weekTopics } from '../items/week-topics.ts';
import { type Piece, slicePiece } from '../lines/piece.ts';
import type { ScheduleEntry, ScheduleWeek } from '../schedule.ts';
import { isBreakLine } from '../structure/vocabulary.ts';
import type { HeadingLabel } from './labels.ts';
import {
  isAllOfCourse,
  isInstruction,
  isNoClassNote,
  isQuestion,
  isRemarkBehind,
  saysNotHeld,
  saysWhereToGet,
} from './notes.ts';
import type { FoundTopic } from './session-topics.ts';
import type { UnderstoodSession } from './understand-session.ts';

/**
 * What the rules made of a text: nothing, an item that other items of the week then replaced, or an item of the plan.
 */
export type Vote = 'none' | 'replaced' | 'taken';

interface Place {
  /** Indexes into the weeks of the schedule, the sessions of the week and the entries of the session. */
  week: number;
  session: number;
  index: number;
  /** Offset into the entry's text. */
  offset: number;
  entry: ScheduleEntry;
  /** The label in force; of the unit that a session stands under there is none. */
  label: HeadingLabel | null;
  piece: Piece;
  vote: Vote;
}

/** A text that may be (part of) what its week is about. */
export interface TopicProposal extends Place {
  kind: 'topic';
  topic: FoundTopic;
  /** It is the heading of a unit above the session, not a text of the session. */
  isUnit: boolean;
}

/** A text that may be something to read. */
export interface ReadingProposal extends Place {
  kind: 'reading';
  reading: FoundReading;
}

export type RoleProposal = TopicProposal | ReadingProposal;

/** Words; a longer text is no title, and its first clause is proposed instead. */
const longestTopic = 25;
const longestReading = 90;

/**
 * Where a piece stands in its entry: offsets into the entry's text. A piece that is not printed so stands at its
 * beginning.
 */
export function rangeIn(entry: ScheduleEntry, piece: Piece): [number, number] {
  const at = Math.max(0, entry.text.indexOf(piece.text));
  return [at, at + piece.text.length];
}

const overlaps = (a: [number, number], b: [number, number]) => a[0] < b[1] && b[0] < a[1];
const wordCount = (text: string) => text.trim().split(/\s+/).length;

/**
 * Every text of the weeks that may be a topic or a reading: what the rules found, and the texts beside it of which they
 * made nothing. In the order of the schedule.
 */
export function proposeRoles(weeks: ScheduleWeek[], understood: UnderstoodSession[][]): RoleProposal[] {
  return weeks.flatMap((week, at) => {
    const sessions = understood[at] ?? [];
    const taken = weekTopics(week, sessions);
    return sessions.flatMap((session, i) => ofSession(session, week, { week: at, session: i }, new Set(taken)));
  });
}

function ofSession(
  session: UnderstoodSession,
  week: ScheduleWeek,
  at: { week: number; session: number },
  taken: Set<FoundTopic>,
): RoleProposal[] {
  const scheduled = week.sessions[at.session];
  if (!scheduled) return [];
  const proposals: RoleProposal[] = [];
  const kept = new Set(foldNested(foldImprints(session.readings)));
  const indexOf = new Map(scheduled.entries.map((entry, i) => [entry.evidence, i]));
  const unitTopic = unitProposal(scheduled.unit, scheduled.entries[0], at, taken);
  if (unitTopic) proposals.push(unitTopic);
  for (const { piece, label, entry } of session.statements) {
    const index = indexOf.get(entry.evidence) ?? 0;
    const range = rangeIn(entry, piece);
    const place = { ...at, index, entry, label };
    const within = (other: Piece) => other.evidence === entry.evidence && overlaps(rangeIn(entry, other), range);
    const readings = session.readings.filter(({ found }) => within(found.citation.piece));
    const topics = session.topics.filter((topic) => within(topic.piece));
    for (const topic of topics)
      proposals.push({
        ...place,
        kind: 'topic',
        topic,
        piece: topic.piece,
        offset: rangeIn(entry, topic.piece)[0],
        vote: taken.has(topic) ? 'taken' : 'replaced',
        isUnit: false,
      });
    const other = topics.length ? null : otherTopic(piece, entry, readings);
    if (other)
      proposals.push({
        ...place,
        kind: 'topic',
        topic: other,
        piece: other.piece,
        offset: range[0],
        vote: 'none',
        isUnit: false,
      });
    for (const { found } of readings.filter((one) => kept.has(one.found)))
      proposals.push({
        ...place,
        kind: 'reading',
        reading: found,
        piece: found.citation.piece,
        offset: rangeIn(entry, found.citation.piece)[0],
        vote: 'taken',
      });
    for (const reading of otherReadings(
      piece,
      label,
      entry,
      readings.map(({ found }) => found),
    ))
      proposals.push({
        ...place,
        kind: 'reading',
        reading,
        piece: reading.citation.piece,
        offset: rangeIn(entry, reading.citation.piece)[0],
        vote: 'none',
      });
  }
  return proposals;
}

function unitProposal(
  unit: string | null,
  first: ScheduleEntry | undefined,
  at: { week: number; session: number },
  taken: Set<FoundTopic>,
): TopicProposal | null {
  const name = unit ? cleanTopic(unit) : '';
  if (name === '' || !first) return null;
  const piece: Piece = { text: name, marks: [], evidence: first.evidence };
  const topic: FoundTopic = { text: name, piece, from: 'plain' };
  const isTaken = [...taken].some((one) => one.text === name && one.piece.evidence === first.evidence);
  return {
    ...at,
    kind: 'topic',
    index: -1,
    offset: 0,
    entry: first,
    label: null,
    piece,
    topic,
    vote: isTaken ? 'taken' : 'none',
    isUnit: true,
  };
}

/** A text of which the rules made no topic: all of it, or what stands in front of the readings. */
function otherTopic(piece: Piece, entry: ScheduleEntry, readings: UnderstoodSession['readings']): FoundTopic | null {
  const starts = readings.map(({ found }) => piece.text.indexOf(found.citation.piece.text)).filter((at) => at >= 0);
  const front = starts.length ? slicePiece(piece, 0, Math.min(...starts)) : piece;
  const whole = front.text === '' ? piece : front;
  const own = wordCount(whole.text) > longestTopic ? (clausesOf(whole)[0] ?? whole) : whole;
  if (wordCount(own.text) > longestTopic) return null;
  const text = cleanTopic(titleWithoutDayOff(own.text));
  // "After the test:" says when, "Complete the quiz on ropes" what to do, "Campus closed" that there is no class.
  const isSubject =
    !isNoClassNote(text) && !(saysNotHeld(text) && isBreakLine(text)) && !(isInstruction(text) && namesWork(text));
  return text === '' || !isSubject || isRemarkBehind(own.text, entry.text) ? null : { text, piece: own, from: 'plain' };
}

/** The citations that a text may hold beside those that the rules found. */
function otherReadings(
  piece: Piece,
  label: HeadingLabel | null,
  entry: ScheduleEntry,
  found: FoundReading[],
): FoundReading[] {
  const known = found.map(({ citation }) => rangeIn(entry, citation.piece));
  return clausesOf(piece)
    .flatMap(splitCitations)
    .filter(
      (part) => wordCount(part.text) <= longestReading && !known.some((one) => overlaps(one, rangeIn(entry, part))),
    )
    .map(parseCitation)
    .filter(
      ({ title, piece: { text } }) =>
        /\p{L}{2}|\d/u.test(title) &&
        !leadsIn(text) &&
        !isNoClassNote(text) &&
        !isQuestion(text) &&
        !isAllOfCourse(text) &&
        !saysWhereToGet(text),
    )
    .map((citation) => ({
      citation,
      labelled: label?.kinds.includes('reading') ?? false,
      optional: citation.optional || (label?.optional ?? false),
      graduateOnly: citation.graduateOnly || (label?.graduateOnly ?? false),
    }));
}
