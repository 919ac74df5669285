import type { AssignmentType } from '../../course.ts';
import type { DateContext } from '../../dates/date-context.ts';
import type { DateAnchor } from '../../dates/relative-dates.ts';
import { type ResolvedDate, resolveDates } from '../../dates/resolve-date.ts';
import { findTimes } from '../../dates/times.ts';
import type { ScheduleEntry } from '../../schedule.ts';
import type { Label } from '../labels.ts';
import { isMedia } from '../notes.ts';
import { evidenceOf, type Piece, slicePiece, spansOf } from '../piece.ts';
import { assignmentType } from './assignment-type.ts';
import { clausesOf } from './clauses.ts';
import { dueDateOf, isOnlyMentioned, saysDue, saysHandIn, workTitle } from './due.ts';
import { namesWork, workName } from './nouns.ts';
import type { FoundWork, Work } from './work.ts';

/** Where a text stands, as far as it matters for what is due. */
export interface WorkContext {
  label: Label | null;
  dates: DateContext;
  anchor: DateAnchor;
  /** Whether the document names this piece of work elsewhere: in its grading table or a list of due dates. */
  isKnown: (title: string) => boolean;
  place: ScheduleEntry['place'];
}

/**
 * The work that a text asks for, and what of the text remains to be understood. "Linear growth. Assignment 1 is due &
 * Assignment 2 is assigned" gives Assignment 1 and "Linear growth". Work that is only prepared, reviewed or given out is neither.
 */
export function findWork(piece: Piece, context: WorkContext): FoundWork {
  const works: Work[] = [];
  const rest: Piece[] = [];
  const continues: Piece[] = [];
  const asTopic: FoundWork['asTopic'] = [];
  for (const clause of clausesOf(piece)) {
    const found = inClause(clause, context);
    const last = works.at(-1);
    // "(due on Thurs, Jan 11)" behind a name, and "Ch12 (395–420)" behind "Quiz Ch4 (103–106);", say more of the work before.
    if (found === 'continues' && last) continueWork(last, clause, context);
    else if (found === 'continues') continues.push(clause);
    else if (last && isSameAgain(found)) continueWork(last, clause, context);
    else {
      works.push(...found.works);
      rest.push(...found.rest);
      if (found.asTopic && found.works[0]) asTopic.push({ piece: found.asTopic, type: found.works[0].type });
    }
  }
  return { works, rest, asTopic, continues };
}

/** "Turn in your analytical paper. Papers must be turned in by Friday": the second sentence speaks of the first one's work. */
const isSameAgain = ({ works }: InClause) =>
  works.length === 1 &&
  works[0]?.signs.due === true &&
  /^(?:papers?|essays?|assignments?|quizzes|quiz|exams?|reports?|drafts?|both|all|each|submissions?|these|they|it|this)$/i.test(
    works[0].title,
  );

type InClause = Pick<FoundWork, 'works' | 'rest'> & { asTopic?: Piece };

