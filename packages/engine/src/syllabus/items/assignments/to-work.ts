import type { AssignmentType } from '@weekwise/domain/plan.ts';
import { type ResolvedDate, resolveDates } from '../../../dates/resolve-date.ts';
import { findTimes, type TimeOfDay } from '../../../dates/times.ts';
import { alternation } from '../../../lexicon/alternation.ts';
import { statementOpeners } from '../../../lexicon/statements.ts';
import type { HeadingLabel } from '../../labelling/labels.ts';
import { evidenceOfPiece, type Piece } from '../../lines/piece.ts';
import { assignmentType } from './assignment-type.ts';
import { capitalised } from './capitalised.ts';
import { saysHandIn } from './due.ts';
import { dueDateOf, isOnlyDate, leavesDateOpen } from './due-date.ts';
import { namesWork, workName } from './nouns.ts';
import type { Work } from './work.ts';
import { datesIn, titleIn, type WorkContext } from './work-context.ts';

/** Whether the clause around a name of work says that it is due, and when. */
interface Said {
  due: boolean;
  date?: ResolvedDate | null;
  /** It says that the day is not known yet. */
  isOpen?: boolean;
}

/**
 * A piece of work from the words that name it; null where they name none. `said.date` is the date of the clause around
 * it.
 */
export function toWork(piece: Piece, context: WorkContext, said: Said): Work | null {
  const work = workAsWritten(piece, context, said);
  const plain = titleIn(piece, context);
  const { title, signs } = work;
  if (
    /^no\b|:\s*(?:none|n\/a)\W*$/i.test(plain) ||
    calendarNote.test(plain) ||
    (/\bdeadlines?(?:\s*\([^)]*\))?$/i.test(plain) && !namesWork(plain)) ||
    ((signs.name < 0.65 || plain.split(/\s+/).length > longestName) && isStatement(plain, signs.imperative)) ||
    !/\p{L}{2}/u.test(title) ||
    /^(?:(?:assignments?|readings?|work|it|this|these|they|all|due|deadline|due dates?)$|to\s)/i.test(title)
  )
    return null;
  return work;
}

/** The piece of work that a text is if it is one. */
export function workAsWritten(piece: Piece, context: WorkContext, said: Said): Work {
  const own = datesIn(piece, context);
  const heading = context.label?.name ?? null;
  const dates = own.length === 0 && heading ? resolveDates(heading, context.dates, context.anchor) : own;
  const plain = titleIn(piece, context);
  const name = workName(plain);
  // "Due January 23: Map exercise", "Homework for January 23: Map exercise": the label says when, not what.
  const isName = heading !== null && !/^(?:due|deadline)\b|\bfor\b/i.test(heading);
  const title = capitalised(isName && (name?.sure ?? 0) < 0.65 ? `${heading}: ${plain}` : plain);
  const date = own.length === 0 && heading ? (dates[0] ?? null) : (dueDateOf(piece.text, dates) ?? said.date ?? null);
  const { label, anchor } = context;
  const underWork = label?.kinds.includes('assignment') ?? false;
  // A date that the text names and nobody can tell, one of several, or one to be announced is no day of the schedule.
  const open =
    date !== null ||
    dates.length > 1 ||
    said.isOpen ||
    leavesDateOpen(piece.text) ||
    (!said.due && goesOn.test(piece.text));
  const labelled = open ? null : dueByLabel(context);
  const dueDate = open ? (date?.to ?? null) : (labelled?.to ?? (labelled?.namesDay ? null : anchor.session));
  return {
    title,
    dueDate,
    dueTime: date?.time ?? labelled?.time ?? (date === null && said.due ? onlyTimeIn(piece.text) : null),
    dueFrom: date?.to ? (date.relative ? 'counted' : 'printed') : labelled?.to ? 'counted' : dueDate ? 'session' : null,
    type: assignmentType(title, [], fallbackType(label, said.due || saysHandIn(piece.text))),
    weight: null,
    optional: (label?.optional ?? false) || /\b(?:optional|extra[- ]credit|bonus)\b/i.test(piece.text),
    signs: {
      label: underWork,
      due: said.due || (label?.due ?? false),
      name: name?.sure ?? 0,
      known: context.isKnown(title),
      imperative: saysHandIn(piece.text),
    },
    evidence: evidenceOfPiece(piece),
    dueEvidence: null,
    dueDoubt: date?.doubt ?? null,
  };
}

