import type { AssignmentType } from '@weekwise/domain/plan.ts';
import { splitCitations } from '../../citations/split-citations.ts';
import { isOnlyDotted } from '../../dates/day-pattern.ts';
import { type ResolvedDate, resolveDates } from '../../dates/resolve-date.ts';
import type { Evidence } from '../course.ts';
import { countedWork } from '../items/assignments/counted-work.ts';
import { saysDue } from '../items/assignments/due.ts';
import { dueDateOf, isOnlyDate, onlyDueTime, standsForDate } from '../items/assignments/due-date.ts';
import { exerciseWork } from '../items/assignments/exercise-numbers.ts';
import { findWork } from '../items/assignments/find-work.ts';
import { otherWorks } from '../items/assignments/other-works.ts';
import { continueWork, onlyTimeIn } from '../items/assignments/to-work.ts';
import type { Work } from '../items/assignments/work.ts';
import { workBehindReading } from '../items/assignments/work-behind-reading.ts';
import { datesIn, type WorkContext } from '../items/assignments/work-context.ts';
import { type FoundReading, findReadings } from '../items/readings.ts';
import { evidenceOfPiece, type Piece } from '../lines/piece.ts';
import type { ScheduleEntry, ScheduleSession } from '../schedule.ts';
import { GoverningLabels, type Labelled } from './governing-labels.ts';
import { groupLine, hasGroups, worksOfGroup } from './group-line.ts';
import type { HeadingLabel } from './labels.ts';
import { isMedia, isNoClassNote, saysNoClass } from './notes.ts';
import { namesReadingOnly } from './reading-only.ts';
import { isRecord } from './records-of-class.ts';
import { type FoundTopic, isSubject, topicOf } from './session-topics.ts';
import { topicAndCitations } from './topic-and-citations.ts';

type StatedDue = Pick<ResolvedDate, 'to' | 'time' | 'relative' | 'doubt'>;

export interface UnderstoodSession {
  topics: FoundTopic[];
  readings: { found: FoundReading; entry: ScheduleEntry }[];
  works: Work[];
  /** Texts that may be work and that no rule takes for it: fitted weights judge them. */
  otherWorks: Work[];
  /** Dates that stand alone under a label of what is due: they belong to the work beside them. */
  dueDates: { due: StatedDue; evidence: Evidence }[];
  /** Every text of the session with the label that it stands under, also where no rule made anything of it. */
  statements: (Labelled & { entry: ScheduleEntry })[];
  /** The label under which the last work was found. */
  lastLabel: HeadingLabel | null;
  /** By column, the last entry and the work that it ended with: a date below belongs to it. Null: outside tables. */
  lastEntries: Map<number | null, { entry: ScheduleEntry; work: Work | null }>;
  /** Class does not meet, and nothing else is said. */
  isBreak: boolean;
}

type SessionContext = Omit<WorkContext, 'label' | 'place'>;

/** Characters; the longest citations and instructions stay well below. */
const longestEntry = 3000;

/** Tells the entries of one session apart. */
export function understandSession(session: ScheduleSession, context: SessionContext): UnderstoodSession {
  const labels = new GoverningLabels();
  const result: UnderstoodSession = {
    topics: [],
    readings: [],
    works: [],
    otherWorks: [],
    dueDates: [],
    statements: [],
    lastLabel: null,
    lastEntries: new Map(),
    isBreak: false,
  };
  const isOfGroups = hasGroups(session.entries.map(({ text }) => text));
  let noClass = false;
  let above: DateLine | null = null;
  session.entries.forEach((entry, i) => {
    // A page of prose in one entry is no list of readings; reading it as one would only cost time.
    if (entry.text.length > longestEntry) return;
    const before = result.works.length;
    for (const statement of labels.read(entry, session.entries[i + 1])) {
      const ofGroup = isOfGroups ? groupLine(statement.piece, context) : null;
      if (ofGroup) {
        result.works.push(...worksOfGroup(ofGroup, { ...context, label: statement.label, place: entry.place }));
        continue;
      }
      if (saysNoClass(statement.piece.text)) noClass = true;
      const inPlace = { ...context, label: statement.label, place: entry.place };
      if (dateBelow(statement, entry, inPlace, result) || isRecord(statement, entry)) continue;
      result.statements.push({ ...statement, entry });
      const known = result.works.length;
      understandStatement(statement, entry, inPlace, result);
      dateFromAbove(above, statement.piece, result.works.slice(known), inPlace);
      const isDate = isOnlyDate(statement.piece.text, datesIn(statement.piece, inPlace));
      above = isDate ? { piece: statement.piece, block: entry.evidence.block } : null;
    }
    const work = result.works.length > before ? (result.works.at(-1) ?? null) : null;
    result.lastEntries.set(entry.column, { entry, work });
  });
  result.otherWorks = otherWorks(result, context);
  dateByColumn(result.works.length > 0 ? result.works : result.otherWorks, result.dueDates);
  result.isBreak = noClass && result.readings.length === 0 && result.works.length === 0;
  return result;
}

