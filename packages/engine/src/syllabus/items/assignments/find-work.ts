import { asksToRead } from '../../../citations/reading-lead.ts';
import { alternation } from '../../../lexicon/alternation.ts';
import { nounsOf } from '../../../lexicon/coursework.ts';
import { supplies } from '../../../lexicon/supplies.ts';
import { type Piece, slicePiece } from '../../lines/piece.ts';
import { titleWords } from '../words.ts';
import { appendedWork } from './appended-work.ts';
import { clausesOf } from './clauses.ts';
import { isOnlyMentioned, saysDue, saysHandIn } from './due.ts';
import { dueClause, inFrontOfName } from './due-clause.ts';
import { isOnlyDate, isOnlyOpenDate, saysNotDue } from './due-date.ts';
import { namedWork } from './named-work.ts';
import { namesWork, workName } from './nouns.ts';
import { continueWork, isCoverage, toWork } from './to-work.ts';
import { examGiven, workInBrackets } from './told-work.ts';
import type { FoundWork, Work } from './work.ts';
import { datesIn, type InClause, titleIn, type WorkContext } from './work-context.ts';

/**
 * The work that a text asks for, and what of the text remains to be understood. "Linear growth. Assignment 1 is due &
 * Assignment 2 is assigned" gives Assignment 1 and "Linear growth". Work that is only prepared, reviewed or given out
 * is neither.
 */
export function findWork(piece: Piece, context: WorkContext): FoundWork {
  const works: Work[] = [];
  const rest: Piece[] = [];
  const continues: Piece[] = [];
  const asTopic: FoundWork['asTopic'] = [];
  let before: Piece | null = null;
  for (const clause of clausesOf(piece)) {
    const found = inClause(clause, context);
    const last = works.at(-1);
    // "(due on Thurs, Jan 11)" behind a name, and "Ch12 (395–420)" behind "Quiz Ch4 (103–106);", say more of the work
    // before.
    const named = found === 'continues' && !last ? namedBefore(clause, rest.at(-1), before, context) : null;
    before = clause;
    if (named) {
      works.push(named);
      rest.pop();
    } else if (found === 'continues' && last) continueWork(last, clause, context);
    else if (found === 'continues') continues.push(clause);
    else if (last && isSameAgain(found, last)) continueWork(last, clause, context);
    else {
      works.push(...found.works);
      rest.push(...found.rest);
      if (found.asTopic && found.works[0]) asTopic.push({ piece: found.asTopic, type: found.works[0].type });
    }
  }
  return { works, rest, asTopic, continues };
}

/** "Two-page proposal: 600 words. Due October 3": the sentence before names what is due, though it does not say so. */
function namedBefore(clause: Piece, left: Piece | undefined, before: Piece | null, context: WorkContext): Work | null {
  if (!left || left !== before || !saysDue(clause.text) || datesIn(clause, context).length === 0) return null;
  if (!workName(titleIn(left, context)) || isOnlyMentioned(left.text)) return null;
  const work = toWork(left, context, { due: true });
  if (work) continueWork(work, clause, context);
  return work;
}

/** Nouns that alone repeat what was named in full: "Papers must be turned in". */
const repeated = new Set([...nounsOf('always', 'mostly'), 'draft']);

/**
 * "Turn in your analytical paper. Papers must be turned in by Friday": the second sentence speaks of the first one's
 * work.
 */
function isSameAgain({ works }: InClause, last: Work): boolean {
  const [work] = works;
  if (works.length !== 1 || !work?.signs.due) return false;
  if (/^(?:both|all|each|these|they|it|this|the assignments?|submissions?)$/i.test(work.title)) return true;
  const [noun = '', ...others] = titleWords(work.title);
  return others.length === 0 && repeated.has(noun) && titleWords(last.title).includes(noun);
}

/** "(due on Thurs, Jan 11)", "new deadline Oct 12": says when the work before it is due. */
const opensWithDue =
  /^[([]?\s*(?:also\s+|now\s+)?(?:is\s+)?(?:due\b|(?:the\s+)?(?:new|revised|extended)\s+(?:due\s+date|deadline|date)\b)/i;

/** "Bring a blue book" hands in nothing. */
const bringsAlong = new RegExp(
  `^\\s*(?:please\\s+|also\\s+|remember to\\s+)?bring\\s+(?:in\\s+)?(?:(?:an?|your|the|two|one|some|coloured|colored|#2)\\s+)*(?:${alternation(supplies)})\\b`,
  'i',
);

function inClause(clause: Piece, context: WorkContext): InClause | 'continues' {
  const { label } = context;
  if (bringsAlong.test(clause.text)) return { works: [], rest: [] };
  if (saysNotDue(clause.text)) return { works: [], rest: [] };
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
  const appended = due ? null : appendedWork(clause, context);
  if (appended) return appended;
  if (
    opensWithDue.test(clause.text) &&
    (isOnlyOpenDate(clause.text) ||
      isOnlyDate(clause.text, datesIn(clause, context)) ||
      !/\p{L}/u.test(titleIn(clause, context).replace(/\bTB[AD]\b/g, '')))
  )
    return 'continues';
  if (isCoverage(clause) && label?.kinds.includes('assignment') && !label.kinds.includes('reading')) return 'continues';
  const onlyWork = label?.kinds.length === 1 && label.kinds[0] === 'assignment';
  if (isOnlyMentioned(clause.text, onlyWork) && !due && (namesWork(clause.text) || context.isKnown(clause.text)))
    return { works: [], rest: isSubject(clause, context) ? [clause] : mentionless(clause) };
  if (due) return dueClause(clause, context);
  // "Complete two readings: …" hands in nothing.
  if (asksToRead(clause.text) && saysHandIn(clause.text)) return { works: [], rest: [clause] };
  return namedWork(clause, context);
}

/** "Begin Project 1" over a session says how it is spent; "… Assignment 1 is assigned" run into it does not. */
const isSubject = (clause: Piece, { label, place }: WorkContext) =>
  label?.kinds[0] === 'topic' ||
  (place === 'heading' && !/\b(?:assigned|posted|released|handed out|distributed|given out)\b/i.test(clause.text));

/**
 * A clause that only mentions work says nothing of its own, except in front of the name: "Growth models Assignment 1 is
 * assigned".
 */
function mentionless(clause: Piece): Piece[] {
  const at = clause.text.search(/\s+\b(?:is|are|will be)?\s*(?:assigned|posted|released|handed out)\b/i);
  if (at < 0) return [];
  const head = inFrontOfName(clause, at);
  return head && head.text.split(/\s+/).length > 1 ? [head] : [];
}
