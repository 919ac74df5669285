import type { Block, ParagraphBlock } from '../../document.ts';
import type { PageContent, PageNote } from '../geometry.ts';

/** A highlighted text is often kept as its own note. */
const compared = 60;

/** Puts what readers wrote on a page behind the blocks of that page, marked as a note. */
export function withNotes(blocks: readonly Block[], pages: readonly PageContent[]): Block[] {
  const noted = pages.filter((page) => page.notes.length > 0);
  if (noted.length === 0) return [...blocks];
  const all = [...blocks];
  for (const page of noted) {
    const printed = plain(page.words.map((word) => word.text).join(' '));
    const added = page.notes
      .filter((note) => !printed.includes(plain(note.text).slice(0, compared)))
      .map((note) => noteBlock(note, page.page));
    const behind = all.findLastIndex((block) => (block.page ?? 0) <= page.page);
    all.splice(behind + 1, 0, ...added);
  }
  return all.map((block, index) => ({ ...block, index }));
}

const plain = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

function noteBlock({ text, left, top, right, bottom }: PageNote, page: number): ParagraphBlock {
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const lines = [{ start: 0, page, box }];
  return { kind: 'paragraph', index: 0, text: `Note: ${text}`, marks: [], page, sourceLine: null, lines };
}
