import { sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { quotePieces } from '../evidence/answer-from-passages.ts';
import { compareInColumns, compareInTable } from '../evidence/compare.ts';
import type { Piece } from '../evidence/compose.ts';
import { isTask } from '../evidence/evidence.ts';
import type { AnswerContext } from '../records.ts';
import { countWords } from '../render/shorten.ts';
import { showPieces } from '../render/show-pieces.ts';
import { comparedThings, namesOf } from './compared-things.ts';
import { type DefinedTerm, describing, passagesWith, withWhatItIs } from './defined-term.ts';
import { firstDefined } from './each-term-answer.ts';
import { bullet, type Part, quoteOf, says, title, writtenAnswer } from './written-answer.ts';

const contrast =
  /\b(?:whereas|while|but|unlike|than|instead|however|in contrast|by contrast|on the other hand|neither|both|differs?|different|same|rather than|not)\b/i;
const mostContrasts = 2;
const longestContrast = 45;

/**
 * Things side by side: a table of what each is said to be, and what sets them apart; null where they are not
 * compared or not defined.
 */
export function compareAnswer(asked: string, index: PassageIndex, { syllabus }: AnswerContext): Answer | null {
  const things = comparedThings(asked);
  if (!things) return null;
  const syllabusId = syllabus?.documentId ?? null;
  const names = namesOf(things);
  const readings = index.passages.filter(({ documentId }) => documentId !== syllabusId);
  const compared = compareInColumns(readings, names);
  if (compared) return quotePieces(compared, 1);
  // What one of them is said to do tells it apart from what the other is.
  const known = names.flatMap((names) => firstDefined(names, index, syllabusId, describing) ?? []);
  if (known.length < things.length || isOneStatement(known)) return null;
  const apart = setApart(known, index, syllabusId);
  const lead = apart.length > 0 ? [title('What sets them apart')] : [];
  return writtenAnswer([tableOf(known), ...lead, ...apart], index);
}

/** A sentence that speaks of all of them is shown in its passage instead. */
const isOneStatement = (known: readonly DefinedTerm[]): boolean =>
  new Set(known.map(({ definition }) => quoteOf(definition))).size < known.length;

function tableOf(known: readonly DefinedTerm[]): Part {
  const rows = known.map(({ term, definition }) => {
    const told = withWhatItIs(definition);
    return { cells: [term, quoteOf(told)], evidence: told };
  });
  return { ...says('What your files say each is:'), table: { head: ['', 'What it is'], rows } };
}

/** Rows that one table has of them, and sentences that name them all. */
function setApart(known: readonly DefinedTerm[], index: PassageIndex, syllabusId: string | null): Part[] {
  const [first, second] = known;
  const passages = passagesNear(known, index, syllabusId);
  const rows = first && second && known.length === 2 ? compareInTable(passages, [first.term, second.term]) : null;
  const shown = showPieces(rows ?? []).map(({ text, block, ...piece }) => ({
    ...says(text, piece),
    ...(block !== null && { block }),
  }));
  const told = new Set(known.map(({ definition }) => quoteOf(definition)));
  const sentences = passages
    .flatMap((passage) => contrasting(known, passage))
    .filter((piece) => !told.has(quoteOf(piece)));
  return [...sentences.slice(0, mostContrasts).map((piece) => bullet(quoteOf(piece), piece)), ...shown];
}

/** The passages that define them first, then those with all of them. */
function passagesNear(known: readonly DefinedTerm[], index: PassageIndex, syllabusId: string | null): Passage[] {
  const documents = new Set(known.map(({ definition }) => definition.passage.documentId));
  const headsOf = known.map(({ term }) => term.split(' ')[0] ?? term);
  const all = passagesWith(headsOf.join(' '), index, syllabusId);
  const near = index.passages.filter(({ documentId }) => documents.has(documentId));
  return [...new Set([...known.map(({ definition }) => definition.passage), ...all, ...near])];
}

function contrasting(known: readonly DefinedTerm[], passage: Passage): Piece[] {
  const wanted = known.map(({ term }) => contentStems(term));
  return sentencesOf(passage).flatMap(({ start, end }) => {
    const text = passage.text.slice(start, end);
    const held = new Set(contentStems(text));
    const namesAll = wanted.every((stems) => stems.every((stem) => held.has(stem)));
    const isShort = countWords(text) <= longestContrast && !text.includes(' | ');
    const isFit = namesAll && contrast.test(text) && isShort && !isTask(text);
    return isFit ? [{ passage, start, end }] : [];
  });
}
