import type { LayoutPart, TablePart } from '../parts.ts';

export function markdownOf(parts: readonly LayoutPart[]): string {
  return `${parts.map(blockOf).join('\n\n')}\n`;
}

function blockOf(part: LayoutPart): string {
  switch (part.kind) {
    case 'heading':
      return `${'#'.repeat(part.level)} ${part.text}`;
    case 'paragraph':
      return part.text.replaceAll('\n', '  \n');
    case 'list':
      return part.items
        .map(({ text, depth }, at) => {
          const lead = `${'  '.repeat(depth)}${part.ordered ? `${at + 1}.` : '-'} `;
          return lead + text.replaceAll('\n', `  \n${' '.repeat(lead.length)}`);
        })
        .join('\n');
    case 'table':
      return tableOf(part);
  }
}

function tableOf({ rows: [header = [], ...rows] }: TablePart): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('\n', '<br>')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
