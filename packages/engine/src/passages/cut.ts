import { type Block, type Document, pageAt, printedPage } from '../documents/document.ts';
import { withoutStruck } from '../documents/struck-out.ts';
import { type Span, splitSentences } from '../text/sentences.ts';
import { boxHeadings } from './boxes.ts';
import { type QuizPart, quizParts } from './choice-questions.ts';
import { withColumnHeads } from './column-heads.ts';
import { findDuplicates } from './duplicates.ts';
import { glossaryTerms } from './glossary-terms.ts';
import { headingEnds } from './heading-scope.ts';
import type { Passage, Place } from './passage.ts';
import { roleOf } from './roles.ts';
import { blocksSetApart, type SetApart } from './set-apart.ts';
import { namesPeople } from './telling-titles.ts';

/**
 * Sizes in characters: about 30, 130 and 800 words. What is longer than the largest is no paragraph that anybody
 * wrote as one.
 */
const smallest = 180;
const usual = 800;
const largest = 5000;
const longestList = 2000;

/** A run of blocks, or a part of a long one, that becomes a passage. */
interface Piece {
  text: string;
  headingPath: string[];
  page: number | null;
  firstBlock: number;
  lastBlock: number;
  places: Place[];
  /** What its blocks are by their shape or their repetition; null where only its words tell. */
  apart: SetApart | QuizPart | null;
}

/**
 * Cuts a document into passages along its structure: a paragraph is one passage; short neighbours (list items, table
 * rows, a lead-in and its list) are grouped; a long paragraph is cut between sentences. Headings become the path above;
 * the heading of a box or of an opening list ends with it. Passages are in reading order, no sentence is in two of
 * them, and no text of the document is in none: a heading without text below it is a passage of its own. What is struck
 * out is no text of the document.
 */
export function cutPassages(document: Document, documentId: string): Passage[] {
  const pieces = cutPieces({
    ...document,
    blocks: withColumnHeads(document.blocks.map((block) => withBarsOfCells(withoutStruck(block)))),
  });
  const repeated = findDuplicates(pieces.map(({ text }) => text));
  return pieces.map(({ apart, ...piece }, ordinal) => {
    const role =
      apart === 'boilerplate' || apart === 'reference-list'
        ? apart
        : apart
          ? 'exercise'
          : roleOf(piece, ordinal / pieces.length, document.format === 'pptx');
    return {
      id: `${documentId}#${ordinal}`,
      documentId,
      ordinal,
      ...piece,
      places: piece.places.map((place) => ({ ...place, ...printedPage(place.page, document.pageLabels) })),
      role: role === 'body' && repeated[ordinal] ? 'duplicate' : role,
    };
  });
}

function cutPieces(document: Document): Piece[] {
  const setApart = blocksSetApart(document);
  const pieces: Piece[] = [];
  const boxes = boxHeadings(document.blocks);
  const quiz = quizParts(document.blocks);
  const terms = glossaryTerms(document);
  let path: Block[] = [];
  const ends = headingEnds(document.blocks);
  // The last block below a heading that does not reach to the next one, and the headings to which its text returns.
  let scope: { last: number; around: Block[] } | null = null;
  let open: Piece | null = null;
  // The last heading as long as nothing stands below it.
  let bare: Block | null = null;
  const keepBare = (): void => {
    if (bare) pieces.push(...piecesOf(bare, path.slice(0, -1), null));
    bare = null;
  };
  for (const block of document.blocks) {
    if (block.text.trim() === '') continue;
    const apart = setApart.get(block.index);
    if (apart) {
      pieces.push(...piecesOf(block, path, apart));
    } else if (block.kind === 'heading') {
      const before = [...path];
      // The title of what a list opens may be of the list's own level.
      const title = bare;
      if (bare && levelOf(bare) >= block.level) keepBare();
      while (levelOf(path.at(-1)) >= block.level) path.pop();
      const around = boxes.has(block.index) || title ? before : [...path];
      const last = boxes.has(block.index) ? block.index + 1 : ends.get(block.index);
      scope = last === undefined ? null : { last, around };
      path.push(block);
      open = namesPeople(block.text) ? (pieces[pieces.push(...piecesOf(block, path, null)) - 1] ?? null) : null;
      bare = open ? null : block;
    } else if (open && open.apart === (quiz.get(block.index) ?? null) && joins(open, block, document)) {
      open.places.push(
        ...placesOf(block, 0, block.text.length, open.text.length + 1, open.apart, terms.get(block.index) ?? []),
      );
      open.text += `\n${block.text}`;
      open.lastBlock = block.index;
    } else {
      bare = null;
      pieces.push(...piecesOf(block, path, quiz.get(block.index) ?? null, terms.get(block.index) ?? []));
      open = pieces.at(-1) ?? null;
    }
    if (scope && block.kind !== 'heading' && block.index >= scope.last) {
      path = scope.around;
      open = null;
      scope = null;
    }
  }
  keepBare();
  return pieces;
}

