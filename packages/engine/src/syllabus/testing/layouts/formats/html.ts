import { type LayoutPart, runsOf } from '../parts.ts';

export function htmlOf(parts: readonly LayoutPart[]): string {
  return `<!doctype html><html><head><meta charset="utf-8"></head><body>\n${parts.map(blockOf).join('\n')}\n</body></html>\n`;
}

function blockOf(part: LayoutPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h${part.level}>${inline(part.text)}</h${part.level}>`;
    case 'paragraph':
      return `<p>${inline(part.text)}</p>`;
    case 'list': {
      const tag = part.ordered ? 'ol' : 'ul';
      return `<${tag}>${part.items.map(({ text }) => `<li>${inline(text)}</li>`).join('')}</${tag}>`;
    }
    case 'table': {
      const rows = part.rows.map((row, at) => {
        const tag = at === 0 ? 'th' : 'td';
        return `<tr>${row.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
      });
      return `<table>${rows.join('')}</table>`;
    }
  }
}

function inline(text: string): string {
  const tags = { plain: '', bold: 'strong', italic: 'em' };
  return text
    .split('\n')
    .map((line) =>
      runsOf(line)
        .map(({ text: run, style }) =>
          tags[style] ? `<${tags[style]}>${escaped(run)}</${tags[style]}>` : escaped(run),
        )
        .join(''),
    )
    .join('<br>');
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
