import { alternation } from '../../../lexicon/alternation.ts';
import { ordinals } from '../../../lexicon/numbers.ts';
import { type Piece, slicePiece } from '../../lines/piece.ts';
import { isOnlyMentioned } from './due.ts';
import { dueDateOf } from './due-date.ts';
import { namesWork } from './nouns.ts';
import { toWork } from './to-work.ts';
import type { Work } from './work.ts';
import { datesIn, type InClause, titleIn, type WorkContext } from './work-context.ts';

/** "Work on your paper (final script + paper due Jan 25)": the remark in brackets asks for work of its own. */
export function workInBrackets(clause: Piece, context: WorkContext): Work | null {
  const match = /\(([^()]*\bdue\b[^()]*)\)/i.exec(clause.text);
  if (!match?.[1]) return null;
  const inside = slicePiece(clause, match.index + 1, match.index + 1 + match[1].length);
  if (!isOnlyMentioned(clause.text.slice(0, match.index)) || !namesWork(titleIn(inside, context))) return null;
  return toWork(inside, context, { due: true });
}

const examSentence = new RegExp(
  String.raw`(?:^|[,;]\s+|\b(?:and|the|a|an|our|your)\s+)((?:(?:${alternation(ordinals.slice(1, 6))}|mid-?term|final|unit|in-class|take-home)\s+)*(?:exam(?:ination)?|test|quiz|mid-?term|final))\s+(?:will (?:be (?:given|held|administered)|take place)|is (?:given|held|in class)|will be in class)\b`,
  'i',
);

/**
 * "Chapter 6, the midterm examination will be given in the last hour": an exam told in a sentence, and what is in front
 * of it.
 */
export function examGiven(clause: Piece, context: WorkContext): InClause | null {
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
