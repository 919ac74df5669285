import type { Block, Document } from '../../documents/document.ts';
import { isBoldLine } from '../lines/flow-lines.ts';

const reach = 3;

/** The heading, bold line or line with a colon right above a block, or null. */
export function headingOver(document: Document, index: number): Block | null {
  const above = document.blocks.slice(Math.max(0, index - reach), index);
  return above.findLast((block) => block.kind === 'heading' || isBoldLine(block) || block.text.endsWith(':')) ?? null;
}
