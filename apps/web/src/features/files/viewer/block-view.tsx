import type { DocumentBlock } from '@weekwise/contracts/files.ts';
import { clsx } from 'clsx';
import type { TextRange } from './locate-quote.ts';
import { StyledText } from './styled-text.tsx';

export type Highlights = ReadonlyMap<number, TextRange>;

const headings = { 1: 'type-page', 2: 'type-card' } as const;

function Text({ block, highlights }: { block: DocumentBlock; highlights: Highlights }) {
  return <StyledText text={block.text} marks={block.marks} highlight={highlights.get(block.index) ?? null} />;
}

/** One block that is not part of a table. */
export function BlockView({ block, highlights }: { block: DocumentBlock; highlights: Highlights }) {
  const text = <Text block={block} highlights={highlights} />;
  if (block.kind === 'heading') {
    const level = Math.min(6, (block.level ?? 2) + 1);
    const Heading = `h${level}` as 'h2';
    const look = headings[block.level === 1 ? 1 : 2];
    return (
      <Heading className={clsx('mt-7 first:mt-0', block.level && block.level > 2 ? 'type-read font-semibold' : look)}>
        {text}
      </Heading>
    );
  }
  if (block.kind === 'list-item')
    return (
      <div className="type-read mt-1.5 flex gap-2" style={{ paddingInlineStart: `${(block.depth ?? 0) * 1.25}rem` }}>
        <span className="shrink-0 text-muted" aria-hidden="true">
          {block.marker ?? '•'}
        </span>
        <p className="min-w-0 whitespace-pre-wrap">{text}</p>
      </div>
    );
  return <p className="type-read mt-3 whitespace-pre-wrap">{text}</p>;
}

/** Rows of one table. A cell merged downwards shows its text once. */
export function TableView({ rows, highlights }: { rows: readonly DocumentBlock[]; highlights: Highlights }) {
  return (
    <div className="mt-4 overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm leading-5">
        <tbody>
          {rows.map((row) => (
            <tr key={row.index} className="border-b align-top first:border-t">
              {row.cells.map((cell) => {
                const Cell = row.header ? 'th' : 'td';
                return (
                  <Cell
                    key={cell.column}
                    colSpan={cell.column_span}
                    className={clsx(
                      'min-w-12 whitespace-pre-wrap px-2 py-1.5 font-serif',
                      row.header && 'font-semibold',
                    )}
                  >
                    {cell.continued ? (
                      <span className="sr-only">{cell.text}</span>
                    ) : (
                      <CellText row={row} cell={cell} highlights={highlights} />
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Marks and quotes count from the row's start; a cell shows its share of them. */
function CellText({
  row,
  cell,
  highlights,
}: {
  row: DocumentBlock;
  cell: DocumentBlock['cells'][number];
  highlights: Highlights;
}) {
  const end = cell.start + cell.text.length;
  const within = <T extends { start: number; end: number }>(part: T): T | null =>
    part.end <= cell.start || part.start >= end
      ? null
      : {
          ...part,
          start: Math.max(0, part.start - cell.start),
          end: Math.min(cell.text.length, part.end - cell.start),
        };
  const quoted = highlights.get(row.index);
  return (
    <StyledText
      text={cell.text}
      marks={row.marks.flatMap((mark) => within(mark) ?? [])}
      highlight={quoted ? within(quoted) : null}
    />
  );
}
