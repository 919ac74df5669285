import { alternation, anyCase } from '../../../lexicon/alternation.ts';
import { formsOf, nameModifiers, nounsOf } from '../../../lexicon/coursework.ts';
import { cardinals, ordinals } from '../../../lexicon/numbers.ts';
import { type Piece, slicePiece, spansOf } from '../../lines/piece.ts';
import { assignmentType } from './assignment-type.ts';
import { dueDateOf, leavesDateOpen } from './due-date.ts';
import { toWork } from './to-work.ts';
import type { Work } from './work.ts';
import { datesIn, type InClause, type WorkContext } from './work-context.ts';

/** A clause that says what is due: the work, and what stands in front of its name or is introduced by a colon. */
export function dueClause(clause: Piece, context: WorkContext): InClause {
  const at = clause.text.search(
    /\b(?:(?:is|are|will be|must be|should be)\s+)?(?:due|deadline|submitted|turned in|handed in|completed|uploaded)\b/i,
  );
  const before = clause.text.slice(0, Math.max(0, at)).trim();
  const start = before === '' ? 0 : nameStart(clause, before);
  if (start === null) return { works: [], rest: [clause] };
  // "Reading response 1 due: Okafor, ch. 2": what the colon introduces is another matter.
  const colon = /\bdue\s*:\s*(?=\S)/i.exec(clause.text);
  const isOpen = leavesDateOpen(clause.text);
  const told = colon && at > 0 && !isOpen ? colon.index + colon[0].length : clause.text.length;
  const work = toWork(slicePiece(clause, start, told), context, {
    due: true,
    date: dueDateOf(clause.text, datesIn(clause, context)),
    isOpen,
  });
  const headEnd = clause.text.slice(0, start).replace(/[\s([]+$/, '').length;
  const rest = [slicePiece(clause, 0, headEnd), slicePiece(clause, told)].filter((part) => part.text !== '');
  return { works: work ? withPresentation(work) : [], rest };
}

const handedInAndGiven = new RegExp(
  String.raw`^(.*\b(?:code|scripts?|${alternation(formsOf([...nounsOf('mostly'), 'draft']))}))\s*(?:\+|,|\band\b|&)\s*(?:and\s+)?((?:oral |class |final )?presentations?)$`,
  'i',
);

/** "Final script + paper + presentation due": what is handed in and what is given are two. */
function withPresentation(work: Work): Work[] {
  const match = handedInAndGiven.exec(work.title);
  if (!match?.[1] || !match[2]) return [work];
  const final = /^final\b/i.exec(match[1])?.[0];
  const title = final && !/^final/i.test(match[2]) ? `${final} ${match[2]}` : match[2];
  return [
    { ...work, title: match[1], type: assignmentType(match[1]) },
    { ...work, title, type: 'presentation', signs: { ...work.signs } },
  ];
}

// Capitalised they are taken with the other capitals: two ways to match one word would be tried in every combination.
const modifier = alternation([...ordinals.slice(1, 6), ...nameModifiers]);
const workNoun = anyCase(formsOf([...nounsOf('always', 'mostly', 'numbered', 'class'), 'problem set']));
/** The name of a piece of work at the end of a text: "… population data Assignment 1". */
const runInName = new RegExp(
  String.raw`(?:(?:\b(?:${modifier})\s+)|\b\p{Lu}[\p{L}'’-]*\s+){0,6}\b(?:${workNoun})\s*(?:#|[Nn]o\.?)?\s*(?:\d+[a-z]?(?:\s*(?:&|and|-|–)\s*\d+)?|[IVX]+|${anyCase(cardinals.slice(1, 7))})?\s*(?:\([^()]*\)\s*)?$`,
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

/** Reads what stands in front of a name of work at the end of a text; null where no name does. */
export function inFrontOfName(clause: Piece, end: number): Piece | null {
  const match = runInName.exec(clause.text.slice(0, end));
  return match ? slicePiece(clause, 0, match.index) : null;
}
