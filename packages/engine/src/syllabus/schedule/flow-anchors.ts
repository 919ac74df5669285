import type { Block, Document } from '../../documents/document.ts';
import type { DateContext } from '../dates/date-context.ts';
import { type Opening, readOpening } from './opening.ts';

/** A block outside tables that opens a week, a session or a unit. */
export interface FlowAnchor {
  block: Block;
  kind: 'week' | 'session' | 'unit';
  /** Number of the week or session as printed. */
  number: number | null;
  opening: Opening;
  level: number;
}

/** Where a block stands in the outline: headings 1–6, then bold lines, paragraphs, and list items by depth. */
export function outlineLevel(block: Block): number {
  if (block.kind === 'heading') return block.level;
  if (block.kind === 'list-item') return 9 + block.depth;
  return isBoldLine(block) ? 7 : 8;
}

/** A short paragraph that is bold from end to end serves as a heading. */
export function isBoldLine(block: Block): boolean {
  if (block.kind !== 'paragraph' || block.text.length > 160) return false;
  const bold = block.marks.filter((mark) => mark.style === 'bold' || mark.style === 'underline');
  const covered = new Set<number>();
  for (const mark of bold) for (let i = mark.start; i < mark.end; i++) covered.add(i);
  return [...block.text].every((character, i) => covered.has(i) || /[\s\p{P}]/u.test(character));
}

const longestOpening = 400;

/** A long paragraph opens something only where its label or date is set apart from its first sentence. */
function isSetApart(block: Block, opening: Opening): boolean {
  if (block.kind === 'heading' || block.text.length <= 160) return true;
  const bold = block.marks.some((m) => m.style === 'bold' && m.start <= opening.start + 2 && m.end >= opening.end - 2);
  return bold || /^[\s)\]]*[:.\n–—|-]/.test(block.text.slice(opening.end));
}

/** Every block outside tables that opens a part of a schedule, in printed order. */
export function findFlowAnchors(document: Document, context: DateContext): FlowAnchor[] {
  const anchors: FlowAnchor[] = [];
  for (const block of document.blocks) {
    if (block.kind === 'table-row') continue;
    const marker = block.kind === 'list-item' && block.marker ? Number.parseInt(block.marker, 10) : Number.NaN;
    const opening = readOpening(block.text.slice(0, longestOpening), context, {
      marker: Number.isNaN(marker) ? null : marker,
    });
    if (!opening || !isSetApart(block, opening)) continue;
    // The pieces were read from the beginning of the text only: the last one goes on to its end.
    const last = opening.rest[opening.rest.length - 1];
    if (last && last[1] >= longestOpening - 1) last[1] = block.text.length;
    const kind = opening.week ? 'week' : opening.session || opening.date ? 'session' : opening.unit ? 'unit' : null;
    if (!kind) continue;
    const label = kind === 'week' ? opening.week : kind === 'unit' ? opening.unit : opening.session;
    anchors.push({ block, kind, number: label?.number ?? opening.number, opening, level: outlineLevel(block) });
  }
  return anchors;
}