/**
 * A due date beside several works is the date of each that has none of its own; as many dates as works go one by one.
 */
function dateByColumn(works: Work[], dueDates: UnderstoodSession['dueDates']): void {
  const open = works.filter((work) => work.dueFrom === null || work.dueFrom === 'session');
  if (dueDates.length !== 1 && dueDates.length !== open.length) return;
  open.forEach((work, i) => {
    const stated = dueDates[dueDates.length === 1 ? 0 : i];
    if (!stated) return;
    work.dueDate = stated.due.to;
    work.dueTime = stated.due.time;
    work.dueFrom = stated.due.to === null ? null : stated.due.relative ? 'counted' : 'printed';
    work.dueDoubt = stated.due.doubt;
    work.dueEvidence = stated.evidence;
    work.signs.due = true;
  });
}

const awaitsDate = /\b(?:due|by|on|until|deadline)\W*$/i;

/**
 * A date alone on the line below a piece of work, in its cell or list item or nested under it, is the date of this
 * work:
 * "Quiz 1", "(Sep 11)". Whether it was.
 */
function dateBelow({ piece, label }: Labelled, entry: ScheduleEntry, context: WorkContext, result: UnderstoodSession) {
  const { entry: above, work = null } = result.lastEntries.get(entry.column) ?? {};
  if (!above || !work || !isOnlyDate(piece.text, datesIn(piece, context))) return false;
  const inBrackets = /^\s*[([]/.test(piece.text);
  // "Response paper due": the date may stand in the rest of the row, below a page's end.
  const isAwaited = awaitsDate.test(above.text) && entry.column === above.column;
  // Under a label of what is due, another date without brackets may be that of all works beside it.
  if (label?.due && !inBrackets && !isAwaited) return false;
  const inCell = entry.column !== null && entry.column === above.column;
  const isUnder = inCell
    ? entry.evidence.block === above.evidence.block && entry.depth >= above.depth
    : entry.column === null &&
      (entry.depth > above.depth || inBrackets || entry.evidence.block === above.evidence.block);
  if (!(isUnder || isAwaited) || work.dueFrom === 'printed') return false;
  continueWork(work, piece, context);
  return true;
}

/** A line that is nothing but a date, and the block that it stands in. */
interface DateLine {
  piece: Piece;
  block: number;
}

/** "Friday 09/11 at 23:59", and on the next line of the same list item "Due assignment 1". */
function dateFromAbove(above: DateLine | null, { text, evidence }: Piece, works: Work[], context: WorkContext): void {
  const [work] = works;
  if (!above || !work || works.length > 1 || work.dueFrom === 'printed') return;
  if (above.block === evidence.block && saysDue(text)) continueWork(work, above.piece, context);
}

/** "TBA" in a column of due dates: the row's own day is not the day. */
const undecided: StatedDue = { to: null, time: null, relative: false, doubt: null };

/** "Due by 9 am" in a row of one day: on this day. */
function atTime(text: string, { anchor }: WorkContext): StatedDue | null {
  const time = onlyTimeIn(text);
  return time && anchor.session ? { to: anchor.session, time, relative: true, doubt: null } : null;
}

/** A column of readings is cut into its citations first: a title may hold stops and the words of coursework. */
function understandStatement(
  statement: Labelled,
  entry: ScheduleEntry,
  context: WorkContext,
  result: UnderstoodSession,
): void {
  const { piece, label } = statement;
  const behind = workBehindReading(piece, label, context.numberedKinds ?? new Set());
  if (behind) {
    for (const part of [behind.reading, behind.work])
      understandStatement({ piece: part, label }, entry, context, result);
    return;
  }
  const listed = label?.kinds.includes('reading') && !isSubject(entry, label) ? splitCitations(piece) : [];
  if (listed.length < 2 || saysDue(piece.text)) understandPiece(statement, entry, context, result);
  else for (const part of listed) understandPiece({ piece: part, label }, entry, context, result);
}

/** The dates in a column of due dates, where "6.11." is one too. */
const datesUnderDue = (piece: Piece, context: WorkContext) =>
  isOnlyDotted(piece.text)
    ? resolveDates(piece.text, context.dates, context.anchor, { dateColumn: true })
    : datesIn(piece, context);

function understandPiece(
  { piece, label }: Labelled,
  entry: ScheduleEntry,
  context: WorkContext,
  result: UnderstoodSession,
): void {
  const heading = isSubject(entry, label);
  const subject = heading || label?.kinds[0] === 'topic';
  const stated = label?.due ? datesUnderDue(piece, context) : [];
  if (label?.due && standsForDate(piece.text)) {
    result.dueDates.push({ due: undecided, evidence: evidenceOfPiece(piece) });
    return;
  }
  if (isOnlyDate(piece.text, stated)) {
    const due = dueDateOf(piece.text, stated) ?? atTime(piece.text, context);
    if (due) result.dueDates.push({ due, evidence: evidenceOfPiece(piece) });
    return;
  }
  const time = onlyDueTime(piece.text);
  if (time) {
    const due = { to: context.anchor.session, time, relative: true, doubt: null };
    if (due.to) result.dueDates.push({ due, evidence: evidenceOfPiece(piece) });
    return;
  }
  const exercises = heading
    ? null
    : (exerciseWork(piece, label, entry.label, context) ?? countedWork(piece, entry.label, context));
  if (exercises) {
    result.works.push(exercises);
    result.lastLabel = label;
    return;
  }
  const toWatch = isMedia(piece.text) && !subject && !label?.kinds.includes('reading') && !saysDue(piece.text);
  if (isNoClassNote(piece.text) || toWatch) return;
  const addReadings = (from: Piece, under: HeadingLabel | null = label): Piece[] => {
    const { readings, rest } = findReadings(from, under);
    result.readings.push(...readings.map((found) => ({ found, entry })));
    return rest;
  };
  const addTopic = (from: Piece, work: AssignmentType | null) => {
    const topic = topicOf(from, label, entry, work);
    if (topic) result.topics.push(topic);
  };
  const cites = !heading && namesReadingOnly(piece, label);
  if (label?.assigned && !cites && context.onlyGivenOut && label.kinds.includes('assignment')) {
    result.works.push(...findWork(piece, { ...context, anchor: { ...context.anchor, session: null } }).works);
    return;
  }
  if (label?.assigned || cites) {
    const rest = addReadings(piece);
    if (!label?.assigned) for (const part of rest) addTopic(part, null);
    return;
  }
  if (subject && !saysDue(piece.text)) {
    const { topic, citations } = topicAndCitations(piece, !heading);
    if (citations.length > 0) {
      for (const left of citations.flatMap((one) => addReadings(one, null))) addTopic(left, null);
      if (topic) understandStatement({ piece: topic, label }, entry, context, result);
      return;
    }
  }
  const { works, rest, asTopic, continues } = findWork(piece, context);
  const open = result.works.at(-1);
  if (open) for (const clause of continues) continueWork(open, clause, context);
  result.works.push(...(open && tellsMoreOf(open, works, label, result) ? [] : works));
  result.lastLabel = works.length > 0 ? label : result.lastLabel;
  for (const { piece: topic, type } of asTopic) addTopic(topic, type);
  for (const part of rest) {
    if (!heading) for (const left of addReadings(part)) addTopic(left, null);
    else {
      const { topic, citations } = topicAndCitations(part);
      const left = citations.flatMap((one) => addReadings(one));
      for (const one of topic ? [topic, ...left] : left) addTopic(one, null);
    }
  }
}

/** Words; a longer text with a number is no name such as "Sterilisation, part 2". */
const longestNumberedName = 3;

/** Under one "Homework:" several statements describe one homework; names of work are several. */
function tellsMoreOf(open: Work, works: Work[], label: HeadingLabel | null, result: UnderstoodSession): boolean {
  const work = works[0];
  if (!work || works.length > 1 || label === null || label !== result.lastLabel || label.kinds.includes('reading'))
    return false;
  const describes = ({ signs, title }: Work) =>
    signs.name < 0.65 && title.split(/\s+/).length > (/\d/.test(title) ? longestNumberedName : 1);
  const areBothDue = [open, work].every(({ signs, dueFrom }) => signs.due && dueFrom === 'printed');
  if (!describes(open) || !describes(work) || (areBothDue && open.dueDate !== work.dueDate)) return false;
  if (work.dueFrom === 'printed' || work.dueFrom === 'counted') {
    open.dueDate = work.dueDate;
    open.dueFrom = work.dueFrom;
    open.dueTime = work.dueTime;
    open.signs.due = true;
    open.dueEvidence = work.evidence;
  }
  return true;
}
