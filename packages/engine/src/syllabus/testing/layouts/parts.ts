/**
 * The parts of a syllabus before a format is chosen. In texts `**x**` is bold, `*x*` italic, and a line break is `\n`.
 */
export type LayoutPart =
  | { kind: 'heading'; level: 1 | 2 | 3 | 4; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly { text: string; depth: number }[] }
  | TablePart;

/** A table; the first row is the header. */
export interface TablePart {
  kind: 'table';
  rows: readonly (readonly string[])[];
}

export const heading = (level: 1 | 2 | 3 | 4, text: string): LayoutPart => ({ kind: 'heading', level, text });

export const paragraph = (...lines: string[]): LayoutPart => ({
  kind: 'paragraph',
  text: lines.filter(Boolean).join('\n'),
});

export const bullets = (...items: string[]): LayoutPart => ({
  kind: 'list',
  ordered: false,
  items: items.map((text) => ({ text, depth: 0 })),
});

export const numbered = (...items: string[]): LayoutPart => ({
  kind: 'list',
  ordered: true,
  items: items.map((text) => ({ text, depth: 0 })),
});

export const table = (...rows: string[][]): LayoutPart => ({ kind: 'table', rows });

/** A stretch of text in one style. */
export interface Run {
  text: string;
  style: 'plain' | 'bold' | 'italic';
}

/** Runs of a text without line breaks. */
export function runsOf(text: string): Run[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((piece): Run => {
      if (piece.startsWith('**')) return { text: piece.slice(2, -2), style: 'bold' };
      if (piece.startsWith('*')) return { text: piece.slice(1, -1), style: 'italic' };
      return { text: piece, style: 'plain' };
    });
}

/** A text without its marks. */
export const withoutMarks = (text: string): string => text.replaceAll('*', '');

/** The same parts with other texts. */
export function withTexts(parts: readonly LayoutPart[], change: (text: string) => string): LayoutPart[] {
  return parts.map((part): LayoutPart => {
    if (part.kind === 'table') return { ...part, rows: part.rows.map((row) => row.map(change)) };
    if (part.kind === 'list') {
      return { ...part, items: part.items.map((item) => ({ ...item, text: change(item.text) })) };
    }
    return { ...part, text: change(part.text) };
  });
}
