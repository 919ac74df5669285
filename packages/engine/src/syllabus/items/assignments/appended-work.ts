import { type Piece, slicePiece } from '../../lines/piece.ts';
import { isOnlyMentioned, saysHandIn } from './due.ts';
import { workName } from './nouns.ts';
import { toWork } from './to-work.ts';
import { datesIn, type InClause, type WorkContext } from './work-context.ts';

/** Work named with its number at this certainty is work wherever it stands. */
const sureEnough = 0.9;
const between = /\s*(?:,\s*(?:and\s+)?|\s+and\s+|\s*[&+;]\s*)\s*/i;
/** "(quiz 3 and assignment 2)", "(Quiz 1)" at the end of a text. */
const inBrackets = /\s*[([]([^()[\]]{4,60})[)\]]\s*\.?$/;
/** "…, lab practical 1", "… + Quiz 5" at the end of a text. */
const behindComma = /(?:,|\s[+&])\s+([^,()+&]{4,30}?)\s*\.?$/;

/** "see quiz 3", "after Exam 1": refers to work that is due another day. */
const refers = /^(?:see|cf|after|before|until|for|from|in|on|of|as|like|with|without|no|not)\b/i;

const isNumbered = (text: string) =>
  /\d\s*$/.test(text) &&
  text.split(/\s+/).length <= 4 &&
  (workName(text)?.sure ?? 0) >= sureEnough &&
  !refers.test(text) &&
  !isOnlyMentioned(text);

/**
 * "Cell walls (quiz 3 and assignment 2)", "Review, Test 1": numbered pieces of work named behind what the class is
 * about. Null where nothing else stands in front of them.
 */
export function appendedWork(clause: Piece, context: WorkContext): InClause | null {
  const { text } = clause;
  const { label } = context;
  if (label?.kinds.includes('assignment') || label?.kinds.includes('reading') || saysHandIn(text)) return null;
  const match = inBrackets.exec(text) ?? behindComma.exec(text);
  const named = match?.[1];
  if (!match || !named) return null;
  const head = slicePiece(clause, 0, match.index);
  const names = named.split(between);
  if (!/\p{L}{3}/u.test(head.text) || (workName(head.text)?.sure ?? 0) >= sureEnough || !names.every(isNumbered))
    return null;
  if (isOnlyMentioned(head.text) && !/^\W*review\W*$/i.test(head.text)) return null;
  let from = match.index + match[0].indexOf(named);
  const works = names.flatMap((name) => {
    const start = text.indexOf(name, from);
    from = start + name.length;
    const piece = slicePiece(clause, start, from);
    const work = datesIn(piece, context).length === 0 ? toWork(piece, context, { due: false }) : null;
    return work ? [work] : [];
  });
  return works.length === names.length ? { works, rest: [head] } : null;
}
