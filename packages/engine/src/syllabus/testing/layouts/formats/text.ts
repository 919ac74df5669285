import { type LayoutPart, type TablePart, withoutMarks } from '../parts.ts';
import type { Wording } from '../wording.ts';

/** Plain text as typed by hand; the wording tells how headings and tables are shown. */
export function toPlainText(parts: readonly LayoutPart[], wording: Wording): string {
  return `${parts.map((part) => blockOf(part, wording)).join('\n\n')}\n`;
}

function blockOf(part: LayoutPart, { textHeadings, textTables }: Wording): string {
  switch (part.kind) {
    case 'heading': {
      const text = withoutMarks(part.text);
      if (part.level > 2 || textHeadings === 'alone') return text;
      if (textHeadings === 'capitals') return text.toUpperCase();
      return `${text}\n${(part.level === 1 ? '=' : '-').repeat(text.length)}`;
    }
    case 'paragraph':
      return withoutMarks(part.text);
    case 'list':
      return part.items
        .map(({ text, depth }, at) => {
          const lead = `${'  '.repeat(depth)}${part.ordered ? `${at + 1}.` : '-'} `;
          return lead + withoutMarks(text).replaceAll('\n', `\n${' '.repeat(lead.length)}`);
        })
        .join('\n');
    case 'table':
      if (textTables === 'tabs') return tabsOf(part);
      return textTables === 'boxes' ? boxesOf(part) : alignedOf(part);
  }
}

/** One line for each row, as pasted from a spreadsheet. */
function tabsOf({ rows }: TablePart): string {
  return rows.map((row) => row.map((cell) => withoutMarks(cell).replaceAll('\n', '; ')).join('\t')).join('\n');
}

/** Columns kept apart by blanks, with long cells going on below, and a blank line between rows. */
function alignedOf(table: TablePart): string {
  const { rows, widths } = wrapped(table);
  return rows
    .map((cells) =>
      rowLines(cells)
        .map((line) =>
          line
            .map((text, column) => text.padEnd((widths[column] ?? 0) + 3))
            .join('')
            .trimEnd(),
        )
        .join('\n'),
    )
    .join('\n\n');
}

/** Columns in boxes of dashes and bars. */
function boxesOf(table: TablePart): string {
  const { rows, widths } = wrapped(table);
  const rule = `+${widths.map((width) => '-'.repeat(width + 2)).join('+')}+`;
  const lines = rows.flatMap((cells) => [
    ...rowLines(cells).map((line) => `| ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`),
    rule,
  ]);
  return [rule, ...lines].join('\n');
}

const widestColumn = 34;

/** The lines of every cell, and the width of every column. */
function wrapped({ rows }: TablePart): { rows: string[][][]; widths: number[] } {
  const lines = rows.map((row) =>
    row.map((cell) =>
      withoutMarks(cell)
        .split('\n')
        .flatMap((line) => wrap(line, ({ length }) => length <= widestColumn)),
    ),
  );
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(1, ...lines.flatMap((row) => (row[column] ?? []).map((line) => line.length))),
  );
  return { rows: lines, widths };
}

/** The lines of a row from the lines of its cells. */
function rowLines(cells: readonly string[][]): string[][] {
  const height = Math.max(...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, line) => cells.map((cell) => cell[line] ?? ''));
}

/** Breaks a line between words where the next word does not fit. */
export function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