function inClause(clause: Piece, context: WorkContext): InClause | 'continues' {
  const { label } = context;
  const wrapped = /^\s*[([]([^()[\]]*)[)\]]\s*\.?$/.exec(clause.text);
  if (wrapped?.[1] && saysDue(wrapped[1])) {
    const inside = slicePiece(
      clause,
      clause.text.indexOf(wrapped[1]),
      clause.text.indexOf(wrapped[1]) + wrapped[1].length,
    );
    return namesWork(titleIn(inside, context)) ? dueClause(inside, context) : 'continues';
  }
  const given = examGiven(clause, context);
  if (given) return given;
  const bracketed = workInBrackets(clause, context);
  if (bracketed) return { works: [bracketed], rest: [] };
  const due = saysDue(clause.text);
  if (
    /^[([]?\s*(?:also\s+)?(?:is\s+)?due\b/i.test(clause.text) &&
    !/\p{L}/u.test(titleIn(clause, context).replace(/\bTB[AD]\b/g, ''))
  )
    return 'continues';
  if (isCoverage(clause) && label?.kinds.includes('assignment') && !label.kinds.includes('reading')) return 'continues';
  const onlyWork = label?.kinds.length === 1 && label.kinds[0] === 'assignment';
  if (isOnlyMentioned(clause.text, onlyWork) && !due && (namesWork(clause.text) || context.isKnown(clause.text)))
    return { works: [], rest: isSubject(clause, context) ? [clause] : mentionless(clause) };
  if (due) return dueClause(clause, context);
  return named(clause, context);
}

/** "Work on your paper (final script + paper due Jan 25)": the remark in brackets asks for work of its own. */
function workInBrackets(clause: Piece, context: WorkContext): Work | null {
  const match = /\(([^()]*\bdue\b[^()]*)\)/i.exec(clause.text);
  if (!match?.[1]) return null;
  const inside = slicePiece(clause, match.index + 1, match.index + 1 + match[1].length);
  if (!isOnlyMentioned(clause.text.slice(0, match.index)) || !namesWork(titleIn(inside, context))) return null;
  return toWork(inside, context, { due: true });
}

/** "Final script + paper + presentation due": what is handed in and what is given are two. */
function withPresentation(work: Work): Work[] {
  const match =
    /^(.*\b(?:paper|report|essay|project|code|script|draft)s?)\s*(?:\+|,|\band\b|&)\s*(?:and\s+)?((?:oral |class |final )?presentations?)$/i.exec(
      work.title,
    );
  if (!match?.[1] || !match[2]) return [work];
  const final = /^final\b/i.exec(match[1])?.[0];
  const title = final && !/^final/i.test(match[2]) ? `${final} ${match[2]}` : match[2];
  return [
    { ...work, title: match[1], type: assignmentType(match[1]) },
    { ...work, title, type: 'presentation', signs: { ...work.signs } },
  ];
}

const examSentence =
  /(?:^|[,;]\s+|\b(?:and|the|a|an|our|your)\s+)((?:(?:first|second|third|fourth|mid-?term|final|unit|in-class|take-home)\s+)*(?:exam(?:ination)?|test|quiz|mid-?term|final))\s+(?:will (?:be (?:given|held|administered)|take place)|is (?:given|held|in class)|will be in class)\b/i;

/** "Chapter 6, the midterm examination will be given in the last hour": an exam told in a sentence, and what is in front of it. */
function examGiven(clause: Piece, context: WorkContext): InClause | null {
  const match = examSentence.exec(clause.text);
  if (!match?.[1]) return null;
  const at = match.index + match[0].indexOf(match[1]);
  const work = toWork(slicePiece(clause, at, at + match[1].length), context, { due: true });
  if (!work) return null;
  const date = dueDateOf(clause.text, datesIn(clause, context));
  if (date?.to && !date.relative) Object.assign(work, { dueDate: date.to, dueTime: date.time, dueFrom: 'printed' });
  const head = slicePiece(clause, 0, match.index);
  return { works: [work], rest: /\p{L}/u.test(head.text) ? [head] : [] };
}

function dueClause(clause: Piece, context: WorkContext): InClause {
  const at = clause.text.search(
    /\b(?:(?:is|are|will be|must be|should be)\s+)?(?:due|deadline|submitted|turned in|handed in|completed|uploaded)\b/i,
  );
  const before = clause.text.slice(0, Math.max(0, at)).trim();
  const start = before === '' ? 0 : nameStart(clause, before);
  if (start === null) return { works: [], rest: [clause] };
  // "Reading response 1 due: Okafor, ch. 2": what the colon introduces is another matter.
  const colon = /\bdue\s*:\s*(?=\S)/i.exec(clause.text);
  const told = colon && at > 0 ? colon.index + colon[0].length : clause.text.length;
  const work = toWork(slicePiece(clause, start, told), context, {
    due: true,
    date: dueDateOf(clause.text, datesIn(clause, context)),
  });
  const headEnd = clause.text.slice(0, start).replace(/[\s([]+$/, '').length;
  const rest = [slicePiece(clause, 0, headEnd), slicePiece(clause, told)].filter((part) => part.text !== '');
  return work ? { works: withPresentation(work), rest } : { works: [], rest: [] };
}

const anyCase = (nouns: string) =>
  nouns
    .split(' ')
    .map((noun) => `[${noun[0]}${noun[0]?.toUpperCase()}]${noun.slice(1)}|${noun.toUpperCase()}`)
    .join('|');
const modifier = anyCase(
  'final midterm rough first second third fourth fifth lab group team research term reading weekly take-home problem',
);
const workNoun = anyCase(
  'homework hw assignment assignement quiz exam test essay paper report project presentation set pset proposal draft outline worksheet reflection response journal portfolio lab summary exercise bibliography poster',
);
/** The name of a piece of work at the end of a text: "… population data Assignment 1". */
const runInName = new RegExp(
  String.raw`(?:(?:\b(?:${modifier})\s+)|\b\p{Lu}[\p{L}'’-]*\s+)*\b(?:${workNoun})(?:s|es|S)?\s*(?:#|[Nn]o\.?)?\s*(?:\d+[a-z]?(?:\s*(?:&|and|-|–)\s*\d+)?|[IVX]+|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix)?\s*(?:\([^()]*\)\s*)?$`,
  'u',
);

/** Where the name of the work begins in front of "is due"; null where nothing in front of it is a name. */
function nameStart(clause: Piece, before: string): number | null {
  const bold = spansOf(clause, 'bold').find(
    (s) => s.start > 3 && s.start < before.length && s.end >= before.length - 2,
  );
  if (bold) return bold.start;
  const match = runInName.exec(before);
  const lead = match ? before.slice(0, match.index).trim() : '';
  const runsIn =
    lead.split(/\s+/).length > 1 && !/\b(?:of|the|your|a|an|for|on|in|to|or|with|from|our|by)$/i.test(lead);
  if (match && runsIn && /^[\p{Lu}\d]/u.test(match[0].trim())) return match.index;
  return before.split(/\s+/).length <= 14 ? 0 : null;
}

function named(clause: Piece, context: WorkContext): InClause {
  const { label } = context;
  const none = { works: [], rest: [clause] };
  const title = titleIn(clause, context);
  if (!/\p{L}{2}/u.test(title) || title.split(/\s+/).length > 30) return none;
  const name = workName(title);
  const imperative = saysHandIn(clause.text);
  const known = context.isKnown(title);
  const underWork = label?.kinds.includes('assignment') ?? false;
  const onlyWork = underWork && !label?.kinds.includes('reading') && !label?.kinds.includes('topic');
  // A heading or topic names a subject: that the grading table knows a like name does not make it work.
  const subject = context.place === 'heading' || label?.kinds[0] === 'topic' || label?.kinds[0] === 'activity';
  const sure = name?.sure ?? 0;
  const named = namesWork(title) || /\b\d+\b/.test(title) || known;
  const asked = imperative && (label?.kinds[0] === 'note' ? sure >= 0.65 : named) && !isOnlyMentioned(title);
  if (isMedia(clause.text) || /^finals(?: week)?$/i.test(title)) return none;
  // "Discussion 1 (initial post by Thursday)": a day to do it by asks for it.
  const by = datesIn(clause, context).some((date) => /\bby\s+(?:the\s+)?$/i.test(clause.text.slice(0, date.start)));
  const isWork =
    (by && (named || imperative) && !subject) ||
    sure >= (subject ? 0.8 : 0.65) ||
    (known && !subject) ||
    asked ||
    (underWork && name !== null) ||
    (onlyWork && !notWorkHere(clause));
  if (!isWork) return none;
  const work = toWork(clause, context, { due: false });
  // What stands where the topic stands is also what the day is about.
  const alsoTopic = work && !underWork && !imperative && label?.kinds[0] !== 'reading';
  return work ? { works: [work], rest: [], ...(alsoTopic ? { asTopic: clause } : {}) } : none;
}

function notWorkHere(clause: Piece): boolean {
  return /^\s*(?:none|n\/?a\b|tb[ad]|no\b|-+|—|see\b|nothing|spring break|fall break|thanksgiving|holiday|(?:re-?)?read\b|watch\b|view\b|listen\b)/i.test(
    clause.text,
  );
}

/** "Ch. 12 (395–420)", "Units 1–3": what an exam covers. */
const isCoverage = (clause: Piece) =>
  /^\s*(?:ch(?:ap(?:ter)?)?s?\.?\s?\d|units?\s?\d|weeks?\s?\d|sections?\s?\d|modules?\s?\d)[\d\s().,;:–-]*$/i.test(
    clause.text,
  );

/** "Begin Project 1" over a session says how it is spent; "… Assignment 1 is assigned" run into it does not. */
const isSubject = (clause: Piece, { label, place }: WorkContext) =>
  label?.kinds[0] === 'topic' ||
  (place === 'heading' && !/\b(?:assigned|posted|released|handed out)\b/i.test(clause.text));

/** A clause that only mentions work says nothing of its own, except in front of the name: "Growth models Assignment 1 is assigned". */
function mentionless(clause: Piece): Piece[] {
  const at = clause.text.search(/\s+\b(?:is|are|will be)?\s*(?:assigned|posted|released|handed out)\b/i);
  if (at < 0) return [];
  const match = runInName.exec(clause.text.slice(0, at));
  const head = match ? slicePiece(clause, 0, match.index) : null;
  return head && head.text.split(/\s+/).length > 1 ? [head] : [];
}

const datesIn = (piece: Piece, context: WorkContext) => resolveDates(piece.text, context.dates, context.anchor);
const titleIn = (piece: Piece, context: WorkContext) => workTitle(piece.text, datesIn(piece, context));

function toWork(piece: Piece, context: WorkContext, said: { due: boolean; date?: ResolvedDate | null }): Work | null {
  const own = datesIn(piece, context);
  const heading = context.label?.name ?? null;
  const dates = own.length === 0 && heading ? resolveDates(heading, context.dates, context.anchor) : own;
  const plain = workTitle(piece.text, own);
  const name = workName(plain);
  const title = heading && (name?.sure ?? 0) < 0.65 ? `${heading}: ${plain}` : plain;
  if (
    /^no\b/i.test(plain) ||
    !/\p{L}{2}/u.test(title) ||
    /^(?:(?:assignments?|readings?|work|projects?|it|this|these|they|all)$|to\s)/i.test(title)
  )
    return null;
  const date = own.length === 0 && heading ? (dates[0] ?? null) : (dueDateOf(piece.text, dates) ?? said.date ?? null);
  const labelled = date ? null : dueByLabel(context);
  const { label, anchor } = context;
  const underWork = label?.kinds.includes('assignment') ?? false;
  const undecided = date === null && dates.length > 1;
  const dueDate = date?.to ?? (undecided ? null : (labelled?.to ?? anchor.session));
  return {
    title,
    dueDate,
    dueTime: date?.time ?? labelled?.time ?? null,
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
    evidence: evidenceOf(piece),
    dueEvidence: null,
  };
}

/** What the label says of the day: a column "Due Sundays, 11:59 pm", or only of the time: "Due @ 5pm". */
function dueByLabel({ label, dates, anchor }: WorkContext): { to: string | null; time: string | null } | null {
  if (!label?.dueText) return null;
  const day = resolveDates(label.dueText, dates, anchor)[0];
  return { to: day?.to ?? null, time: day?.time ?? findTimes(label.dueText)[0]?.time ?? null };
}

const fallbackType = (label: Label | null, asked: boolean): AssignmentType =>
  asked || label?.kinds.includes('assignment') ? 'homework' : 'other';

/** Takes what a later clause says of a piece of work: its due date, or what it covers. */
export function continueWork(work: Work, clause: Piece, context: WorkContext): void {
  const date = dueDateOf(clause.text, datesIn(clause, context));
  if (date?.to) {
    work.dueDate = date.to;
    work.dueTime = date.time ?? work.dueTime;
    work.dueFrom = date.relative ? 'counted' : 'printed';
    work.signs.due = true;
    work.dueEvidence = evidenceOf(clause);
  } else if (isCoverage(clause)) work.title = `${work.title}; ${clause.text}`;
}
