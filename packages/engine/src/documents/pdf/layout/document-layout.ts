import type { PageContent, PdfWord } from '../geometry.ts';
import { partedAtDates } from '../tables/dated-rows.ts';
import { partedAtLabels } from '../tables/labelled-rows.ts';
import { ruledTables } from '../tables/ruled-tables.ts';
import { withRowsBetweenRules } from '../tables/sparse-rows.ts';
import type { TableDraft } from '../tables/table-draft.ts';
import { type KnownColumns, taggedTables } from '../tables/tagged-tables.ts';
import { layOutPage, type PagePart } from './page-layout.ts';
import { rowsOf } from './rows.ts';
import { type RunningHead, withoutRunningHeads } from './running-heads.ts';

/** The pages of a document in reading order, without what repeats on each of them. */
export function layOutPages(pages: readonly PageContent[]): PagePart[] {
  const known: KnownColumns = new Map();
  const tables = pages.map((page) => tablesOf(page, known));
  const inTables = new Set<PdfWord>();
  for (const { used } of tables) for (const word of used) inTables.add(word);
  const { pages: bodies, heads } = withoutRunningHeads(pages, inTables);
  const parts = bodies.flatMap((page, at) => {
    const words = page.words.filter((word) => !inTables.has(word));
    return layOutPage({ ...page, words }, pages.length, tables[at]?.tables ?? []);
  });
  const first = heads.filter((head) => head.page === pages[0]?.page);
  const vocabulary = new Set(
    first.length > 0 ? bodies.flatMap((page) => page.words.map((word) => plainWord(word.text))) : [],
  );
  const telling = first.filter((head) => saysMore(head, vocabulary));
  return [
    ...telling.filter((head) => head.atTop).map(headPart),
    ...parts,
    ...telling.filter((head) => !head.atTop).map(headPart),
  ];
}

/** Tables by the file's tags, then by drawn lines. */
function tablesOf(page: PageContent, known: KnownColumns): { tables: TableDraft[]; used: Set<PdfWord> } {
  const tagged = taggedTables(page, known);
  const rest = page.words.filter((word) => !tagged.used.has(word));
  const ruled = ruledTables(page.page, rest, page.horizontal, page.vertical);
  const parted = ruled.tables.map((table) => withRowsBetweenRules(partedAtDates(partedAtLabels(table))));
  return { tables: [...tagged.tables, ...parted], used: new Set([...tagged.used, ...ruled.used]) };
}

/** A running head of the first page is kept once when it has a name or number that the document has nowhere else. */
function saysMore(head: RunningHead, vocabulary: ReadonlySet<string>): boolean {
  const own = head.words
    .map((word) => plainWord(word.text))
    .filter((word) => /^(?:\p{L}[\p{L}’'-]{3,}|\p{L}*\d{3,})$/u.test(word));
  return own.some((word) => !vocabulary.has(word));
}

const plainWord = (text: string): string => text.toLowerCase().replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');

function headPart(head: RunningHead): PagePart {
  return { kind: 'text-part', page: head.page, rows: rowsOf(head.words), measure: null, atTop: false };
}