/** "Last day of class", "End of week 14": says where in the term a day stands. */
const calendarNote =
  /^\W*(?:(?:the )?(?:end|start|beginning|last|first)(?: (?:day|week|session|meeting))?(?: of (?:the )?| )(?:class(?:es)?|week|term|semester|quarter|course)|class(?:es)? (?:ends?|begins?|starts?)|(?:end|start): .*)\s?\d{0,2}\W*$/i;

/** "Begin the draft of your report", "Continue with your map": nothing is handed in on the day that says so. */
const goesOn = /^\W*(?:(?:begin|start|continue|keep|work(?:ing)? on)\s|(?:writing|building)\s+(?:your|the)\s)/i;

/** Words; nothing longer is a name, whatever its noun. */
const longestName = 12;
const opener = new RegExp(String.raw`^(?:${alternation(statementOpeners)})(?![\p{L}-])`, 'iu');
/** "Solutions will be provided", "The choice of topic is important": a subject and its verb. */
const finiteVerb =
  /^(?:(?!(?:what|that|which|who|whose|how|where|when|whether|if|why)\b)[\p{L}’'-]+\s+){1,6}(?:will|shall|is|are|was|were|has|have|does|do|should|must|may|might)\s/u;
const teacherSpeaks = /(?:^|\s)(?:I|we)(?:['’](?:ll|re|ve|m|d))?\s\p{Ll}/u;

/**
 * "Is their code available?", "By then I expect an outline": says or asks something, and names no work unless it tells
 * to do it.
 */
const isStatement = (text: string, asks: boolean) =>
  opener.test(text) || (!asks && (/\?$/.test(text) || teacherSpeaks.test(text) || finiteVerb.test(text)));

/** "Report due at noon": the time of the day under which it stands. */
export function onlyTimeIn(text: string): TimeOfDay | null {
  const [first, ...others] = findTimes(text);
  return first && others.length === 0 ? first.time : null;
}

/** What the label says of the day: a column "Due Sundays, 11:59 pm", or only of the time: "Due @ 5pm". */
function dueByLabel({ label, dates, anchor }: WorkContext) {
  if (!label?.dueText) return null;
  const day = resolveDates(label.dueText, dates, anchor)[0];
  const time = day?.time ?? findTimes(label.dueText)[0]?.time ?? null;
  // "Homework after class", and "Homework for next class" under the last class of all: on a day that nobody can tell,
  // but not on this one.
  return { to: day?.to ?? null, time, namesDay: day !== undefined || /\b(?:next|after)\b/i.test(label.dueText) };
}

const fallbackType = (label: HeadingLabel | null, asked: boolean): AssignmentType =>
  asked || label?.kinds.includes('assignment') ? 'homework' : 'other';

/** "Ch. 12 (395–420)", "Units 1–3": what an exam covers. */
export const isCoverage = (clause: Piece) =>
  /^\s*(?:ch(?:ap(?:ter)?)?s?\.?\s?\d|units?\s?\d|weeks?\s?\d|sections?\s?\d|modules?\s?\d)[\d\s().,;:–-]*$/i.test(
    clause.text,
  );

/** Takes what a later clause says of a piece of work: its due date, or what it covers. */
export function continueWork(work: Work, clause: Piece, context: WorkContext): void {
  const date = dueDateOf(clause.text, datesIn(clause, context));
  // A day that nobody can tell takes the place of one that the work merely stands under, of no other.
  if (date && (date.to !== null || work.dueFrom === null || work.dueFrom === 'session')) {
    work.dueDate = date.to;
    work.dueTime = date.time ?? work.dueTime;
    work.dueFrom = date.to === null ? null : date.relative ? 'counted' : 'printed';
    work.dueDoubt = date.doubt;
    work.signs.due = true;
    work.dueEvidence = evidenceOfPiece(clause);
  } else if (!date && leavesDateOpen(clause.text) && work.dueFrom === 'session') {
    work.dueDate = null;
    work.dueFrom = null;
    work.signs.due = true;
  } else if (!date && isOnlyDate(clause.text, [])) {
    work.dueTime ??= onlyTimeIn(clause.text);
    work.signs.due = true;
  } else if (isCoverage(clause)) work.title = `${work.title}; ${clause.text}`;
}