/**
 * A bar in a cell's own text parts no cells, "P(A | B)": the spaces beside it become no-break, so that a row is cut at
 * the others.
 */
function withBarsOfCells(block: Block): Block {
  if (block.kind !== 'table-row' || !block.cells.some((cell) => cell.text.includes(' | '))) return block;
  let { text } = block;
  for (const cell of block.cells) {
    const end = cell.start + cell.text.length;
    text = text.slice(0, cell.start) + cell.text.replaceAll(' | ', '\u00a0|\u00a0') + text.slice(end);
  }
  return { ...block, text };
}

function levelOf(block: Block | undefined): number {
  return block?.kind === 'heading' ? block.level : 0;
}

/** One piece, or several of a long block, each a stretch of its text. */
function piecesOf(block: Block, path: readonly Block[], apart: Piece['apart'], terms: readonly Span[] = []): Piece[] {
  return stretches(block.text).map(([start, end]) => ({
    text: block.text.slice(start, end),
    headingPath: path.map((heading) => heading.text.replace(/\s+/g, ' ').trim()),
    page: pageAt(block, start),
    firstBlock: block.index,
    lastBlock: block.index,
    places: placesOf(block, start, end, 0, apart, terms),
    apart,
  }));
}

/** The places of `block.text.slice(start, end)`, which begins at `at` in its passage. */
function placesOf(
  block: Block,
  start: number,
  end: number,
  at: number,
  apart: Piece['apart'],
  terms: readonly Span[],
): Place[] {
  const form: Pick<Place, 'form'> = apart === 'choice' ? { form: apart } : formOf(block, terms.length > 0);
  const places: Place[] = [{ start: at, block: block.index, page: pageAt(block, start), ...form }];
  for (const line of block.lines) {
    if (line.start <= start || line.start >= end || line.page === places.at(-1)?.page) continue;
    places.push({ start: at + line.start - start, block: block.index, page: line.page, ...form });
  }
  for (const term of terms.filter((each) => each.start >= start && each.end <= end)) {
    const entry = { block: block.index, page: pageAt(block, term.start), ...form, term: term.end - term.start };
    const from = at + term.start - start;
    const known = places.findIndex((place) => place.start >= from);
    places.splice(known < 0 ? places.length : known, places[known]?.start === from ? 1 : 0, { start: from, ...entry });
  }
  return places;
}

function formOf(block: Block, isEntry: boolean): Pick<Place, 'form'> {
  if (block.kind === 'table-row') return { form: block.header ? 'header-row' : 'row' };
  if (block.kind === 'list-item' || isEntry) return { form: 'item' };
  const isCode = block.marks.some(
    ({ style, start, end }) => style === 'code' && start === 0 && end >= block.text.length,
  );
  return isCode ? { form: 'code' } : {};
}

function joins(open: Piece, block: Block, document: Document): boolean {
  const last = document.blocks[open.lastBlock];
  if (!last || (document.format === 'pptx' && last.page !== block.page)) return false;
  // What leads something in is not parted from it: code, a list, a table, a quotation.
  const leadsIn = last.kind === 'paragraph' && endsInColon(last);
  const isTable = last.kind === 'table-row' && block.kind === 'table-row' && last.table === block.table;
  const isList = last.kind === 'list-item' && block.kind === 'list-item';
  // A list or a table that is not long is found and shown whole.
  const most = isTable || isList ? longestList : leadsIn ? 2 * usual : usual;
  if (open.text.length + block.text.length > most) return false;
  if (last.kind === 'table-row' && block.kind === 'table-row') return isTable;
  if (last.kind === 'list-item' && block.kind === 'list-item') return true;
  return leadsIn || open.text.length < smallest || block.text.length < smallest;
}

const endsInColon = ({ text }: Block): boolean => /[:：]\s*$/.test(text);

function stretches(text: string): [number, number][] {
  if (text.length <= largest) return [[0, text.length]];
  const parts: [number, number][] = [];
  let start = 0;
  let end = 0;
  for (const sentence of splitSentences(text)) {
    if (end > start && sentence.end - start > usual) {
      parts.push([start, end]);
      start = sentence.start;
    }
    end = sentence.end;
  }
  parts.push([start, end]);
  return parts;
}
