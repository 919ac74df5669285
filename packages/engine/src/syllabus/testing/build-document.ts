import type { Block, Cell, CellLine, Document, Mark } from '../../documents/document.ts';

/**
 * Builds a Document for tests from a short notation, one block per element:
 * `# Title` heading (number of signs = level), `- item` list item (two spaces per depth), `a | b | c` table row,
 * `|= a | b` header row, `---` ends a table, anything else a paragraph. Within a cell ` / ` breaks the line and `• `
 * opens a list item; `**x**` is bold.
 */
export function buildDocument(lines: string[], title: string | null = null): Document {
  const blocks: Block[] = [];
  let table = 0;
  let row = 0;
  for (const line of lines) {
    const isRow = line.includes(' | ') || line.startsWith('|= ') || line.endsWith(' |');
    if (!isRow && row > 0) {
      table++;
      row = 0;
    }
    if (line === '---') continue;
    const base = { index: blocks.length, page: null, sourceLine: null, lines: [] };
    const heading = /^(#{1,6}) (.*)$/.exec(line);
    const item = /^( *)(?:-|(\d+[.)])) (.*)$/.exec(line);
    if (isRow) blocks.push({ ...base, ...tableRow(line, table, row++) });
    else if (heading)
      blocks.push({ ...base, kind: 'heading', level: heading[1]?.length ?? 1, ...marked(heading[2] ?? '') });
    else if (item) {
      const depth = (item[1]?.length ?? 0) / 2;
      blocks.push({ ...base, kind: 'list-item', depth, marker: item[2] ?? null, ...marked(item[3] ?? '') });
    } else blocks.push({ ...base, kind: 'paragraph', ...marked(line) });
  }
  return { format: 'text', title, pageCount: null, blocks, warnings: [] };
}

function marked(source: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let text = '';
  source.split('**').forEach((part, i) => {
    if (i % 2) marks.push({ style: 'bold', start: text.length, end: text.length + part.length });
    text += part;
  });
  return { text, marks };
}

function tableRow(line: string, table: number, row: number) {
  const header = line.startsWith('|= ');
  const cells: Cell[] = [];
  let text = '';
  const sources = line.replace(/^\|= /, '').split(' |');
  sources.forEach((source, column) => {
    const lines: CellLine[] = source
      .trim()
      .split(' / ')
      .map((part) => ({ ...marked(part.replace(/^• /, '')), listDepth: part.startsWith('• ') ? 0 : null }));
    const cellText = lines.map((l) => l.text).join('\n');
    if (column) text += ' | ';
    cells.push({
      column,
      columnSpan: 1,
      continued: false,
      text: cellText,
      start: text.length,
      lines: cellText ? lines : [],
    });
    text += cellText;
  });
  return { kind: 'table-row' as const, table, row, header, cells, text, marks: [] };
}
