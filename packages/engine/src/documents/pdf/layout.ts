import type { PageContent, Word } from './geometry.ts';
import { partedAtLabels } from './labelled-rows.ts';
import { layOutPage, type PagePart } from './page-layout.ts';
import { ruledTables } from './ruled-tables.ts';
import { withoutRunningHeads } from './running-heads.ts';

/** The pages of a document in reading order, without what repeats on each of them. */
export function layOutPages(pages: readonly PageContent[]): PagePart[] {
  const tables = pages.map((page) => ruledTables(page.page, page.words, page.horizontal, page.vertical));
  const inTables = new Set<Word>();
  for (const { used } of tables) for (const word of used) inTables.add(word);
  const { pages: bodies } = withoutRunningHeads(pages, inTables);
  return bodies.flatMap((page, at) => {
    const words = page.words.filter((word) => !inTables.has(word));
    return layOutPage({ ...page, words }, (tables[at]?.tables ?? []).map(partedAtLabels));
  });
}
