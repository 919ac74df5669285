import { alignedBlocks } from './aligned-blocks.ts';
import { alignedTable } from './aligned-tables.ts';
import type { PageContent } from './geometry.ts';
import { rowsOf } from './rows.ts';
import { ruledTables } from './ruled-tables.ts';
import { decorateWords, mergeHorizontal, mergeVertical } from './rules.ts';
import type { TableDraft } from './table-draft.ts';
import { type TextLine, textLines } from './text-line.ts';

/** What stands on a page, in reading order. */
export type PageElement = TextLine | TableDraft;

export function layOutPage(content: PageContent): PageElement[] {
  const horizontal = decorateWords(content.words, mergeHorizontal(content.horizontal));
  const vertical = mergeVertical(content.vertical);
  const { tables, used } = ruledTables(content.page, content.words, horizontal, vertical);
  const rows = rowsOf(content.words.filter((word) => !used.has(word)));
  const measure = {
    left: Math.min(...rows.map((row) => row.left)),
    right: Math.max(...rows.map((row) => row.right)),
  };
  const elements: PageElement[] = [...tables];
  let done = 0;
  for (const block of alignedBlocks(rows)) {
    elements.push(...textLines(content.page, rows.slice(done, block.from), measure));
    elements.push(alignedTable(content.page, rows, block, horizontal));
    done = block.to;
  }
  elements.push(...textLines(content.page, rows.slice(done), measure));
  return elements.sort((a, b) => a.top - b.top);
}
