import type { Citation } from '../../answers/citation.ts';
import { type Document, printedPage } from '../../documents/document.ts';
import { withoutStruck } from '../../documents/struck-out.ts';
import type { Evidence } from '../../syllabus/course.ts';

/** A longer block holds more than the line that is meant. */
const mostLine = 300;

/**
 * Cites lines of a syllabus in its document: the whole block where that is one line, so that "Studying Society"
 * comes with its date;
 * of a row of a table, and of a long paragraph, the words themselves.
 */
export function citeLine({ page, block, text }: Evidence, document: Document, documentId: string): Citation {
  const given = document.blocks[block];
  const found = given && withoutStruck(given);
  const isLine = found !== undefined && found.kind !== 'table-row' && found.text.length <= mostLine;
  const level = found?.kind === 'heading' ? found.level : Infinity;
  const heading = document.blocks.slice(0, block).findLast((above) => above.kind === 'heading' && above.level < level);
  const quote = isLine && found.text.includes(text) ? found.text : text;
  const at = { ...printedPage(page, document.pageLabels), block, lastBlock: block };
  return { passageId: null, documentId, ...at, heading: heading?.text ?? null, quote };
}
