import type { Block, Document } from '../documents/document.ts';
import { splitSentences } from '../text/sentences.ts';
import type { Passage } from './passage.ts';

/** Sizes in characters: about 30, 130 and 230 words. */
const smallest = 180;
const usual = 800;
const largest = 1400;

/** A run of blocks, or a part of a long one, that becomes a passage. */
interface Piece {
  text: string;
  headingPath: string[];
  page: number | null;
  firstBlock: number;
  lastBlock: number;
}

/**
 * Cuts a document into passages along its structure: a paragraph is one passage; short neighbours (list items, table rows,
 * a lead-in and its list) are grouped; a long paragraph is cut between sentences. Headings become the path above.
 * Passages are in reading order and no sentence is in two of them.
 */
export function cutPassages(document: Document, documentId: string): Passage[] {
  const pieces: Piece[] = [];
  const path: { level: number; title: string }[] = [];
  let open: Piece | null = null;
  for (const block of document.blocks) {
    if (block.text.trim() === '') continue;
    if (block.kind === 'heading') {
      while ((path.at(-1)?.level ?? 0) >= block.level) path.pop();
      path.push({ level: block.level, title: block.text });
      open = null;
      continue;
    }
    const headingPath = path.map((heading) => heading.title);
    if (open && joins(open, block, document)) {
      open.text += `\n${block.text}`;
      open.lastBlock = block.index;
      continue;
    }
    for (const text of splitLong(block.text)) {
      open = { text, headingPath, page: block.page, firstBlock: block.index, lastBlock: block.index };
      pieces.push(open);
    }
  }
  return pieces.map((piece, ordinal) => ({
    id: `${documentId}#${ordinal}`,
    documentId,
    ordinal,
    ...piece,
    role: 'body',
  }));
}

function joins(open: Piece, block: Block, document: Document): boolean {
  if (open.text.length + block.text.length > usual) return false;
  const last = document.blocks[open.lastBlock];
  if (!last) return false;
  if (last.kind === block.kind && (block.kind === 'list-item' || block.kind === 'table-row')) {
    return last.kind !== 'table-row' || block.kind !== 'table-row' || last.table === block.table;
  }
  const leadsIn = last.kind === 'paragraph' && block.kind !== 'paragraph' && /[:：]\s*$/.test(last.text);
  return leadsIn || open.text.length < smallest || block.text.length < smallest;
}

function splitLong(text: string): string[] {
  if (text.length <= largest) return [text];
  const parts: string[] = [];
  let start = 0;
  let end = 0;
  for (const sentence of splitSentences(text)) {
    if (end > start && sentence.end - start > usual) {
      parts.push(text.slice(start, end));
      start = sentence.start;
    }
    end = sentence.end;
  }
  parts.push(text.slice(start, end));
  return parts;
}
